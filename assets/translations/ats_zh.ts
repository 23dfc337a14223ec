<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en_AU">
<context>
    <name>ActionBar</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>加倍</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>收藏</translation>
    </message>
</context>
<context>
    <name>Aim</name>
    <message>
        <source>pays {odds}</source>
        <translation>赔率 {odds}</translation>
    </message>
    <message>
        <source>returns {amount}</source>
        <translation>返还 {amount}</translation>
    </message>
    <message>
        <source>minimum {minimum} · maximum {maximum} · steps of {multiple}</source>
        <translation>最低 {minimum} · 最高 {maximum} · 每级 {multiple}</translation>
    </message>
    <message>
        <source>places nothing</source>
        <translation>不会下注</translation>
    </message>
    <message>
        <source>{amount} on this bet</source>
        <translation>此注共 {amount}</translation>
    </message>
    <message>
        <source>more than your balance</source>
        <translation>超过您的余额</translation>
    </message>
    <message>
        <source>below the minimum here</source>
        <translation>低于此注的最低额</translation>
    </message>
    <message>
        <source>maximum: {amount} not placed</source>
        <translation>已达最高额：{amount} 未下注</translation>
    </message>
    <message>
        <source>steps: {amount} not placed</source>
        <translation>不合级数：{amount} 未下注</translation>
    </message>
</context>
<context>
    <name>AttendantButton</name>
    <message>
        <source>Attendant called</source>
        <translation>已呼叫服务员</translation>
    </message>
    <message>
        <source>Attendant</source>
        <translation>服务员</translation>
    </message>
</context>
<context>
    <name>AttractScreen</name>
    <message>
        <source>Notes: %1</source>
        <translation>纸币：%1</translation>
    </message>
    <message>
        <source>No notes are taken right now</source>
        <translation>目前不接受纸币</translation>
    </message>
</context>
<context>
    <name>Bet</name>
    <message>
        <source>Straight up {numbers}</source>
        <translation>单号 {numbers}</translation>
    </message>
    <message>
        <source>Split {numbers}</source>
        <translation>两号 {numbers}</translation>
    </message>
    <message>
        <source>Street {numbers}</source>
        <translation>一行 {numbers}</translation>
    </message>
    <message>
        <source>Corner {numbers}</source>
        <translation>四号 {numbers}</translation>
    </message>
    <message>
        <source>Six-line {first} to {last}</source>
        <translation>六号 {first} 至 {last}</translation>
    </message>
    <message>
        <source>Column {first} {second} … {last}</source>
        <translation>直列 {first} {second} … {last}</translation>
    </message>
    <message>
        <source>Dozen {first} to {last}</source>
        <translation>一打 {first} 至 {last}</translation>
    </message>
    <message>
        <source>Symbol {symbol}</source>
        <translation>符号 {symbol}</translation>
    </message>
    <message>
        <source>Straight up</source>
        <translation>单号</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>两号</translation>
    </message>
    <message>
        <source>Street</source>
        <translation>一行</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>四号</translation>
    </message>
    <message>
        <source>Six-line</source>
        <translation>六号</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>直列</translation>
    </message>
    <message>
        <source>Dozen</source>
        <translation>一打</translation>
    </message>
    <message>
        <source>1 to 18</source>
        <translation>1 至 18</translation>
    </message>
    <message>
        <source>19 to 36</source>
        <translation>19 至 36</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>双</translation>
    </message>
    <message>
        <source>Odd</source>
        <translation>单</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>红</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑</translation>
    </message>
    <message>
        <source>Each symbol</source>
        <translation>每个符号</translation>
    </message>
    <message>
        <source>{odds} to 1</source>
        <translation>{odds} 赔 1</translation>
    </message>
</context>
<context>
    <name>Book</name>
    <message>
        <source>A disruption compromised the integrity of the game</source>
        <translation>干扰影响了游戏的公正</translation>
    </message>
    <message>
        <source>A foreign object entered the wheel</source>
        <translation>有异物进入轮盘</translation>
    </message>
    <message>
        <source>A mechanical malfunction of the wheel or its support</source>
        <translation>转轮或支架发生机械故障</translation>
    </message>
    <message>
        <source>A person interfered with the ball or the wheel</source>
        <translation>有人干扰了球或轮盘</translation>
    </message>
    <message>
        <source>Big Wheel</source>
        <translation>大转轮</translation>
    </message>
    <message>
        <source>Big Wheel, option 1</source>
        <translation>大转轮，方案 1</translation>
    </message>
    <message>
        <source>Big Wheel, option 2</source>
        <translation>大转轮，方案 2</translation>
    </message>
    <message>
        <source>Big Wheel, option 3</source>
        <translation>大转轮，方案 3</translation>
    </message>
    <message>
        <source>Big Wheel, option 4</source>
        <translation>大转轮，方案 4</translation>
    </message>
    <message>
        <source>Double Zero Rapid Roulette</source>
        <translation>双零快速轮盘</translation>
    </message>
    <message>
        <source>Money Wheel</source>
        <translation>金钱转轮</translation>
    </message>
    <message>
        <source>Money Wheel, option One</source>
        <translation>金钱转轮，方案一</translation>
    </message>
    <message>
        <source>Money Wheel, option Three</source>
        <translation>金钱转轮，方案三</translation>
    </message>
    <message>
        <source>Money Wheel, option Two</source>
        <translation>金钱转轮，方案二</translation>
    </message>
    <message>
        <source>Physical interference or a mechanical malfunction while the wheel was spinning</source>
        <translation>转轮转动时受到外力干扰或发生机械故障</translation>
    </message>
    <message>
        <source>Physical interference or a mechanical malfunction with the spin</source>
        <translation>旋转受到外力干扰或发生机械故障</translation>
    </message>
    <message>
        <source>Physical interference with the spin of the wheel</source>
        <translation>转轮的旋转受到外力干扰</translation>
    </message>
    <message>
        <source>Single Zero Rapid Roulette</source>
        <translation>单零快速轮盘</translation>
    </message>
    <message>
        <source>The ball came to rest before the end of the wagering period</source>
        <translation>球在下注时间结束前已停下</translation>
    </message>
    <message>
        <source>The ball left the wheel</source>
        <translation>球离开了轮盘</translation>
    </message>
    <message>
        <source>The ball was spun in the direction of the wheel</source>
        <translation>球的方向与轮盘转动方向相同</translation>
    </message>
    <message>
        <source>The ball will not complete four revolutions</source>
        <translation>球转不满四圈</translation>
    </message>
    <message>
        <source>The indicator came to rest on a peg between two sections</source>
        <translation>指针停在两格之间的销钉上</translation>
    </message>
    <message>
        <source>The indicator did not come to rest clearly inside a compartment</source>
        <translation>指针没有清楚地停在一格之内</translation>
    </message>
    <message>
        <source>The indicator stopped on the peg between two sections</source>
        <translation>指针停在两格之间的销钉上</translation>
    </message>
    <message>
        <source>The wheel became unbalanced</source>
        <translation>转轮失去平衡</translation>
    </message>
    <message>
        <source>The wheel did not complete three revolutions</source>
        <translation>转轮没有转满三圈</translation>
    </message>
    <message>
        <source>The wheel stopped before no more bets was announced</source>
        <translation>宣布停止下注前转轮已停</translation>
    </message>
    <message>
        <source>The wheel stopped before the ball came to rest</source>
        <translation>球停下之前轮盘已停转</translation>
    </message>
    <message>
        <source>The wheel was not rotating when the ball was spun</source>
        <translation>投球时轮盘没有转动</translation>
    </message>
    <message>
        <source>The wheel will not complete three revolutions</source>
        <translation>转轮转不满三圈</translation>
    </message>
</context>
<context>
    <name>CashOutQuestion</name>
    <message>
        <source>Cash out %1?</source>
        <translation>兑现 %1？</translation>
    </message>
    <message>
        <source>Chips on the felt come back to you first. Your visit at this station ends.</source>
        <translation>桌上的筹码先退回给您。您在本机的游戏随即结束。</translation>
    </message>
    <message>
        <source>Print a ticket</source>
        <translation>打印票券</translation>
    </message>
    <message>
        <source>Paid by the dealer</source>
        <translation>由荷官支付</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>继续游戏</translation>
    </message>
</context>
<context>
    <name>Countdown</name>
    <message>
        <source>Please wait</source>
        <translation>请稍候</translation>
    </message>
    <message>
        <source>No spin</source>
        <translation>旋转无效</translation>
    </message>
    <message>
        <source>Round void</source>
        <translation>本局作废</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>停止下注</translation>
    </message>
    <message>
        <source>Last bets</source>
        <translation>最后下注</translation>
    </message>
    <message>
        <source>Place your bets</source>
        <translation>请下注</translation>
    </message>
</context>
<context>
    <name>CountdownView</name>
    <message>
        <source>seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>You won %1</source>
        <translation>您赢了 %1</translation>
    </message>
</context>
<context>
    <name>CreditMeter</name>
    <message>
        <source>in {amount}</source>
        <translation>存入 {amount}</translation>
    </message>
    <message>
        <source>net {amount}</source>
        <translation>净额 {amount}</translation>
    </message>
</context>
<context>
    <name>DemoWindow</name>
    <message>
        <source>Demonstration: pretended money</source>
        <translation>演示：模拟金额</translation>
    </message>
    <message>
        <source>Demonstration</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>Note %1</source>
        <translation>纸币 %1</translation>
    </message>
    <message>
        <source>Dealer adds 500</source>
        <translation>荷官存入 500</translation>
    </message>
    <message>
        <source>Take ticket</source>
        <translation>取票</translation>
    </message>
    <message>
        <source>Insert ticket</source>
        <translation>放入票券</translation>
    </message>
</context>
<context>
    <name>Favourites</name>
    <message>
        <source>Bets: {count}</source>
        <translation>注数：{count}</translation>
    </message>
    <message>
        <source>There are no chips on the felt to keep.</source>
        <translation>桌布上没有可保存的筹码。</translation>
    </message>
</context>
<context>
    <name>FavouritesPage</name>
    <message>
        <source>Favourites · %1 s</source>
        <translation>收藏 · %1 秒</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>收藏</translation>
    </message>
    <message>
        <source>Free: keep the chips on the felt here, and place them again with one touch</source>
        <translation>空位：把桌布上的筹码存在这里，以后一触即可再下</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>下注</translation>
    </message>
    <message>
        <source>Keep my chips here</source>
        <translation>把我的筹码存在这里</translation>
    </message>
</context>
<context>
    <name>Felt</name>
    <message>
        <source>1st 12</source>
        <translation>第一打</translation>
    </message>
    <message>
        <source>2nd 12</source>
        <translation>第二打</translation>
    </message>
    <message>
        <source>3rd 12</source>
        <translation>第三打</translation>
    </message>
    <message>
        <source>EVEN</source>
        <translation>双</translation>
    </message>
    <message>
        <source>ODD</source>
        <translation>单</translation>
    </message>
    <message>
        <source>RED</source>
        <translation>红</translation>
    </message>
    <message>
        <source>BLACK</source>
        <translation>黑</translation>
    </message>
</context>
<context>
    <name>FeltBoard</name>
    <message>
        <source>Racetrack</source>
        <translation>赛道注</translation>
    </message>
</context>
<context>
    <name>GameScreen</name>
    <message>
        <source>CASH OUT</source>
        <translation>兑现</translation>
    </message>
</context>
<context>
    <name>HeaderBar</name>
    <message>
        <source>YOUR LIMITS · %1</source>
        <translation>您的限额 · %1</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>已连接</translation>
    </message>
    <message>
        <source>No link</source>
        <translation>未连接</translation>
    </message>
    <message>
        <source>Help and rules</source>
        <translation>帮助与规则</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>How to play</source>
        <translation>玩法</translation>
    </message>
    <message>
        <source>Place a bet</source>
        <translation>下注</translation>
    </message>
    <message>
        <source>Touch a chip, then touch a spot: a number, a line between numbers, or a box. Or drag a chip to the spot. Touch again to add another chip.</source>
        <translation>先点筹码，再点位置：号码、号码之间的线或方格。也可以把筹码拖到位置上。再点一次即加一枚筹码。</translation>
    </message>
    <message>
        <source>Move it, take it off</source>
        <translation>移动和取回</translation>
    </message>
    <message>
        <source>Drag a stack to another spot to move it, or off the felt to take it back. Undo goes back step by step, Clear takes everything off. Repeat places your last bets again; Favourites keeps some for this visit.</source>
        <translation>把筹码拖到别处即移动，拖出桌布即取回。“撤销”逐步返回，“清空”取回全部。“重复”再下上一局的注，“收藏”在本次游戏期间保存注码。</translation>
    </message>
    <message>
        <source>What a bet pays</source>
        <translation>赔率</translation>
    </message>
    <message>
        <source>Hold a finger still on a spot: it shows what the bet covers, what it pays and its limits. Touch the limit sign for all of them.</source>
        <translation>手指按住一个位置不动：会显示此注涵盖的号码、赔率和限额。点限额牌可查看全部。</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>The ring shows the time left, %1 seconds unless the table says otherwise. The wheel or the dealer may end it early. At zero nothing can be placed or taken off.</source>
        <translation>圆环显示剩余时间，除非牌桌另有规定，为 %1 秒。轮盘或荷官可能提前结束。归零后不能再下注或取回。</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>什么算数</translation>
    </message>
    <message>
        <source>Solid chips are confirmed by the table. Faint chips with a turning ring are still on their way. When the time is over, the screen shows exactly the bets that count.</source>
        <translation>实心筹码已由牌桌确认。带转动圆环的淡色筹码仍在传送。时间结束时，屏幕显示的正是算数的注码。</translation>
    </message>
    <message>
        <source>Below the minimum, above the maximum</source>
        <translation>低于最低、高于最高</translation>
    </message>
    <message>
        <source>An amount below a bet&apos;s minimum is not placed. Above the maximum, or between two steps, the next lower amount is placed and the rest stays yours. All bets together must reach %1.</source>
        <translation>低于最低额的金额不会下注。高于最高额或介于两级之间时，按较低一级下注，其余仍归您。全部注码合计须达到 %1。</translation>
    </message>
    <message>
        <source>No spin, or a mistake</source>
        <translation>无效旋转或失误</translation>
    </message>
    <message>
        <source>If a spin does not count, every bet of it comes back. If a wrong result was entered, accounts are frozen for a moment and put right in front of you.</source>
        <translation>如果一次旋转不算数，该轮所有注码退回。如果输入了错误的结果，账户会暂时冻结，并当面更正。</translation>
    </message>
    <message>
        <source>Your money</source>
        <translation>您的钱</translation>
    </message>
    <message>
        <source>Insert a note or a ticket, or pay the dealer. Cash Out prints a ticket or calls the dealer. My rounds shows each round of this visit as it was.</source>
        <translation>放入纸币或票券，或付给荷官。“兑现”打印票券或呼叫荷官。“我的局”按原样显示本次每一局。</translation>
    </message>
    <message>
        <source>The rules, and complaints</source>
        <translation>规则与投诉</translation>
    </message>
    <message>
        <source>The full rules (%1) are there on request: call an attendant. You may ask for the pit boss about any decision, and then for the inspector on duty.</source>
        <translation>完整规则（%1）可向服务员索取。对任何决定，您可以要求见监场经理，其后要求见当值督察。</translation>
    </message>
    <message>
        <source>Play within your limits</source>
        <translation>量力而行</translation>
    </message>
    <message>
        <source>“This visit” says how long you have played and how it stands. Past results say nothing about the next spin. If it is no longer fun, stop, and ask any attendant for help: it is confidential.</source>
        <translation>“本次”显示您已玩多久以及输赢。过去的结果与下一次旋转无关。如果不再有乐趣，请停下，并向任何服务员求助：绝对保密。</translation>
    </message>
</context>
<context>
    <name>Jackpots</name>
    <message>
        <source>Jackpot! {name}</source>
        <translation>大奖！{name}</translation>
    </message>
    <message>
        <source>Yours: the pit boss confirms it</source>
        <translation>您中了：等待区经理确认</translation>
    </message>
    <message>
        <source>not offered now</source>
        <translation>暂不提供</translation>
    </message>
    <message>
        <source>Station {station} won {amount}</source>
        <translation>{station} 号机赢得 {amount}</translation>
    </message>
    <message>
        <source>Table {table}, station {station} won {amount}</source>
        <translation>{table} 号桌 {station} 号机赢得 {amount}</translation>
    </message>
    <message>
        <source>{name} is confirmed: {amount} is yours.</source>
        <translation>{name} 已确认：{amount} 归您。</translation>
    </message>
    <message>
        <source>{name}: you won {amount}!</source>
        <translation>{name}：您赢得 {amount}！</translation>
    </message>
    <message>
        <source>The pit boss is told and comes to station {station} to confirm it. Play goes on.</source>
        <translation>已通知区经理，他会到 {station} 号机确认。游戏照常进行。</translation>
    </message>
    <message>
        <source>Confirmed by the pit boss. It will be handed over to you at station {station}.</source>
        <translation>区经理已确认。奖品将在 {station} 号机交给您。</translation>
    </message>
    <message>
        <source>Confirmed by the pit boss: it is in your balance.</source>
        <translation>区经理已确认：已计入您的余额。</translation>
    </message>
</context>
<context>
    <name>KeyPad</name>
    <message>
        <source>Erase</source>
        <translation>删除</translation>
    </message>
</context>
<context>
    <name>LanguageMenu</name>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Standard colours</source>
        <translation>标准颜色</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
</context>
<context>
    <name>LastSpinCard</name>
    <message>
        <source>Last spin</source>
        <translation>上一局</translation>
    </message>
    <message>
        <source>You have not bet yet</source>
        <translation>您还没有下注</translation>
    </message>
    <message>
        <source>won %1</source>
        <translation>赢 %1</translation>
    </message>
    <message>
        <source>bet %1</source>
        <translation>注码 %1</translation>
    </message>
</context>
<context>
    <name>LimitCard</name>
    <message>
        <source>Your limits</source>
        <translation>您的限额</translation>
    </message>
    <message>
        <source>Limits at this table</source>
        <translation>本桌限额</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>注</translation>
    </message>
    <message>
        <source>Pays</source>
        <translation>赔率</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>最低</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>级</translation>
    </message>
    <message>
        <source>All your bets of a round together: at least %1. Below that they do not count and come back to you.</source>
        <translation>一局全部注码合计至少 %1。低于此数不算，并退回给您。</translation>
    </message>
    <message>
        <source>as written in its box</source>
        <translation>见各方格</translation>
    </message>
    <message>
        <source>MIN {minimum} · MAX {maximum} · BY {multiple}</source>
        <translation>最低 {minimum} · 最高 {maximum} · 级 {multiple}</translation>
    </message>
</context>
<context>
    <name>MeterView</name>
    <message>
        <source>BALANCE</source>
        <translation>余额</translation>
    </message>
    <message>
        <source>BET</source>
        <translation>注码</translation>
    </message>
    <message>
        <source>LAST WIN</source>
        <translation>上次赢</translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message>
        <source>Symbol {symbol}</source>
        <translation>符号 {symbol}</translation>
    </message>
    <message>
        <source>red</source>
        <translation>红</translation>
    </message>
    <message>
        <source>black</source>
        <translation>黑</translation>
    </message>
    <message>
        <source>green</source>
        <translation>绿</translation>
    </message>
    <message>
        <source>{number} {colour}</source>
        <translation>{number} {colour}</translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>Racetrack</name>
    <message>
        <source>{count} chips of {chip} = {total}</source>
        <translation>{count} 枚 {chip} = {total}</translation>
    </message>
</context>
<context>
    <name>RacetrackView</name>
    <message>
        <source>Neighbours ± %1</source>
        <translation>邻号 ± %1</translation>
    </message>
    <message>
        <source>Voisins · 9 chips</source>
        <translation>零区 · 9 枚</translation>
    </message>
    <message>
        <source>Orphelins · 5 chips</source>
        <translation>孤注 · 5 枚</translation>
    </message>
    <message>
        <source>Tiers · 6 chips</source>
        <translation>三分区 · 6 枚</translation>
    </message>
</context>
<context>
    <name>Recall</name>
    <message>
        <source>Round {round}</source>
        <translation>第 {round} 局</translation>
    </message>
    <message>
        <source>Note in</source>
        <translation>放入纸币</translation>
    </message>
    <message>
        <source>Ticket in</source>
        <translation>放入票券</translation>
    </message>
    <message>
        <source>Paid in by the dealer</source>
        <translation>荷官存入</translation>
    </message>
    <message>
        <source>Cashed out</source>
        <translation>已兑现</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>更正</translation>
    </message>
    <message>
        <source>Jackpot</source>
        <translation>累积大奖</translation>
    </message>
    <message>
        <source>Below the table minimum: {stake} came back. Balance {balance}.</source>
        <translation>低于本桌最低额：{stake} 已退回。余额 {balance}。</translation>
    </message>
    <message>
        <source>No valid spin: {stake} came back. Balance {balance}.</source>
        <translation>旋转无效：{stake} 已退回。余额 {balance}。</translation>
    </message>
    <message>
        <source>{outcome}. Bets {stake}, returned {returned}, balance {balance}.</source>
        <translation>{outcome}。注码 {stake}，返还 {returned}，余额 {balance}。</translation>
    </message>
</context>
<context>
    <name>RecallPage</name>
    <message>
        <source>My rounds: looking back</source>
        <translation>我的局：回看</translation>
    </message>
    <message>
        <source>There are no rounds yet.</source>
        <translation>还没有任何局。</translation>
    </message>
</context>
<context>
    <name>ResultStrip</name>
    <message>
        <source>Last results</source>
        <translation>最近结果</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>No results yet</source>
        <translation>还没有结果</translation>
    </message>
    <message>
        <source>Spins counted: {count}</source>
        <translation>统计局数：{count}</translation>
    </message>
    <message>
        <source>Red {count}</source>
        <translation>红 {count}</translation>
    </message>
    <message>
        <source>Black {count}</source>
        <translation>黑 {count}</translation>
    </message>
    <message>
        <source>Zero {count}</source>
        <translation>零 {count}</translation>
    </message>
    <message>
        <source>Last spin · round {round}</source>
        <translation>上一局 · 第 {round} 局</translation>
    </message>
    <message>
        <source>No spin: bets returned</source>
        <translation>无效：注码退回</translation>
    </message>
</context>
<context>
    <name>Sayings</name>
    <message>
        <source>Your last confirmed bets stand. Reconnecting…</source>
        <translation>您最后确认的注码有效。正在重新连接…</translation>
    </message>
    <message>
        <source>minimum {minimum} here</source>
        <translation>此处最低 {minimum}</translation>
    </message>
    <message>
        <source>maximum {maximum}: {not_placed} not placed</source>
        <translation>最高 {maximum}：{not_placed} 未下注</translation>
    </message>
    <message>
        <source>maximum {maximum} here</source>
        <translation>此处最高 {maximum}</translation>
    </message>
    <message>
        <source>steps of {multiple}: {not_placed} not placed</source>
        <translation>每级 {multiple}：{not_placed} 未下注</translation>
    </message>
    <message>
        <source>steps of {multiple} here</source>
        <translation>此处每级 {multiple}</translation>
    </message>
    <message>
        <source>{missing} more needed</source>
        <translation>还差 {missing}</translation>
    </message>
    <message>
        <source>too late for this spin</source>
        <translation>本局已截止</translation>
    </message>
    <message>
        <source>not taken: {amount} back in your balance</source>
        <translation>未接受：{amount} 已退回余额</translation>
    </message>
    <message>
        <source>Your bets were below the table minimum and came back to you.</source>
        <translation>您的注码低于本桌最低额，已退回。</translation>
    </message>
    <message>
        <source>No spin: all bets are back in your balance.</source>
        <translation>旋转无效：所有注码已退回余额。</translation>
    </message>
    <message>
        <source>This round does not count: all bets are back in your balance.</source>
        <translation>本局不算：所有注码已退回余额。</translation>
    </message>
    <message>
        <source>Your bets of this round were returned by the dealer.</source>
        <translation>您本局的注码已由荷官退回。</translation>
    </message>
    <message>
        <source>The result was corrected from {was} to {now}: {change}.</source>
        <translation>结果由 {was} 更正为 {now}：{change}。</translation>
    </message>
    <message>
        <source>Insert a note or a ticket, or see the dealer, to play.</source>
        <translation>请放入纸币或票券，或找荷官，即可开始。</translation>
    </message>
    <message>
        <source>Checking your note…</source>
        <translation>正在检查纸币…</translation>
    </message>
    <message>
        <source>Checking your ticket…</source>
        <translation>正在检查票券…</translation>
    </message>
    <message>
        <source>These chips are already on the felt.</source>
        <translation>这些筹码已在桌布上。</translation>
    </message>
    <message>
        <source>Your note came back: with it your balance would pass the limit here.</source>
        <translation>纸币已退回：收下后余额会超过此处的上限。</translation>
    </message>
    <message>
        <source>Your note came back: no money can be taken just now.</source>
        <translation>纸币已退回：目前无法收款。</translation>
    </message>
    <message>
        <source>Your note came back. Nothing was taken.</source>
        <translation>纸币已退回，未收取任何金额。</translation>
    </message>
    <message>
        <source>This ticket was paid on {date}.</source>
        <translation>此票券已于 {date} 兑付。</translation>
    </message>
    <message>
        <source>This ticket expired on {date}.</source>
        <translation>此票券已于 {date} 过期。</translation>
    </message>
    <message>
        <source>This ticket is not known here. Please ask an attendant.</source>
        <translation>此处没有这张票券的记录，请询问服务员。</translation>
    </message>
    <message>
        <source>This ticket is being paid at another station.</source>
        <translation>此票券正在另一终端兑付。</translation>
    </message>
    <message>
        <source>This ticket is no longer valid: its amount was paid by hand.</source>
        <translation>此票券已作废：金额已由人工支付。</translation>
    </message>
    <message>
        <source>This ticket is from table {table}. Take it to that table or to the cage.</source>
        <translation>此票券来自 {table} 号桌。请到该桌或兑现处兑付。</translation>
    </message>
    <message>
        <source>No tickets can be taken here just now. Please ask an attendant.</source>
        <translation>此处暂不收票券，请询问服务员。</translation>
    </message>
    <message>
        <source>This ticket was never confirmed. Please ask an attendant.</source>
        <translation>此票券未经确认，请询问服务员。</translation>
    </message>
    <message>
        <source>Your ticket came back: with it your balance would pass the limit here.</source>
        <translation>票券已退回：收下后余额会超过此处的上限。</translation>
    </message>
    <message>
        <source>Your ticket came back: no money can be taken just now. It is still yours.</source>
        <translation>票券已退回：目前无法收款。票券仍归您所有。</translation>
    </message>
    <message>
        <source>Your ticket came back. It is still yours.</source>
        <translation>票券已退回，仍归您所有。</translation>
    </message>
    <message>
        <source>{amount} added to your balance.</source>
        <translation>余额增加 {amount}。</translation>
    </message>
    <message>
        <source>Your ticket is being printed.</source>
        <translation>正在打印您的票券。</translation>
    </message>
    <message>
        <source>Please take your ticket.</source>
        <translation>请取票。</translation>
    </message>
    <message>
        <source>An attendant is on the way.</source>
        <translation>服务员正在赶来。</translation>
    </message>
    <message>
        <source>You can cash out when this round is settled.</source>
        <translation>本局结算后可以兑现。</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>没有可撤销的操作。</translation>
    </message>
    <message>
        <source>There are no bets to repeat yet.</source>
        <translation>还没有可重复的注码。</translation>
    </message>
</context>
<context>
    <name>ServiceScreen</name>
    <message>
        <source>This station is out of service</source>
        <translation>本机暂停服务</translation>
    </message>
    <message>
        <source>Technician&apos;s test. Not for play.</source>
        <translation>技术员测试中，不可游戏。</translation>
    </message>
    <message>
        <source>Connecting to the table…</source>
        <translation>正在连接牌桌…</translation>
    </message>
    <message>
        <source>Your money is safe. Please use another station, or call an attendant.</source>
        <translation>您的钱是安全的。请使用其他机台，或呼叫服务员。</translation>
    </message>
    <message>
        <source>No money is taken or paid while a technician is testing this station.</source>
        <translation>技术员测试本机期间不收付任何金额。</translation>
    </message>
    <message>
        <source>Play begins as soon as the table answers.</source>
        <translation>牌桌一有回应即可开始。</translation>
    </message>
</context>
<context>
    <name>SetUp</name>
    <message>
        <source>The server&apos;s address is missing.</source>
        <translation>缺少服务器地址。</translation>
    </message>
    <message>
        <source>The one-time code has at least six characters.</source>
        <translation>一次性代码至少六个字符。</translation>
    </message>
</context>
<context>
    <name>SetUpWindow</name>
    <message>
        <source>Set up this station</source>
        <translation>设置本机</translation>
    </message>
    <message>
        <source>The one-time code comes from the server: ats server enrolment-code. It works once, within a day.</source>
        <translation>一次性代码来自服务器：ats server enrolment-code。只能用一次，一天内有效。</translation>
    </message>
    <message>
        <source>Server address</source>
        <translation>服务器地址</translation>
    </message>
    <message>
        <source>One-time code</source>
        <translation>一次性代码</translation>
    </message>
    <message>
        <source>Asking the server…</source>
        <translation>正在询问服务器…</translation>
    </message>
    <message>
        <source>Join the table</source>
        <translation>加入牌桌</translation>
    </message>
</context>
<context>
    <name>StateVeil</name>
    <message>
        <source>Reconnecting…</source>
        <translation>正在重新连接…</translation>
    </message>
    <message>
        <source>Accounts are being checked</source>
        <translation>正在核对账户</translation>
    </message>
    <message>
        <source>Your ticket is being printed</source>
        <translation>正在打印您的票券</translation>
    </message>
    <message>
        <source>Please take your ticket</source>
        <translation>请取票</translation>
    </message>
    <message>
        <source>The dealer will pay you</source>
        <translation>荷官将付款给您</translation>
    </message>
    <message>
        <source>An attendant will pay you</source>
        <translation>服务员将付款给您</translation>
    </message>
    <message>
        <source>Please wait for an attendant</source>
        <translation>请等候服务员</translation>
    </message>
    <message>
        <source>Your last confirmed bets stand. Nothing can be changed until the link to the table is back.</source>
        <translation>您最后确认的注码有效。与牌桌的连接恢复前不能更改。</translation>
    </message>
    <message>
        <source>A result is being put right. Nothing is lost: every account at the table stands still until it is done, and you will see the correction here.</source>
        <translation>正在更正结果。不会有任何损失：完成之前，本桌所有账户暂停，更正会显示在这里。</translation>
    </message>
    <message>
        <source>It takes a moment. Please do not pull.</source>
        <translation>请稍候，不要拉扯。</translation>
    </message>
    <message>
        <source>It is worth money: insert it at any station of this table, or show it at the cashier.</source>
        <translation>它等同于钱：可放入本桌任一机台，或到收银处兑取。</translation>
    </message>
    <message>
        <source>The dealer has been told. Please stay at the station until you have been paid.</source>
        <translation>已通知荷官。付款前请留在本机。</translation>
    </message>
    <message>
        <source>No ticket was printed, and your money is safe. The amount below waits for you; an attendant has been called.</source>
        <translation>票券未打印，您的钱是安全的。以下金额为您保留；已呼叫服务员。</translation>
    </message>
    <message>
        <source>We cannot tell whether your ticket came out. Nothing is lost: an attendant has been called and will decide with you.</source>
        <translation>无法确定票券是否已出。不会有任何损失：已呼叫服务员，与您一同处理。</translation>
    </message>
</context>
<context>
    <name>Station</name>
    <message>
        <source>Station {number}</source>
        <translation>{number} 号机</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>没有可撤销的操作。</translation>
    </message>
    <message>
        <source>There are no chips to take off.</source>
        <translation>没有可取回的筹码。</translation>
    </message>
    <message>
        <source>There are no bets to repeat yet.</source>
        <translation>还没有可重复的注码。</translation>
    </message>
    <message>
        <source>There are no chips to double.</source>
        <translation>没有可加倍的筹码。</translation>
    </message>
    <message>
        <source>The ticket printer is not ready.</source>
        <translation>打印机未就绪。</translation>
    </message>
    <message>
        <source>The dealer cannot pay out at this table.</source>
        <translation>本桌荷官不能付款。</translation>
    </message>
    <message>
        <source>Play has ended for you at this table. You can cash out.</source>
        <translation>您在本桌的游戏已结束，可以兑现。</translation>
    </message>
    <message>
        <source>No more bets for this spin.</source>
        <translation>本局停止下注。</translation>
    </message>
    <message>
        <source>The next round opens in a moment.</source>
        <translation>下一局即将开始。</translation>
    </message>
    <message>
        <source>The link to the table is lost. Your last confirmed bets stand.</source>
        <translation>与牌桌的连接中断。您最后确认的注码有效。</translation>
    </message>
    <message>
        <source>Accounts are being checked.</source>
        <translation>正在核对账户。</translation>
    </message>
    <message>
        <source>Insert a note or a ticket, or see the dealer, to play.</source>
        <translation>请放入纸币或票券，或找荷官，即可开始。</translation>
    </message>
    <message>
        <source>Your cash-out is under way.</source>
        <translation>正在为您兑现。</translation>
    </message>
    <message>
        <source>This station is not in play.</source>
        <translation>本机未开放。</translation>
    </message>
    <message>
        <source>There is nothing to cash out.</source>
        <translation>没有可兑现的金额。</translation>
    </message>
    <message>
        <source>You can cash out when this round is settled.</source>
        <translation>本局结算后可以兑现。</translation>
    </message>
    <message>
        <source>Insert a note or a ticket, or see the dealer</source>
        <translation>请放入纸币或票券，或找荷官</translation>
    </message>
    <message>
        <source>Insert a note, or see the dealer</source>
        <translation>请放入纸币，或找荷官</translation>
    </message>
    <message>
        <source>Insert a ticket, or see the dealer</source>
        <translation>请放入票券，或找荷官</translation>
    </message>
    <message>
        <source>See the dealer to play</source>
        <translation>请找荷官开始游戏</translation>
    </message>
</context>
<context>
    <name>StationWindow</name>
    <message>
        <source>Station</source>
        <translation>机台</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Hot %1</source>
        <translation>热 %1</translation>
    </message>
    <message>
        <source>Cold %1</source>
        <translation>冷 %1</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>below minimum</source>
        <translation>低于最低</translation>
    </message>
    <message>
        <source>over balance</source>
        <translation>超余额</translation>
    </message>
</context>
<context>
    <name>VisitCard</name>
    <message>
        <source>This visit %1</source>
        <translation>本次 %1</translation>
    </message>
    <message>
        <source>This visit</source>
        <translation>本次</translation>
    </message>
    <message>
        <source>My rounds</source>
        <translation>我的局</translation>
    </message>
</context>
<context>
    <name>Wheel</name>
    <message>
        <source>Next round soon</source>
        <translation>下一局即将开始</translation>
    </message>
    <message>
        <source>Place your bets</source>
        <translation>请下注</translation>
    </message>
    <message>
        <source>The wheel decides</source>
        <translation>等待结果</translation>
    </message>
    <message>
        <source>The wheel has stopped</source>
        <translation>转轮已停</translation>
    </message>
    <message>
        <source>The ball has landed</source>
        <translation>球已落定</translation>
    </message>
    <message>
        <source>No spin</source>
        <translation>旋转无效</translation>
    </message>
    <message>
        <source>Round void</source>
        <translation>本局作废</translation>
    </message>
    <message>
        <source>Accounts are being checked</source>
        <translation>正在核对账户</translation>
    </message>
    <message>
        <source>closed early by the wheel</source>
        <translation>由轮盘提前截止</translation>
    </message>
    <message>
        <source>closed early by the dealer</source>
        <translation>由荷官提前截止</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>第 {round} 局</translation>
    </message>
</context>
</TS>
