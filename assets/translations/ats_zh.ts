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
        <source>If {number} comes: {returned} back of {stake}</source>
        <translation>若开 {number}：下注 {stake}，含本金可得 {returned}</translation>
    </message>
    <message>
        <source>Worst: {returned} back, on {count} symbols</source>
        <translation>最差：含本金可得 {returned}（{count} 种图案）</translation>
    </message>
    <message>
        <source>Worst: {returned} back, on {count} numbers</source>
        <translation>最差：含本金可得 {returned}（{count} 个号码）</translation>
    </message>
    <message>
        <source>Best: {number}, {returned} back</source>
        <translation>最好：{number}，含本金可得 {returned}</translation>
    </message>
    <message>
        <source>pays {odds}</source>
        <translation>赔率 {odds}</translation>
    </message>
    <message>
        <source>returns {amount}</source>
        <translation>含本金可得 {amount}</translation>
    </message>
    <message>
        <source>minimum {minimum} · maximum {maximum} · steps of {multiple}</source>
        <translation>最低 {minimum} · 最高 {maximum} · 递增 {multiple}</translation>
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
        <source>minimum {minimum} here: {amount} would not be placed</source>
        <translation>此处最低 {minimum}：{amount} 不会下注</translation>
    </message>
    <message>
        <source>maximum: {amount} not placed</source>
        <translation>已达最高额：{amount} 未下注</translation>
    </message>
    <message>
        <source>steps: {amount} not placed</source>
        <translation>不合递增额：{amount} 未下注</translation>
    </message>
</context>
<context>
    <name>AttendantButton</name>
    <message>
        <source>Attendant called</source>
        <translation>已呼叫工作人员</translation>
    </message>
    <message>
        <source>Attendant</source>
        <translation>工作人员</translation>
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
        <translation>直注 {numbers}</translation>
    </message>
    <message>
        <source>Split {numbers}</source>
        <translation>分注 {numbers}</translation>
    </message>
    <message>
        <source>Street {numbers}</source>
        <translation>街注 {numbers}</translation>
    </message>
    <message>
        <source>Corner {numbers}</source>
        <translation>角注 {numbers}</translation>
    </message>
    <message>
        <source>Six-line {first} to {last}</source>
        <translation>线注 {first} 至 {last}</translation>
    </message>
    <message>
        <source>Column {first} {second} … {last}</source>
        <translation>列注 {first} {second} … {last}</translation>
    </message>
    <message>
        <source>Dozen {first} to {last}</source>
        <translation>打注 {first} 至 {last}</translation>
    </message>
    <message>
        <source>Straight up</source>
        <translation>直注</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>分注</translation>
    </message>
    <message>
        <source>Street</source>
        <translation>街注</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>角注</translation>
    </message>
    <message>
        <source>Six-line</source>
        <translation>线注</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列注</translation>
    </message>
    <message>
        <source>Dozen</source>
        <translation>打注</translation>
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
        <translation>每个图案</translation>
    </message>
    <message>
        <source>{odds} to 1</source>
        <translation>1 赔 {odds}</translation>
    </message>
</context>
<context>
    <name>Bets</name>
    <message>
        <source>Your bets</source>
        <translation>您的注码</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>赢</translation>
    </message>
</context>
<context>
    <name>BetsPanel</name>
    <message>
        <source>%1 more</source>
        <translation>另有 %1 项</translation>
    </message>
    <message>
        <source>Stakes back</source>
        <translation>退还本金</translation>
    </message>
</context>
<context>
    <name>Book</name>
    <message>
        <source>A disruption compromised the integrity of the game</source>
        <translation>干扰影响了游戏的公正性</translation>
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
        <source>Anchor</source>
        <translation>船锚</translation>
    </message>
    <message>
        <source>Bell</source>
        <translation>铃铛</translation>
    </message>
    <message>
        <source>Big Wheel</source>
        <translation>大转轮</translation>
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
        <source>Boat</source>
        <translation>帆船</translation>
    </message>
    <message>
        <source>Comet</source>
        <translation>彗星</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>皇冠</translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation>钻石</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>鱼</translation>
    </message>
    <message>
        <source>Flower</source>
        <translation>花</translation>
    </message>
    <message>
        <source>Heart</source>
        <translation>心</translation>
    </message>
    <message>
        <source>Horseshoe</source>
        <translation>马蹄铁</translation>
    </message>
    <message>
        <source>House</source>
        <translation>房子</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>钥匙</translation>
    </message>
    <message>
        <source>Leaf</source>
        <translation>叶子</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>月亮</translation>
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
        <source>Star</source>
        <translation>星星</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>太阳</translation>
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
        <translation>投球方向与轮盘转动方向相同</translation>
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
    <message>
        <source>Tree</source>
        <translation>树</translation>
    </message>
    <message>
        <source>Wave</source>
        <translation>海浪</translation>
    </message>
</context>
<context>
    <name>CallBanner</name>
    <message>
        <source>No more bets</source>
        <translation>停止下注</translation>
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
        <translation>台面上的筹码先退回给您，您在本机的游戏随即结束。</translation>
    </message>
    <message>
        <source>Your visit at this station ends.</source>
        <translation>您在本机的游戏随即结束。</translation>
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
    <name>Correction</name>
    <message>
        <source>{outcome} had returned {amount}</source>
        <translation>{outcome}：原含本金返还 {amount}</translation>
    </message>
    <message>
        <source>{outcome} returns {amount}</source>
        <translation>{outcome}：现含本金返还 {amount}</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>第 {round} 局</translation>
    </message>
</context>
<context>
    <name>CorrectionCard</name>
    <message>
        <source>Result corrected</source>
        <translation>结果已更正</translation>
    </message>
    <message>
        <source>Balance before</source>
        <translation>更正前余额</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变动</translation>
    </message>
    <message>
        <source>Balance after</source>
        <translation>更正后余额</translation>
    </message>
    <message>
        <source>I have seen it</source>
        <translation>我已看到</translation>
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
        <source>Last seconds</source>
        <translation>即将停止</translation>
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
        <translation>输赢 {amount}</translation>
    </message>
    <message>
        <source>{amount} more to play</source>
        <translation>还差 {amount} 才有效</translation>
    </message>
    <message>
        <source>(table minimum {minimum})</source>
        <translation>（本桌最低额 {minimum}）</translation>
    </message>
    <message>
        <source>Your bets need {amount} more, or they come back</source>
        <translation>注码还差 {amount}，否则将退回</translation>
    </message>
</context>
<context>
    <name>DisplayWall</name>
    <message>
        <source>Winning number display</source>
        <translation>开奖号码显示屏</translation>
    </message>
    <message>
        <source>Over the table: the last result, the twenty before it, the phase and the limits. Nothing on it is smaller than can be read from eight metres.</source>
        <translation>悬于赌台上方：最新结果、之前二十个结果、当前阶段和限额。每个字在八米外都能看清。</translation>
    </message>
    <message>
        <source>Jackpot meter display</source>
        <translation>奖池显示屏</translation>
    </message>
    <message>
        <source>Beside it: every jackpot of the table to the cent, running with each wager, and the winner when there is one.</source>
        <translation>旁边：本台每个奖池，精确到分，随每笔注码增长；有人中奖时显示中奖者。</translation>
    </message>
</context>
<context>
    <name>Favourites</name>
    <message>
        <source>There are no chips on the felt to keep.</source>
        <translation>台面上没有可保存的筹码。</translation>
    </message>
</context>
<context>
    <name>FavouritesDrawer</name>
    <message>
        <source>Favourites</source>
        <translation>收藏</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Free: keep the chips on the felt here, and place them again with one touch</source>
        <translation>空位：可保存台面上的筹码，以后一点即可再次下注</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>下注 %1</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Keep my chips here</source>
        <translation>保存台面筹码</translation>
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
    <message>
        <source>MAX</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <translation>共 {all} 格，占 {count} 格</translation>
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
    <message>
        <source>after this spin</source>
        <translation>本局之后</translation>
    </message>
</context>
<context>
    <name>HeaderBar</name>
    <message>
        <source>YOUR LIMITS</source>
        <translation>您的限额</translation>
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
        <translation>把一叠筹码拖到别处即可移动，拖出台面即可取回。“撤销”逐步返回，“清空”取回全部。“重复”再下上一局的注码，“收藏”在本次游戏期间保存注码。</translation>
    </message>
    <message>
        <source>What a bet pays</source>
        <translation>赔率</translation>
    </message>
    <message>
        <source>Hold a finger still on a spot: it shows what the bet covers, what it pays, its limits, and what all your bets would bring back. Touch the limit sign for all limits.</source>
        <translation>手指按住一个位置不动：会显示此注涵盖的号码、赔率和限额，以及您的全部注码含本金可得多少。点限额牌可查看全部限额。</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>The ring shows the time left, %1 seconds unless the table says otherwise. The wheel or the dealer may end it early. At zero nothing can be placed or taken off.</source>
        <translation>圆环显示剩余时间：除本桌另有规定外为 %1 秒。轮盘或荷官可能提前截止。归零后不能再下注或取回。</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>以什么为准</translation>
    </message>
    <message>
        <source>Solid chips are confirmed by the table. Faint chips with a turning ring are still on their way. When the time is over, the screen shows exactly the bets that count.</source>
        <translation>实色筹码已由本桌确认。带转动圆环的淡色筹码仍在传送。时间结束时，屏幕显示的就是有效的注码。</translation>
    </message>
    <message>
        <source>Below the minimum, above the maximum</source>
        <translation>低于最低额或高于最高额</translation>
    </message>
    <message>
        <source>An amount below a bet&apos;s minimum is not placed. Above the maximum, or between two steps, the next lower amount is placed and the rest stays yours. All bets together must reach %1.</source>
        <translation>低于该注最低额的金额不会下注。高于最高额或不合递增额时，按下一个较低的允许金额下注，其余仍归您。全部注码合计须达到 %1。</translation>
    </message>
    <message>
        <source>No spin, or a mistake</source>
        <translation>旋转无效或结果有误</translation>
    </message>
    <message>
        <source>If a spin does not count, every bet of it comes back. If a wrong result was entered, accounts are frozen for a moment and put right in front of you.</source>
        <translation>如果旋转无效，该局所有注码退回。如果输入了错误的结果，账户会暂时冻结，并在您的屏幕上当场更正。</translation>
    </message>
    <message>
        <source>Your money</source>
        <translation>您的款项</translation>
    </message>
    <message>
        <source>Insert a note or a ticket, or pay the dealer. Cash Out prints a ticket or calls the dealer. My rounds shows each round of this visit as it was.</source>
        <translation>放入纸币或票券，或向荷官买入。“兑现”打印票券或呼叫荷官。“我的记录”如实显示本次游戏的每一局。</translation>
    </message>
    <message>
        <source>The rules, and complaints</source>
        <translation>规则与投诉</translation>
    </message>
    <message>
        <source>The full rules (%1) are there on request: call an attendant. You may ask for the pit boss about any decision, and then for the inspector on duty.</source>
        <translation>完整规则（%1）可向工作人员索取。对任何决定有异议，可要求见赌区主管，其后可要求见值班监察员。</translation>
    </message>
    <message>
        <source>Play within your limits</source>
        <translation>量力而行</translation>
    </message>
    <message>
        <source>“This visit” says how long you have played and how it stands. Past results say nothing about the next spin. If it is no longer fun, stop, and ask any attendant for help: it is confidential.</source>
        <translation>“本次游戏”显示您已玩多久以及输赢。过去的结果与下一局无关。如果不再觉得有乐趣，请停下来，并向任何工作人员求助：绝对保密。</translation>
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
        <translation>您中奖了：待赌区主管确认</translation>
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
        <translation>已通知赌区主管，将到 {station} 号机确认。游戏照常进行。</translation>
    </message>
    <message>
        <source>Confirmed by the pit boss. It will be handed over to you at station {station}.</source>
        <translation>赌区主管已确认。奖品将在 {station} 号机交给您。</translation>
    </message>
    <message>
        <source>Confirmed by the pit boss: it is in your balance.</source>
        <translation>赌区主管已确认：已计入您的余额。</translation>
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
        <translation>投注项目</translation>
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
        <translation>递增</translation>
    </message>
    <message>
        <source>All your bets of a round together: at least %1. Below that they do not count and come back to you.</source>
        <translation>一局全部注码合计至少 %1；不足此数则无效，并退回给您。</translation>
    </message>
    <message>
        <source>as written in its box</source>
        <translation>见各方格</translation>
    </message>
    <message>
        <source>TABLE MIN {minimum}</source>
        <translation>本桌最低 {minimum}</translation>
    </message>
    <message>
        <source>EACH BET MIN {minimum} MAX {maximum} BY {multiple}</source>
        <translation>每注 最低 {minimum} 最高 {maximum} 递增 {multiple}</translation>
    </message>
    <message>
        <source>INSIDE MIN {minimum} MAX {maximum} BY {multiple}</source>
        <translation>内围 最低 {minimum} 最高 {maximum} 递增 {multiple}</translation>
    </message>
    <message>
        <source>OUTSIDE MIN {minimum} MAX {maximum} BY {multiple}</source>
        <translation>外围 最低 {minimum} 最高 {maximum} 递增 {multiple}</translation>
    </message>
    <message>
        <source>MIN {amount}</source>
        <translation>最低 {amount}</translation>
    </message>
    <message>
        <source>MAX {amount}</source>
        <translation>最高 {amount}</translation>
    </message>
    <message>
        <source>BY {amount}</source>
        <translation>递增 {amount}</translation>
    </message>
    <message>
        <source>EACH BET</source>
        <translation>每注</translation>
    </message>
    <message>
        <source>INSIDE</source>
        <translation>内围</translation>
    </message>
    <message>
        <source>OUTSIDE</source>
        <translation>外围</translation>
    </message>
</context>
<context>
    <name>List</name>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}：{value}</translation>
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
        <translation>上局赢</translation>
    </message>
</context>
<context>
    <name>MoneyStrip</name>
    <message>
        <source>Put money in</source>
        <translation>投入金额</translation>
    </message>
    <message>
        <source>%1 · pretended</source>
        <translation>%1 · 模拟</translation>
    </message>
    <message>
        <source>Cash out first: then there is a ticket.</source>
        <translation>请先兑现，才会有票券。</translation>
    </message>
    <message>
        <source>Ask for cash out</source>
        <translation>要求兑现</translation>
    </message>
    <message>
        <source>Printer: no paper</source>
        <translation>打印机：缺纸</translation>
    </message>
    <message>
        <source>Printer: load paper</source>
        <translation>打印机：装纸</translation>
    </message>
    <message>
        <source>Plug the cable in</source>
        <translation>接上网线</translation>
    </message>
    <message>
        <source>Pull the cable</source>
        <translation>拔掉网线</translation>
    </message>
</context>
<context>
    <name>NoteButton</name>
    <message>
        <source>Pretended note of %1</source>
        <translation>%1 元模拟纸币</translation>
    </message>
    <message>
        <source>PRETEND</source>
        <translation>模拟</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>New limits at {time} ({left}): {changes}</source>
        <translation>{time} 起改限额（{left}后）：{changes}</translation>
    </message>
    <message>
        <source>New limits after {spins} more results: {changes}</source>
        <translation>再开 {spins} 局后改限额：{changes}</translation>
    </message>
    <message>
        <source>New limits from one of the next spins: {changes}</source>
        <translation>近几局内改限额：{changes}</translation>
    </message>
    <message>
        <source>This table closes at {time} ({left}).</source>
        <translation>本桌 {time} 关闭（{left}后）。</translation>
    </message>
    <message>
        <source>This table closes after {spins} more results.</source>
        <translation>本桌再开 {spins} 局后关闭。</translation>
    </message>
    <message>
        <source>This table closes after the next result.</source>
        <translation>本桌下一局结束后关闭。</translation>
    </message>
    <message>
        <source>This table closes soon.</source>
        <translation>本桌即将关闭。</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} 秒</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} 分钟</translation>
    </message>
</context>
<context>
    <name>Outcome</name>
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
        <source>Touch a number or a sector</source>
        <translation>请点选号码或区</translation>
    </message>
    <message>
        <source>Touch a number</source>
        <translation>请点选号码</translation>
    </message>
    <message>
        <source>one pays {odds}</source>
        <translation>每号 {odds}</translation>
    </message>
    <message>
        <source>Final {digit}</source>
        <translation>尾数 {digit}</translation>
    </message>
    <message>
        <source>{number} complete</source>
        <translation>{number} 全包</translation>
    </message>
    <message>
        <source>{number} and neighbours</source>
        <translation>{number} 及邻号</translation>
    </message>
    <message>
        <source>Zero</source>
        <translation>零区</translation>
    </message>
    <message>
        <source>Voisins</source>
        <translation>零邻区</translation>
    </message>
    <message>
        <source>Orphelins</source>
        <translation>孤儿区</translation>
    </message>
    <message>
        <source>Tiers</source>
        <translation>三分之一区</translation>
    </message>
    <message>
        <source>{count} chips</source>
        <translation>{count} 枚筹码</translation>
    </message>
    <message>
        <source>placed {amount}</source>
        <translation>已下 {amount}</translation>
    </message>
</context>
<context>
    <name>RacetrackView</name>
    <message>
        <source>Neighbours</source>
        <translation>邻号</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>尾数</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>全包</translation>
    </message>
    <message>
        <source>Fewer neighbours</source>
        <translation>减少邻号</translation>
    </message>
    <message>
        <source>More neighbours</source>
        <translation>增加邻号</translation>
    </message>
    <message>
        <source>on each side</source>
        <translation>每边</translation>
    </message>
    <message>
        <source>Touch a number: all with its last figure</source>
        <translation>点选号码：所有同尾数的号码</translation>
    </message>
    <message>
        <source>Touch a number: every bet on it</source>
        <translation>点选号码：包含该号的全部内围投注</translation>
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
        <source>Paid out by the dealer</source>
        <translation>荷官结账付款</translation>
    </message>
    <message>
        <source>Adjusted by the dealer</source>
        <translation>荷官调整</translation>
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
        <translation>大奖</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Round void: {stake} came back. Balance {balance}.</source>
        <translation>本局作废：{stake} 已退回。余额 {balance}。</translation>
    </message>
    <message>
        <source>No spin: {stake} came back. Balance {balance}.</source>
        <translation>旋转无效：{stake} 已退回。余额 {balance}。</translation>
    </message>
    <message>
        <source>{outcome}. Below the table minimum: {stake} came back. Balance {balance}.</source>
        <translation>{outcome}。低于本桌最低额：{stake} 已退回。余额 {balance}。</translation>
    </message>
    <message>
        <source>{outcome}. Returned by the dealer: {stake} came back. Balance {balance}.</source>
        <translation>{outcome}。荷官退回注码：{stake} 已退回。余额 {balance}。</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>已退回</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>已更正</translation>
    </message>
    <message>
        <source>{outcome}. Bets {stake}, returned {returned}, balance {balance}.</source>
        <translation>{outcome}。注码 {stake}，含本金返还 {returned}，余额 {balance}。</translation>
    </message>
</context>
<context>
    <name>RecallPage</name>
    <message>
        <source>My rounds: looking back</source>
        <translation>我的记录：逐局回看</translation>
    </message>
    <message>
        <source>There are no rounds yet.</source>
        <translation>还没有游戏记录。</translation>
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
        <source>Returned {returned} of {stake}</source>
        <translation>注码 {stake}，含本金返还 {returned}</translation>
    </message>
    <message>
        <source>{amount} came back</source>
        <translation>{amount} 已退回</translation>
    </message>
    <message>
        <source>won {amount}</source>
        <translation>赢 {amount}</translation>
    </message>
    <message>
        <source>no win</source>
        <translation>未赢</translation>
    </message>
    <message>
        <source>Last spin · round {round}</source>
        <translation>上一局 · 第 {round} 局</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>已更正</translation>
    </message>
    <message>
        <source>No valid spin</source>
        <translation>旋转无效</translation>
    </message>
</context>
<context>
    <name>Sayings</name>
    <message>
        <source>Your last confirmed bets stand. Reconnecting…</source>
        <translation>您最后确认的注码有效。正在重新连接…</translation>
    </message>
    <message>
        <source>An attendant has been called.</source>
        <translation>已呼叫工作人员。</translation>
    </message>
    <message>
        <source>{count} bets are below their minimum: {not_placed} not placed</source>
        <translation>{count} 注低于最低额：{not_placed} 未下注</translation>
    </message>
    <message>
        <source>{count} bets are at their maximum: {not_placed} not placed</source>
        <translation>{count} 注已达最高额：{not_placed} 未下注</translation>
    </message>
    <message>
        <source>{count} bets are between two steps: {not_placed} not placed</source>
        <translation>{count} 注不合递增额：{not_placed} 未下注</translation>
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
        <translation>须按 {multiple} 递增：{not_placed} 未下注</translation>
    </message>
    <message>
        <source>steps of {multiple} here</source>
        <translation>此处须按 {multiple} 递增</translation>
    </message>
    <message>
        <source>Nothing placed: the limits do not take it whole (bets concerned: {count})</source>
        <translation>未下注：限额不允许全部下注（涉及 {count} 项）</translation>
    </message>
    <message>
        <source>{missing} more needed</source>
        <translation>还差 {missing}</translation>
    </message>
    <message>
        <source>{amount} back: too late for this spin</source>
        <translation>{amount} 已退回：本局已停止下注</translation>
    </message>
    <message>
        <source>too late for this spin</source>
        <translation>本局已截止</translation>
    </message>
    <message>
        <source>Round {round} was declared void: {change}.</source>
        <translation>第 {round} 局已宣布作废：{change}。</translation>
    </message>
    <message>
        <source>The result was corrected from {was} to {now}: {change}.</source>
        <translation>结果由 {was} 更正为 {now}：{change}。</translation>
    </message>
    <message>
        <source>Insert a note or a ticket, or see the dealer, to play.</source>
        <translation>请放入纸币或票券，或向荷官买入，即可开始。</translation>
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
        <translation>这些筹码已在台面上。</translation>
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
        <translation>查无此票券，请询问工作人员。</translation>
    </message>
    <message>
        <source>This ticket is being paid at another station.</source>
        <translation>此票券正在另一机台兑付。</translation>
    </message>
    <message>
        <source>This ticket is no longer valid: its amount was paid by hand.</source>
        <translation>此票券已作废：该金额已人工付款。</translation>
    </message>
    <message>
        <source>This ticket is from table {table}. Take it to that table or to the cage.</source>
        <translation>此票券来自 {table} 号桌，请到该桌或账房兑付。</translation>
    </message>
    <message>
        <source>This ticket is held after a correction: take it to the cage.</source>
        <translation>此票券因更正而暂扣：请到账房办理。</translation>
    </message>
    <message>
        <source>No tickets can be taken here just now. Please ask an attendant.</source>
        <translation>此处暂不收票券，请询问工作人员。</translation>
    </message>
    <message>
        <source>This ticket was never confirmed. Please ask an attendant.</source>
        <translation>此票券未经确认，请询问工作人员。</translation>
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
        <source>No spin</source>
        <translation>旋转无效</translation>
    </message>
    <message>
        <source>Round void</source>
        <translation>本局作废</translation>
    </message>
    <message>
        <source>Bets returned</source>
        <translation>注码已退回</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>停止下注</translation>
    </message>
    <message>
        <source>{amount} back: not taken by the table</source>
        <translation>{amount} 已退回：本桌未接受</translation>
    </message>
    <message>
        <source>{amount} back: below the table minimum of {minimum}</source>
        <translation>{amount} 已退回：低于本桌最低额 {minimum}</translation>
    </message>
    <message>
        <source>{amount} back in your balance</source>
        <translation>{amount} 已退回余额</translation>
    </message>
    <message>
        <source>This spin does not count.</source>
        <translation>本局无效。</translation>
    </message>
    <message>
        <source>{amount} back: returned by the dealer</source>
        <translation>{amount} 已退回：由荷官退回</translation>
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
    <name>Server</name>
    <message>
        <source>Soon</source>
        <translation>不久</translation>
    </message>
    <message>
        <source>In one minute</source>
        <translation>一分钟后</translation>
    </message>
    <message>
        <source>In {minutes} minutes</source>
        <translation>{minutes} 分钟后</translation>
    </message>
    <message>
        <source>{minutes:soon} this table also plays for the jackpot {jackpot}.</source>
        <translation>{minutes:soon}本桌也参与大奖 {jackpot}。</translation>
    </message>
    <message>
        <source>{minutes:soon} the jackpot {jackpot} closes.</source>
        <translation>{minutes:soon}大奖 {jackpot} 将关闭。</translation>
    </message>
    <message>
        <source>{minutes:soon} the jackpot {jackpot} closes, and its value goes to {to}.</source>
        <translation>{minutes:soon}大奖 {jackpot} 将关闭，其金额转入 {to}。</translation>
    </message>
    <message>
        <source>{minutes:soon} this table plays for the jackpot {to} instead of {jackpot}.</source>
        <translation>{minutes:soon}本桌改为参与大奖 {to}，不再参与 {jackpot}。</translation>
    </message>
    <message>
        <source>{minutes:soon} this table no longer plays for the jackpot {jackpot}.</source>
        <translation>{minutes:soon}本桌不再参与大奖 {jackpot}。</translation>
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
        <translation>正在连接本桌…</translation>
    </message>
    <message>
        <source>Your money is safe. Please call an attendant.</source>
        <translation>您的款项安全无误。请呼叫工作人员。</translation>
    </message>
    <message>
        <source>Please use another station, or call an attendant.</source>
        <translation>请使用其他机台，或呼叫工作人员。</translation>
    </message>
    <message>
        <source>No money is taken or paid while a technician is testing this station.</source>
        <translation>技术员测试本机期间不收付任何金额。</translation>
    </message>
    <message>
        <source>Play begins as soon as the table answers.</source>
        <translation>连接成功后即可开始。</translation>
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
        <translation>正在联系服务器…</translation>
    </message>
    <message>
        <source>Join the table</source>
        <translation>接入赌桌</translation>
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
        <source>Your account is being checked</source>
        <translation>您的账户正在核对</translation>
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
        <translation>工作人员将付款给您</translation>
    </message>
    <message>
        <source>Please wait for an attendant</source>
        <translation>请等候工作人员</translation>
    </message>
    <message>
        <source>Your last confirmed bets stand. Nothing can be changed until the link to the table is back.</source>
        <translation>您最后确认的注码有效。与本桌的连接恢复前不能更改。</translation>
    </message>
    <message>
        <source>A result is being put right. Nothing is lost: every account at the table stands still until it is done, and you will see the correction here.</source>
        <translation>正在更正结果。不会有任何损失：完成之前，本桌所有账户暂停，更正会显示在这里。</translation>
    </message>
    <message>
        <source>Your money is safe. Only this account stands still; an attendant will see to it.</source>
        <translation>您的款项安全无误。仅此账户暂停，工作人员将会处理。</translation>
    </message>
    <message>
        <source>It takes a moment. Please do not pull.</source>
        <translation>请稍候，请勿拉扯票券。</translation>
    </message>
    <message>
        <source>It is worth money: insert it at any station of this table, or show it at the cashier.</source>
        <translation>票券等同现金：可放入本桌任一机台，或到账房兑付。</translation>
    </message>
    <message>
        <source>The dealer has been told. Please stay at the station until you have been paid.</source>
        <translation>已通知荷官。收到款项前请勿离开本机。</translation>
    </message>
    <message>
        <source>No ticket was printed, and your money is safe. The amount below waits for you; an attendant has been called.</source>
        <translation>票券未能打印，您的款项安全无误。以下金额为您保留，已呼叫工作人员。</translation>
    </message>
    <message>
        <source>We cannot tell whether your ticket came out. Nothing is lost: an attendant has been called and will decide with you.</source>
        <translation>无法确定票券是否已出。您不会有任何损失：已呼叫工作人员，将与您一同处理。</translation>
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
        <translation>票券打印机未就绪。</translation>
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
        <translation>本局已停止下注。</translation>
    </message>
    <message>
        <source>The next round opens in a moment.</source>
        <translation>下一局即将开始。</translation>
    </message>
    <message>
        <source>Your balance: {amount}</source>
        <translation>余额：{amount}</translation>
    </message>
    <message>
        <source>This table is closed. You can cash out.</source>
        <translation>本桌已关。您可以兑现。</translation>
    </message>
    <message>
        <source>The link to the table is lost. Your last confirmed bets stand.</source>
        <translation>与本桌的连接中断。您最后确认的注码有效。</translation>
    </message>
    <message>
        <source>Accounts are being checked.</source>
        <translation>正在核对账户。</translation>
    </message>
    <message>
        <source>Insert a note or a ticket, or see the dealer, to play.</source>
        <translation>请放入纸币或票券，或向荷官买入，即可开始。</translation>
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
        <source>A ticket is for {amount} at most here. The dealer pays you.</source>
        <translation>此处票券最高 {amount}，由荷官付款。</translation>
    </message>
    <message>
        <source>This table is closed</source>
        <translation>本桌已关</translation>
    </message>
    <message>
        <source>Insert a note or a ticket, or see the dealer</source>
        <translation>请放入纸币或票券，或向荷官买入</translation>
    </message>
    <message>
        <source>Insert a note, or see the dealer</source>
        <translation>请放入纸币，或向荷官买入</translation>
    </message>
    <message>
        <source>Insert a ticket, or see the dealer</source>
        <translation>请放入票券，或向荷官买入</translation>
    </message>
    <message>
        <source>See the dealer to play</source>
        <translation>请向荷官买入，开始游戏</translation>
    </message>
    <message>
        <source>The table counts the bets…</source>
        <translation>本桌正在确认注码…</translation>
    </message>
    <message>
        <source>You have no bets on this spin.</source>
        <translation>本局您没有下注。</translation>
    </message>
    <message>
        <source>Your bets stand: {amount}</source>
        <translation>您的注码有效：{amount}</translation>
    </message>
    <message>
        <source>This station needs release {release}</source>
        <translation>本机需要版本 {release}</translation>
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
        <translation>热号 %1</translation>
    </message>
    <message>
        <source>Cold %1</source>
        <translation>冷号 %1</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>图案</translation>
    </message>
    <message>
        <source>Dozens</source>
        <translation>打</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Even, odd</source>
        <translation>双、单</translation>
    </message>
    <message>
        <source>Low, high</source>
        <translation>小、大</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Spins counted: %1</source>
        <translation>统计局数：%1</translation>
    </message>
    <message>
        <source>Last %1</source>
        <translation>最近 %1 局</translation>
    </message>
    <message>
        <source>Past spins say nothing about the next one.</source>
        <translation>以往结果与下一局无关。</translation>
    </message>
    <message>
        <source>How often each number came</source>
        <translation>各号出现次数</translation>
    </message>
</context>
<context>
    <name>SymbolFace</name>
    <message>
        <source>returns %1</source>
        <translation>含本金可得 %1</translation>
    </message>
    <message>
        <source>returns</source>
        <translation>含本金可得</translation>
    </message>
</context>
<context>
    <name>TicketButton</name>
    <message>
        <source>Take the ticket of %1</source>
        <translation>取 %1 的票券</translation>
    </message>
    <message>
        <source>Put the ticket of %1 back in</source>
        <translation>放回 %1 的票券</translation>
    </message>
    <message>
        <source>No ticket yet</source>
        <translation>还没有票券</translation>
    </message>
    <message>
        <source>Take the ticket</source>
        <translation>取票</translation>
    </message>
    <message>
        <source>Ticket %1</source>
        <translation>票券 %1</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>No screen reaches the server. Put it right with &lt;b&gt;Plug the cable in&lt;/b&gt;.</source>
        <translation>所有屏幕都连不上服务器。请点&lt;b&gt;接上网线&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>The ticket is printed: touch &lt;b&gt;Take the ticket&lt;/b&gt; below.</source>
        <translation>票券已打印：请点下方的&lt;b&gt;取票&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>The station looks for its table. Its last confirmed bets stand.</source>
        <translation>机台正在连接赌台。最后确认的注码仍然有效。</translation>
    </message>
    <message>
        <source>A technician is at this station. Go to &lt;b&gt;Technician&lt;/b&gt; to leave.</source>
        <translation>技术员正在使用本机。请到&lt;b&gt;技术员&lt;/b&gt;退出。</translation>
    </message>
    <message>
        <source>The station is out of service: staff put it back at the console.</source>
        <translation>本机已停用：由员工在控制台恢复。</translation>
    </message>
    <message>
        <source>No ticket came out. The dealer pays by hand when the round is over.</source>
        <translation>票券没有打印出来。本局结束后由荷官人工付款。</translation>
    </message>
    <message>
        <source>Accounts are frozen while staff look into something.</source>
        <translation>员工正在核查，账户暂时冻结。</translation>
    </message>
    <message>
        <source>The money is on its way out.</source>
        <translation>正在兑现。</translation>
    </message>
    <message>
        <source>Put money in: touch &lt;b&gt;20&lt;/b&gt; or another note below.</source>
        <translation>投入金额：请点下方的 &lt;b&gt;20&lt;/b&gt; 或其他纸币。</translation>
    </message>
    <message>
        <source>No more bets. The same spin is on &lt;b&gt;Dealer&lt;/b&gt; and &lt;b&gt;Displays&lt;/b&gt;.</source>
        <translation>已停止下注。&lt;b&gt;荷官&lt;/b&gt;和&lt;b&gt;显示屏&lt;/b&gt;显示同一局。</translation>
    </message>
    <message>
        <source>This spin does not count: your bets are back in your balance.</source>
        <translation>本局旋转无效：注码已退回您的余额。</translation>
    </message>
    <message>
        <source>The result is in. &lt;b&gt;Cash out&lt;/b&gt; whenever you like.</source>
        <translation>结果已出。随时可以&lt;b&gt;兑现&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>Your chips count when they are solid. Drag one to move it, or place more.</source>
        <translation>筹码变实即已生效。可拖动筹码，或继续下注。</translation>
    </message>
    <message>
        <source>Touch a &lt;b&gt;chip&lt;/b&gt;, then a spot on the felt. Or drag it there.</source>
        <translation>点一枚&lt;b&gt;筹码&lt;/b&gt;，再点台面上的位置；也可以拖过去。</translation>
    </message>
    <message>
        <source>The console looks for its table.</source>
        <translation>控制台正在连接赌台。</translation>
    </message>
    <message>
        <source>The console asks before anything happens: confirm, or cancel.</source>
        <translation>控制台会先询问：请确认或取消。</translation>
    </message>
    <message>
        <source>Deal yourself: press &lt;b&gt;No more bets&lt;/b&gt;, then enter where it stopped.</source>
        <translation>自己当荷官：按&lt;b&gt;停止下注&lt;/b&gt;，再输入转轮停在哪里。</translation>
    </message>
    <message>
        <source>Deal yourself: press &lt;b&gt;Ball spun&lt;/b&gt;, then enter where the ball fell.</source>
        <translation>自己当荷官：按&lt;b&gt;记录投球&lt;/b&gt;，再输入球落的号码。</translation>
    </message>
    <message>
        <source>Let the players bet, then press &lt;b&gt;No more bets&lt;/b&gt; and enter where it stopped.</source>
        <translation>让客人下注，然后按&lt;b&gt;停止下注&lt;/b&gt;，输入转轮停在哪里。</translation>
    </message>
    <message>
        <source>Let the players bet, then press &lt;b&gt;Ball spun&lt;/b&gt;.</source>
        <translation>让客人下注，然后按&lt;b&gt;记录投球&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>The ball runs. When it is about to fall, the sensor ends the betting.</source>
        <translation>球在转动。球将落下时，传感器会截止下注。</translation>
    </message>
    <message>
        <source>Touch anything on the console, and &lt;b&gt;you&lt;/b&gt; deal this table.</source>
        <translation>触摸控制台任意处，便由&lt;b&gt;您&lt;/b&gt;主持本台。</translation>
    </message>
    <message>
        <source>Touch the &lt;b&gt;number&lt;/b&gt; where the ball fell, and confirm it.</source>
        <translation>点球落的&lt;b&gt;号码&lt;/b&gt;，再确认。</translation>
    </message>
    <message>
        <source>Confirm the result: then every wager is settled.</source>
        <translation>确认结果：随后结算所有注码。</translation>
    </message>
    <message>
        <source>Press the &lt;b&gt;golden button&lt;/b&gt; to go on.</source>
        <translation>按&lt;b&gt;金色按钮&lt;/b&gt;继续。</translation>
    </message>
    <message>
        <source>Bet in &lt;b&gt;Player&lt;/b&gt;: the meters run with every wager, and each result is shown here.</source>
        <translation>到&lt;b&gt;玩家&lt;/b&gt;下注：奖池随每笔注码增长，每个结果都显示在这里。</translation>
    </message>
    <message>
        <source>The round in play is finished first.</source>
        <translation>先完成正在进行的一局。</translation>
    </message>
    <message>
        <source>The note came back. Look around, then press &lt;b&gt;Leave diagnostics&lt;/b&gt;.</source>
        <translation>纸币已退回。可再看看，然后按 &lt;b&gt;Leave diagnostics&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>Every part of the cabinet has a page: try &lt;b&gt;Note acceptor&lt;/b&gt;.</source>
        <translation>机柜的每个部件都有一页：试试&lt;b&gt;Note acceptor&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>Now put &lt;b&gt;20&lt;/b&gt; in below: it is read, and it comes back.</source>
        <translation>现在放入下方的 &lt;b&gt;20&lt;/b&gt;：读取后会退回。</translation>
    </message>
    <message>
        <source>Press &lt;b&gt;Test with a note&lt;/b&gt;.</source>
        <translation>按 &lt;b&gt;Test with a note&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>Sign in with number &lt;b&gt;{number}&lt;/b&gt; and PIN &lt;b&gt;{pin}&lt;/b&gt;.</source>
        <translation>请用工号 &lt;b&gt;{number}&lt;/b&gt; 和密码 &lt;b&gt;{pin}&lt;/b&gt; 登录。</translation>
    </message>
    <message>
        <source>Nobody can deal: the cable is out.</source>
        <translation>网线已拔：无人能主持本台。</translation>
    </message>
    <message>
        <source>You deal. The simulated dealer takes over in {seconds} s.</source>
        <translation>由您主持。模拟荷官 {seconds} 秒后接手。</translation>
    </message>
    <message>
        <source>The simulated dealer cannot go on: {why}</source>
        <translation>模拟荷官无法继续：{why}</translation>
    </message>
    <message>
        <source>The simulated dealer deals.</source>
        <translation>由模拟荷官主持。</translation>
    </message>
    <message>
        <source>Station {number}</source>
        <translation>{number} 号机</translation>
    </message>
    <message>
        <source>{station}, no link</source>
        <translation>{station}，无连接</translation>
    </message>
    <message>
        <source>{station}, out of service</source>
        <translation>{station}，停用</translation>
    </message>
    <message>
        <source>{station} waits for a player</source>
        <translation>{station}等待客人</translation>
    </message>
    <message>
        <source>{station}, {amount} on the felt</source>
        <translation>{station}，台面 {amount}</translation>
    </message>
    <message>
        <source>{station}, balance {amount}</source>
        <translation>{station}，余额 {amount}</translation>
    </message>
    <message>
        <source>There is no money on this station.</source>
        <translation>本机没有金额。</translation>
    </message>
    <message>
        <source>The slot is shut: the station has no link.</source>
        <translation>投币口已关：本机无连接。</translation>
    </message>
    <message>
        <source>The slot is shut while money goes out.</source>
        <translation>兑现期间投币口关闭。</translation>
    </message>
    <message>
        <source>The slot is shut: the station is out of service.</source>
        <translation>投币口已关：本机停用。</translation>
    </message>
    <message>
        <source>The slot is shut: the account is frozen.</source>
        <translation>投币口已关：账户冻结。</translation>
    </message>
    <message>
        <source>The slot is shut at the moment.</source>
        <translation>投币口暂时关闭。</translation>
    </message>
    <message>
        <source>The slot is still busy with the last one.</source>
        <translation>投币口还在处理上一张。</translation>
    </message>
    <message>
        <source>The slot does not take it now.</source>
        <translation>投币口现在不收。</translation>
    </message>
    <message>
        <source>Looks for its table</source>
        <translation>正在连接赌台</translation>
    </message>
    <message>
        <source>{round}: {phase}</source>
        <translation>{round}：{phase}</translation>
    </message>
    <message>
        <source>No result yet</source>
        <translation>还没有结果</translation>
    </message>
    <message>
        <source>Last result: {outcome}</source>
        <translation>最新结果：{outcome}</translation>
    </message>
    <message>
        <source>A technician is at {station}</source>
        <translation>技术员在{station}</translation>
    </message>
    <message>
        <source>Both devices answer</source>
        <translation>两个设备都有应答</translation>
    </message>
    <message>
        <source>A device needs a hand</source>
        <translation>有设备需要处理</translation>
    </message>
</context>
<context>
    <name>TourBar</name>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>荷官</translation>
    </message>
    <message>
        <source>Displays</source>
        <translation>显示屏</translation>
    </message>
    <message>
        <source>Technician</source>
        <translation>技术员</translation>
    </message>
    <message>
        <source>Demonstration</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>Let it deal</source>
        <translation>让它主持</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
</context>
<context>
    <name>TourView</name>
    <message>
        <source>At the same moment</source>
        <translation>同一时刻</translation>
    </message>
</context>
<context>
    <name>TourWindow</name>
    <message>
        <source>Demonstration: pretended money</source>
        <translation>演示：不用真钱</translation>
    </message>
    <message>
        <source>Opening a table on this machine …</source>
        <translation>正在本机开台……</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>below minimum</source>
        <translation>低于最低额</translation>
    </message>
    <message>
        <source>over balance</source>
        <translation>余额不足</translation>
    </message>
</context>
<context>
    <name>VisitCard</name>
    <message>
        <source>This visit %1</source>
        <translation>本次游戏 %1</translation>
    </message>
    <message>
        <source>This visit</source>
        <translation>本次游戏</translation>
    </message>
    <message>
        <source>My rounds</source>
        <translation>我的记录</translation>
    </message>
</context>
<context>
    <name>Wheel</name>
    <message>
        <source>This table is closed</source>
        <translation>本桌已关</translation>
    </message>
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
<context>
    <name>Win</name>
    <message>
        <source>Returned {returned} of {stake}</source>
        <translation>下注 {stake}，含本金返还 {returned}</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>您赢了</translation>
    </message>
    <message>
        <source>{returned} came back of {stake} staked</source>
        <translation>下注 {stake}，含本金返还 {returned}</translation>
    </message>
    <message>
        <source>{bet}: {stake} came back as {returned}</source>
        <translation>{bet}：下注 {stake}，含本金返还 {returned}</translation>
    </message>
</context>
</TS>
