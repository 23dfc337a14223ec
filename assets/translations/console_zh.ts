<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en_AU">
<context>
    <name>AlertBar</name>
    <message>
        <source>Waiting: %1 and %2 more</source>
        <translation>等待中：%1，另有 %2 项</translation>
    </message>
    <message>
        <source>Waiting: %1</source>
        <translation>等待中：%1</translation>
    </message>
    <message>
        <source>No alerts</source>
        <translation>没有警报</translation>
    </message>
    <message>
        <source>Alerts: %1</source>
        <translation>警报：%1</translation>
    </message>
    <message>
        <source>Acknowledge</source>
        <translation>确认已阅</translation>
    </message>
</context>
<context>
    <name>AlertPage</name>
    <message>
        <source>Alerts: each stays until somebody has seen to it</source>
        <translation>警报：每条都保留到有人处理为止</translation>
    </message>
    <message>
        <source>No alerts</source>
        <translation>没有警报</translation>
    </message>
    <message>
        <source>Station %1</source>
        <translation>%1 号机</translation>
    </message>
    <message>
        <source>Acknowledge</source>
        <translation>确认已阅</translation>
    </message>
</context>
<context>
    <name>Alerts</name>
    <message>
        <source>Station {station}: {what}</source>
        <translation>{station} 号机：{what}</translation>
    </message>
    <message>
        <source>hand pay</source>
        <translation>人工付款</translation>
    </message>
    <message>
        <source>the player waits to be paid</source>
        <translation>客人等候付款</translation>
    </message>
    <message>
        <source>did the ticket come out?</source>
        <translation>票券出来了吗？</translation>
    </message>
    <message>
        <source>large win</source>
        <translation>大额赢款</translation>
    </message>
    <message>
        <source>idle while every seat is in use</source>
        <translation>座位已满时多局未下注</translation>
    </message>
    <message>
        <source>attendant called</source>
        <translation>已呼叫工作人员</translation>
    </message>
    <message>
        <source>device fault</source>
        <translation>设备故障</translation>
    </message>
    <message>
        <source>owed by the player</source>
        <translation>客人欠款</translation>
    </message>
    <message>
        <source>owed to the player</source>
        <translation>欠客人款</translation>
    </message>
    <message>
        <source>The system</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>frozen while betting</source>
        <translation>下注时冻结账户</translation>
    </message>
    <message>
        <source>note above the limit</source>
        <translation>纸币超出限额</translation>
    </message>
    <message>
        <source>jackpot</source>
        <translation>大奖</translation>
    </message>
    <message>
        <source>a large amount, allowed by two</source>
        <translation>大额款项，经两人批准</translation>
    </message>
    <message>
        <source>bad tickets</source>
        <translation>多次无效票券</translation>
    </message>
    <message>
        <source>needs another release</source>
        <translation>需要其他版本</translation>
    </message>
</context>
<context>
    <name>Amount</name>
    <message>
        <source>Write an amount like 20 or 12.50.</source>
        <translation>请输入金额，例如 20 或 12.50。</translation>
    </message>
    <message>
        <source>The amount is nothing.</source>
        <translation>金额为零。</translation>
    </message>
</context>
<context>
    <name>AmountPad</name>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>At most %1 digits before the point.</source>
        <translation>小数点前最多 %1 位。</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>删除</translation>
    </message>
</context>
<context>
    <name>BuyIn</name>
    <message>
        <source>Nobody plays here yet.</source>
        <translation>此机尚无客人。</translation>
    </message>
    <message>
        <source>Balance {amount}.</source>
        <translation>余额 {amount}。</translation>
    </message>
    <message>
        <source>Type the station&apos;s number.</source>
        <translation>请输入机台号码。</translation>
    </message>
    <message>
        <source>There is no station {number} at this table.</source>
        <translation>本桌没有 {number} 号机。</translation>
    </message>
</context>
<context>
    <name>BuyInPage</name>
    <message>
        <source>Station</source>
        <translation>机台</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>号码</translation>
    </message>
    <message>
        <source>What the player gives you (rule 6.2.1)</source>
        <translation>客人交给您的（规则 6.2.1）</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
</context>
<context>
    <name>Cage</name>
    <message>
        <source>table {table}, station {station}</source>
        <translation>{table} 号桌 {station} 号机</translation>
    </message>
    <message>
        <source>Issued by</source>
        <translation>出票机台</translation>
    </message>
    <message>
        <source>Issued</source>
        <translation>出票时间</translation>
    </message>
    <message>
        <source>Good until</source>
        <translation>有效期至</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>付款时间</translation>
    </message>
    <message>
        <source>Paid at</source>
        <translation>付款地点</translation>
    </message>
    <message>
        <source>{amount} to a player</source>
        <translation>付给客人 {amount}</translation>
    </message>
    <message>
        <source>{amount} from a player</source>
        <translation>向客人收 {amount}</translation>
    </message>
    <message>
        <source>{title} of station {station}</source>
        <translation>{station} 号机：{title}</translation>
    </message>
    <message>
        <source>The cage is for a {role} or above.</source>
        <translation>账房须由{role}或以上级别的人员使用。</translation>
    </message>
</context>
<context>
    <name>CagePage</name>
    <message>
        <source>Pay a ticket</source>
        <translation>兑付票券</translation>
    </message>
    <message>
        <source>Looking …</source>
        <translation>正在查询…</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>Pay %1</source>
        <translation>支付 %1</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>付款</translation>
    </message>
    <message>
        <source>Look the ticket up first.</source>
        <translation>请先查询票券。</translation>
    </message>
    <message>
        <source>Nothing is owed at this table</source>
        <translation>本桌没有欠款</translation>
    </message>
    <message>
        <source>Owed after a correction</source>
        <translation>更正后的欠款</translation>
    </message>
    <message>
        <source>Pay out …</source>
        <translation>付给客人…</translation>
    </message>
    <message>
        <source>Paid back …</source>
        <translation>已还…</translation>
    </message>
    <message>
        <source>Write off …</source>
        <translation>核销…</translation>
    </message>
    <message>
        <source>Opening the cage …</source>
        <translation>正在打开账房…</translation>
    </message>
    <message>
        <source>Cage</source>
        <translation>账房</translation>
    </message>
    <message>
        <source>%1 They may open it for you with their number and PIN.</source>
        <translation>%1 该人员可用自己的编号和 PIN 为您打开。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
</context>
<context>
    <name>ClaimCard</name>
    <message>
        <source>Looked back: the outcome is right</source>
        <translation>已查看记录：结果无误</translation>
    </message>
    <message>
        <source>The outcome was corrected</source>
        <translation>结果已更正</translation>
    </message>
    <message>
        <source>The wagers were void</source>
        <translation>注码已作废</translation>
    </message>
    <message>
        <source>The supervisor was called</source>
        <translation>已请监场主任</translation>
    </message>
    <message>
        <source>A wrong outcome was entered</source>
        <translation>输入的结果有误</translation>
    </message>
    <message>
        <source>The station failed</source>
        <translation>机台故障</translation>
    </message>
    <message>
        <source>A wager is missing</source>
        <translation>缺少注码</translation>
    </message>
    <message>
        <source>A payment is wrong</source>
        <translation>付款有误</translation>
    </message>
    <message>
        <source>Claim at %1, round %2</source>
        <translation>%1申诉，第 %2 局</translation>
    </message>
    <message>
        <source>What was done?</source>
        <translation>如何处理？</translation>
    </message>
    <message>
        <source>What does the player claim?</source>
        <translation>客人申诉什么？</translation>
    </message>
</context>
<context>
    <name>Console</name>
    <message>
        <source>The server does not answer. Try again.</source>
        <translation>服务器没有响应，请重试。</translation>
    </message>
    <message>
        <source>The server does not answer. Nothing was done.</source>
        <translation>服务器没有响应，未执行任何操作。</translation>
    </message>
</context>
<context>
    <name>ConsoleHeader</name>
    <message>
        <source>Server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>No link</source>
        <translation>未连接</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>锁定</translation>
    </message>
</context>
<context>
    <name>ConsoleView</name>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Buy-in</source>
        <translation>买入</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>全场</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>更正</translation>
    </message>
    <message>
        <source>Cage</source>
        <translation>账房</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>本桌</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>报表</translation>
    </message>
    <message>
        <source>Jackpots</source>
        <translation>大奖</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>员工</translation>
    </message>
    <message>
        <source>Confirm …</source>
        <translation>确认…</translation>
    </message>
</context>
<context>
    <name>ConsoleWindow</name>
    <message>
        <source>Dealer&apos;s console</source>
        <translation>荷官控制台</translation>
    </message>
</context>
<context>
    <name>Correction</name>
    <message>
        <source>There is no round whose outcome could be invalidated.</source>
        <translation>没有可宣布无效的局。</translation>
    </message>
    <message>
        <source>void</source>
        <translation>作废</translation>
    </message>
    <message>
        <source>{summary} Tap Void once more to go on.</source>
        <translation>{summary} 再按一次“作废”以继续。</translation>
    </message>
    <message>
        <source>No account changes.</source>
        <translation>没有账户变动。</translation>
    </message>
    <message>
        <source>{count} accounts, {change} for the players.</source>
        <translation>{count} 个账户，客人合计 {change}。</translation>
    </message>
    <message>
        <source>{text} {owed} was taken out already and is owed.</source>
        <translation>{text} 其中 {owed} 已被取走，记为欠款。</translation>
    </message>
</context>
<context>
    <name>CorrectionPage</name>
    <message>
        <source>1 · Which round?</source>
        <translation>1 · 哪一局？</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>第 %1 局</translation>
    </message>
    <message>
        <source>2 · What really fell in round %1?</source>
        <translation>2 · 第 %1 局实际开出什么？</translation>
    </message>
    <message>
        <source>2 · What really fell?</source>
        <translation>2 · 实际开出什么？</translation>
    </message>
    <message>
        <source>Choose the round first.</source>
        <translation>请先选择是哪一局。</translation>
    </message>
    <message>
        <source>3 · %1 instead of %2</source>
        <translation>3 · 由 %2 改为 %1</translation>
    </message>
    <message>
        <source>3 · Before and after of every account</source>
        <translation>3 · 每个账户的前后对比</translation>
    </message>
    <message>
        <source>Station</source>
        <translation>机台</translation>
    </message>
    <message>
        <source>Paid before</source>
        <translation>更正前派彩</translation>
    </message>
    <message>
        <source>Paid after</source>
        <translation>更正后派彩</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变动</translation>
    </message>
    <message>
        <source>Taken out, owed</source>
        <translation>已取走，欠款</translation>
    </message>
    <message>
        <source>No account changes.</source>
        <translation>没有账户变动。</translation>
    </message>
    <message>
        <source>Nothing is changed before you have seen it here.</source>
        <translation>在此核对之前不会更改任何账户。</translation>
    </message>
    <message>
        <source>Unfreeze all</source>
        <translation>全部解冻</translation>
    </message>
    <message>
        <source>Freeze all</source>
        <translation>全部冻结</translation>
    </message>
    <message>
        <source>Void: malfunction</source>
        <translation>作废：故障</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>第 %1 局</translation>
    </message>
    <message>
        <source>Void: disruption</source>
        <translation>作废：突发事件</translation>
    </message>
    <message>
        <source>Void: fraud</source>
        <translation>作废：欺诈</translation>
    </message>
    <message>
        <source>Correct to %1</source>
        <translation>更正为 %1</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>更正</translation>
    </message>
    <message>
        <source>Choose the round and what really fell.</source>
        <translation>请选择哪一局及实际开出的结果。</translation>
    </message>
</context>
<context>
    <name>DigitPad</name>
    <message>
        <source>Look up</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>The %1 digits on the ticket</source>
        <translation>票券上的 %1 位数字</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>删除</translation>
    </message>
</context>
<context>
    <name>FormLine</name>
    <message>
        <source>Nothing is done before the whole form is handed in.</source>
        <translation>提交整份表单之前不会执行任何操作。</translation>
    </message>
</context>
<context>
    <name>Heading</name>
    <message>
        <source>Account</source>
        <translation>账户</translation>
    </message>
    <message>
        <source>Adjustments</source>
        <translation>调整</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>金额</translation>
    </message>
    <message>
        <source>At</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>余额</translation>
    </message>
    <message>
        <source>Buy-ins</source>
        <translation>买入</translation>
    </message>
    <message>
        <source>By</source>
        <translation>操作人</translation>
    </message>
    <message>
        <source>Cancel credits</source>
        <translation>取消额度</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Claimed</source>
        <translation>申诉内容</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>停止下注</translation>
    </message>
    <message>
        <source>Contributed</source>
        <translation>已累积</translation>
    </message>
    <message>
        <source>Credits held by players</source>
        <translation>客人持有款额</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>处理</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>到期</translation>
    </message>
    <message>
        <source>First outcome</source>
        <translation>首次结果</translation>
    </message>
    <message>
        <source>From</source>
        <translation>起</translation>
    </message>
    <message>
        <source>From this table</source>
        <translation>来自本桌</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>赢局数</translation>
    </message>
    <message>
        <source>Given away</source>
        <translation>已转出</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>奖品</translation>
    </message>
    <message>
        <source>Handed over</source>
        <translation>已交付</translation>
    </message>
    <message>
        <source>House win</source>
        <translation>赌场赢款</translation>
    </message>
    <message>
        <source>How</source>
        <translation>方式</translation>
    </message>
    <message>
        <source>Jackpot</source>
        <translation>大奖</translation>
    </message>
    <message>
        <source>Jackpots</source>
        <translation>大奖</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>账簿</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>开出</translation>
    </message>
    <message>
        <source>Meter</source>
        <translation>计数器</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>最低额</translation>
    </message>
    <message>
        <source>Money in</source>
        <translation>收入总额</translation>
    </message>
    <message>
        <source>Money out</source>
        <translation>付出总额</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Notes in</source>
        <translation>纸币收入</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Owed to players</source>
        <translation>应付客人</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>已付</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>客人数</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>已转入</translation>
    </message>
    <message>
        <source>Reconciles</source>
        <translation>核对</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>储备</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>含本金返还</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>局</translation>
    </message>
    <message>
        <source>Seeded</source>
        <translation>起始额</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>序号</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>结清</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>班次</translation>
    </message>
    <message>
        <source>Shortfalls</source>
        <translation>客人欠款</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>注码</translation>
    </message>
    <message>
        <source>Stakes returned</source>
        <translation>退还本金</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Station</source>
        <translation>机台</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Ticket</source>
        <translation>票券</translation>
    </message>
    <message>
        <source>Tickets in</source>
        <translation>票券收入</translation>
    </message>
    <message>
        <source>Tickets out</source>
        <translation>票券付出</translation>
    </message>
    <message>
        <source>To</source>
        <translation>止</translation>
    </message>
    <message>
        <source>Total wins</source>
        <translation>赢款总额</translation>
    </message>
    <message>
        <source>Turnover</source>
        <translation>投注总额</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>What</source>
        <translation>事项</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>赢</translation>
    </message>
</context>
<context>
    <name>JackpotChange</name>
    <message>
        <source>Play for another jackpot</source>
        <translation>参加另一个大奖</translation>
    </message>
    <message>
        <source>Close a jackpot</source>
        <translation>关闭大奖</translation>
    </message>
    <message>
        <source>Leave or change the jackpot</source>
        <translation>退出或更换大奖</translation>
    </message>
    <message>
        <source>For which one?</source>
        <translation>参加哪一个？</translation>
    </message>
    <message>
        <source>Which meters take its value? (rule 8.3.6)</source>
        <translation>哪些奖池接收其金额？（规则 8.3.6）</translation>
    </message>
    <message>
        <source>Choose one to play for instead, or none</source>
        <translation>选择改为参加的一个，或不选</translation>
    </message>
    <message>
        <source>How long the sign stands first, in minutes</source>
        <translation>告示须先展示多少分钟</translation>
    </message>
    <message>
        <source>Change nothing</source>
        <translation>不作更改</translation>
    </message>
    <message>
        <source>Show the sign …</source>
        <translation>展示告示…</translation>
    </message>
</context>
<context>
    <name>JackpotDisplayView</name>
    <message>
        <source>No jackpot at this table</source>
        <translation>本桌没有大奖</translation>
    </message>
    <message>
        <source>Confirmed</source>
        <translation>已确认</translation>
    </message>
    <message>
        <source>The pit boss is confirming</source>
        <translation>赌区主管正在确认</translation>
    </message>
    <message>
        <source>Jackpot display fault: amounts are not up to date</source>
        <translation>大奖显示故障：金额不是最新</translation>
    </message>
    <message>
        <source>Amounts are being updated</source>
        <translation>金额正在更新</translation>
    </message>
</context>
<context>
    <name>JackpotDisplayWindow</name>
    <message>
        <source>Jackpots</source>
        <translation>累积大奖</translation>
    </message>
</context>
<context>
    <name>JackpotGroupPage</name>
    <message>
        <source>A new group</source>
        <translation>新建组</translation>
    </message>
    <message>
        <source>Choose a group, or put a new one together.</source>
        <translation>请选择一个组，或新建一个。</translation>
    </message>
    <message>
        <source>Plays for</source>
        <translation>参加</translation>
    </message>
    <message>
        <source>Plays for no jackpot</source>
        <translation>未参加任何大奖</translation>
    </message>
    <message>
        <source>%1: leave or change …</source>
        <translation>%1：退出或更换…</translation>
    </message>
    <message>
        <source>Play for another jackpot …</source>
        <translation>参加另一个大奖…</translation>
    </message>
    <message>
        <source>Make the group first.</source>
        <translation>请先建立该组。</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>赌桌</translation>
    </message>
    <message>
        <source>It belongs to the group %1.</source>
        <translation>它属于组 %1。</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>恢复原样</translation>
    </message>
    <message>
        <source>Nothing is changed.</source>
        <translation>没有任何更改。</translation>
    </message>
    <message>
        <source>Make the group …</source>
        <translation>建立该组…</translation>
    </message>
    <message>
        <source>Signs of what will change</source>
        <translation>预告变更的告示</translation>
    </message>
    <message>
        <source>No sign of a change stands</source>
        <translation>没有变更告示</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>Do it …</source>
        <translation>执行…</translation>
    </message>
    <message>
        <source>The sign has not stood long enough: %1.</source>
        <translation>告示展示时间不足：%1。</translation>
    </message>
    <message>
        <source>Withdraw …</source>
        <translation>撤回…</translation>
    </message>
    <message>
        <source>Name of the group</source>
        <translation>组名</translation>
    </message>
</context>
<context>
    <name>JackpotOfficePage</name>
    <message>
        <source>Not offered: %1</source>
        <translation>暂不提供：%1</translation>
    </message>
    <message>
        <source>A new jackpot</source>
        <translation>新建大奖</translation>
    </message>
    <message>
        <source>Choose a jackpot, or write a new one.</source>
        <translation>请选择一个大奖，或新建一个。</translation>
    </message>
    <message>
        <source>The jackpot is closed.</source>
        <translation>该大奖已关闭。</translation>
    </message>
    <message>
        <source>A jackpot keeps its style: close it and open another.</source>
        <translation>大奖的类型不能改：请关闭它再开一个。</translation>
    </message>
    <message>
        <source>Back into operation …</source>
        <translation>恢复运作…</translation>
    </message>
    <message>
        <source>Out of operation …</source>
        <translation>停止运作…</translation>
    </message>
    <message>
        <source>Close, with notice …</source>
        <translation>先告示后关闭…</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>恢复原样</translation>
    </message>
    <message>
        <source>Nothing is changed.</source>
        <translation>没有任何更改。</translation>
    </message>
    <message>
        <source>Open the jackpot …</source>
        <translation>开设大奖…</translation>
    </message>
    <message>
        <source>Change it when it is won …</source>
        <translation>中奖后更改…</translation>
    </message>
</context>
<context>
    <name>JackpotPage</name>
    <message>
        <source>This table</source>
        <translation>本桌</translation>
    </message>
    <message>
        <source>All jackpots</source>
        <translation>全部大奖</translation>
    </message>
    <message>
        <source>Groups and signs</source>
        <translation>组与告示</translation>
    </message>
</context>
<context>
    <name>JackpotTablePage</name>
    <message>
        <source>Confirm …</source>
        <translation>确认…</translation>
    </message>
    <message>
        <source>Do not confirm …</source>
        <translation>不确认…</translation>
    </message>
    <message>
        <source>Handed over …</source>
        <translation>已交付…</translation>
    </message>
    <message>
        <source>Meters of this table</source>
        <translation>本桌奖池</translation>
    </message>
    <message>
        <source>This table plays for no jackpot</source>
        <translation>本桌不参加任何大奖</translation>
    </message>
    <message>
        <source>Not offered: %1</source>
        <translation>暂不提供：%1</translation>
    </message>
    <message>
        <source>On display</source>
        <translation>显示中</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>已隐藏</translation>
    </message>
    <message>
        <source>Messages on the jackpot display, in turn</source>
        <translation>大奖显示屏的轮播消息</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Write a new message …</source>
        <translation>写一条新消息…</translation>
    </message>
    <message>
        <source>Beside a prize that was won</source>
        <translation>中奖时的附言</translation>
    </message>
    <message>
        <source>The display&apos;s own words</source>
        <translation>显示屏的默认文字</translation>
    </message>
    <message>
        <source>Write …</source>
        <translation>编写…</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>恢复原样</translation>
    </message>
    <message>
        <source>Nothing is changed.</source>
        <translation>没有任何更改。</translation>
    </message>
    <message>
        <source>Change the display …</source>
        <translation>更改显示…</translation>
    </message>
    <message>
        <source>Change something first.</source>
        <translation>请先作更改。</translation>
    </message>
    <message>
        <source>A new message</source>
        <translation>新消息</translation>
    </message>
</context>
<context>
    <name>Jackpots</name>
    <message>
        <source>must be won by {amount}</source>
        <translation>累积至 {amount} 前必中</translation>
    </message>
    <message>
        <source>{what} for the player of station {station}</source>
        <translation>{station} 号机客人的{what}</translation>
    </message>
    <message>
        <source>Won {moment}, to be handed over (rule 8.3.9).</source>
        <translation>{moment} 赢得，待交付（规则 8.3.9）。</translation>
    </message>
    <message>
        <source>Station {station} has won {what}</source>
        <translation>{station} 号机赢得 {what}</translation>
    </message>
    <message>
        <source>Round {round}, {moment}. The pit boss confirms (rule 8.3.9).</source>
        <translation>第 {round} 局，{moment}。由赌区主管确认（规则 8.3.9）。</translation>
    </message>
    <message>
        <source>Station {station}</source>
        <translation>{station} 号机</translation>
    </message>
    <message>
        <source>wins the {name}</source>
        <translation>赢得 {name}</translation>
    </message>
    <message>
        <source>A new group</source>
        <translation>新建组</translation>
    </message>
    <message>
        <source>plays for no jackpot</source>
        <translation>不参加任何大奖</translation>
    </message>
    <message>
        <source>Take a table in or out first.</source>
        <translation>请先加入或移出一张赌桌。</translation>
    </message>
    <message>
        <source>Give the group a name.</source>
        <translation>请给该组命名。</translation>
    </message>
    <message>
        <source>A group has one table at least (rule 8.3.1).</source>
        <translation>一个组至少有一张赌桌（规则 8.3.1）。</translation>
    </message>
    <message>
        <source>Choose the jackpot.</source>
        <translation>请选择大奖。</translation>
    </message>
    <message>
        <source>Choose where its value goes (rule 8.3.6).</source>
        <translation>请选择其金额的去向（规则 8.3.6）。</translation>
    </message>
    <message>
        <source>The sign does not stand yet at {tables}</source>
        <translation>{tables} 尚未展示告示</translation>
    </message>
    <message>
        <source>A new jackpot</source>
        <translation>新建大奖</translation>
    </message>
    <message>
        <source>Change a line first.</source>
        <translation>请先更改一项。</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>已关闭</translation>
    </message>
    <message>
        <source>Closed. Its value has gone to other meters (rule 8.3.6).</source>
        <translation>已关闭。其金额已转入其他奖池（规则 8.3.6）。</translation>
    </message>
    <message>
        <source>Not offered: {fault}.</source>
        <translation>暂不提供：{fault}。</translation>
    </message>
    <message>
        <source>No group plays for it yet: add one under Groups and signs.</source>
        <translation>尚无组参加：请在“组与告示”中添加。</translation>
    </message>
    <message>
        <source>What is written here waits until it is won.</source>
        <translation>此处所写待中奖后生效。</translation>
    </message>
    <message>
        <source>In reserve for the next meter: {amount}.</source>
        <translation>为下一奖池储备：{amount}。</translation>
    </message>
    <message>
        <source>Mystery</source>
        <translation>神秘大奖</translation>
    </message>
    <message>
        <source>Progressive</source>
        <translation>独立累进大奖</translation>
    </message>
    <message>
        <source>Linked progressive</source>
        <translation>联机累进大奖</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>奖励大奖</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Prize in money</source>
        <translation>现金奖额</translation>
    </message>
    <message>
        <source>or goods</source>
        <translation>或实物</translation>
    </message>
    <message>
        <source>Minimum value</source>
        <translation>最低金额</translation>
    </message>
    <message>
        <source>After a win</source>
        <translation>中奖后重置为</translation>
    </message>
    <message>
        <source>First start</source>
        <translation>首次起始金额</translation>
    </message>
    <message>
        <source>Must be won by</source>
        <translation>必中上限</translation>
    </message>
    <message>
        <source>Of the turnover, to the meter</source>
        <translation>计入奖池的投注额比例</translation>
    </message>
    <message>
        <source>Of the turnover, to the reserve</source>
        <translation>计入储备的投注额比例</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>中奖条件</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>投注项目</translation>
    </message>
    <message>
        <source>With at least</source>
        <translation>至少下注</translation>
    </message>
    <message>
        <source>Kind of bet</source>
        <translation>投注种类</translation>
    </message>
    <message>
        <source>Spins in a row</source>
        <translation>连续局数</translation>
    </message>
    <message>
        <source>Ceiling</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Turnover expected between two wins</source>
        <translation>两次中奖之间的预计投注额</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>Write an amount like 500 or 500.00.</source>
        <translation>请输入金额，例如 500 或 500.00。</translation>
    </message>
    <message>
        <source>Write a part in per cent like 1.25, with four decimals at most.</source>
        <translation>请输入百分比，例如 1.25，最多四位小数。</translation>
    </message>
    <message>
        <source>Still to be written: {line}.</source>
        <translation>尚待填写：{line}。</translation>
    </message>
    <message>
        <source>The group {group} also plays for {jackpot}</source>
        <translation>组 {group} 同时参加 {jackpot}</translation>
    </message>
    <message>
        <source>The group {group} no longer plays for {jackpot}</source>
        <translation>组 {group} 不再参加 {jackpot}</translation>
    </message>
    <message>
        <source>The group {group} plays for {to} instead of {jackpot}</source>
        <translation>组 {group} 由 {jackpot} 改为参加 {to}</translation>
    </message>
    <message>
        <source>{jackpot} closes, and its value goes to {to}</source>
        <translation>{jackpot} 关闭，其金额转入 {to}</translation>
    </message>
    <message>
        <source>{jackpot} closes</source>
        <translation>{jackpot} 关闭</translation>
    </message>
    <message>
        <source>one winning bet</source>
        <translation>某一注赢</translation>
    </message>
    <message>
        <source>the same bet winning several times</source>
        <translation>同一注连赢数局</translation>
    </message>
    <message>
        <source>the same outcome several times</source>
        <translation>连续数局开出同一结果</translation>
    </message>
</context>
<context>
    <name>LetterPad</name>
    <message>
        <source>space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>删除</translation>
    </message>
</context>
<context>
    <name>Limits</name>
    <message>
        <source>{kinds} {minimum} to {maximum} by {multiple}</source>
        <translation>{kinds} {minimum} 至 {maximum}，递增 {multiple}</translation>
    </message>
    <message>
        <source>all bets together from {minimum}</source>
        <translation>全部注码合计最低 {minimum}</translation>
    </message>
</context>
<context>
    <name>NoSpin</name>
    <message>
        <source>Rule {rule}</source>
        <translation>规则 {rule}</translation>
    </message>
</context>
<context>
    <name>NoSpinPage</name>
    <message>
        <source>No spin: why?</source>
        <translation>旋转无效：什么原因？</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
</context>
<context>
    <name>NumberKeys</name>
    <message>
        <source>Erase</source>
        <translation>删除</translation>
    </message>
</context>
<context>
    <name>Order</name>
    <message>
        <source>Pay a ticket</source>
        <translation>兑付票券</translation>
    </message>
    <message>
        <source>Keep the ticket that ends in {ticket}, of table {table}, station {station}, and pay {amount} in cash (rule 6.6.1(b)). It must say {amount}.</source>
        <translation>请收下尾号 {ticket}、{table} 号桌 {station} 号机的票券，并付现金 {amount}（规则 6.6.1(b)）。票面须为 {amount}。</translation>
    </message>
    <message>
        <source>Pay {amount}</source>
        <translation>支付 {amount}</translation>
    </message>
    <message>
        <source>{amount} paid for the ticket.</source>
        <translation>票券已付 {amount}。</translation>
    </message>
    <message>
        <source>Pay what is owed</source>
        <translation>支付欠款</translation>
    </message>
    <message>
        <source>Pay {amount} to the player. {why}</source>
        <translation>付给客人 {amount}。{why}</translation>
    </message>
    <message>
        <source>{amount} paid to the player it was owed to.</source>
        <translation>欠款 {amount} 已付给客人。</translation>
    </message>
    <message>
        <source>Take back a shortfall</source>
        <translation>收回差额</translation>
    </message>
    <message>
        <source>Take {amount} from the player. {why}</source>
        <translation>向客人收 {amount}。{why}</translation>
    </message>
    <message>
        <source>{amount} received</source>
        <translation>已收 {amount}</translation>
    </message>
    <message>
        <source>{amount} taken back.</source>
        <translation>已收回 {amount}。</translation>
    </message>
    <message>
        <source>Write off a shortfall</source>
        <translation>核销差额</translation>
    </message>
    <message>
        <source>The house gives up {amount}. {why}</source>
        <translation>赌场放弃追收 {amount}。{why}</translation>
    </message>
    <message>
        <source>Write off</source>
        <translation>核销</translation>
    </message>
    <message>
        <source>{amount} written off.</source>
        <translation>已核销 {amount}。</translation>
    </message>
    <message>
        <source>Jackpot at station {station}</source>
        <translation>{station} 号机的大奖</translation>
    </message>
    <message>
        <source>Confirm that station {station} has won {what} in round {round} (rule 8.3.9). A confirmed jackpot is never taken back (rule 9.10).</source>
        <translation>确认 {station} 号机在第 {round} 局赢得 {what}（规则 8.3.9）。已确认的大奖绝不收回（规则 9.10）。</translation>
    </message>
    <message>
        <source>Confirm {what}</source>
        <translation>确认 {what}</translation>
    </message>
    <message>
        <source>{what} is confirmed for station {station}.</source>
        <translation>已为 {station} 号机确认 {what}。</translation>
    </message>
    <message>
        <source>Do not confirm {what} for station {station}. It goes back to the meter.</source>
        <translation>不为 {station} 号机确认 {what}。奖金退回奖池。</translation>
    </message>
    <message>
        <source>Do not confirm</source>
        <translation>不确认</translation>
    </message>
    <message>
        <source>{what} is back on its meter.</source>
        <translation>{what} 已退回奖池。</translation>
    </message>
    <message>
        <source>Hand over goods</source>
        <translation>交付实物</translation>
    </message>
    <message>
        <source>Record that the player of station {station} was given: {goods} (rule 8.3.9).</source>
        <translation>记录：已把 {goods} 交给 {station} 号机的客人（规则 8.3.9）。</translation>
    </message>
    <message>
        <source>It was handed over</source>
        <translation>已交付</translation>
    </message>
    <message>
        <source>{goods}: handed over.</source>
        <translation>{goods}：已交付。</translation>
    </message>
    <message>
        <source>Jackpot display</source>
        <translation>大奖显示屏</translation>
    </message>
    <message>
        <source>Change what the jackpot display of this table shows and says.</source>
        <translation>更改本桌大奖显示屏的内容和文字。</translation>
    </message>
    <message>
        <source>Change the display</source>
        <translation>更改显示</translation>
    </message>
    <message>
        <source>The jackpot display is changed.</source>
        <translation>大奖显示屏已更改。</translation>
    </message>
    <message>
        <source>Open the jackpot {name}</source>
        <translation>开设大奖 {name}</translation>
    </message>
    <message>
        <source>Open the jackpot {name}: {parameters}. What it starts with comes from the house&apos;s purse.</source>
        <translation>开设大奖 {name}：{parameters}。起始金额由赌场支付。</translation>
    </message>
    <message>
        <source>Open the jackpot</source>
        <translation>开设大奖</translation>
    </message>
    <message>
        <source>The jackpot {name} is open. No group plays for it yet.</source>
        <translation>大奖 {name} 已开设，尚无组参加。</translation>
    </message>
    <message>
        <source>Change the jackpot {name}</source>
        <translation>更改大奖 {name}</translation>
    </message>
    <message>
        <source>Change the jackpot {name} once it is won: {parameters}. Until then it stays as it is.</source>
        <translation>待中奖后更改大奖 {name}：{parameters}。在此之前保持不变。</translation>
    </message>
    <message>
        <source>Change it when it is won</source>
        <translation>中奖后更改</translation>
    </message>
    <message>
        <source>The jackpot {name} changes when it is won.</source>
        <translation>大奖 {name} 将在中奖后更改。</translation>
    </message>
    <message>
        <source>Jackpot {name} out of operation</source>
        <translation>大奖 {name} 停止运作</translation>
    </message>
    <message>
        <source>Do not offer the jackpot {name} any more; the game goes on without it (rule 8.7).</source>
        <translation>不再提供大奖 {name}；游戏照常进行（规则 8.7）。</translation>
    </message>
    <message>
        <source>Out of operation</source>
        <translation>停止运作</translation>
    </message>
    <message>
        <source>The jackpot {name} is not offered.</source>
        <translation>大奖 {name} 暂不提供。</translation>
    </message>
    <message>
        <source>Jackpot {name} back into operation</source>
        <translation>大奖 {name} 恢复运作</translation>
    </message>
    <message>
        <source>Offer the jackpot {name} again, if its records prove what is on the meter (rule 8.6).</source>
        <translation>若记录能证明奖池金额，则重新提供大奖 {name}（规则 8.6）。</translation>
    </message>
    <message>
        <source>Back into operation</source>
        <translation>恢复运作</translation>
    </message>
    <message>
        <source>The jackpot {name} is offered again.</source>
        <translation>大奖 {name} 已重新提供。</translation>
    </message>
    <message>
        <source>Jackpot group {name}</source>
        <translation>大奖组 {name}</translation>
    </message>
    <message>
        <source>Make the group {name} of the tables {tables} (rule 8.3.1).</source>
        <translation>以赌桌 {tables} 组成组 {name}（规则 8.3.1）。</translation>
    </message>
    <message>
        <source>Make the group</source>
        <translation>建立该组</translation>
    </message>
    <message>
        <source>The group {name} has the tables {tables}.</source>
        <translation>组 {name} 包括赌桌 {tables}。</translation>
    </message>
    <message>
        <source>Show a jackpot sign</source>
        <translation>展示大奖告示</translation>
    </message>
    <message>
        <source>Show a sign at every table concerned (rule {rule}): {what}. It may be done once the sign has stood {minutes} minutes.</source>
        <translation>在每张有关赌桌展示告示（规则 {rule}）：{what}。告示展示 {minutes} 分钟后方可执行。</translation>
    </message>
    <message>
        <source>Show the sign</source>
        <translation>展示告示</translation>
    </message>
    <message>
        <source>The sign goes up: {what}.</source>
        <translation>告示已展示：{what}。</translation>
    </message>
    <message>
        <source>Do what the sign announced</source>
        <translation>执行告示所示</translation>
    </message>
    <message>
        <source>{what}, from now on.</source>
        <translation>{what}，即刻生效。</translation>
    </message>
    <message>
        <source>Do it now</source>
        <translation>立即执行</translation>
    </message>
    <message>
        <source>Done: {what}.</source>
        <translation>已执行：{what}。</translation>
    </message>
    <message>
        <source>Withdraw a jackpot sign</source>
        <translation>撤回大奖告示</translation>
    </message>
    <message>
        <source>Take the sign down at every table. It will not happen: {what}.</source>
        <translation>撤下各桌的告示。不会执行：{what}。</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>撤回</translation>
    </message>
    <message>
        <source>The sign is withdrawn.</source>
        <translation>告示已撤回。</translation>
    </message>
    <message>
        <source>Open the round</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>Start the next wagering period.</source>
        <translation>开始下一局的下注时间。</translation>
    </message>
    <message>
        <source>Open round</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>The round is open.</source>
        <translation>本局已开。</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>停止下注</translation>
    </message>
    <message>
        <source>End the wagering period of round {round} now.</source>
        <translation>立即结束第 {round} 局的下注时间。</translation>
    </message>
    <message>
        <source>No more bets for round {round}.</source>
        <translation>第 {round} 局停止下注。</translation>
    </message>
    <message>
        <source>Ball spun</source>
        <translation>记录投球</translation>
    </message>
    <message>
        <source>The ball is spun.</source>
        <translation>已记录投球。</translation>
    </message>
    <message>
        <source>Result of round {round}</source>
        <translation>第 {round} 局的结果</translation>
    </message>
    <message>
        <source>Enter {result} as the result of round {round}.</source>
        <translation>将 {result} 输入为第 {round} 局的结果。</translation>
    </message>
    <message>
        <source>Enter {result}</source>
        <translation>输入 {result}</translation>
    </message>
    <message>
        <source>{result} is the result of round {round}.</source>
        <translation>第 {round} 局的结果是 {result}。</translation>
    </message>
    <message>
        <source>Freeze every chip account of this table (rule {rule}). Nobody can bet or cash out meanwhile; the betting time runs on, and ends at once if the ball is spun.</source>
        <translation>冻结本桌全部筹码账户（规则 {rule}）。期间无人可下注或兑现；下注时间照常计算，若已投球则立即截止。</translation>
    </message>
    <message>
        <source>Unfreeze every chip account. Betting goes on only if its time is not up.</source>
        <translation>解冻全部筹码账户。只有下注时间未到才继续下注。</translation>
    </message>
    <message>
        <source>Correct round {round} from {was} to {now} (rule {rule}). All accounts freeze, each is corrected as listed, then they unfreeze.</source>
        <translation>将第 {round} 局由 {was} 更正为 {now}（规则 {rule}）。全部账户冻结，逐个按所列更正，然后解冻。</translation>
    </message>
    <message>
        <source>The system failed in round {round}</source>
        <translation>第 {round} 局系统故障</translation>
    </message>
    <message>
        <source>Declare that the game system failed before the end of betting (rule {rule}.1). All wagers of round {round} are void and go back.</source>
        <translation>宣布游戏系统在下注截止前发生故障（规则 {rule}.1）。第 {round} 局全部注码作废并退回。</translation>
    </message>
    <message>
        <source>Declare it</source>
        <translation>宣布</translation>
    </message>
    <message>
        <source>{count} accounts change.</source>
        <translation>{count} 个账户变动。</translation>
    </message>
    <message>
        <source>{amount} was taken out already and is owed.</source>
        <translation>{amount} 已被取走，记为欠款。</translation>
    </message>
    <message>
        <source>Two different numbers</source>
        <translation>两个不同的号码</translation>
    </message>
    <message>
        <source>The wheel sensor read {sensor}; you chose {dealer}. Nothing is entered: look at the wheel again.</source>
        <translation>轮盘传感器读到 {sensor}，您选了 {dealer}。尚未输入：请再看一次轮盘。</translation>
    </message>
    <message>
        <source>No spin, rule {rule}</source>
        <translation>旋转无效，规则 {rule}</translation>
    </message>
    <message>
        <source>Wheel spun</source>
        <translation>记录转动</translation>
    </message>
    <message>
        <source>Record that the wheel of round {round} is spun.</source>
        <translation>记录第 {round} 局转轮已转动。</translation>
    </message>
    <message>
        <source>The wheel is spun.</source>
        <translation>已记录转动。</translation>
    </message>
    <message>
        <source>Record that the ball of round {round} is spun.</source>
        <translation>记录第 {round} 局已投球。</translation>
    </message>
    <message>
        <source>Announce round {round} as a no spin: {reason}. All wagers of the spin go back.</source>
        <translation>宣布第 {round} 局旋转无效：{reason}。本局所有注码退回。</translation>
    </message>
    <message>
        <source>Announce no spin</source>
        <translation>宣布旋转无效</translation>
    </message>
    <message>
        <source>Round {round} was a no spin.</source>
        <translation>第 {round} 局旋转无效。</translation>
    </message>
    <message>
        <source>Invalidate round {round}</source>
        <translation>宣布第 {round} 局无效</translation>
    </message>
    <message>
        <source>Invalidate round {round} (rule {rule}). All wagers are refunded; winnings that were paid are taken back.</source>
        <translation>宣布第 {round} 局无效（规则 {rule}）。退还所有注码，收回已付赢款。</translation>
    </message>
    <message>
        <source>Invalidate</source>
        <translation>宣布无效</translation>
    </message>
    <message>
        <source>Round {round} is void and its wagers are refunded.</source>
        <translation>第 {round} 局作废，注码已退还。</translation>
    </message>
    <message>
        <source>Freeze all accounts</source>
        <translation>冻结全部账户</translation>
    </message>
    <message>
        <source>Freeze all</source>
        <translation>全部冻结</translation>
    </message>
    <message>
        <source>All accounts are frozen.</source>
        <translation>全部账户已冻结。</translation>
    </message>
    <message>
        <source>Unfreeze all accounts</source>
        <translation>解冻全部账户</translation>
    </message>
    <message>
        <source>Unfreeze all</source>
        <translation>全部解冻</translation>
    </message>
    <message>
        <source>All accounts are unfrozen.</source>
        <translation>全部账户已解冻。</translation>
    </message>
    <message>
        <source>Correct round {round}</source>
        <translation>更正第 {round} 局</translation>
    </message>
    <message>
        <source>Correct to {now}</source>
        <translation>更正为 {now}</translation>
    </message>
    <message>
        <source>Round {round} is corrected to {now}.</source>
        <translation>第 {round} 局已更正为 {now}。</translation>
    </message>
    <message>
        <source>Buy-in at station {station}</source>
        <translation>{station} 号机买入</translation>
    </message>
    <message>
        <source>Credit {amount} to station {station}. Take {amount} in {tender} from the player.</source>
        <translation>为 {station} 号机记入 {amount}。向客人收取{tender} {amount}。</translation>
    </message>
    <message>
        <source>Credit {amount}</source>
        <translation>记入 {amount}</translation>
    </message>
    <message>
        <source>{amount} credited to station {station}.</source>
        <translation>已为 {station} 号机记入 {amount}。</translation>
    </message>
    <message>
        <source>Pay out station {station}</source>
        <translation>{station} 号机结账付款</translation>
    </message>
    <message>
        <source>Pay {amount} to the player of station {station}.</source>
        <translation>付给 {station} 号机的客人 {amount}。</translation>
    </message>
    <message>
        <source>Hand pay at station {station}</source>
        <translation>{station} 号机人工付款</translation>
    </message>
    <message>
        <source>Pay {amount} to the player of station {station} by hand. The ticket, if one was begun, is dead.</source>
        <translation>人工付给 {station} 号机的客人 {amount}。若已开始打印票券，该票作废。</translation>
    </message>
    <message>
        <source>Void wagers of station {station}</source>
        <translation>作废 {station} 号机的注码</translation>
    </message>
    <message>
        <source>Void the wagers of station {station} in round {round} (rule {rule}). The stakes go back.</source>
        <translation>作废 {station} 号机在第 {round} 局的注码（规则 {rule}）。注码退回。</translation>
    </message>
    <message>
        <source>Void wagers</source>
        <translation>作废注码</translation>
    </message>
    <message>
        <source>The wagers of station {station} are void.</source>
        <translation>{station} 号机的注码已作废。</translation>
    </message>
    <message>
        <source>Running wagers stand.</source>
        <translation>未结注码有效。</translation>
    </message>
    <message>
        <source>Direct the player of station {station} to leave</source>
        <translation>请 {station} 号机的客人离开</translation>
    </message>
    <message>
        <source>Close the account of station {station} and pay the player {amount} in chips (rule {rule}).</source>
        <translation>关闭 {station} 号机的账户，以筹码付给客人 {amount}（规则 {rule}）。</translation>
    </message>
    <message>
        <source>Running wagers are void (rule {rule}).</source>
        <translation>未结注码作废（规则 {rule}）。</translation>
    </message>
    <message>
        <source>Lock station {station}: the player may only cash out (rule {rule}). {wagers}</source>
        <translation>锁定 {station} 号机：客人只能兑现（规则 {rule}）。{wagers}</translation>
    </message>
    <message>
        <source>Direct to leave</source>
        <translation>请其离开</translation>
    </message>
    <message>
        <source>Station {station} is locked for leaving.</source>
        <translation>{station} 号机已锁定，待客人离开。</translation>
    </message>
    <message>
        <source>Exclude the player of station {station}</source>
        <translation>禁止 {station} 号机的客人参加</translation>
    </message>
    <message>
        <source>Exclude the player of station {station} from the game (rule {rule}). The station locks: only cash-out works. Running wagers stand.</source>
        <translation>禁止 {station} 号机的客人参加游戏（规则 {rule}）。机台锁定：只能兑现。未结注码有效。</translation>
    </message>
    <message>
        <source>Exclude</source>
        <translation>禁止参加</translation>
    </message>
    <message>
        <source>The player of station {station} is excluded.</source>
        <translation>{station} 号机的客人已被禁止参加。</translation>
    </message>
    <message>
        <source>Adjust the result of station {station}</source>
        <translation>调整 {station} 号机的结果</translation>
    </message>
    <message>
        <source>Give the player of station {station} {amount} on top of the result of round {round}, which would be unfair (rule {rule}).</source>
        <translation>第 {round} 局的结果对 {station} 号机的客人有失公平，另补 {amount}（规则 {rule}）。</translation>
    </message>
    <message>
        <source>Give {amount}</source>
        <translation>补给 {amount}</translation>
    </message>
    <message>
        <source>{amount} given to station {station} for round {round}.</source>
        <translation>已就第 {round} 局补给 {station} 号机 {amount}。</translation>
    </message>
    <message>
        <source>Claim at station {station}</source>
        <translation>{station} 号机申诉</translation>
    </message>
    <message>
        <source>Write down the claim of station {station} in round {round}: “{claimed}”. What was done: “{done}”.</source>
        <translation>记录 {station} 号机在第 {round} 局的申诉：“{claimed}”。处理：“{done}”。</translation>
    </message>
    <message>
        <source>Write it down</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>The claim of station {station} is written down.</source>
        <translation>{station} 号机的申诉已记录。</translation>
    </message>
    <message>
        <source>Ticket of station {station}</source>
        <translation>{station} 号机的票券</translation>
    </message>
    <message>
        <source>The ticket over {amount} came out and can be read: it counts, and nothing is paid by hand.</source>
        <translation>面额 {amount} 的票券已出且可读：票券有效，不再人工付款。</translation>
    </message>
    <message>
        <source>It came out</source>
        <translation>票券已出</translation>
    </message>
    <message>
        <source>The ticket of station {station} counts.</source>
        <translation>{station} 号机的票券有效。</translation>
    </message>
    <message>
        <source>No ticket over {amount} came out: its number is dead, and the amount is paid by hand.</source>
        <translation>面额 {amount} 的票券未出：票号作废，改为人工付款。</translation>
    </message>
    <message>
        <source>It did not come out</source>
        <translation>票券未出</translation>
    </message>
    <message>
        <source>The amount of station {station} waits for a hand pay.</source>
        <translation>{station} 号机的金额等候人工付款。</translation>
    </message>
    <message>
        <source>Move {amount} from the house to the account of station {station}.</source>
        <translation>由赌场转 {amount} 至 {station} 号机账户。</translation>
    </message>
    <message>
        <source>Take {amount} from the account of station {station} to the house.</source>
        <translation>从 {station} 号机账户扣除 {amount}，归赌场。</translation>
    </message>
    <message>
        <source>Adjust station {station}</source>
        <translation>调整 {station} 号机</translation>
    </message>
    <message>
        <source>Adjust by {amount}</source>
        <translation>调整 {amount}</translation>
    </message>
    <message>
        <source>The account of station {station} is adjusted.</source>
        <translation>{station} 号机的账户已调整。</translation>
    </message>
    <message>
        <source>Freeze station {station}</source>
        <translation>冻结 {station} 号机</translation>
    </message>
    <message>
        <source>Freeze the account of station {station}. It cannot bet or cash out.</source>
        <translation>冻结 {station} 号机的账户，不能下注或兑现。</translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation>冻结</translation>
    </message>
    <message>
        <source>The account of station {station} is frozen.</source>
        <translation>{station} 号机的账户已冻结。</translation>
    </message>
    <message>
        <source>Unfreeze station {station}</source>
        <translation>解冻 {station} 号机</translation>
    </message>
    <message>
        <source>Unfreeze the account of station {station}.</source>
        <translation>解冻 {station} 号机的账户。</translation>
    </message>
    <message>
        <source>Unfreeze</source>
        <translation>解冻</translation>
    </message>
    <message>
        <source>The account of station {station} is unfrozen.</source>
        <translation>{station} 号机的账户已解冻。</translation>
    </message>
    <message>
        <source>Station {station} out of service</source>
        <translation>{station} 号机停用</translation>
    </message>
    <message>
        <source>Take station {station} out of service. Nobody can play at it.</source>
        <translation>停用 {station} 号机，任何人不能使用。</translation>
    </message>
    <message>
        <source>Out of service</source>
        <translation>停用</translation>
    </message>
    <message>
        <source>Station {station} is out of service.</source>
        <translation>{station} 号机已停用。</translation>
    </message>
    <message>
        <source>Station {station} into service</source>
        <translation>{station} 号机启用</translation>
    </message>
    <message>
        <source>Put station {station} back into service.</source>
        <translation>重新启用 {station} 号机。</translation>
    </message>
    <message>
        <source>Into service</source>
        <translation>启用</translation>
    </message>
    <message>
        <source>Station {station} is in service.</source>
        <translation>{station} 号机已启用。</translation>
    </message>
    <message>
        <source>Personal limits of station {station}</source>
        <translation>{station} 号机的个人限额</translation>
    </message>
    <message>
        <source>Take the personal limits of station {station} away: the table&apos;s sign holds for it.</source>
        <translation>取消 {station} 号机的个人限额：按本桌限额牌执行。</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>取消限额</translation>
    </message>
    <message>
        <source>Station {station} plays by the table&apos;s sign.</source>
        <translation>{station} 号机按本桌限额牌执行。</translation>
    </message>
    <message>
        <source>Set {sign} for the player of station {station} alone.</source>
        <translation>仅为 {station} 号机的客人设定 {sign}。</translation>
    </message>
    <message>
        <source>Set the limits</source>
        <translation>设定限额</translation>
    </message>
    <message>
        <source>Station {station} has personal limits.</source>
        <translation>{station} 号机有个人限额。</translation>
    </message>
    <message>
        <source>Change the limits</source>
        <translation>更改限额</translation>
    </message>
    <message>
        <source>Change the limits from the next round: {changes}.</source>
        <translation>由下一局起更改限额：{changes}。</translation>
    </message>
    <message>
        <source>Record that every player at the table agrees (rule {rule}), and change the limits from the next round: {changes}.</source>
        <translation>记录本桌全体客人同意（规则 {rule}），并自下一局起更改限额：{changes}。</translation>
    </message>
    <message>
        <source>Change the sign</source>
        <translation>更改限额牌</translation>
    </message>
    <message>
        <source>The limits change with the next round.</source>
        <translation>限额由下一局起更改。</translation>
    </message>
    <message>
        <source>Announce new limits</source>
        <translation>预告新限额</translation>
    </message>
    <message>
        <source>Show on every station what becomes of the limits: {changes}. They may be changed after {minutes} minutes.</source>
        <translation>在每台机上展示限额的变更：{changes}。{minutes} 分钟后方可更改。</translation>
    </message>
    <message>
        <source>Show the notice</source>
        <translation>展示告示</translation>
    </message>
    <message>
        <source>The notice is shown on every station.</source>
        <translation>告示已在每台机上展示。</translation>
    </message>
    <message>
        <source>Length of the wagering period</source>
        <translation>下注时间长度</translation>
    </message>
    <message>
        <source>Make the wagering period {seconds} seconds, from the next round.</source>
        <translation>由下一局起下注时间为 {seconds} 秒。</translation>
    </message>
    <message>
        <source>Set {seconds} seconds</source>
        <translation>设为 {seconds} 秒</translation>
    </message>
    <message>
        <source>The wagering period is {seconds} seconds from the next round.</source>
        <translation>由下一局起下注时间为 {seconds} 秒。</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>开桌</translation>
    </message>
    <message>
        <source>Open this table for play.</source>
        <translation>开放本桌。</translation>
    </message>
    <message>
        <source>Open table</source>
        <translation>开桌</translation>
    </message>
    <message>
        <source>The table is open.</source>
        <translation>本桌已开。</translation>
    </message>
    <message>
        <source>{minutes} minutes</source>
        <translation>{minutes} 分钟</translation>
    </message>
    <message>
        <source>{spins} spins</source>
        <translation>{spins} 局</translation>
    </message>
    <message>
        <source>Announce the closure</source>
        <translation>预告关桌</translation>
    </message>
    <message>
        <source>Show on every station that this table closes (rule {rule}). It may close after {length}.</source>
        <translation>在每台机上展示本桌将关闭（规则 {rule}）。{length}后方可关闭。</translation>
    </message>
    <message>
        <source>The closure is announced on every station.</source>
        <translation>关桌告示已在每台机上展示。</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>关桌</translation>
    </message>
    <message>
        <source>Close this table. No round can be opened until it is opened again.</source>
        <translation>关闭本桌。重新开桌之前不能开局。</translation>
    </message>
    <message>
        <source>Close table</source>
        <translation>关桌</translation>
    </message>
    <message>
        <source>The table is closed.</source>
        <translation>本桌已关。</translation>
    </message>
    <message>
        <source>Withdraw the notice</source>
        <translation>撤回告示</translation>
    </message>
    <message>
        <source>Take this notice off every station. What it announced will not happen.</source>
        <translation>从每台机上撤下此告示。所预告的不会执行。</translation>
    </message>
    <message>
        <source>The notice is withdrawn.</source>
        <translation>告示已撤回。</translation>
    </message>
    <message>
        <source>Acknowledge</source>
        <translation>确认已阅</translation>
    </message>
    <message>
        <source>Record that you have seen this alert.</source>
        <translation>记录您已看过此警报。</translation>
    </message>
    <message>
        <source>Acknowledged.</source>
        <translation>已阅。</translation>
    </message>
    <message>
        <source>Somebody new</source>
        <translation>新员工</translation>
    </message>
    <message>
        <source>{name} gets the number {number} and may sign in as {role}.</source>
        <translation>{name} 获得员工编号 {number}，可以{role}身份登录。</translation>
    </message>
    <message>
        <source>Add {name}</source>
        <translation>添加 {name}</translation>
    </message>
    <message>
        <source>{name} may sign in.</source>
        <translation>{name} 可以登录。</translation>
    </message>
    <message>
        <source>Change staff number {number}</source>
        <translation>更改员工编号 {number}</translation>
    </message>
    <message>
        <source>Number {number} is {name}, {role}, from now on, and signs in again where signed in.</source>
        <translation>员工编号 {number} 从现在起为 {name}，{role}；已登录的须重新登录。</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变动</translation>
    </message>
    <message>
        <source>Number {number} is {name}, {role}.</source>
        <translation>员工编号 {number} 为 {name}，{role}。</translation>
    </message>
    <message>
        <source>A new PIN</source>
        <translation>新 PIN</translation>
    </message>
    <message>
        <source>{name}, number {number}, gets the PIN that was typed, and is unlocked and signed out.</source>
        <translation>{name}（员工编号 {number}）改用所输入的 PIN，并解锁、退出登录。</translation>
    </message>
    <message>
        <source>Set the PIN</source>
        <translation>设定 PIN</translation>
    </message>
    <message>
        <source>{name} has a new PIN.</source>
        <translation>{name} 已有新 PIN。</translation>
    </message>
    <message>
        <source>Unlock staff number {number}</source>
        <translation>解锁员工编号 {number}</translation>
    </message>
    <message>
        <source>{name} may try the PIN again, five times.</source>
        <translation>{name} 可再试 PIN 五次。</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>解锁</translation>
    </message>
    <message>
        <source>{name} is unlocked.</source>
        <translation>{name} 已解锁。</translation>
    </message>
    <message>
        <source>Dismiss staff number {number}</source>
        <translation>停用员工编号 {number}</translation>
    </message>
    <message>
        <source>{name} signs in no more. The number {number} stays theirs: nobody else gets it.</source>
        <translation>{name} 不能再登录。员工编号 {number} 仍归其所有，不再给他人。</translation>
    </message>
    <message>
        <source>Dismiss {name}</source>
        <translation>停用 {name}</translation>
    </message>
    <message>
        <source>{name} signs in no more.</source>
        <translation>{name} 不能再登录。</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>No answer came: nobody knows whether it was done. Ask again: it counts once.</source>
        <translation>没有收到响应，无法确认是否已执行。请重试：不会重复执行。</translation>
    </message>
    <message>
        <source>Not done. {why}</source>
        <translation>未执行。{why}</translation>
    </message>
    <message>
        <source>Above {limit} nobody does this alone: it needs a second person, a {role}.</source>
        <translation>超过 {limit} 不得由一人单独办理：须由第二人（{role}）批准。</translation>
    </message>
    <message>
        <source>This needs a {role} (rule {rule}).</source>
        <translation>此事须由{role}办理（规则 {rule}）。</translation>
    </message>
    <message>
        <source>This needs a {role}.</source>
        <translation>此事须由{role}办理。</translation>
    </message>
    <message>
        <source>{title}: the moment has passed. Nothing was done here.</source>
        <translation>{title}：时机已过，此处未执行任何操作。</translation>
    </message>
    <message>
        <source>This was done before: hand nothing over again.</source>
        <translation>此事先前已执行：请勿再次交付。</translation>
    </message>
    <message>
        <source>{done} Allowed by {by}.</source>
        <translation>{done} 由 {by} 授权。</translation>
    </message>
</context>
<context>
    <name>QuestionView</name>
    <message>
        <source>as the sensor read</source>
        <translation>按传感器所读</translation>
    </message>
    <message>
        <source>as you saw</source>
        <translation>按您所见</translation>
    </message>
    <message>
        <source>Why? It is recorded with your name.</source>
        <translation>什么原因？将与您的姓名一起记录。</translation>
    </message>
    <message>
        <source>Another reason …</source>
        <translation>其他原因…</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>%1 They allow it with their own number and PIN; you stay signed in.</source>
        <translation>%1 该人员用自己的编号和 PIN 授权；您保持登录。</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>授权</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>It has been sent.</source>
        <translation>已发送。</translation>
    </message>
    <message>
        <source>Let it wait beside the game</source>
        <translation>暂放一旁，游戏继续</translation>
    </message>
    <message>
        <source>Asking the server …</source>
        <translation>正在联系服务器…</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Choose or write a reason first.</source>
        <translation>请先选择或填写原因。</translation>
    </message>
    <message>
        <source>There is no link to the server.</source>
        <translation>与服务器没有连接。</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>Identified by the surveillance recording</source>
        <translation>由监控录像辨认</translation>
    </message>
    <message>
        <source>Identified by the membership card</source>
        <translation>由会员卡辨认</translation>
    </message>
    <message>
        <source>The player came back</source>
        <translation>客人已回来</translation>
    </message>
    <message>
        <source>Paid by the player&apos;s host</source>
        <translation>由客人的客户代表代付</translation>
    </message>
    <message>
        <source>The player is not known</source>
        <translation>客人身份不明</translation>
    </message>
    <message>
        <source>Not worth pursuing</source>
        <translation>不值得追讨</translation>
    </message>
    <message>
        <source>The round is void (rule 8.8)</source>
        <translation>本局作废（规则 8.8）</translation>
    </message>
    <message>
        <source>Syndicate play (rule 3.10)</source>
        <translation>合谋投注（规则 3.10）</translation>
    </message>
    <message>
        <source>New parameters are approved</source>
        <translation>新参数已获批准</translation>
    </message>
    <message>
        <source>It was written down wrongly</source>
        <translation>先前填写有误</translation>
    </message>
    <message>
        <source>The meter does not move</source>
        <translation>奖池金额不变动</translation>
    </message>
    <message>
        <source>The display cannot be read (rule 8.6.2)</source>
        <translation>显示屏无法读取（规则 8.6.2）</translation>
    </message>
    <message>
        <source>Maintenance</source>
        <translation>维护</translation>
    </message>
    <message>
        <source>Repaired and tested</source>
        <translation>已修复并测试</translation>
    </message>
    <message>
        <source>The meter was checked</source>
        <translation>奖池已核对</translation>
    </message>
    <message>
        <source>It was announced wrongly</source>
        <translation>预告有误</translation>
    </message>
    <message>
        <source>It is put off</source>
        <translation>改期</translation>
    </message>
    <message>
        <source>Wrong outcome entered</source>
        <translation>输入了错误的结果</translation>
    </message>
    <message>
        <source>A player disputes the outcome</source>
        <translation>客人对结果有异议</translation>
    </message>
    <message>
        <source>The number was misread</source>
        <translation>号码读错</translation>
    </message>
    <message>
        <source>The wager was placed and not taken up</source>
        <translation>注码已下而未被接受</translation>
    </message>
    <message>
        <source>The dealer&apos;s mistake</source>
        <translation>荷官失误</translation>
    </message>
    <message>
        <source>The player holds the ticket</source>
        <translation>票券在客人手中</translation>
    </message>
    <message>
        <source>The ticket is in the printer&apos;s mouth</source>
        <translation>票券在打印机出口</translation>
    </message>
    <message>
        <source>The printer was opened and is empty</source>
        <translation>已打开打印机，里面没有票券</translation>
    </message>
    <message>
        <source>The ticket cannot be read</source>
        <translation>票券无法读取</translation>
    </message>
    <message>
        <source>Records analysed after a malfunction</source>
        <translation>故障后已分析记录</translation>
    </message>
    <message>
        <source>Pit boss&apos;s decision</source>
        <translation>赌区主管决定</translation>
    </message>
    <message>
        <source>A claim is being looked into</source>
        <translation>正在处理申诉</translation>
    </message>
    <message>
        <source>Investigation</source>
        <translation>调查</translation>
    </message>
    <message>
        <source>The claim is settled</source>
        <translation>申诉已解决</translation>
    </message>
    <message>
        <source>A large win was seen and cleared</source>
        <translation>大额赢款已核实放行</translation>
    </message>
    <message>
        <source>The player has left</source>
        <translation>客人已离开</translation>
    </message>
    <message>
        <source>End of the shift</source>
        <translation>班次结束</translation>
    </message>
    <message>
        <source>The notice has been shown</source>
        <translation>告示已展示</translation>
    </message>
    <message>
        <source>No players</source>
        <translation>没有客人</translation>
    </message>
    <message>
        <source>The station failed</source>
        <translation>机台故障</translation>
    </message>
    <message>
        <source>The wheel or its sensor failed</source>
        <translation>轮盘或其传感器故障</translation>
    </message>
    <message>
        <source>Power was lost</source>
        <translation>断电</translation>
    </message>
    <message>
        <source>Commotion at the table</source>
        <translation>桌边骚动</translation>
    </message>
    <message>
        <source>Fire or evacuation</source>
        <translation>火警或疏散</translation>
    </message>
    <message>
        <source>Robbery</source>
        <translation>抢劫</translation>
    </message>
    <message>
        <source>The wheel or the ball was tampered with</source>
        <translation>轮盘或球被动手脚</translation>
    </message>
    <message>
        <source>A prohibited device affected the outcome</source>
        <translation>违禁装置影响了结果</translation>
    </message>
    <message>
        <source>Collusion with staff</source>
        <translation>与员工串通</translation>
    </message>
    <message>
        <source>Disrupts the game</source>
        <translation>扰乱游戏</translation>
    </message>
    <message>
        <source>Syndicate play</source>
        <translation>合谋投注</translation>
    </message>
    <message>
        <source>A prohibited device</source>
        <translation>违禁装置</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Shift totals</source>
        <translation>班次合计</translation>
    </message>
    <message>
        <source>Meters</source>
        <translation>计数器</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>各局</translation>
    </message>
    <message>
        <source>Stations</source>
        <translation>机台</translation>
    </message>
    <message>
        <source>Balances</source>
        <translation>余额</translation>
    </message>
    <message>
        <source>Tickets outstanding</source>
        <translation>未兑票券</translation>
    </message>
    <message>
        <source>Refused tickets</source>
        <translation>被拒票券</translation>
    </message>
    <message>
        <source>Over the counter</source>
        <translation>柜台收付</translation>
    </message>
    <message>
        <source>Owed</source>
        <translation>欠款</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>申诉</translation>
    </message>
    <message>
        <source>Jackpots</source>
        <translation>大奖</translation>
    </message>
    <message>
        <source>Jackpot prizes</source>
        <translation>大奖中奖记录</translation>
    </message>
</context>
<context>
    <name>ReportPage</name>
    <message>
        <source>Shift totals</source>
        <translation>班次合计</translation>
    </message>
    <message>
        <source>Meters</source>
        <translation>计数器</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>各局</translation>
    </message>
    <message>
        <source>Stations</source>
        <translation>机台</translation>
    </message>
    <message>
        <source>Balances</source>
        <translation>余额</translation>
    </message>
    <message>
        <source>Tickets</source>
        <translation>票券</translation>
    </message>
    <message>
        <source>Refused tickets</source>
        <translation>被拒票券</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>柜台</translation>
    </message>
    <message>
        <source>Owed</source>
        <translation>欠款</translation>
    </message>
    <message>
        <source>Jackpots</source>
        <translation>大奖</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>中奖记录</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>申诉</translation>
    </message>
    <message>
        <source>Choose a report.</source>
        <translation>请选择报表。</translation>
    </message>
    <message>
        <source>Asking the server …</source>
        <translation>正在联系服务器…</translation>
    </message>
    <message>
        <source>There is nothing in this report yet.</source>
        <translation>此报表尚无内容。</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>存为 CSV</translation>
    </message>
    <message>
        <source>There is no report on the screen.</source>
        <translation>屏幕上没有报表。</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>已保存：%1</translation>
    </message>
    <message>
        <source>%1, made %2</source>
        <translation>%1，生成于 %2</translation>
    </message>
    <message>
        <source>%1 They may show it to you with their number and PIN.</source>
        <translation>%1 该人员可用自己的编号和 PIN 为您显示。</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
</context>
<context>
    <name>Role</name>
    <message>
        <source>dealer</source>
        <translation>荷官</translation>
    </message>
    <message>
        <source>game supervisor</source>
        <translation>监场主任</translation>
    </message>
    <message>
        <source>pit boss</source>
        <translation>赌区主管</translation>
    </message>
    <message>
        <source>technician</source>
        <translation>技术员</translation>
    </message>
    <message>
        <source>player</source>
        <translation>客人</translation>
    </message>
</context>
<context>
    <name>Room</name>
    <message>
        <source>{players} playing, {free} free</source>
        <translation>{players} 人在玩，{free} 台空闲</translation>
    </message>
</context>
<context>
    <name>Round</name>
    <message>
        <source>There is no link to the server.</source>
        <translation>未连接服务器。</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>第 {round} 局</translation>
    </message>
    <message>
        <source>Closed early by the wheel sensor (rule {rule}).</source>
        <translation>由轮盘传感器提前截止（规则 {rule}）。</translation>
    </message>
    <message>
        <source>The wheel is spun (rule {rule}).</source>
        <translation>转轮已转动（规则 {rule}）。</translation>
    </message>
    <message>
        <source>Closed when accounts were frozen.</source>
        <translation>账户冻结时截止。</translation>
    </message>
    <message>
        <source>Tap what the wheel shows.</source>
        <translation>请点选轮盘开出的结果。</translation>
    </message>
    <message>
        <source>{wagering} of {players} players</source>
        <translation>{wagering} / {players} 位</translation>
    </message>
    <message>
        <source>Round {round} for the house</source>
        <translation>第 {round} 局赌场盈亏</translation>
    </message>
    <message>
        <source>The sensor read {result} for this round. If that is right, correct the result.</source>
        <translation>传感器本局读到 {result}。若属实，请更正结果。</translation>
    </message>
    <message>
        <source>Table closed</source>
        <translation>本桌已关</translation>
    </message>
    <message>
        <source>A supervisor opens it.</source>
        <translation>由监场主任开桌。</translation>
    </message>
    <message>
        <source>No round yet</source>
        <translation>尚未开局</translation>
    </message>
    <message>
        <source>Open the first round.</source>
        <translation>请开第一局。</translation>
    </message>
    <message>
        <source>It is spun.</source>
        <translation>已开始转动。</translation>
    </message>
    <message>
        <source>Players are betting.</source>
        <translation>客人正在下注。</translation>
    </message>
    <message>
        <source>Place your bets</source>
        <translation>请下注</translation>
    </message>
    <message>
        <source>The time is up.</source>
        <translation>时间到。</translation>
    </message>
    <message>
        <source>Closed early by the dealer.</source>
        <translation>由荷官提前截止。</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>停止下注</translation>
    </message>
    <message>
        <source>Not confirmed</source>
        <translation>未确认</translation>
    </message>
    <message>
        <source>{result} is entered.</source>
        <translation>已输入 {result}。</translation>
    </message>
    <message>
        <source>Everyone is paid.</source>
        <translation>已全部派彩。</translation>
    </message>
    <message>
        <source>No spin</source>
        <translation>旋转无效</translation>
    </message>
    <message>
        <source>All wagers went back.</source>
        <translation>所有注码已退回。</translation>
    </message>
    <message>
        <source>Round void</source>
        <translation>本局作废</translation>
    </message>
    <message>
        <source>All wagers were refunded.</source>
        <translation>所有注码已退还。</translation>
    </message>
    <message>
        <source>Accounts frozen</source>
        <translation>账户已冻结</translation>
    </message>
    <message>
        <source>Correct the result, or unfreeze.</source>
        <translation>请更正结果，或解冻。</translation>
    </message>
    <message>
        <source>Unfreeze</source>
        <translation>解冻</translation>
    </message>
    <message>
        <source>Open table</source>
        <translation>开桌</translation>
    </message>
    <message>
        <source>Open round {round}</source>
        <translation>开第 {round} 局</translation>
    </message>
    <message>
        <source>Betting is open</source>
        <translation>下注中</translation>
    </message>
    <message>
        <source>Enter {result}</source>
        <translation>输入 {result}</translation>
    </message>
    <message>
        <source>Confirm {result}</source>
        <translation>确认 {result}</translation>
    </message>
    <message>
        <source>Tap the symbol</source>
        <translation>请点图案</translation>
    </message>
    <message>
        <source>Tap the number</source>
        <translation>请点号码</translation>
    </message>
    <message>
        <source>Betting ends by itself: when the time is up or the sensor sees the ball fall.</source>
        <translation>下注会自动截止：时间到，或传感器测到球将落下。</translation>
    </message>
    <message>
        <source>Betting ends by itself. You may spin the ball meanwhile.</source>
        <translation>下注会自动截止。期间可以投球。</translation>
    </message>
    <message>
        <source>The period is running.</source>
        <translation>下注时间尚未结束。</translation>
    </message>
    <message>
        <source>The period is running. At rest now is a no spin (rule {rule}).</source>
        <translation>下注时间尚未结束。此时停下即为旋转无效（规则 {rule}）。</translation>
    </message>
    <message>
        <source>Accounts are frozen.</source>
        <translation>账户已冻结。</translation>
    </message>
    <message>
        <source>No round is waiting for a result.</source>
        <translation>没有等待结果的局。</translation>
    </message>
    <message>
        <source>The ball is spun already.</source>
        <translation>已经投球。</translation>
    </message>
    <message>
        <source>The wheel is spun already.</source>
        <translation>转轮已经转动。</translation>
    </message>
    <message>
        <source>No round is running.</source>
        <translation>没有进行中的局。</translation>
    </message>
    <message>
        <source>Stations {named} and {more} more have not confirmed their bets.</source>
        <translation>{named} 号机及另外 {more} 台尚未确认注码。</translation>
    </message>
    <message>
        <source>Not confirmed by station {named}.</source>
        <translation>{named} 号机尚未确认。</translation>
    </message>
    <message>
        <source>Results by hand</source>
        <translation>人工输入结果</translation>
    </message>
    <message>
        <source>Wheel sensor</source>
        <translation>轮盘传感器</translation>
    </message>
    <message>
        <source>Simulated wheel</source>
        <translation>模拟轮盘</translation>
    </message>
</context>
<context>
    <name>RoundColumn</name>
    <message>
        <source>It has been sent.</source>
        <translation>已发送。</translation>
    </message>
    <message>
        <source>Ball is spun</source>
        <translation>已投球</translation>
    </message>
    <message>
        <source>Ball spun</source>
        <translation>记录投球</translation>
    </message>
    <message>
        <source>Wheel is spun</source>
        <translation>转轮已转动</translation>
    </message>
    <message>
        <source>Wheel spun</source>
        <translation>记录转动</translation>
    </message>
    <message>
        <source>No spin …</source>
        <translation>旋转无效…</translation>
    </message>
    <message>
        <source>For the house</source>
        <translation>赌场盈亏</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>注码总额</translation>
    </message>
    <message>
        <source>Paid to players</source>
        <translation>付给客人</translation>
    </message>
    <message>
        <source>On the felt</source>
        <translation>台面注码</translation>
    </message>
    <message>
        <source>Betting</source>
        <translation>下注中</translation>
    </message>
</context>
<context>
    <name>RoundPage</name>
    <message>
        <source>Tap the number in which the ball rests</source>
        <translation>请点球所停的号码</translation>
    </message>
    <message>
        <source>Tap the symbol at the indicator</source>
        <translation>请点指针处的图案</translation>
    </message>
    <message>
        <source>%1 read %2</source>
        <translation>%1读到 %2</translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message>
        <source>Pay by hand</source>
        <translation>人工付款</translation>
    </message>
    <message>
        <source>Ticket?</source>
        <translation>票券？</translation>
    </message>
    <message>
        <source>Calls you</source>
        <translation>呼叫中</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>No link</source>
        <translation>未连接</translation>
    </message>
    <message>
        <source>Frozen</source>
        <translation>已冻结</translation>
    </message>
    <message>
        <source>Leaving</source>
        <translation>待离开</translation>
    </message>
    <message>
        <source>Out of service</source>
        <translation>停用</translation>
    </message>
    <message>
        <source>Idle 3 rounds</source>
        <translation>三局未下注</translation>
    </message>
    <message>
        <source>Cashing out</source>
        <translation>兑现中</translation>
    </message>
    <message>
        <source>Betting</source>
        <translation>下注中</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>使用中</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>空闲</translation>
    </message>
</context>
<context>
    <name>Server</name>
    <message>
        <source>no round has been started</source>
        <translation>尚未开局</translation>
    </message>
    <message>
        <source>the wagering period is running</source>
        <translation>下注时间未结束</translation>
    </message>
    <message>
        <source>the wagering period is over and no outcome is entered</source>
        <translation>下注时间已过，尚未输入结果</translation>
    </message>
    <message>
        <source>an outcome is entered and not confirmed</source>
        <translation>结果已输入，尚未确认</translation>
    </message>
    <message>
        <source>the round is settled</source>
        <translation>本局已结算</translation>
    </message>
    <message>
        <source>the round was a no spin</source>
        <translation>本局旋转无效</translation>
    </message>
    <message>
        <source>the round is void</source>
        <translation>本局作废</translation>
    </message>
    <message>
        <source>all accounts are frozen</source>
        <translation>所有账户已冻结</translation>
    </message>
    <message>
        <source>{minutes} min {seconds} s</source>
        <translation>{minutes} 分 {seconds} 秒</translation>
    </message>
    <message>
        <source>This needs a {role:role} (rule {rule}).</source>
        <translation>此操作须由{role:role}进行（规则 {rule}）。</translation>
    </message>
    <message>
        <source>This needs a {role:role}.</source>
        <translation>此操作须由{role:role}进行。</translation>
    </message>
    <message>
        <source>This needs a {role:role} or {or_role:role}.</source>
        <translation>此操作须由{role:role}或{or_role:role}进行。</translation>
    </message>
    <message>
        <source>The rules of {game:book} give nobody this power.</source>
        <translation>{game:book}的规则未授权任何人进行此操作。</translation>
    </message>
    <message>
        <source>Only a station may ask this.</source>
        <translation>只有机台可以请求此项。</translation>
    </message>
    <message>
        <source>Only staff may ask this.</source>
        <translation>只有工作人员可以请求此项。</translation>
    </message>
    <message>
        <source>Sign in first.</source>
        <translation>请先登录。</translation>
    </message>
    <message>
        <source>This approval was used, has run out or is not yours: ask for a new one.</source>
        <translation>此授权已使用、已过期或不属于您：请重新申请。</translation>
    </message>
    <message>
        <source>The staff number or the PIN is wrong.</source>
        <translation>员工编号或 PIN 有误。</translation>
    </message>
    <message>
        <source>Staff number {number} is locked after {failures} wrong PINs: a pit boss unlocks it.</source>
        <translation>员工编号 {number} 因 {failures} 次输错 PIN 已锁定：由赌区主管解锁。</translation>
    </message>
    <message>
        <source>The PIN was wrong {failures} times: the number is locked, a pit boss unlocks it.</source>
        <translation>PIN 已输错 {failures} 次：该编号已锁定，由赌区主管解锁。</translation>
    </message>
    <message>
        <source>This PIN is too easy to guess: at least {count} digits, not all the same and not counting up or down.</source>
        <translation>此 PIN 太容易被猜到：至少 {count} 位数字，不能全部相同，也不能依次递增或递减。</translation>
    </message>
    <message>
        <source>Too many attempts from here: wait {left_s} seconds.</source>
        <translation>此处尝试次数过多：请等待 {left_s} 秒。</translation>
    </message>
    <message>
        <source>Nobody has staff number {number}.</source>
        <translation>没有员工编号 {number}。</translation>
    </message>
    <message>
        <source>Staff number {number} is in use: choose another.</source>
        <translation>员工编号 {number} 已被使用：请另选一个。</translation>
    </message>
    <message>
        <source>Staff number {number} was somebody&apos;s who has left: choose another.</source>
        <translation>员工编号 {number} 属于已离职的人员：请另选。</translation>
    </message>
    <message>
        <source>You have signed in at another console.</source>
        <translation>您已在另一控制台登录。</translation>
    </message>
    <message>
        <source>Above {limit:money} a second person allows it: a {role:role}.</source>
        <translation>超过 {limit:money} 须由第二人批准：{role:role}。</translation>
    </message>
    <message>
        <source>Somebody else allows it: nobody is their own second person.</source>
        <translation>须由他人批准：不能由本人充当第二人。</translation>
    </message>
    <message>
        <source>The last pit boss stays: add another first.</source>
        <translation>最后一位赌区主管不能移除：请先添加另一位。</translation>
    </message>
    <message>
        <source>This code is wrong, used or run out: a technician makes a new one.</source>
        <translation>此代码有误、已使用或已过期：请技术员另发一个。</translation>
    </message>
    <message>
        <source>The station could not be recognised: sign in again, or enrol it with a new code.</source>
        <translation>无法识别此机台：请重新登录，或用新代码登记。</translation>
    </message>
    <message>
        <source>This place belongs to another machine now: enrol this one anew.</source>
        <translation>此位置现属于另一台机器：请重新登记本机。</translation>
    </message>
    <message>
        <source>This is no way back from this station&apos;s diagnostics.</source>
        <translation>无法由此退出本机的诊断模式。</translation>
    </message>
    <message>
        <source>Table {table} has its {limit} stations: no more can be enrolled.</source>
        <translation>{table} 号桌已有 {limit} 台机台：不能再登记。</translation>
    </message>
    <message>
        <source>Station {station} holds a player&apos;s money: pay it out first.</source>
        <translation>{station} 号机尚有客人的钱：请先付清。</translation>
    </message>
    <message>
        <source>{what}.</source>
        <translation>请求有误：{what}。</translation>
    </message>
    <message>
        <source>{place}: {what}.</source>
        <translation>请求有误（{place}）：{what}。</translation>
    </message>
    <message>
        <source>A message is at most {limit} bytes.</source>
        <translation>一条消息最多 {limit} 字节。</translation>
    </message>
    <message>
        <source>The request did not arrive in time; send it again.</source>
        <translation>请求未能及时到达；请重新发送。</translation>
    </message>
    <message>
        <source>The request broke off.</source>
        <translation>请求中断。</translation>
    </message>
    <message>
        <source>The id {id} was used for something else.</source>
        <translation>编号 {id} 已用于其他操作。</translation>
    </message>
    <message>
        <source>This screen needs release {release}.</source>
        <translation>此屏幕需要版本 {release}。</translation>
    </message>
    <message>
        <source>There is no table {table}.</source>
        <translation>没有 {table} 号桌。</translation>
    </message>
    <message>
        <source>Table {table} has no station {station}.</source>
        <translation>{table} 号桌没有 {station} 号机。</translation>
    </message>
    <message>
        <source>There is no such open alert.</source>
        <translation>没有此未阅的提示。</translation>
    </message>
    <message>
        <source>There is no report {report}; there are {reports}.</source>
        <translation>没有报表 {report}；现有：{reports}。</translation>
    </message>
    <message>
        <source>At most {days} days at once.</source>
        <translation>一次最多 {days} 天。</translation>
    </message>
    <message>
        <source>The server cannot reach its database; ask again in a moment.</source>
        <translation>服务器无法连接数据库；请稍后再试。</translation>
    </message>
    <message>
        <source>The server&apos;s disk is almost full: {left} MB are left.</source>
        <translation>服务器磁盘快满了：剩余 {left} MB。</translation>
    </message>
    <message>
        <source>Another server process has this table: ask there.</source>
        <translation>此桌由另一服务器进程管理：请向其请求。</translation>
    </message>
    <message>
        <source>No server process has this table just now; ask again in a moment.</source>
        <translation>此桌暂无服务器进程管理；请稍后再试。</translation>
    </message>
    <message>
        <source>Station {station} has no open account.</source>
        <translation>{station} 号机没有已开的账户。</translation>
    </message>
    <message>
        <source>Nobody plays at station {station}.</source>
        <translation>{station} 号机没有客人在玩。</translation>
    </message>
    <message>
        <source>This station has no open account: insert money first.</source>
        <translation>本机没有已开的账户：请先放入纸币或票券。</translation>
    </message>
    <message>
        <source>The account is frozen.</source>
        <translation>账户已冻结。</translation>
    </message>
    <message>
        <source>The account is frozen; an attendant will help.</source>
        <translation>账户已冻结；工作人员会来协助。</translation>
    </message>
    <message>
        <source>The table is closed.</source>
        <translation>本桌已关闭。</translation>
    </message>
    <message>
        <source>The table is closed already.</source>
        <translation>本桌先前已关闭。</translation>
    </message>
    <message>
        <source>The table is closed: open it first.</source>
        <translation>本桌已关闭：请先开桌。</translation>
    </message>
    <message>
        <source>The station is not in service.</source>
        <translation>机台未启用。</translation>
    </message>
    <message>
        <source>No note that brings the balance above {limit:money}.</source>
        <translation>不接受会使余额超过 {limit:money} 的纸币。</translation>
    </message>
    <message>
        <source>No ticket that brings the balance above {limit:money}.</source>
        <translation>不接受会使余额超过 {limit:money} 的票券。</translation>
    </message>
    <message>
        <source>A note is worth something in {currency}.</source>
        <translation>纸币须有 {currency} 面值。</translation>
    </message>
    <message>
        <source>An adjustment of nothing adjusts nothing.</source>
        <translation>调整金额不能为零。</translation>
    </message>
    <message>
        <source>At most {limit:money} at once.</source>
        <translation>一次最多 {limit:money}。</translation>
    </message>
    <message>
        <source>The account has only {balance:money}.</source>
        <translation>账户只有 {balance:money}。</translation>
    </message>
    <message>
        <source>Wagers are running: cash out after the result.</source>
        <translation>注码尚在局中：请在开出结果后兑现。</translation>
    </message>
    <message>
        <source>A cash-out of {amount:money} is not finished at this station.</source>
        <translation>本机有一笔 {amount:money} 的兑现尚未完成。</translation>
    </message>
    <message>
        <source>That cash-out is not in doubt.</source>
        <translation>该笔兑现并无疑问。</translation>
    </message>
    <message>
        <source>There is no such cash-out to a ticket at this station.</source>
        <translation>本机没有此笔票券兑现。</translation>
    </message>
    <message>
        <source>No such hand pay waits at this station.</source>
        <translation>本机没有此笔待付的人工付款。</translation>
    </message>
    <message>
        <source>There is no such open debt; perhaps it was settled.</source>
        <translation>没有此笔未结款项；也许已结清。</translation>
    </message>
    <message>
        <source>This station takes no tickets until an attendant has looked.</source>
        <translation>在工作人员查看之前，本机不收票券。</translation>
    </message>
    <message>
        <source>No such ticket was issued here.</source>
        <translation>此处未发出过这张票券。</translation>
    </message>
    <message>
        <source>This ticket is from table {table}: take it to that table or to the cage.</source>
        <translation>这张票券来自 {table} 号桌：请拿到该桌或账房。</translation>
    </message>
    <message>
        <source>This ticket has been paid.</source>
        <translation>这张票券已兑付。</translation>
    </message>
    <message>
        <source>This ticket is in another station.</source>
        <translation>这张票券在另一台机台中。</translation>
    </message>
    <message>
        <source>This ticket is held: {owed:money} is owed to the house after a correction. See the cage of table {table}.</source>
        <translation>此票券暂扣：更正后尚欠赌场 {owed:money}。请到 {table} 号桌账房办理。</translation>
    </message>
    <message>
        <source>The payment is held: {owed:money} is owed to the house after a correction. See the cage of table {table}.</source>
        <translation>此款暂扣：更正后尚欠赌场 {owed:money}。请到 {table} 号桌账房办理。</translation>
    </message>
    <message>
        <source>This ticket has expired.</source>
        <translation>这张票券已过期。</translation>
    </message>
    <message>
        <source>This ticket&apos;s number was given up: it was paid by hand.</source>
        <translation>这张票券的号码已作废：款项已人工付款。</translation>
    </message>
    <message>
        <source>Nobody has confirmed that this ticket was issued.</source>
        <translation>无人确认这张票券已发出。</translation>
    </message>
    <message>
        <source>This station has reserved no such ticket.</source>
        <translation>本机没有预留这张票券。</translation>
    </message>
    <message>
        <source>That ticket was credited.</source>
        <translation>该票券已入账。</translation>
    </message>
    <message>
        <source>That ticket was given up; keep it and call an attendant.</source>
        <translation>该票券已作废；请保留并呼叫工作人员。</translation>
    </message>
    <message>
        <source>That ticket is recorded as printed.</source>
        <translation>该票券已记录为打印完成。</translation>
    </message>
    <message>
        <source>This ticket was issued for {amount:money}, not for {asked:money}: do not pay it.</source>
        <translation>这张票券的金额是 {amount:money}，不是 {asked:money}：请勿兑付。</translation>
    </message>
    <message>
        <source>Not now: {phase:phase}.</source>
        <translation>现在不行：{phase:phase}。</translation>
    </message>
    <message>
        <source>All accounts are frozen until the outcome is put right.</source>
        <translation>在更正结果之前，所有账户均已冻结。</translation>
    </message>
    <message>
        <source>The round is {round} now.</source>
        <translation>现在是第 {round} 局。</translation>
    </message>
    <message>
        <source>That round is over.</source>
        <translation>该局已结束。</translation>
    </message>
    <message>
        <source>There is no round {round}.</source>
        <translation>没有第 {round} 局。</translation>
    </message>
    <message>
        <source>Round {round} was not settled.</source>
        <translation>第 {round} 局尚未结算。</translation>
    </message>
    <message>
        <source>Round {round} was settled on {outcome}.</source>
        <translation>第 {round} 局正是按 {outcome} 结算的。</translation>
    </message>
    <message>
        <source>{outcome} is not on this wheel.</source>
        <translation>轮盘上没有 {outcome}。</translation>
    </message>
    <message>
        <source>The wagering period is running.</source>
        <translation>下注时间未到。</translation>
    </message>
    <message>
        <source>The wagering period is running: at rest before its end is a no spin (rule {rule}).</source>
        <translation>下注时间未到：此前停下属于旋转无效（规则 {rule}）。</translation>
    </message>
    <message>
        <source>The dealer does not end the period early here (rule {rule}).</source>
        <translation>本游戏中荷官不能提前截止下注（规则 {rule}）。</translation>
    </message>
    <message>
        <source>A sensor does not end the period early here (rule {rule}).</source>
        <translation>本游戏中传感器不能提前截止下注（规则 {rule}）。</translation>
    </message>
    <message>
        <source>The ball is not spun: the sensor ends the period only then (rule {rule}).</source>
        <translation>尚未投球：投球后传感器才能截止下注（规则 {rule}）。</translation>
    </message>
    <message>
        <source>The wagering period is over: the record settles these wagers (rule {rule}).</source>
        <translation>下注时间已结束：这些注码按记录结算（规则 {rule}）。</translation>
    </message>
    <message>
        <source>The wagering period is running: declare a malfunction of the game system (rule {rule}).</source>
        <translation>下注时间未到：请宣布游戏系统故障（规则 {rule}）。</translation>
    </message>
    <message>
        <source>A player&apos;s own maximum is above the stated one (rule {rule}).</source>
        <translation>客人的个人最高额须高于标示的最高额（规则 {rule}）。</translation>
    </message>
    <message>
        <source>No wager for {rounds} rounds or more while every seat is in use (rule {rule}).</source>
        <translation>所有座位有人时，连续 {rounds} 局或以上未下注（规则 {rule}）。</translation>
    </message>
    <message>
        <source>Accounts were frozen while the players of round {round} were betting: {why}</source>
        <translation>第 {round} 局客人下注时账户被冻结：{why}</translation>
    </message>
    <message>
        <source>The game system failed after the end of the wagering period: the records settle (rule {rule}).</source>
        <translation>游戏系统在下注时间结束后发生故障：按记录结算（规则 {rule}）。</translation>
    </message>
    <message>
        <source>The game system failed before the end of the wagering period. All wagers were given back (rule {rule}).</source>
        <translation>游戏系统在下注时间结束前发生故障。所有注码已退还（规则 {rule}）。</translation>
    </message>
    <message>
        <source>Station {station} has not yet confirmed its locked sheet; enter the outcome in a moment.</source>
        <translation>{station} 号机尚未确认其锁定的注单；请稍后输入结果。</translation>
    </message>
    <message>
        <source>No sheet of this station is locked.</source>
        <translation>本机没有锁定的注单。</translation>
    </message>
    <message>
        <source>This is not the digest of the locked sheet.</source>
        <translation>这不是锁定注单的校验值。</translation>
    </message>
    <message>
        <source>A newer sheet of this screen is already recorded.</source>
        <translation>本屏幕已有较新的注单记录。</translation>
    </message>
    <message>
        <source>This station&apos;s wagers are void in this round.</source>
        <translation>本机的注码在本局作废。</translation>
    </message>
    <message>
        <source>No more bets: the wagering period is over.</source>
        <translation>停止下注：下注时间已过。</translation>
    </message>
    <message>
        <source>Nothing may be placed at this station.</source>
        <translation>本机不能下注。</translation>
    </message>
    <message>
        <source>The account is short of {missing:money} for these wagers.</source>
        <translation>账户还差 {missing:money}，不够这些注码。</translation>
    </message>
    <message>
        <source>{bet}: {asked:money} is not a permitted wager ({reason}).</source>
        <translation>{bet}：不允许注码 {asked:money}（{reason}）。</translation>
    </message>
    <message>
        <source>{why}.</source>
        <translation>规则不允许：{why}。</translation>
    </message>
    <message>
        <source>Station {station} has no wagers in this round.</source>
        <translation>{station} 号机在本局没有注码。</translation>
    </message>
    <message>
        <source>Station {station} had no wagers in round {round}.</source>
        <translation>{station} 号机在第 {round} 局没有注码。</translation>
    </message>
    <message>
        <source>The book has no reason {why}.</source>
        <translation>规则书中没有理由 {why}。</translation>
    </message>
    <message>
        <source>This change needs no notice: it may be made at once.</source>
        <translation>此更改无需告示：可立即进行。</translation>
    </message>
    <message>
        <source>There is no such notice.</source>
        <translation>没有此告示。</translation>
    </message>
    <message>
        <source>A sign must be shown for {minutes} minutes first (rule {rule}): announce the change.</source>
        <translation>须先展示告示 {minutes} 分钟（规则 {rule}）：请先公告此更改。</translation>
    </message>
    <message>
        <source>A sign must be shown for {spins} spins first (rule {rule}): announce the change.</source>
        <translation>须先展示告示 {spins} 局（规则 {rule}）：请先公告此更改。</translation>
    </message>
    <message>
        <source>The sign must be shown for {minutes} minutes (rule {rule}): {left_s:time} are left.</source>
        <translation>告示须展示 {minutes} 分钟（规则 {rule}）：还差 {left_s:time}。</translation>
    </message>
    <message>
        <source>The sign must be shown for {spins} spins (rule {rule}): {left} are left.</source>
        <translation>告示须展示 {spins} 局（规则 {rule}）：还差 {left} 局。</translation>
    </message>
    <message>
        <source>There is no such change.</source>
        <translation>没有此项更改。</translation>
    </message>
    <message>
        <source>The change was made already.</source>
        <translation>此更改已进行。</translation>
    </message>
    <message>
        <source>The change was withdrawn.</source>
        <translation>此更改已撤回。</translation>
    </message>
    <message>
        <source>Name the jackpots its value goes to (rule 8.3.6).</source>
        <translation>请指明其金额转入哪些大奖（规则 8.3.6）。</translation>
    </message>
    <message>
        <source>Table {table} does not show the sign yet (rule 8.3.4).</source>
        <translation>{table} 号桌尚未展示告示（规则 8.3.4）。</translation>
    </message>
    <message>
        <source>The sign must stand {left_s:time} longer (rule 8.3.4).</source>
        <translation>告示还须展示 {left_s:time}（规则 8.3.4）。</translation>
    </message>
    <message>
        <source>A jackpot cannot move to itself, nor twice to another.</source>
        <translation>大奖不能转入自身，也不能两次转入同一大奖。</translation>
    </message>
    <message>
        <source>Name the group, and for a move the one jackpot it goes to.</source>
        <translation>请指明组别；若为转移，请指明转入的那一个大奖。</translation>
    </message>
    <message>
        <source>There is no jackpot group {group}.</source>
        <translation>没有大奖组 {group}。</translation>
    </message>
    <message>
        <source>The group does not play for this jackpot.</source>
        <translation>该组不参与此大奖。</translation>
    </message>
    <message>
        <source>The group plays for this jackpot already.</source>
        <translation>该组已参与此大奖。</translation>
    </message>
    <message>
        <source>A stand-alone jackpot is played for at one table.</source>
        <translation>独立累进大奖只在一张桌上进行。</translation>
    </message>
    <message>
        <source>A bonus is fixed: it cannot take another&apos;s value.</source>
        <translation>奖励大奖金额固定：不能转入其他大奖的金额。</translation>
    </message>
    <message>
        <source>{amount:money} is more than {jackpot} can take below {limit:money}.</source>
        <translation>{amount:money} 超出 {jackpot} 在 {limit:money} 以下可接受的金额。</translation>
    </message>
    <message>
        <source>There is no open jackpot {jackpot}.</source>
        <translation>没有开放的大奖 {jackpot}。</translation>
    </message>
    <message>
        <source>Jackpot {jackpot} must be put in order first: {why}.</source>
        <translation>须先修复大奖 {jackpot}：{why}。</translation>
    </message>
    <message>
        <source>A table holds this jackpot: ask again in a moment.</source>
        <translation>此大奖正由一张桌使用：请稍后再试。</translation>
    </message>
    <message>
        <source>Somebody else changed this at the same moment: look again.</source>
        <translation>他人同时作了更改：请重新查看。</translation>
    </message>
    <message>
        <source>Jackpots cannot be kept: {why}.</source>
        <translation>无法保管大奖：{why}。</translation>
    </message>
    <message>
        <source>Table {table} belongs to the group {group}.</source>
        <translation>{table} 号桌属于组别 {group}。</translation>
    </message>
    <message>
        <source>There is a jackpot {jackpot} already.</source>
        <translation>已有大奖 {jackpot}。</translation>
    </message>
    <message>
        <source>A jackpot keeps its style: close it and open another.</source>
        <translation>大奖的类型不能更改：请关闭后另开一个。</translation>
    </message>
    <message>
        <source>The steps of the meter make {meter:money}, the ledger has {ledger:money}: it cannot be offered.</source>
        <translation>奖池累计为 {meter:money}，账簿为 {ledger:money}：不能提供此大奖。</translation>
    </message>
    <message>
        <source>The group plays for the jackpot {jackpot}: remove it first, with notice (rule 8.3.4).</source>
        <translation>该组参与大奖 {jackpot}：请先公告并移除（规则 8.3.4）。</translation>
    </message>
    <message>
        <source>This prize went back to the meter: {why}.</source>
        <translation>此奖已退回奖池：{why}。</translation>
    </message>
    <message>
        <source>The prize is {amount:money}: read it again.</source>
        <translation>此奖为 {amount:money}：请再读一次。</translation>
    </message>
    <message>
        <source>A confirmed jackpot cannot be voided (rule 9.10).</source>
        <translation>已确认的大奖不能作废（规则 9.10）。</translation>
    </message>
    <message>
        <source>No meter can take the prize back now: put the jackpot in order first.</source>
        <translation>现在没有奖池可接收此奖：请先修复大奖。</translation>
    </message>
    <message>
        <source>Only confirmed goods are handed over.</source>
        <translation>只有已确认的奖品才能交付。</translation>
    </message>
    <message>
        <source>There is no such prize at this table.</source>
        <translation>本桌没有此奖。</translation>
    </message>
    <message>
        <source>Pay {amount:money} to the player.</source>
        <translation>请付给客人 {amount:money}。</translation>
    </message>
    <message>
        <source>Buy-in of {amount:money} by {who}.</source>
        <translation>买入 {amount:money}，经手：{who}。</translation>
    </message>
    <message>
        <source>Pay-out of {amount:money} by {who}.</source>
        <translation>结账付款 {amount:money}，经手：{who}。</translation>
    </message>
    <message>
        <source>Hand pay of {amount:money} by {who}.</source>
        <translation>人工付款 {amount:money}，经手：{who}。</translation>
    </message>
    <message>
        <source>Adjustment of {amount:money} by {who}.</source>
        <translation>调整 {amount:money}，经手：{who}。</translation>
    </message>
    <message>
        <source>Hand pay {amount:money}: {why}.</source>
        <translation>人工付款 {amount:money}：{why}。</translation>
    </message>
    <message>
        <source>Did the ticket of {amount:money} come out? {why}.</source>
        <translation>{amount:money} 的票券出来了吗？{why}。</translation>
    </message>
    <message>
        <source>A note brought the balance to {balance:money}, above the note limit.</source>
        <translation>一张纸币使余额达到 {balance:money}，超过纸币限额。</translation>
    </message>
    <message>
        <source>{count} bad tickets in ten minutes; it takes no more until this is acknowledged.</source>
        <translation>十分钟内有 {count} 张无效票券；在确认已阅之前不再收票券。</translation>
    </message>
    <message>
        <source>{device}: {state}</source>
        <translation>{device}：{state}</translation>
    </message>
    <message>
        <source>{device}: {state}, {detail}</source>
        <translation>{device}：{state}，{detail}</translation>
    </message>
    <message>
        <source>Won {amount:money} in round {round}.</source>
        <translation>在第 {round} 局赢 {amount:money}。</translation>
    </message>
    <message>
        <source>The station&apos;s journal has lost records: {count} were written, it tells of {left}.</source>
        <translation>机台日志丢失了记录：已写入 {count} 条，现仅报告 {left} 条。</translation>
    </message>
    <message>
        <source>It has release {has} and needs release {needed}.</source>
        <translation>其版本为 {has}，需要版本 {needed}。</translation>
    </message>
    <message>
        <source>Jackpots were out of reach and not offered in round {round} (rule 8.7).</source>
        <translation>第 {round} 局无法读取大奖，故未提供（规则 8.7）。</translation>
    </message>
    <message>
        <source>Jackpot {jackpot} is not operating properly and not offered (rule 8.7): {why}.</source>
        <translation>大奖 {jackpot} 运作异常，暂不提供（规则 8.7）：{why}。</translation>
    </message>
    <message>
        <source>Jackpot {jackpot}: {amount:money} won, confirm it (rule 8.3.9).</source>
        <translation>大奖 {jackpot}：赢得 {amount:money}，请确认（规则 8.3.9）。</translation>
    </message>
    <message>
        <source>Jackpot {jackpot}: {goods} won, confirm it (rule 8.3.9).</source>
        <translation>大奖 {jackpot}：赢得 {goods}，请确认（规则 8.3.9）。</translation>
    </message>
    <message>
        <source>The prize {amount:money} of round {round} must go back to a meter (rule 8.8): {why}.</source>
        <translation>第 {round} 局的奖 {amount:money} 须退回奖池（规则 8.8）：{why}。</translation>
    </message>
    <message>
        <source>{amount:money} of round {round} is owed to a player who has left.</source>
        <translation>第 {round} 局的 {amount:money} 应付给已离开的客人。</translation>
    </message>
    <message>
        <source>{amount:money} of round {round} had been taken out and is owed by the player.</source>
        <translation>第 {round} 局的 {amount:money} 已被取走，客人应退还。</translation>
    </message>
    <message>
        <source>The jackpot prize {amount:money} is owed to a player who has left.</source>
        <translation>大奖奖金 {amount:money} 应付给已离开的客人。</translation>
    </message>
</context>
<context>
    <name>Sign</name>
    <message>
        <source>{minutes} min {seconds} s left</source>
        <translation>还有 {minutes} 分 {seconds} 秒</translation>
    </message>
    <message>
        <source>Shown long enough</source>
        <translation>展示时间已足</translation>
    </message>
    <message>
        <source>Change a figure first.</source>
        <translation>请先更改一个数字。</translation>
    </message>
    <message>
        <source>Write an amount like 5 or 2.50.</source>
        <translation>请输入金额，例如 5 或 2.50。</translation>
    </message>
    <message>
        <source>{spins} spins left</source>
        <translation>还有 {spins} 局</translation>
    </message>
    <message>
        <source>The draft</source>
        <translation>草稿</translation>
    </message>
</context>
<context>
    <name>SignIn</name>
    <message>
        <source>Sign in with your staff number and PIN.</source>
        <translation>请用员工编号和 PIN 登录。</translation>
    </message>
    <message>
        <source>The console locked itself, for nobody touched it. {name} was signed in.</source>
        <translation>长时间无人触摸，控制台已自动锁定。先前登录的是 {name}。</translation>
    </message>
    <message>
        <source>{name} locked the console.</source>
        <translation>{name} 锁定了控制台。</translation>
    </message>
    <message>
        <source>{name} has signed in at another console.</source>
        <translation>{name} 已在另一控制台登录。</translation>
    </message>
    <message>
        <source>The sign-in of {name} has run out.</source>
        <translation>{name} 的登录已过期。</translation>
    </message>
</context>
<context>
    <name>SignInView</name>
    <message>
        <source>Dealer&apos;s console</source>
        <translation>荷官控制台</translation>
    </message>
</context>
<context>
    <name>Staff</name>
    <message>
        <source>The list of staff is for a {role}.</source>
        <translation>员工名单须由{role}查看。</translation>
    </message>
    <message>
        <source>Choose somebody first.</source>
        <translation>请先选择一人。</translation>
    </message>
    <message>
        <source>Write the name first.</source>
        <translation>请先填写姓名。</translation>
    </message>
    <message>
        <source>Nothing is changed.</source>
        <translation>没有任何更改。</translation>
    </message>
    <message>
        <source>Type a staff number first.</source>
        <translation>请先输入员工编号。</translation>
    </message>
    <message>
        <source>Somebody has this number: choose another.</source>
        <translation>此员工编号已有人使用：请另选。</translation>
    </message>
    <message>
        <source>A PIN has at least four digits.</source>
        <translation>PIN 至少四位数字。</translation>
    </message>
    <message>
        <source>Nobody dismisses themselves.</source>
        <translation>不能停用自己。</translation>
    </message>
</context>
<context>
    <name>StaffPad</name>
    <message>
        <source>Sign in</source>
        <translation>登录</translation>
    </message>
    <message>
        <source>Staff number</source>
        <translation>员工编号</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
</context>
<context>
    <name>StaffPage</name>
    <message>
        <source>%1 · %2 · locked</source>
        <translation>%1 · %2 · 已锁定</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Somebody new</source>
        <translation>新员工</translation>
    </message>
    <message>
        <source>Choose somebody, or add somebody new.</source>
        <translation>请选择一人，或添加新员工。</translation>
    </message>
    <message>
        <source>Name …</source>
        <translation>姓名…</translation>
    </message>
    <message>
        <source>Number %1</source>
        <translation>员工编号 %1</translation>
    </message>
    <message>
        <source>Number –</source>
        <translation>员工编号 –</translation>
    </message>
    <message>
        <source>Staff number</source>
        <translation>员工编号</translation>
    </message>
    <message>
        <source>First PIN</source>
        <translation>首个 PIN</translation>
    </message>
    <message>
        <source>New PIN</source>
        <translation>新 PIN</translation>
    </message>
    <message>
        <source>Unlock …</source>
        <translation>解锁…</translation>
    </message>
    <message>
        <source>This number is not locked.</source>
        <translation>此员工编号未锁定。</translation>
    </message>
    <message>
        <source>Dismiss …</source>
        <translation>停用…</translation>
    </message>
    <message>
        <source>Set the PIN …</source>
        <translation>设定 PIN…</translation>
    </message>
    <message>
        <source>Add …</source>
        <translation>添加…</translation>
    </message>
    <message>
        <source>Change …</source>
        <translation>更改…</translation>
    </message>
    <message>
        <source>Opening the list …</source>
        <translation>正在打开名单…</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>员工</translation>
    </message>
    <message>
        <source>%1 They may open it here with their number and PIN.</source>
        <translation>%1可用其员工编号和 PIN 在此打开。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
</context>
<context>
    <name>StationActions</name>
    <message>
        <source>Buy-in</source>
        <translation>买入</translation>
    </message>
    <message>
        <source>Pay out</source>
        <translation>结账付款</translation>
    </message>
    <message>
        <source>Malfunction: void bets</source>
        <translation>故障：作废注码</translation>
    </message>
    <message>
        <source>Void bets (%1)</source>
        <translation>作废注码（%1）</translation>
    </message>
    <message>
        <source>Direct to leave</source>
        <translation>请其离开</translation>
    </message>
    <message>
        <source>Leave, bets void</source>
        <translation>离开，注码作废</translation>
    </message>
    <message>
        <source>Exclude player</source>
        <translation>禁止客人参加</translation>
    </message>
    <message>
        <source>Adjust result …</source>
        <translation>调整结果…</translation>
    </message>
    <message>
        <source>Unfreeze account</source>
        <translation>解冻账户</translation>
    </message>
    <message>
        <source>Freeze account</source>
        <translation>冻结账户</translation>
    </message>
    <message>
        <source>Adjust account …</source>
        <translation>调整账户…</translation>
    </message>
    <message>
        <source>Personal limits …</source>
        <translation>个人限额…</translation>
    </message>
    <message>
        <source>Out of service</source>
        <translation>停用</translation>
    </message>
    <message>
        <source>Back into service</source>
        <translation>重新启用</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>No devices reported</source>
        <translation>未收到任何设备的报告</translation>
    </message>
    <message>
        <source>Work of technicians</source>
        <translation>技术员操作记录</translation>
    </message>
</context>
<context>
    <name>StationCard</name>
    <message>
        <source>No bet of this table has its minimum below that.</source>
        <translation>此数低于本桌各项投注的最低额。</translation>
    </message>
    <message>
        <source>No bet of this table has its maximum above that.</source>
        <translation>本桌没有投注的最高额高于此数。</translation>
    </message>
    <message>
        <source>Bets of round {round}</source>
        <translation>第 {round} 局的注码</translation>
    </message>
    <message>
        <source>Bets now</source>
        <translation>当前注码</translation>
    </message>
    <message>
        <source>No bets now</source>
        <translation>当前没有注码</translation>
    </message>
    <message>
        <source>Nobody plays here.</source>
        <translation>本机无人游戏。</translation>
    </message>
    <message>
        <source>Station {number}</source>
        <translation>{number} 号机</translation>
    </message>
    <message>
        <source>There are no wagers on this felt.</source>
        <translation>台面上没有注码。</translation>
    </message>
    <message>
        <source>The table is closed.</source>
        <translation>本桌已关。</translation>
    </message>
    <message>
        <source>The station is not in service.</source>
        <translation>机台未启用。</translation>
    </message>
    <message>
        <source>Pay the last player of this station first.</source>
        <translation>请先付款给本机上一位客人。</translation>
    </message>
    <message>
        <source>Wagers are running: pay after the round is settled.</source>
        <translation>有未结注码：请在本局结算后付款。</translation>
    </message>
    <message>
        <source>The rules of this game have no personal limits.</source>
        <translation>本游戏规则没有个人限额。</translation>
    </message>
    <message>
        <source>The rules of this game let nobody adjust a result.</source>
        <translation>本游戏规则不许任何人调整结果。</translation>
    </message>
    <message>
        <source>No round of this player has been settled.</source>
        <translation>该客人尚无已结算的局。</translation>
    </message>
    <message>
        <source>A ticket is being printed</source>
        <translation>正在打印票券</translation>
    </message>
    <message>
        <source>The player waits for you to pay</source>
        <translation>客人等您付款</translation>
    </message>
    <message>
        <source>No ticket came: pay by hand</source>
        <translation>票券未出：请人工付款</translation>
    </message>
    <message>
        <source>Did the ticket come out? Look, then decide</source>
        <translation>票券出来了吗？请先看再决定</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>已付</translation>
    </message>
    <message>
        <source>Note acceptor</source>
        <translation>收钞器</translation>
    </message>
    <message>
        <source>Ticket printer</source>
        <translation>票券打印机</translation>
    </message>
    <message>
        <source>Station</source>
        <translation>机台</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>就绪</translation>
    </message>
    <message>
        <source>busy</source>
        <translation>忙碌</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>启动中</translation>
    </message>
    <message>
        <source>takes nothing now</source>
        <translation>暂不收款</translation>
    </message>
    <message>
        <source>holds a note or ticket</source>
        <translation>正暂存纸币或票券</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>无应答</translation>
    </message>
    <message>
        <source>fault</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>in order</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>stacker full</source>
        <translation>钞箱已满</translation>
    </message>
    <message>
        <source>stacker open</source>
        <translation>钞箱打开</translation>
    </message>
    <message>
        <source>jam in the acceptor</source>
        <translation>收钞器卡钞</translation>
    </message>
    <message>
        <source>jam in the stacker</source>
        <translation>钞箱卡钞</translation>
    </message>
    <message>
        <source>somebody tampered with it</source>
        <translation>有人动过手脚</translation>
    </message>
    <message>
        <source>paused: a second note behind the first?</source>
        <translation>已暂停：后面是否又塞入一张？</translation>
    </message>
    <message>
        <source>failure of the unit</source>
        <translation>设备失效</translation>
    </message>
    <message>
        <source>bad communication</source>
        <translation>通信不良</translation>
    </message>
    <message>
        <source>did not take a setting</source>
        <translation>未接受设置</translation>
    </message>
    <message>
        <source>no currency chosen</source>
        <translation>未选择币种</translation>
    </message>
    <message>
        <source>paper low</source>
        <translation>纸张将尽</translation>
    </message>
    <message>
        <source>paper out</source>
        <translation>缺纸</translation>
    </message>
    <message>
        <source>jam</source>
        <translation>卡纸</translation>
    </message>
    <message>
        <source>head up</source>
        <translation>打印头抬起</translation>
    </message>
    <message>
        <source>chassis open</source>
        <translation>机箱打开</translation>
    </message>
    <message>
        <source>ticket in the chute</source>
        <translation>出票口有票</translation>
    </message>
    <message>
        <source>journal mode</source>
        <translation>日志模式</translation>
    </message>
    <message>
        <source>{moment} by {number}</source>
        <translation>{moment}，员工 {number}</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>已更正</translation>
    </message>
    <message>
        <source>no spin</source>
        <translation>旋转无效</translation>
    </message>
    <message>
        <source>void</source>
        <translation>作废</translation>
    </message>
</context>
<context>
    <name>StationPage</name>
    <message>
        <source>‹ Room</source>
        <translation>‹ 全场</translation>
    </message>
    <message>
        <source>Claim about round %1 …</source>
        <translation>申诉（第 %1 局）…</translation>
    </message>
    <message>
        <source>Pay by hand</source>
        <translation>人工付款</translation>
    </message>
    <message>
        <source>It came out</source>
        <translation>票券已出</translation>
    </message>
    <message>
        <source>It did not come out</source>
        <translation>票券未出</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>余额</translation>
    </message>
    <message>
        <source>On the felt</source>
        <translation>台面注码</translation>
    </message>
    <message>
        <source>Money in</source>
        <translation>存入</translation>
    </message>
    <message>
        <source>Won or lost</source>
        <translation>输赢</translation>
    </message>
    <message>
        <source>Personal limits</source>
        <translation>个人限额</translation>
    </message>
    <message>
        <source>Playing since</source>
        <translation>开始时间</translation>
    </message>
    <message>
        <source>Last rounds</source>
        <translation>最近各局</translation>
    </message>
    <message>
        <source>bet %1</source>
        <translation>注码 %1</translation>
    </message>
    <message>
        <source>won %1</source>
        <translation>赢 %1</translation>
    </message>
    <message>
        <source>balance %1</source>
        <translation>余额 %1</translation>
    </message>
    <message>
        <source>Buy-in at %1</source>
        <translation>%1买入</translation>
    </message>
    <message>
        <source>Personal maximum at %1</source>
        <translation>%1的个人最高额</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>%2第 %1 局</translation>
    </message>
    <message>
        <source>Adjust %1</source>
        <translation>调整 %1</translation>
    </message>
    <message>
        <source>Personal minimum at %1</source>
        <translation>%1 个人最低额</translation>
    </message>
    <message>
        <source>The most this player may place on one bet.</source>
        <translation>该客人每注最多可下的金额。</translation>
    </message>
    <message>
        <source>What the strict result took from the player unfairly.</source>
        <translation>严格按结果计算，客人因此不公平地少得的金额。</translation>
    </message>
    <message>
        <source>A supervisor decides; the reason is recorded.</source>
        <translation>由监场主任决定；原因将被记录。</translation>
    </message>
    <message>
        <source>Cash, vouchers or chips the player gives you.</source>
        <translation>客人交给您的现金、代金券或筹码。</translation>
    </message>
    <message>
        <source>The least this player may place on one bet, and on all together.</source>
        <translation>这位客人每注及全部注码合计的最低额。</translation>
    </message>
    <message>
        <source>Give to the player</source>
        <translation>记入客人账户</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Set the minimum instead</source>
        <translation>改设最低额</translation>
    </message>
    <message>
        <source>Set the maximum instead</source>
        <translation>改设最高额</translation>
    </message>
    <message>
        <source>Take personal limits away</source>
        <translation>取消个人限额</translation>
    </message>
    <message>
        <source>Take from the player</source>
        <translation>从客人账户扣除</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Limits</source>
        <translation>限额</translation>
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
        <source>Multiple</source>
        <translation>递增</translation>
    </message>
    <message>
        <source>All wagers together</source>
        <translation>全部注码合计</translation>
    </message>
    <message>
        <source>A higher minimum: the notice must hang for %1 minutes first (rule %2).</source>
        <translation>最低额提高：告示须先展示 %1 分钟（规则 %2）。</translation>
    </message>
    <message>
        <source>No notice is needed; it holds from the next round.</source>
        <translation>无需告示；由下一局起生效。</translation>
    </message>
    <message>
        <source>The notice must hang for %1 minutes first, unless every player agrees (rule %2).</source>
        <translation>除非全体客人同意，告示须先显示 %1 分钟（规则 %2）。</translation>
    </message>
    <message>
        <source>All agree …</source>
        <translation>全体同意…</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>恢复原样</translation>
    </message>
    <message>
        <source>Nothing is changed.</source>
        <translation>没有任何更改。</translation>
    </message>
    <message>
        <source>Announce the new limits …</source>
        <translation>预告新限额…</translation>
    </message>
    <message>
        <source>Change the limits …</source>
        <translation>更改限额…</translation>
    </message>
    <message>
        <source>Every station&apos;s sign says now</source>
        <translation>每台机限额牌现示</translation>
    </message>
    <message>
        <source>Wagering period, in seconds (rule %1)</source>
        <translation>下注时间，秒（规则 %1）</translation>
    </message>
    <message>
        <source>It is %1 seconds now.</source>
        <translation>现在是 %1 秒。</translation>
    </message>
    <message>
        <source>Notices on every station</source>
        <translation>每台机上的告示</translation>
    </message>
    <message>
        <source>No notice hangs on the stations</source>
        <translation>机台上没有告示</translation>
    </message>
    <message>
        <source>Close the table …</source>
        <translation>关桌…</translation>
    </message>
    <message>
        <source>The notice has not hung long enough: %1.</source>
        <translation>告示展示时间不足：%1。</translation>
    </message>
    <message>
        <source>Withdraw …</source>
        <translation>撤回…</translation>
    </message>
    <message>
        <source>Announce closure …</source>
        <translation>预告关桌…</translation>
    </message>
    <message>
        <source>The closure is announced already.</source>
        <translation>已经预告关桌。</translation>
    </message>
    <message>
        <source>Close table …</source>
        <translation>关桌…</translation>
    </message>
    <message>
        <source>Open table …</source>
        <translation>开桌…</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>最低</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>multiple</source>
        <translation>递增</translation>
    </message>
    <message>
        <source>This changes the draft only; nothing hangs on a station yet.</source>
        <translation>只更改草稿；机台上尚未展示。</translation>
    </message>
</context>
<context>
    <name>Tender</name>
    <message>
        <source>cash</source>
        <translation>现金</translation>
    </message>
    <message>
        <source>chips</source>
        <translation>筹码</translation>
    </message>
    <message>
        <source>vouchers</source>
        <translation>代金券</translation>
    </message>
</context>
<context>
    <name>TextPad</name>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
</context>
<context>
    <name>WND</name>
    <message>
        <source>Table closed</source>
        <translation>本桌已关</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>欢迎光临</translation>
    </message>
    <message>
        <source>Place your bets</source>
        <translation>请下注</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>停止下注</translation>
    </message>
    <message>
        <source>Winning number</source>
        <translation>开出号码</translation>
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
        <source>All bets are returned.</source>
        <translation>所有注码已退回。</translation>
    </message>
    <message>
        <source>Please wait</source>
        <translation>请稍候</translation>
    </message>
    <message>
        <source>Accounts are being checked.</source>
        <translation>正在核对账户。</translation>
    </message>
    <message>
        <source>No spins yet</source>
        <translation>尚无结果</translation>
    </message>
    <message>
        <source>Last {count} spins</source>
        <translation>最近 {count} 局</translation>
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
        <source>Even</source>
        <translation>双</translation>
    </message>
    <message>
        <source>Odd</source>
        <translation>单</translation>
    </message>
    <message>
        <source>Zero</source>
        <translation>零</translation>
    </message>
</context>
<context>
    <name>WinningNumberView</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>No link: this may be out of date</source>
        <translation>未连接：内容可能不是最新</translation>
    </message>
</context>
<context>
    <name>WinningNumberWindow</name>
    <message>
        <source>Winning number</source>
        <translation>开出号码</translation>
    </message>
</context>
</TS>
