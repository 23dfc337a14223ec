<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="vi_VN" sourcelanguage="en_AU">
<context>
    <name>AlertBar</name>
    <message>
        <source>Waiting: %1 and %2 more</source>
        <translation>Đang chờ: %1 và %2 việc khác</translation>
    </message>
    <message>
        <source>Waiting: %1</source>
        <translation>Đang chờ: %1</translation>
    </message>
    <message>
        <source>No alerts</source>
        <translation>Không có cảnh báo</translation>
    </message>
    <message>
        <source>Alerts: %1</source>
        <translation>Cảnh báo: %1</translation>
    </message>
    <message>
        <source>Acknowledge</source>
        <translation>Đã xem</translation>
    </message>
</context>
<context>
    <name>AlertPage</name>
    <message>
        <source>Alerts: each stays until somebody has seen to it</source>
        <translation>Cảnh báo: mỗi mục còn đó cho đến khi có người xử lý</translation>
    </message>
    <message>
        <source>No alerts</source>
        <translation>Không có cảnh báo</translation>
    </message>
    <message>
        <source>Station %1</source>
        <translation>Máy %1</translation>
    </message>
    <message>
        <source>Acknowledge</source>
        <translation>Đã xem</translation>
    </message>
</context>
<context>
    <name>Alerts</name>
    <message>
        <source>Station {station}: {what}</source>
        <translation>Máy {station}: {what}</translation>
    </message>
    <message>
        <source>hand pay</source>
        <translation>trả tay</translation>
    </message>
    <message>
        <source>the player waits to be paid</source>
        <translation>khách chờ được trả tiền</translation>
    </message>
    <message>
        <source>did the ticket come out?</source>
        <translation>vé đã ra chưa?</translation>
    </message>
    <message>
        <source>large win</source>
        <translation>thắng lớn</translation>
    </message>
    <message>
        <source>idle while every seat is in use</source>
        <translation>không cược khi mọi chỗ đều có khách</translation>
    </message>
    <message>
        <source>attendant called</source>
        <translation>đã gọi nhân viên</translation>
    </message>
    <message>
        <source>device fault</source>
        <translation>lỗi thiết bị</translation>
    </message>
    <message>
        <source>owed by the player</source>
        <translation>khách còn nợ</translation>
    </message>
    <message>
        <source>owed to the player</source>
        <translation>còn nợ khách</translation>
    </message>
    <message>
        <source>The system</source>
        <translation>Hệ thống</translation>
    </message>
    <message>
        <source>frozen while betting</source>
        <translation>đóng băng khi đang đặt cược</translation>
    </message>
    <message>
        <source>note above the limit</source>
        <translation>tiền giấy vượt hạn mức</translation>
    </message>
    <message>
        <source>jackpot</source>
        <translation>jackpot</translation>
    </message>
    <message>
        <source>a large amount, allowed by two</source>
        <translation>số tiền lớn, hai người duyệt</translation>
    </message>
    <message>
        <source>bad tickets</source>
        <translation>vé không hợp lệ</translation>
    </message>
    <message>
        <source>needs another release</source>
        <translation>cần phiên bản khác</translation>
    </message>
</context>
<context>
    <name>Amount</name>
    <message>
        <source>Write an amount like 20 or 12.50.</source>
        <translation>Hãy nhập số tiền, ví dụ 20 hoặc 12.50.</translation>
    </message>
    <message>
        <source>The amount is nothing.</source>
        <translation>Số tiền phải lớn hơn 0.</translation>
    </message>
</context>
<context>
    <name>AmountPad</name>
    <message>
        <source>Continue</source>
        <translation>Tiếp tục</translation>
    </message>
    <message>
        <source>At most %1 digits before the point.</source>
        <translation>Tối đa %1 chữ số trước dấu chấm.</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Xóa</translation>
    </message>
</context>
<context>
    <name>BuyIn</name>
    <message>
        <source>Nobody plays here yet.</source>
        <translation>Chưa có ai chơi ở đây.</translation>
    </message>
    <message>
        <source>Balance {amount}.</source>
        <translation>Số dư {amount}.</translation>
    </message>
    <message>
        <source>Type the station&apos;s number.</source>
        <translation>Hãy nhập số máy.</translation>
    </message>
    <message>
        <source>There is no station {number} at this table.</source>
        <translation>Bàn này không có máy {number}.</translation>
    </message>
</context>
<context>
    <name>BuyInPage</name>
    <message>
        <source>Station</source>
        <translation>Máy</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Số</translation>
    </message>
    <message>
        <source>What the player gives you (rule 6.2.1)</source>
        <translation>Khách đưa cho bạn (quy tắc 6.2.1)</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Tiếp tục</translation>
    </message>
</context>
<context>
    <name>Cage</name>
    <message>
        <source>table {table}, station {station}</source>
        <translation>bàn {table}, máy {station}</translation>
    </message>
    <message>
        <source>Issued by</source>
        <translation>Nơi phát hành</translation>
    </message>
    <message>
        <source>Issued</source>
        <translation>Phát hành lúc</translation>
    </message>
    <message>
        <source>Good until</source>
        <translation>Có giá trị đến</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Đã trả</translation>
    </message>
    <message>
        <source>Paid at</source>
        <translation>Nơi trả</translation>
    </message>
    <message>
        <source>{amount} to a player</source>
        <translation>Còn nợ khách {amount}</translation>
    </message>
    <message>
        <source>{amount} from a player</source>
        <translation>Khách còn nợ {amount}</translation>
    </message>
    <message>
        <source>{title} of station {station}</source>
        <translation>{title}, máy {station}</translation>
    </message>
    <message>
        <source>The cage is for a {role} or above.</source>
        <translation>Quầy thu ngân dành cho {role} trở lên.</translation>
    </message>
</context>
<context>
    <name>CagePage</name>
    <message>
        <source>Pay a ticket</source>
        <translation>Trả tiền vé</translation>
    </message>
    <message>
        <source>Looking …</source>
        <translation>Đang tra …</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>Tra cứu</translation>
    </message>
    <message>
        <source>Pay %1</source>
        <translation>Trả %1</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Trả</translation>
    </message>
    <message>
        <source>Look the ticket up first.</source>
        <translation>Hãy tra cứu vé trước.</translation>
    </message>
    <message>
        <source>Nothing is owed at this table</source>
        <translation>Bàn này không có khoản nợ nào</translation>
    </message>
    <message>
        <source>Owed after a correction</source>
        <translation>Còn nợ sau khi sửa</translation>
    </message>
    <message>
        <source>Pay out …</source>
        <translation>Trả tiền …</translation>
    </message>
    <message>
        <source>Paid back …</source>
        <translation>Khách đã trả …</translation>
    </message>
    <message>
        <source>Write off …</source>
        <translation>Xóa nợ …</translation>
    </message>
    <message>
        <source>Opening the cage …</source>
        <translation>Đang mở quầy thu ngân …</translation>
    </message>
    <message>
        <source>Cage</source>
        <translation>Thu ngân</translation>
    </message>
    <message>
        <source>%1 They may open it for you with their number and PIN.</source>
        <translation>%1 Người đó có thể mở giúp bạn bằng số nhân viên và PIN.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Mở</translation>
    </message>
</context>
<context>
    <name>ClaimCard</name>
    <message>
        <source>Looked back: the outcome is right</source>
        <translation>Đã xem lại: kết quả đúng</translation>
    </message>
    <message>
        <source>The outcome was corrected</source>
        <translation>Đã sửa kết quả</translation>
    </message>
    <message>
        <source>The wagers were void</source>
        <translation>Cược đã bị hủy</translation>
    </message>
    <message>
        <source>The supervisor was called</source>
        <translation>Đã gọi giám sát</translation>
    </message>
    <message>
        <source>A wrong outcome was entered</source>
        <translation>Kết quả nhập sai</translation>
    </message>
    <message>
        <source>The station failed</source>
        <translation>Máy hỏng</translation>
    </message>
    <message>
        <source>A wager is missing</source>
        <translation>Thiếu một cược</translation>
    </message>
    <message>
        <source>A payment is wrong</source>
        <translation>Trả tiền sai</translation>
    </message>
    <message>
        <source>Claim at %1, round %2</source>
        <translation>Khiếu nại tại %1, ván %2</translation>
    </message>
    <message>
        <source>What was done?</source>
        <translation>Đã xử lý thế nào?</translation>
    </message>
    <message>
        <source>What does the player claim?</source>
        <translation>Khách khiếu nại điều gì?</translation>
    </message>
</context>
<context>
    <name>Console</name>
    <message>
        <source>The server does not answer. Try again.</source>
        <translation>Máy chủ không trả lời. Hãy thử lại.</translation>
    </message>
    <message>
        <source>The server does not answer. Nothing was done.</source>
        <translation>Máy chủ không trả lời. Chưa thực hiện gì.</translation>
    </message>
</context>
<context>
    <name>ConsoleHeader</name>
    <message>
        <source>Server</source>
        <translation>Máy chủ</translation>
    </message>
    <message>
        <source>No link</source>
        <translation>Mất kết nối</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Khóa</translation>
    </message>
</context>
<context>
    <name>ConsoleView</name>
    <message>
        <source>Result</source>
        <translation>Kết quả</translation>
    </message>
    <message>
        <source>Buy-in</source>
        <translation>Nạp tiền</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Phòng</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Sửa kết quả</translation>
    </message>
    <message>
        <source>Cage</source>
        <translation>Thu ngân</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Bàn</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Báo cáo</translation>
    </message>
    <message>
        <source>Jackpots</source>
        <translation>Jackpot</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Nhân viên</translation>
    </message>
    <message>
        <source>Confirm …</source>
        <translation>Xác nhận …</translation>
    </message>
</context>
<context>
    <name>ConsoleWindow</name>
    <message>
        <source>Dealer&apos;s console</source>
        <translation>Bàn điều khiển của dealer</translation>
    </message>
</context>
<context>
    <name>Correction</name>
    <message>
        <source>There is no round whose outcome could be invalidated.</source>
        <translation>Không có ván nào có kết quả để hủy.</translation>
    </message>
    <message>
        <source>void</source>
        <translation>bị hủy</translation>
    </message>
    <message>
        <source>{summary} Tap Void once more to go on.</source>
        <translation>{summary} Bấm “Hủy” lần nữa để tiếp tục.</translation>
    </message>
    <message>
        <source>No account changes.</source>
        <translation>Không tài khoản nào thay đổi.</translation>
    </message>
    <message>
        <source>{count} accounts, {change} for the players.</source>
        <translation>{count} tài khoản thay đổi, tổng cộng phía khách {change}.</translation>
    </message>
    <message>
        <source>{text} {owed} was taken out already and is owed.</source>
        <translation>{text} Trong đó {owed} đã rút ra, khách còn nợ.</translation>
    </message>
</context>
<context>
    <name>CorrectionPage</name>
    <message>
        <source>1 · Which round?</source>
        <translation>1 · Ván nào?</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ván %1</translation>
    </message>
    <message>
        <source>2 · What really fell in round %1?</source>
        <translation>2 · Ván %1 thực sự ra gì?</translation>
    </message>
    <message>
        <source>2 · What really fell?</source>
        <translation>2 · Thực sự ra gì?</translation>
    </message>
    <message>
        <source>Choose the round first.</source>
        <translation>Hãy chọn ván trước.</translation>
    </message>
    <message>
        <source>3 · %1 instead of %2</source>
        <translation>3 · %1 thay cho %2</translation>
    </message>
    <message>
        <source>3 · Before and after of every account</source>
        <translation>3 · Trước và sau của mỗi tài khoản</translation>
    </message>
    <message>
        <source>Station</source>
        <translation>Máy</translation>
    </message>
    <message>
        <source>Paid before</source>
        <translation>Trả trước khi sửa</translation>
    </message>
    <message>
        <source>Paid after</source>
        <translation>Trả sau khi sửa</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Thay đổi</translation>
    </message>
    <message>
        <source>Taken out, owed</source>
        <translation>Đã rút, còn nợ</translation>
    </message>
    <message>
        <source>No account changes.</source>
        <translation>Không tài khoản nào thay đổi.</translation>
    </message>
    <message>
        <source>Nothing is changed before you have seen it here.</source>
        <translation>Không gì thay đổi trước khi bạn xem ở đây.</translation>
    </message>
    <message>
        <source>Unfreeze all</source>
        <translation>Bỏ đóng băng tất cả</translation>
    </message>
    <message>
        <source>Freeze all</source>
        <translation>Đóng băng tất cả</translation>
    </message>
    <message>
        <source>Void: malfunction</source>
        <translation>Hủy: trục trặc</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>ván %1</translation>
    </message>
    <message>
        <source>Void: disruption</source>
        <translation>Hủy: gián đoạn</translation>
    </message>
    <message>
        <source>Void: fraud</source>
        <translation>Hủy: gian lận</translation>
    </message>
    <message>
        <source>Correct to %1</source>
        <translation>Sửa thành %1</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Sửa</translation>
    </message>
    <message>
        <source>Choose the round and what really fell.</source>
        <translation>Hãy chọn ván và kết quả thực sự.</translation>
    </message>
</context>
<context>
    <name>DigitPad</name>
    <message>
        <source>Look up</source>
        <translation>Tra cứu</translation>
    </message>
    <message>
        <source>The %1 digits on the ticket</source>
        <translation>%1 chữ số trên vé</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Xóa hết</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Xóa</translation>
    </message>
</context>
<context>
    <name>FormLine</name>
    <message>
        <source>Nothing is done before the whole form is handed in.</source>
        <translation>Chưa thực hiện gì cho đến khi gửi cả biểu mẫu.</translation>
    </message>
</context>
<context>
    <name>Heading</name>
    <message>
        <source>Account</source>
        <translation>Tài khoản</translation>
    </message>
    <message>
        <source>Adjustments</source>
        <translation>Điều chỉnh</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Số tiền</translation>
    </message>
    <message>
        <source>At</source>
        <translation>Lúc</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Số dư</translation>
    </message>
    <message>
        <source>Buy-ins</source>
        <translation>Tiền nạp qua dealer</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Người làm</translation>
    </message>
    <message>
        <source>Cancel credits</source>
        <translation>Trả bằng tay</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Nguyên nhân</translation>
    </message>
    <message>
        <source>Claimed</source>
        <translation>Khiếu nại</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Ngừng cược</translation>
    </message>
    <message>
        <source>Contributed</source>
        <translation>Đã góp</translation>
    </message>
    <message>
        <source>Credits held by players</source>
        <translation>Tiền khách đang giữ</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Quyết định</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Xử lý</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Kết thúc</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>Hết hạn</translation>
    </message>
    <message>
        <source>First outcome</source>
        <translation>Kết quả đầu</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Từ</translation>
    </message>
    <message>
        <source>From this table</source>
        <translation>Từ bàn này</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Số ván</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Số ván thắng</translation>
    </message>
    <message>
        <source>Given away</source>
        <translation>Đã chuyển đi</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>Hiện vật</translation>
    </message>
    <message>
        <source>Handed over</source>
        <translation>Đã giao</translation>
    </message>
    <message>
        <source>House win</source>
        <translation>Nhà cái thắng</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Cách</translation>
    </message>
    <message>
        <source>Jackpot</source>
        <translation>Jackpot</translation>
    </message>
    <message>
        <source>Jackpots</source>
        <translation>Jackpot</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Loại</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Sổ cái</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Lập lúc</translation>
    </message>
    <message>
        <source>Meter</source>
        <translation>Bộ đếm</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Mức tối thiểu</translation>
    </message>
    <message>
        <source>Money in</source>
        <translation>Tiền vào</translation>
    </message>
    <message>
        <source>Money out</source>
        <translation>Tiền ra</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Tên</translation>
    </message>
    <message>
        <source>Notes in</source>
        <translation>Tiền giấy vào</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Mở</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Kết quả</translation>
    </message>
    <message>
        <source>Owed to players</source>
        <translation>Còn nợ khách</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Đã trả</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Giai đoạn</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Số khách</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Vấn đề</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Lý do</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Đã nhận</translation>
    </message>
    <message>
        <source>Reconciles</source>
        <translation>Khớp sổ</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Dự trữ</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Nhận về</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ván</translation>
    </message>
    <message>
        <source>Seeded</source>
        <translation>Vốn đầu</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Số thứ tự</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>Thanh toán</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Ca</translation>
    </message>
    <message>
        <source>Shortfalls</source>
        <translation>Khách còn nợ</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Tiền cược</translation>
    </message>
    <message>
        <source>Stakes returned</source>
        <translation>Tiền cược trả lại</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Trạng thái</translation>
    </message>
    <message>
        <source>Station</source>
        <translation>Máy</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Kiểu</translation>
    </message>
    <message>
        <source>Ticket</source>
        <translation>Vé</translation>
    </message>
    <message>
        <source>Tickets in</source>
        <translation>Vé vào</translation>
    </message>
    <message>
        <source>Tickets out</source>
        <translation>Vé ra</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Đến</translation>
    </message>
    <message>
        <source>Total wins</source>
        <translation>Tổng tiền thắng</translation>
    </message>
    <message>
        <source>Turnover</source>
        <translation>Doanh số cược</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Giá trị</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Việc</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Thắng</translation>
    </message>
</context>
<context>
    <name>JackpotChange</name>
    <message>
        <source>Play for another jackpot</source>
        <translation>Tham gia thêm jackpot khác</translation>
    </message>
    <message>
        <source>Close a jackpot</source>
        <translation>Đóng một jackpot</translation>
    </message>
    <message>
        <source>Leave or change the jackpot</source>
        <translation>Rời hoặc đổi jackpot</translation>
    </message>
    <message>
        <source>For which one?</source>
        <translation>Jackpot nào?</translation>
    </message>
    <message>
        <source>Which meters take its value? (rule 8.3.6)</source>
        <translation>Giá trị chuyển sang đồng hồ jackpot nào? (quy tắc 8.3.6)</translation>
    </message>
    <message>
        <source>Choose one to play for instead, or none</source>
        <translation>Chọn jackpot thay thế, hoặc không chọn</translation>
    </message>
    <message>
        <source>How long the sign stands first, in minutes</source>
        <translation>Bảng thông báo phải hiện trước bao nhiêu phút</translation>
    </message>
    <message>
        <source>Change nothing</source>
        <translation>Không đổi gì</translation>
    </message>
    <message>
        <source>Show the sign …</source>
        <translation>Hiện bảng thông báo …</translation>
    </message>
</context>
<context>
    <name>JackpotDisplayView</name>
    <message>
        <source>No jackpot at this table</source>
        <translation>Bàn này không có jackpot</translation>
    </message>
    <message>
        <source>Confirmed</source>
        <translation>Đã xác nhận</translation>
    </message>
    <message>
        <source>The pit boss is confirming</source>
        <translation>Quản lý khu đang xác nhận</translation>
    </message>
    <message>
        <source>Jackpot display fault: amounts are not up to date</source>
        <translation>Lỗi màn hình jackpot: số tiền chưa cập nhật</translation>
    </message>
    <message>
        <source>Amounts are being updated</source>
        <translation>Số tiền đang được cập nhật</translation>
    </message>
</context>
<context>
    <name>JackpotDisplayWindow</name>
    <message>
        <source>Jackpots</source>
        <translation>Jackpot</translation>
    </message>
</context>
<context>
    <name>JackpotGroupPage</name>
    <message>
        <source>A new group</source>
        <translation>Nhóm mới</translation>
    </message>
    <message>
        <source>Choose a group, or put a new one together.</source>
        <translation>Chọn một nhóm, hoặc lập nhóm mới.</translation>
    </message>
    <message>
        <source>Plays for</source>
        <translation>Tham gia jackpot</translation>
    </message>
    <message>
        <source>Plays for no jackpot</source>
        <translation>Không tham gia jackpot nào</translation>
    </message>
    <message>
        <source>%1: leave or change …</source>
        <translation>%1: rời hoặc đổi …</translation>
    </message>
    <message>
        <source>Play for another jackpot …</source>
        <translation>Tham gia thêm jackpot khác …</translation>
    </message>
    <message>
        <source>Make the group first.</source>
        <translation>Hãy lập nhóm trước.</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Các bàn</translation>
    </message>
    <message>
        <source>It belongs to the group %1.</source>
        <translation>Bàn này thuộc nhóm %1.</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Bỏ thay đổi</translation>
    </message>
    <message>
        <source>Nothing is changed.</source>
        <translation>Không có gì thay đổi.</translation>
    </message>
    <message>
        <source>Make the group …</source>
        <translation>Lập nhóm …</translation>
    </message>
    <message>
        <source>Signs of what will change</source>
        <translation>Thông báo về thay đổi sắp tới</translation>
    </message>
    <message>
        <source>No sign of a change stands</source>
        <translation>Không có thông báo thay đổi nào</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>Do it …</source>
        <translation>Thực hiện …</translation>
    </message>
    <message>
        <source>The sign has not stood long enough: %1.</source>
        <translation>Bảng thông báo chưa hiện đủ lâu: %1.</translation>
    </message>
    <message>
        <source>Withdraw …</source>
        <translation>Gỡ bỏ …</translation>
    </message>
    <message>
        <source>Name of the group</source>
        <translation>Tên nhóm</translation>
    </message>
</context>
<context>
    <name>JackpotOfficePage</name>
    <message>
        <source>Not offered: %1</source>
        <translation>Không áp dụng: %1</translation>
    </message>
    <message>
        <source>A new jackpot</source>
        <translation>Jackpot mới</translation>
    </message>
    <message>
        <source>Choose a jackpot, or write a new one.</source>
        <translation>Chọn một jackpot, hoặc lập jackpot mới.</translation>
    </message>
    <message>
        <source>The jackpot is closed.</source>
        <translation>Jackpot đã đóng.</translation>
    </message>
    <message>
        <source>A jackpot keeps its style: close it and open another.</source>
        <translation>Không đổi được kiểu jackpot: hãy đóng jackpot này và mở jackpot khác.</translation>
    </message>
    <message>
        <source>Back into operation …</source>
        <translation>Hoạt động lại …</translation>
    </message>
    <message>
        <source>Out of operation …</source>
        <translation>Ngừng hoạt động …</translation>
    </message>
    <message>
        <source>Close, with notice …</source>
        <translation>Đóng, có báo trước …</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Làm lại từ đầu</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Bỏ thay đổi</translation>
    </message>
    <message>
        <source>Nothing is changed.</source>
        <translation>Không có gì thay đổi.</translation>
    </message>
    <message>
        <source>Open the jackpot …</source>
        <translation>Mở jackpot …</translation>
    </message>
    <message>
        <source>Change it when it is won …</source>
        <translation>Đổi sau khi trúng …</translation>
    </message>
</context>
<context>
    <name>JackpotPage</name>
    <message>
        <source>This table</source>
        <translation>Bàn này</translation>
    </message>
    <message>
        <source>All jackpots</source>
        <translation>Mọi jackpot</translation>
    </message>
    <message>
        <source>Groups and signs</source>
        <translation>Nhóm và thông báo</translation>
    </message>
</context>
<context>
    <name>JackpotTablePage</name>
    <message>
        <source>Confirm …</source>
        <translation>Xác nhận …</translation>
    </message>
    <message>
        <source>Do not confirm …</source>
        <translation>Không xác nhận …</translation>
    </message>
    <message>
        <source>Handed over …</source>
        <translation>Đã trao …</translation>
    </message>
    <message>
        <source>Meters of this table</source>
        <translation>Đồng hồ jackpot của bàn này</translation>
    </message>
    <message>
        <source>This table plays for no jackpot</source>
        <translation>Bàn này không tham gia jackpot nào</translation>
    </message>
    <message>
        <source>Not offered: %1</source>
        <translation>Không áp dụng: %1</translation>
    </message>
    <message>
        <source>On display</source>
        <translation>Đang hiển thị</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Đang ẩn</translation>
    </message>
    <message>
        <source>Messages on the jackpot display, in turn</source>
        <translation>Thông điệp chạy lần lượt trên màn hình jackpot</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 giây</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Bỏ</translation>
    </message>
    <message>
        <source>Write a new message …</source>
        <translation>Viết thông điệp mới …</translation>
    </message>
    <message>
        <source>Beside a prize that was won</source>
        <translation>Lời kèm theo khi trúng</translation>
    </message>
    <message>
        <source>The display&apos;s own words</source>
        <translation>Lời mặc định của màn hình</translation>
    </message>
    <message>
        <source>Write …</source>
        <translation>Viết …</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Bỏ thay đổi</translation>
    </message>
    <message>
        <source>Nothing is changed.</source>
        <translation>Không có gì thay đổi.</translation>
    </message>
    <message>
        <source>Change the display …</source>
        <translation>Đổi nội dung màn hình …</translation>
    </message>
    <message>
        <source>Change something first.</source>
        <translation>Hãy thay đổi ít nhất một mục trước.</translation>
    </message>
    <message>
        <source>A new message</source>
        <translation>Thông điệp mới</translation>
    </message>
</context>
<context>
    <name>Jackpots</name>
    <message>
        <source>must be won by {amount}</source>
        <translation>phải trúng trước mức {amount}</translation>
    </message>
    <message>
        <source>{what} for the player of station {station}</source>
        <translation>{what} cho khách ở máy {station}</translation>
    </message>
    <message>
        <source>Won {moment}, to be handed over (rule 8.3.9).</source>
        <translation>Trúng lúc {moment}, cần trao (quy tắc 8.3.9).</translation>
    </message>
    <message>
        <source>Station {station} has won {what}</source>
        <translation>Máy {station} đã trúng {what}</translation>
    </message>
    <message>
        <source>Round {round}, {moment}. The pit boss confirms (rule 8.3.9).</source>
        <translation>Ván {round}, {moment}. Quản lý khu xác nhận (quy tắc 8.3.9).</translation>
    </message>
    <message>
        <source>Station {station}</source>
        <translation>Máy {station}</translation>
    </message>
    <message>
        <source>wins the {name}</source>
        <translation>trúng {name}</translation>
    </message>
    <message>
        <source>A new group</source>
        <translation>Nhóm mới</translation>
    </message>
    <message>
        <source>plays for no jackpot</source>
        <translation>không tham gia jackpot nào</translation>
    </message>
    <message>
        <source>Take a table in or out first.</source>
        <translation>Hãy thêm hoặc bớt một bàn trước.</translation>
    </message>
    <message>
        <source>Give the group a name.</source>
        <translation>Hãy đặt tên cho nhóm.</translation>
    </message>
    <message>
        <source>A group has one table at least (rule 8.3.1).</source>
        <translation>Một nhóm có ít nhất một bàn (quy tắc 8.3.1).</translation>
    </message>
    <message>
        <source>Choose the jackpot.</source>
        <translation>Hãy chọn jackpot.</translation>
    </message>
    <message>
        <source>Choose where its value goes (rule 8.3.6).</source>
        <translation>Hãy chọn nơi nhận giá trị (quy tắc 8.3.6).</translation>
    </message>
    <message>
        <source>The sign does not stand yet at {tables}</source>
        <translation>Bảng thông báo chưa hiện ở {tables}</translation>
    </message>
    <message>
        <source>A new jackpot</source>
        <translation>Jackpot mới</translation>
    </message>
    <message>
        <source>Change a line first.</source>
        <translation>Hãy đổi một dòng trước.</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Đã đóng</translation>
    </message>
    <message>
        <source>Closed. Its value has gone to other meters (rule 8.3.6).</source>
        <translation>Đã đóng. Giá trị đã chuyển sang đồng hồ jackpot khác (quy tắc 8.3.6).</translation>
    </message>
    <message>
        <source>Not offered: {fault}.</source>
        <translation>Không áp dụng: {fault}.</translation>
    </message>
    <message>
        <source>No group plays for it yet: add one under Groups and signs.</source>
        <translation>Chưa nhóm nào tham gia: hãy thêm ở mục “Nhóm và thông báo”.</translation>
    </message>
    <message>
        <source>What is written here waits until it is won.</source>
        <translation>Nội dung nhập ở đây chỉ áp dụng sau khi jackpot được trúng.</translation>
    </message>
    <message>
        <source>In reserve for the next meter: {amount}.</source>
        <translation>Dự trữ cho lần jackpot sau: {amount}.</translation>
    </message>
    <message>
        <source>Mystery</source>
        <translation>Bí ẩn</translation>
    </message>
    <message>
        <source>Progressive</source>
        <translation>Lũy tiến</translation>
    </message>
    <message>
        <source>Linked progressive</source>
        <translation>Lũy tiến liên kết</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Thưởng</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Tên</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Kiểu</translation>
    </message>
    <message>
        <source>Prize in money</source>
        <translation>Giải bằng tiền</translation>
    </message>
    <message>
        <source>or goods</source>
        <translation>hoặc hiện vật</translation>
    </message>
    <message>
        <source>Minimum value</source>
        <translation>Giá trị tối thiểu</translation>
    </message>
    <message>
        <source>After a win</source>
        <translation>Sau khi trúng</translation>
    </message>
    <message>
        <source>First start</source>
        <translation>Mức khởi đầu</translation>
    </message>
    <message>
        <source>Must be won by</source>
        <translation>Phải trúng trước mức</translation>
    </message>
    <message>
        <source>Of the turnover, to the meter</source>
        <translation>Phần doanh số cược vào đồng hồ jackpot</translation>
    </message>
    <message>
        <source>Of the turnover, to the reserve</source>
        <translation>Phần doanh số cược vào dự trữ</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Điều kiện trúng</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Cửa cược</translation>
    </message>
    <message>
        <source>With at least</source>
        <translation>Cược ít nhất</translation>
    </message>
    <message>
        <source>Kind of bet</source>
        <translation>Loại cửa</translation>
    </message>
    <message>
        <source>Spins in a row</source>
        <translation>Số lượt liên tiếp</translation>
    </message>
    <message>
        <source>Ceiling</source>
        <translation>Mức trần</translation>
    </message>
    <message>
        <source>Turnover expected between two wins</source>
        <translation>Doanh số cược dự kiến giữa hai lần trúng</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>Write an amount like 500 or 500.00.</source>
        <translation>Hãy nhập số tiền, ví dụ 500 hoặc 500.00.</translation>
    </message>
    <message>
        <source>Write a part in per cent like 1.25, with four decimals at most.</source>
        <translation>Hãy nhập phần trăm, ví dụ 1.25, tối đa bốn chữ số thập phân.</translation>
    </message>
    <message>
        <source>Still to be written: {line}.</source>
        <translation>Còn phải ghi: {line}.</translation>
    </message>
    <message>
        <source>The group {group} also plays for {jackpot}</source>
        <translation>Nhóm {group} tham gia thêm {jackpot}</translation>
    </message>
    <message>
        <source>The group {group} no longer plays for {jackpot}</source>
        <translation>Nhóm {group} không còn tham gia {jackpot}</translation>
    </message>
    <message>
        <source>The group {group} plays for {to} instead of {jackpot}</source>
        <translation>Nhóm {group} tham gia {to} thay cho {jackpot}</translation>
    </message>
    <message>
        <source>{jackpot} closes, and its value goes to {to}</source>
        <translation>{jackpot} đóng, giá trị chuyển sang {to}</translation>
    </message>
    <message>
        <source>{jackpot} closes</source>
        <translation>{jackpot} đóng</translation>
    </message>
    <message>
        <source>one winning bet</source>
        <translation>một cược thắng</translation>
    </message>
    <message>
        <source>the same bet winning several times</source>
        <translation>cùng một cược thắng nhiều lần</translation>
    </message>
    <message>
        <source>the same outcome several times</source>
        <translation>cùng một kết quả nhiều lần</translation>
    </message>
</context>
<context>
    <name>LetterPad</name>
    <message>
        <source>space</source>
        <translation>dấu cách</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Xóa</translation>
    </message>
</context>
<context>
    <name>Limits</name>
    <message>
        <source>{kinds} {minimum} to {maximum} by {multiple}</source>
        <translation>{kinds} {minimum} đến {maximum}, bội số {multiple}</translation>
    </message>
    <message>
        <source>all bets together from {minimum}</source>
        <translation>tổng mọi cược từ {minimum}</translation>
    </message>
</context>
<context>
    <name>NoSpin</name>
    <message>
        <source>Rule {rule}</source>
        <translation>Quy tắc {rule}</translation>
    </message>
</context>
<context>
    <name>NoSpinPage</name>
    <message>
        <source>No spin: why?</source>
        <translation>Lượt không tính: vì sao?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Trở lại</translation>
    </message>
</context>
<context>
    <name>NumberKeys</name>
    <message>
        <source>Erase</source>
        <translation>Xóa</translation>
    </message>
</context>
<context>
    <name>Order</name>
    <message>
        <source>Pay a ticket</source>
        <translation>Trả tiền vé</translation>
    </message>
    <message>
        <source>Keep the ticket that ends in {ticket}, of table {table}, station {station}, and pay {amount} in cash (rule 6.6.1(b)). It must say {amount}.</source>
        <translation>Giữ lại vé có số cuối {ticket}, của bàn {table}, máy {station}, và trả {amount} tiền mặt (quy tắc 6.6.1(b)). Vé phải ghi {amount}.</translation>
    </message>
    <message>
        <source>Pay {amount}</source>
        <translation>Trả {amount}</translation>
    </message>
    <message>
        <source>{amount} paid for the ticket.</source>
        <translation>Đã trả {amount} cho vé.</translation>
    </message>
    <message>
        <source>Pay what is owed</source>
        <translation>Trả khoản còn nợ</translation>
    </message>
    <message>
        <source>Pay {amount} to the player. {why}</source>
        <translation>Trả {amount} cho khách. {why}</translation>
    </message>
    <message>
        <source>{amount} paid to the player it was owed to.</source>
        <translation>Đã trả khách khoản còn nợ {amount}.</translation>
    </message>
    <message>
        <source>Take back a shortfall</source>
        <translation>Thu lại khoản thiếu</translation>
    </message>
    <message>
        <source>Take {amount} from the player. {why}</source>
        <translation>Thu {amount} từ khách. {why}</translation>
    </message>
    <message>
        <source>{amount} received</source>
        <translation>Đã nhận {amount}</translation>
    </message>
    <message>
        <source>{amount} taken back.</source>
        <translation>Đã thu lại {amount}.</translation>
    </message>
    <message>
        <source>Write off a shortfall</source>
        <translation>Xóa khoản thiếu</translation>
    </message>
    <message>
        <source>The house gives up {amount}. {why}</source>
        <translation>Nhà cái bỏ khoản {amount}. {why}</translation>
    </message>
    <message>
        <source>Write off</source>
        <translation>Xóa nợ</translation>
    </message>
    <message>
        <source>{amount} written off.</source>
        <translation>Đã xóa nợ {amount}.</translation>
    </message>
    <message>
        <source>Jackpot at station {station}</source>
        <translation>Jackpot ở máy {station}</translation>
    </message>
    <message>
        <source>Confirm that station {station} has won {what} in round {round} (rule 8.3.9). A confirmed jackpot is never taken back (rule 9.10).</source>
        <translation>Xác nhận máy {station} đã trúng {what} trong ván {round} (quy tắc 8.3.9). Jackpot đã xác nhận không bao giờ bị thu lại (quy tắc 9.10).</translation>
    </message>
    <message>
        <source>Confirm {what}</source>
        <translation>Xác nhận {what}</translation>
    </message>
    <message>
        <source>{what} is confirmed for station {station}.</source>
        <translation>{what} đã được xác nhận cho máy {station}.</translation>
    </message>
    <message>
        <source>Do not confirm {what} for station {station}. It goes back to the meter.</source>
        <translation>Không xác nhận {what} cho máy {station}. Giải trở về đồng hồ jackpot.</translation>
    </message>
    <message>
        <source>Do not confirm</source>
        <translation>Không xác nhận</translation>
    </message>
    <message>
        <source>{what} is back on its meter.</source>
        <translation>{what} đã trở về đồng hồ jackpot.</translation>
    </message>
    <message>
        <source>Hand over goods</source>
        <translation>Trao hiện vật</translation>
    </message>
    <message>
        <source>Record that the player of station {station} was given: {goods} (rule 8.3.9).</source>
        <translation>Ghi nhận khách ở máy {station} đã nhận: {goods} (quy tắc 8.3.9).</translation>
    </message>
    <message>
        <source>It was handed over</source>
        <translation>Đã trao</translation>
    </message>
    <message>
        <source>{goods}: handed over.</source>
        <translation>{goods}: đã trao.</translation>
    </message>
    <message>
        <source>Jackpot display</source>
        <translation>Màn hình jackpot</translation>
    </message>
    <message>
        <source>Change what the jackpot display of this table shows and says.</source>
        <translation>Đổi nội dung và lời trên màn hình jackpot của bàn này.</translation>
    </message>
    <message>
        <source>Change the display</source>
        <translation>Đổi nội dung màn hình</translation>
    </message>
    <message>
        <source>The jackpot display is changed.</source>
        <translation>Đã đổi nội dung màn hình jackpot.</translation>
    </message>
    <message>
        <source>Open the jackpot {name}</source>
        <translation>Mở jackpot {name}</translation>
    </message>
    <message>
        <source>Open the jackpot {name}: {parameters}. What it starts with comes from the house&apos;s purse.</source>
        <translation>Mở jackpot {name}: {parameters}. Tiền khởi đầu lấy từ quỹ nhà cái.</translation>
    </message>
    <message>
        <source>Open the jackpot</source>
        <translation>Mở jackpot</translation>
    </message>
    <message>
        <source>The jackpot {name} is open. No group plays for it yet.</source>
        <translation>Jackpot {name} đã mở. Chưa nhóm nào tham gia.</translation>
    </message>
    <message>
        <source>Change the jackpot {name}</source>
        <translation>Đổi jackpot {name}</translation>
    </message>
    <message>
        <source>Change the jackpot {name} once it is won: {parameters}. Until then it stays as it is.</source>
        <translation>Đổi jackpot {name} sau khi trúng: {parameters}. Trước đó vẫn như cũ.</translation>
    </message>
    <message>
        <source>Change it when it is won</source>
        <translation>Đổi sau khi trúng</translation>
    </message>
    <message>
        <source>The jackpot {name} changes when it is won.</source>
        <translation>Jackpot {name} sẽ đổi sau khi trúng.</translation>
    </message>
    <message>
        <source>Jackpot {name} out of operation</source>
        <translation>Jackpot {name} ngừng hoạt động</translation>
    </message>
    <message>
        <source>Do not offer the jackpot {name} any more; the game goes on without it (rule 8.7).</source>
        <translation>Không áp dụng jackpot {name} nữa; trò chơi vẫn tiếp tục, không có jackpot này (quy tắc 8.7).</translation>
    </message>
    <message>
        <source>Out of operation</source>
        <translation>Ngừng hoạt động</translation>
    </message>
    <message>
        <source>The jackpot {name} is not offered.</source>
        <translation>Jackpot {name} không được áp dụng.</translation>
    </message>
    <message>
        <source>Jackpot {name} back into operation</source>
        <translation>Jackpot {name} hoạt động lại</translation>
    </message>
    <message>
        <source>Offer the jackpot {name} again, if its records prove what is on the meter (rule 8.6).</source>
        <translation>Áp dụng lại jackpot {name}, nếu hồ sơ chứng minh được số trên đồng hồ jackpot (quy tắc 8.6).</translation>
    </message>
    <message>
        <source>Back into operation</source>
        <translation>Hoạt động lại</translation>
    </message>
    <message>
        <source>The jackpot {name} is offered again.</source>
        <translation>Jackpot {name} được áp dụng lại.</translation>
    </message>
    <message>
        <source>Jackpot group {name}</source>
        <translation>Nhóm jackpot {name}</translation>
    </message>
    <message>
        <source>Make the group {name} of the tables {tables} (rule 8.3.1).</source>
        <translation>Lập nhóm {name} gồm các bàn {tables} (quy tắc 8.3.1).</translation>
    </message>
    <message>
        <source>Make the group</source>
        <translation>Lập nhóm</translation>
    </message>
    <message>
        <source>The group {name} has the tables {tables}.</source>
        <translation>Nhóm {name} có các bàn {tables}.</translation>
    </message>
    <message>
        <source>Show a jackpot sign</source>
        <translation>Hiện bảng thông báo jackpot</translation>
    </message>
    <message>
        <source>Show a sign at every table concerned (rule {rule}): {what}. It may be done once the sign has stood {minutes} minutes.</source>
        <translation>Hiện bảng thông báo ở mọi bàn liên quan (quy tắc {rule}): {what}. Được thực hiện sau khi bảng đã hiện {minutes} phút.</translation>
    </message>
    <message>
        <source>Show the sign</source>
        <translation>Hiện bảng thông báo</translation>
    </message>
    <message>
        <source>The sign goes up: {what}.</source>
        <translation>Bảng thông báo đã hiện: {what}.</translation>
    </message>
    <message>
        <source>Do what the sign announced</source>
        <translation>Thực hiện thay đổi đã thông báo</translation>
    </message>
    <message>
        <source>{what}, from now on.</source>
        <translation>{what}, kể từ bây giờ.</translation>
    </message>
    <message>
        <source>Do it now</source>
        <translation>Thực hiện ngay</translation>
    </message>
    <message>
        <source>Done: {what}.</source>
        <translation>Đã thực hiện: {what}.</translation>
    </message>
    <message>
        <source>Withdraw a jackpot sign</source>
        <translation>Gỡ bảng thông báo jackpot</translation>
    </message>
    <message>
        <source>Take the sign down at every table. It will not happen: {what}.</source>
        <translation>Gỡ bảng thông báo ở mọi bàn. Thay đổi này sẽ không diễn ra: {what}.</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Gỡ bỏ</translation>
    </message>
    <message>
        <source>The sign is withdrawn.</source>
        <translation>Bảng thông báo đã được gỡ.</translation>
    </message>
    <message>
        <source>Open the round</source>
        <translation>Mở ván</translation>
    </message>
    <message>
        <source>Start the next wagering period.</source>
        <translation>Bắt đầu thời gian đặt cược tiếp theo.</translation>
    </message>
    <message>
        <source>Open round</source>
        <translation>Mở ván</translation>
    </message>
    <message>
        <source>The round is open.</source>
        <translation>Ván đã mở.</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>Ngừng đặt cược</translation>
    </message>
    <message>
        <source>End the wagering period of round {round} now.</source>
        <translation>Kết thúc ngay thời gian đặt cược của ván {round}.</translation>
    </message>
    <message>
        <source>No more bets for round {round}.</source>
        <translation>Ván {round} ngừng nhận cược.</translation>
    </message>
    <message>
        <source>Ball spun</source>
        <translation>Đã thả bi</translation>
    </message>
    <message>
        <source>The ball is spun.</source>
        <translation>Đã thả bi.</translation>
    </message>
    <message>
        <source>Result of round {round}</source>
        <translation>Kết quả ván {round}</translation>
    </message>
    <message>
        <source>Enter {result} as the result of round {round}.</source>
        <translation>Nhập {result} làm kết quả ván {round}.</translation>
    </message>
    <message>
        <source>Enter {result}</source>
        <translation>Nhập {result}</translation>
    </message>
    <message>
        <source>{result} is the result of round {round}.</source>
        <translation>{result} là kết quả ván {round}.</translation>
    </message>
    <message>
        <source>Freeze every chip account of this table (rule {rule}). Nobody can bet or cash out meanwhile; the betting time runs on, and ends at once if the ball is spun.</source>
        <translation>Đóng băng mọi tài khoản phỉnh của bàn (quy tắc {rule}). Trong lúc đó không ai cược hay rút tiền được; giờ cược vẫn chạy và hết ngay nếu bi đã được thả.</translation>
    </message>
    <message>
        <source>Unfreeze every chip account. Betting goes on only if its time is not up.</source>
        <translation>Bỏ đóng băng mọi tài khoản phỉnh. Chỉ tiếp tục đặt cược nếu chưa hết giờ.</translation>
    </message>
    <message>
        <source>Correct round {round} from {was} to {now} (rule {rule}). All accounts freeze, each is corrected as listed, then they unfreeze.</source>
        <translation>Sửa ván {round} từ {was} thành {now} (quy tắc {rule}). Mọi tài khoản đóng băng, từng tài khoản được sửa theo danh sách, rồi bỏ đóng băng.</translation>
    </message>
    <message>
        <source>The system failed in round {round}</source>
        <translation>Hệ thống trục trặc trong ván {round}</translation>
    </message>
    <message>
        <source>Declare that the game system failed before the end of betting (rule {rule}.1). All wagers of round {round} are void and go back.</source>
        <translation>Tuyên bố hệ thống trò chơi trục trặc trước khi hết giờ cược (quy tắc {rule}.1). Mọi cược của ván {round} bị hủy và được trả lại.</translation>
    </message>
    <message>
        <source>Declare it</source>
        <translation>Tuyên bố</translation>
    </message>
    <message>
        <source>{count} accounts change.</source>
        <translation>{count} tài khoản thay đổi.</translation>
    </message>
    <message>
        <source>{amount} was taken out already and is owed.</source>
        <translation>{amount} đã được rút và được ghi nợ.</translation>
    </message>
    <message>
        <source>Two different numbers</source>
        <translation>Hai số khác nhau</translation>
    </message>
    <message>
        <source>The wheel sensor read {sensor}; you chose {dealer}. Nothing is entered: look at the wheel again.</source>
        <translation>Cảm biến đọc {sensor}; bạn chọn {dealer}. Chưa nhập gì: hãy nhìn lại vòng quay.</translation>
    </message>
    <message>
        <source>No spin, rule {rule}</source>
        <translation>Lượt không tính, quy tắc {rule}</translation>
    </message>
    <message>
        <source>Wheel spun</source>
        <translation>Đã cho quay</translation>
    </message>
    <message>
        <source>Record that the wheel of round {round} is spun.</source>
        <translation>Ghi nhận vòng quay của ván {round} đã quay.</translation>
    </message>
    <message>
        <source>The wheel is spun.</source>
        <translation>Vòng quay đã quay.</translation>
    </message>
    <message>
        <source>Record that the ball of round {round} is spun.</source>
        <translation>Ghi nhận đã thả bi của ván {round}.</translation>
    </message>
    <message>
        <source>Announce round {round} as a no spin: {reason}. All wagers of the spin go back.</source>
        <translation>Công bố ván {round} là lượt không tính: {reason}. Mọi cược được trả lại.</translation>
    </message>
    <message>
        <source>Announce no spin</source>
        <translation>Công bố lượt không tính</translation>
    </message>
    <message>
        <source>Round {round} was a no spin.</source>
        <translation>Ván {round} là lượt không tính.</translation>
    </message>
    <message>
        <source>Invalidate round {round}</source>
        <translation>Hủy ván {round}</translation>
    </message>
    <message>
        <source>Invalidate round {round} (rule {rule}). All wagers are refunded; winnings that were paid are taken back.</source>
        <translation>Hủy ván {round} (quy tắc {rule}). Hoàn lại mọi cược; tiền thắng đã trả bị thu lại.</translation>
    </message>
    <message>
        <source>Invalidate</source>
        <translation>Hủy ván</translation>
    </message>
    <message>
        <source>Round {round} is void and its wagers are refunded.</source>
        <translation>Ván {round} bị hủy và cược đã hoàn lại.</translation>
    </message>
    <message>
        <source>Freeze all accounts</source>
        <translation>Đóng băng mọi tài khoản</translation>
    </message>
    <message>
        <source>Freeze all</source>
        <translation>Đóng băng tất cả</translation>
    </message>
    <message>
        <source>All accounts are frozen.</source>
        <translation>Mọi tài khoản đã đóng băng.</translation>
    </message>
    <message>
        <source>Unfreeze all accounts</source>
        <translation>Bỏ đóng băng mọi tài khoản</translation>
    </message>
    <message>
        <source>Unfreeze all</source>
        <translation>Bỏ đóng băng tất cả</translation>
    </message>
    <message>
        <source>All accounts are unfrozen.</source>
        <translation>Mọi tài khoản đã bỏ đóng băng.</translation>
    </message>
    <message>
        <source>Correct round {round}</source>
        <translation>Sửa ván {round}</translation>
    </message>
    <message>
        <source>Correct to {now}</source>
        <translation>Sửa thành {now}</translation>
    </message>
    <message>
        <source>Round {round} is corrected to {now}.</source>
        <translation>Ván {round} đã sửa thành {now}.</translation>
    </message>
    <message>
        <source>Buy-in at station {station}</source>
        <translation>Nạp tiền ở máy {station}</translation>
    </message>
    <message>
        <source>Credit {amount} to station {station}. Take {amount} in {tender} from the player.</source>
        <translation>Cộng {amount} vào máy {station}. Nhận {amount} bằng {tender} từ khách.</translation>
    </message>
    <message>
        <source>Credit {amount}</source>
        <translation>Cộng {amount}</translation>
    </message>
    <message>
        <source>{amount} credited to station {station}.</source>
        <translation>Đã cộng {amount} vào máy {station}.</translation>
    </message>
    <message>
        <source>Pay out station {station}</source>
        <translation>Trả tiền máy {station}</translation>
    </message>
    <message>
        <source>Pay {amount} to the player of station {station}.</source>
        <translation>Trả {amount} cho khách ở máy {station}.</translation>
    </message>
    <message>
        <source>Hand pay at station {station}</source>
        <translation>Trả tay ở máy {station}</translation>
    </message>
    <message>
        <source>Pay {amount} to the player of station {station} by hand. The ticket, if one was begun, is dead.</source>
        <translation>Trả tay {amount} cho khách ở máy {station}. Vé, nếu đã bắt đầu in, không còn giá trị.</translation>
    </message>
    <message>
        <source>Void wagers of station {station}</source>
        <translation>Hủy cược của máy {station}</translation>
    </message>
    <message>
        <source>Void the wagers of station {station} in round {round} (rule {rule}). The stakes go back.</source>
        <translation>Hủy cược của máy {station} trong ván {round} (quy tắc {rule}). Tiền cược được trả lại.</translation>
    </message>
    <message>
        <source>Void wagers</source>
        <translation>Hủy cược</translation>
    </message>
    <message>
        <source>The wagers of station {station} are void.</source>
        <translation>Cược của máy {station} đã bị hủy.</translation>
    </message>
    <message>
        <source>Running wagers stand.</source>
        <translation>Cược của ván đang chơi vẫn có hiệu lực.</translation>
    </message>
    <message>
        <source>Direct the player of station {station} to leave</source>
        <translation>Yêu cầu khách ở máy {station} rời đi</translation>
    </message>
    <message>
        <source>Close the account of station {station} and pay the player {amount} in chips (rule {rule}).</source>
        <translation>Đóng tài khoản máy {station} và trả khách {amount} bằng phỉnh (quy tắc {rule}).</translation>
    </message>
    <message>
        <source>Running wagers are void (rule {rule}).</source>
        <translation>Cược của ván đang chơi bị hủy (quy tắc {rule}).</translation>
    </message>
    <message>
        <source>Lock station {station}: the player may only cash out (rule {rule}). {wagers}</source>
        <translation>Khóa máy {station}: khách chỉ được rút tiền (quy tắc {rule}). {wagers}</translation>
    </message>
    <message>
        <source>Direct to leave</source>
        <translation>Yêu cầu rời đi</translation>
    </message>
    <message>
        <source>Station {station} is locked for leaving.</source>
        <translation>Máy {station} đã khóa để khách rời đi.</translation>
    </message>
    <message>
        <source>Exclude the player of station {station}</source>
        <translation>Loại khách ở máy {station}</translation>
    </message>
    <message>
        <source>Exclude the player of station {station} from the game (rule {rule}). The station locks: only cash-out works. Running wagers stand.</source>
        <translation>Loại khách ở máy {station} khỏi trò chơi (quy tắc {rule}). Máy bị khóa: chỉ rút tiền được. Cược của ván đang chơi vẫn có hiệu lực.</translation>
    </message>
    <message>
        <source>Exclude</source>
        <translation>Loại khỏi trò chơi</translation>
    </message>
    <message>
        <source>The player of station {station} is excluded.</source>
        <translation>Khách ở máy {station} đã bị loại.</translation>
    </message>
    <message>
        <source>Adjust the result of station {station}</source>
        <translation>Điều chỉnh kết quả máy {station}</translation>
    </message>
    <message>
        <source>Give the player of station {station} {amount} on top of the result of round {round}, which would be unfair (rule {rule}).</source>
        <translation>Trả thêm {amount} cho khách ở máy {station} ngoài kết quả ván {round}, vì kết quả đó không công bằng (quy tắc {rule}).</translation>
    </message>
    <message>
        <source>Give {amount}</source>
        <translation>Trả thêm {amount}</translation>
    </message>
    <message>
        <source>{amount} given to station {station} for round {round}.</source>
        <translation>Đã trả thêm {amount} cho máy {station}, ván {round}.</translation>
    </message>
    <message>
        <source>Claim at station {station}</source>
        <translation>Khiếu nại ở máy {station}</translation>
    </message>
    <message>
        <source>Write down the claim of station {station} in round {round}: “{claimed}”. What was done: “{done}”.</source>
        <translation>Ghi lại khiếu nại của máy {station}, ván {round}: “{claimed}”. Đã xử lý: “{done}”.</translation>
    </message>
    <message>
        <source>Write it down</source>
        <translation>Ghi lại</translation>
    </message>
    <message>
        <source>The claim of station {station} is written down.</source>
        <translation>Đã ghi lại khiếu nại của máy {station}.</translation>
    </message>
    <message>
        <source>Ticket of station {station}</source>
        <translation>Vé của máy {station}</translation>
    </message>
    <message>
        <source>The ticket over {amount} came out and can be read: it counts, and nothing is paid by hand.</source>
        <translation>Vé {amount} đã ra và đọc được: vé có giá trị, không trả tay gì nữa.</translation>
    </message>
    <message>
        <source>It came out</source>
        <translation>Vé đã ra</translation>
    </message>
    <message>
        <source>The ticket of station {station} counts.</source>
        <translation>Vé của máy {station} có giá trị.</translation>
    </message>
    <message>
        <source>No ticket over {amount} came out: its number is dead, and the amount is paid by hand.</source>
        <translation>Vé {amount} không ra: số vé hết giá trị, số tiền được trả tay.</translation>
    </message>
    <message>
        <source>It did not come out</source>
        <translation>Vé không ra</translation>
    </message>
    <message>
        <source>The amount of station {station} waits for a hand pay.</source>
        <translation>Số tiền của máy {station} chờ trả tay.</translation>
    </message>
    <message>
        <source>Move {amount} from the house to the account of station {station}.</source>
        <translation>Chuyển {amount} từ nhà cái vào tài khoản máy {station}.</translation>
    </message>
    <message>
        <source>Take {amount} from the account of station {station} to the house.</source>
        <translation>Lấy {amount} từ tài khoản máy {station} về nhà cái.</translation>
    </message>
    <message>
        <source>Adjust station {station}</source>
        <translation>Điều chỉnh máy {station}</translation>
    </message>
    <message>
        <source>Adjust by {amount}</source>
        <translation>Điều chỉnh {amount}</translation>
    </message>
    <message>
        <source>The account of station {station} is adjusted.</source>
        <translation>Tài khoản máy {station} đã điều chỉnh.</translation>
    </message>
    <message>
        <source>Freeze station {station}</source>
        <translation>Đóng băng máy {station}</translation>
    </message>
    <message>
        <source>Freeze the account of station {station}. It cannot bet or cash out.</source>
        <translation>Đóng băng tài khoản máy {station}. Máy không cược hay rút tiền được.</translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation>Đóng băng</translation>
    </message>
    <message>
        <source>The account of station {station} is frozen.</source>
        <translation>Tài khoản máy {station} đã đóng băng.</translation>
    </message>
    <message>
        <source>Unfreeze station {station}</source>
        <translation>Bỏ đóng băng máy {station}</translation>
    </message>
    <message>
        <source>Unfreeze the account of station {station}.</source>
        <translation>Bỏ đóng băng tài khoản máy {station}.</translation>
    </message>
    <message>
        <source>Unfreeze</source>
        <translation>Bỏ đóng băng</translation>
    </message>
    <message>
        <source>The account of station {station} is unfrozen.</source>
        <translation>Tài khoản máy {station} đã bỏ đóng băng.</translation>
    </message>
    <message>
        <source>Station {station} out of service</source>
        <translation>Máy {station} ngưng phục vụ</translation>
    </message>
    <message>
        <source>Take station {station} out of service. Nobody can play at it.</source>
        <translation>Ngưng phục vụ máy {station}. Không ai chơi được.</translation>
    </message>
    <message>
        <source>Out of service</source>
        <translation>Ngưng phục vụ</translation>
    </message>
    <message>
        <source>Station {station} is out of service.</source>
        <translation>Máy {station} đã ngưng phục vụ.</translation>
    </message>
    <message>
        <source>Station {station} into service</source>
        <translation>Máy {station} phục vụ lại</translation>
    </message>
    <message>
        <source>Put station {station} back into service.</source>
        <translation>Cho máy {station} phục vụ lại.</translation>
    </message>
    <message>
        <source>Into service</source>
        <translation>Phục vụ lại</translation>
    </message>
    <message>
        <source>Station {station} is in service.</source>
        <translation>Máy {station} đang phục vụ.</translation>
    </message>
    <message>
        <source>Personal limits of station {station}</source>
        <translation>Hạn mức riêng của máy {station}</translation>
    </message>
    <message>
        <source>Take the personal limits of station {station} away: the table&apos;s sign holds for it.</source>
        <translation>Bỏ hạn mức riêng của máy {station}: máy theo bảng hạn mức của bàn.</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Bỏ đi</translation>
    </message>
    <message>
        <source>Station {station} plays by the table&apos;s sign.</source>
        <translation>Máy {station} chơi theo bảng hạn mức của bàn.</translation>
    </message>
    <message>
        <source>Set {sign} for the player of station {station} alone.</source>
        <translation>Đặt {sign} riêng cho khách ở máy {station}.</translation>
    </message>
    <message>
        <source>Set the limits</source>
        <translation>Đặt hạn mức</translation>
    </message>
    <message>
        <source>Station {station} has personal limits.</source>
        <translation>Máy {station} có hạn mức riêng.</translation>
    </message>
    <message>
        <source>Change the limits</source>
        <translation>Đổi hạn mức</translation>
    </message>
    <message>
        <source>Change the limits from the next round: {changes}.</source>
        <translation>Đổi hạn mức từ ván sau: {changes}.</translation>
    </message>
    <message>
        <source>Record that every player at the table agrees (rule {rule}), and change the limits from the next round: {changes}.</source>
        <translation>Ghi nhận mọi khách tại bàn đồng ý (quy tắc {rule}) và đổi hạn mức từ ván tới: {changes}.</translation>
    </message>
    <message>
        <source>Change the sign</source>
        <translation>Đổi bảng hạn mức</translation>
    </message>
    <message>
        <source>The limits change with the next round.</source>
        <translation>Hạn mức đổi từ ván sau.</translation>
    </message>
    <message>
        <source>Announce new limits</source>
        <translation>Báo trước hạn mức mới</translation>
    </message>
    <message>
        <source>Show on every station what becomes of the limits: {changes}. They may be changed after {minutes} minutes.</source>
        <translation>Hiện trên mọi máy hạn mức sắp áp dụng: {changes}. Được đổi sau {minutes} phút.</translation>
    </message>
    <message>
        <source>Show the notice</source>
        <translation>Hiện thông báo</translation>
    </message>
    <message>
        <source>The notice is shown on every station.</source>
        <translation>Thông báo đã hiện trên mọi máy.</translation>
    </message>
    <message>
        <source>Length of the wagering period</source>
        <translation>Độ dài thời gian đặt cược</translation>
    </message>
    <message>
        <source>Make the wagering period {seconds} seconds, from the next round.</source>
        <translation>Đặt thời gian đặt cược là {seconds} giây, từ ván sau.</translation>
    </message>
    <message>
        <source>Set {seconds} seconds</source>
        <translation>Đặt {seconds} giây</translation>
    </message>
    <message>
        <source>The wagering period is {seconds} seconds from the next round.</source>
        <translation>Thời gian đặt cược là {seconds} giây từ ván sau.</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Mở bàn</translation>
    </message>
    <message>
        <source>Open this table for play.</source>
        <translation>Mở bàn này để chơi.</translation>
    </message>
    <message>
        <source>Open table</source>
        <translation>Mở bàn</translation>
    </message>
    <message>
        <source>The table is open.</source>
        <translation>Bàn đã mở.</translation>
    </message>
    <message>
        <source>{minutes} minutes</source>
        <translation>{minutes} phút</translation>
    </message>
    <message>
        <source>{spins} spins</source>
        <translation>{spins} lượt quay</translation>
    </message>
    <message>
        <source>Announce the closure</source>
        <translation>Báo trước đóng bàn</translation>
    </message>
    <message>
        <source>Show on every station that this table closes (rule {rule}). It may close after {length}.</source>
        <translation>Hiện trên mọi máy rằng bàn này sẽ đóng (quy tắc {rule}). Được đóng sau {length}.</translation>
    </message>
    <message>
        <source>The closure is announced on every station.</source>
        <translation>Việc đóng bàn đã báo trên mọi máy.</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Đóng bàn</translation>
    </message>
    <message>
        <source>Close this table. No round can be opened until it is opened again.</source>
        <translation>Đóng bàn này. Không mở ván được cho đến khi mở lại bàn.</translation>
    </message>
    <message>
        <source>Close table</source>
        <translation>Đóng bàn</translation>
    </message>
    <message>
        <source>The table is closed.</source>
        <translation>Bàn đã đóng.</translation>
    </message>
    <message>
        <source>Withdraw the notice</source>
        <translation>Gỡ thông báo</translation>
    </message>
    <message>
        <source>Take this notice off every station. What it announced will not happen.</source>
        <translation>Gỡ thông báo này khỏi mọi máy. Điều đã báo sẽ không xảy ra.</translation>
    </message>
    <message>
        <source>The notice is withdrawn.</source>
        <translation>Thông báo đã được gỡ.</translation>
    </message>
    <message>
        <source>Acknowledge</source>
        <translation>Đã xem</translation>
    </message>
    <message>
        <source>Record that you have seen this alert.</source>
        <translation>Ghi nhận bạn đã xem cảnh báo này.</translation>
    </message>
    <message>
        <source>Acknowledged.</source>
        <translation>Đã ghi nhận.</translation>
    </message>
    <message>
        <source>Somebody new</source>
        <translation>Người mới</translation>
    </message>
    <message>
        <source>{name} gets the number {number} and may sign in as {role}.</source>
        <translation>{name} nhận số {number} và được đăng nhập với vai trò {role}.</translation>
    </message>
    <message>
        <source>Add {name}</source>
        <translation>Thêm {name}</translation>
    </message>
    <message>
        <source>{name} may sign in.</source>
        <translation>{name} được đăng nhập.</translation>
    </message>
    <message>
        <source>Change staff number {number}</source>
        <translation>Đổi số nhân viên {number}</translation>
    </message>
    <message>
        <source>Number {number} is {name}, {role}, from now on, and signs in again where signed in.</source>
        <translation>Từ nay số {number} là {name}, {role}; đang đăng nhập ở đâu thì đăng nhập lại.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Thay đổi</translation>
    </message>
    <message>
        <source>Number {number} is {name}, {role}.</source>
        <translation>Số {number} là {name}, {role}.</translation>
    </message>
    <message>
        <source>A new PIN</source>
        <translation>PIN mới</translation>
    </message>
    <message>
        <source>{name}, number {number}, gets the PIN that was typed, and is unlocked and signed out.</source>
        <translation>{name}, số {number}, dùng PIN vừa nhập, được mở khóa và đăng xuất.</translation>
    </message>
    <message>
        <source>Set the PIN</source>
        <translation>Đặt PIN</translation>
    </message>
    <message>
        <source>{name} has a new PIN.</source>
        <translation>{name} đã có PIN mới.</translation>
    </message>
    <message>
        <source>Unlock staff number {number}</source>
        <translation>Mở khóa số nhân viên {number}</translation>
    </message>
    <message>
        <source>{name} may try the PIN again, five times.</source>
        <translation>{name} được thử lại PIN năm lần.</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Mở khóa</translation>
    </message>
    <message>
        <source>{name} is unlocked.</source>
        <translation>{name} đã được mở khóa.</translation>
    </message>
    <message>
        <source>Dismiss staff number {number}</source>
        <translation>Cho thôi việc số {number}</translation>
    </message>
    <message>
        <source>{name} signs in no more. The number {number} stays theirs: nobody else gets it.</source>
        <translation>{name} không đăng nhập được nữa. Số {number} vẫn là của người này: không cấp cho ai khác.</translation>
    </message>
    <message>
        <source>Dismiss {name}</source>
        <translation>Cho {name} thôi việc</translation>
    </message>
    <message>
        <source>{name} signs in no more.</source>
        <translation>{name} không đăng nhập được nữa.</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>No answer came: nobody knows whether it was done. Ask again: it counts once.</source>
        <translation>Không có trả lời: chưa rõ lệnh đã được thực hiện hay chưa. Hãy gửi lại: lệnh chỉ tính một lần.</translation>
    </message>
    <message>
        <source>Not done. {why}</source>
        <translation>Chưa thực hiện. {why}</translation>
    </message>
    <message>
        <source>Above {limit} nobody does this alone: it needs a second person, a {role}.</source>
        <translation>Trên {limit} không ai làm một mình: cần người thứ hai là {role}.</translation>
    </message>
    <message>
        <source>This needs a {role} (rule {rule}).</source>
        <translation>Việc này cần {role} (quy tắc {rule}).</translation>
    </message>
    <message>
        <source>This needs a {role}.</source>
        <translation>Việc này cần {role}.</translation>
    </message>
    <message>
        <source>{title}: the moment has passed. Nothing was done here.</source>
        <translation>{title}: đã quá lúc. Không có gì được thực hiện ở đây.</translation>
    </message>
    <message>
        <source>This was done before: hand nothing over again.</source>
        <translation>Việc này đã làm rồi: đừng trao tiền hay hiện vật lần nữa.</translation>
    </message>
    <message>
        <source>{done} Allowed by {by}.</source>
        <translation>{done} {by} cho phép.</translation>
    </message>
</context>
<context>
    <name>QuestionView</name>
    <message>
        <source>as the sensor read</source>
        <translation>theo cảm biến</translation>
    </message>
    <message>
        <source>as you saw</source>
        <translation>theo bạn thấy</translation>
    </message>
    <message>
        <source>Why? It is recorded with your name.</source>
        <translation>Vì sao? Lý do được ghi cùng tên bạn.</translation>
    </message>
    <message>
        <source>Another reason …</source>
        <translation>Lý do khác …</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Lý do</translation>
    </message>
    <message>
        <source>%1 They allow it with their own number and PIN; you stay signed in.</source>
        <translation>%1 Người đó cho phép bằng số nhân viên và PIN của mình; bạn vẫn đăng nhập.</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Cho phép</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Trở lại</translation>
    </message>
    <message>
        <source>It has been sent.</source>
        <translation>Đã gửi.</translation>
    </message>
    <message>
        <source>Let it wait beside the game</source>
        <translation>Để chờ, tiếp tục ván</translation>
    </message>
    <message>
        <source>Asking the server …</source>
        <translation>Đang chờ máy chủ …</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Gửi lại</translation>
    </message>
    <message>
        <source>Choose or write a reason first.</source>
        <translation>Hãy chọn hoặc ghi lý do trước.</translation>
    </message>
    <message>
        <source>There is no link to the server.</source>
        <translation>Không có kết nối với máy chủ.</translation>
    </message>
</context>
<context>
    <name>Reason</name>
    <message>
        <source>Identified by the surveillance recording</source>
        <translation>Nhận diện qua băng giám sát</translation>
    </message>
    <message>
        <source>Identified by the membership card</source>
        <translation>Nhận diện qua thẻ hội viên</translation>
    </message>
    <message>
        <source>The player came back</source>
        <translation>Khách đã quay lại</translation>
    </message>
    <message>
        <source>Paid by the player&apos;s host</source>
        <translation>Nhân viên chăm sóc khách (host) đã trả</translation>
    </message>
    <message>
        <source>The player is not known</source>
        <translation>Không biết khách là ai</translation>
    </message>
    <message>
        <source>Not worth pursuing</source>
        <translation>Không đáng theo đuổi</translation>
    </message>
    <message>
        <source>The round is void (rule 8.8)</source>
        <translation>Ván bị hủy (quy tắc 8.8)</translation>
    </message>
    <message>
        <source>Syndicate play (rule 3.10)</source>
        <translation>Cấu kết chơi theo nhóm (quy tắc 3.10)</translation>
    </message>
    <message>
        <source>New parameters are approved</source>
        <translation>Tham số mới đã được duyệt</translation>
    </message>
    <message>
        <source>It was written down wrongly</source>
        <translation>Đã ghi sai</translation>
    </message>
    <message>
        <source>The meter does not move</source>
        <translation>Đồng hồ jackpot không tăng</translation>
    </message>
    <message>
        <source>The display cannot be read (rule 8.6.2)</source>
        <translation>Không đọc được màn hình (quy tắc 8.6.2)</translation>
    </message>
    <message>
        <source>Maintenance</source>
        <translation>Bảo trì</translation>
    </message>
    <message>
        <source>Repaired and tested</source>
        <translation>Đã sửa và thử</translation>
    </message>
    <message>
        <source>The meter was checked</source>
        <translation>Đồng hồ jackpot đã được kiểm tra</translation>
    </message>
    <message>
        <source>It was announced wrongly</source>
        <translation>Đã báo sai</translation>
    </message>
    <message>
        <source>It is put off</source>
        <translation>Hoãn lại</translation>
    </message>
    <message>
        <source>Wrong outcome entered</source>
        <translation>Nhập sai kết quả</translation>
    </message>
    <message>
        <source>A player disputes the outcome</source>
        <translation>Khách khiếu nại kết quả</translation>
    </message>
    <message>
        <source>The number was misread</source>
        <translation>Đọc nhầm số</translation>
    </message>
    <message>
        <source>The wager was placed and not taken up</source>
        <translation>Cược đã đặt mà không được nhận</translation>
    </message>
    <message>
        <source>The dealer&apos;s mistake</source>
        <translation>Lỗi của dealer</translation>
    </message>
    <message>
        <source>The player holds the ticket</source>
        <translation>Khách đang giữ vé</translation>
    </message>
    <message>
        <source>The ticket is in the printer&apos;s mouth</source>
        <translation>Vé còn ở khe máy in</translation>
    </message>
    <message>
        <source>The printer was opened and is empty</source>
        <translation>Đã mở máy in và không có vé</translation>
    </message>
    <message>
        <source>The ticket cannot be read</source>
        <translation>Không đọc được vé</translation>
    </message>
    <message>
        <source>Records analysed after a malfunction</source>
        <translation>Đã phân tích hồ sơ sau trục trặc</translation>
    </message>
    <message>
        <source>Pit boss&apos;s decision</source>
        <translation>Quản lý khu quyết định</translation>
    </message>
    <message>
        <source>A claim is being looked into</source>
        <translation>Đang xem xét khiếu nại</translation>
    </message>
    <message>
        <source>Investigation</source>
        <translation>Điều tra</translation>
    </message>
    <message>
        <source>The claim is settled</source>
        <translation>Khiếu nại đã giải quyết</translation>
    </message>
    <message>
        <source>A large win was seen and cleared</source>
        <translation>Thắng lớn đã được kiểm tra và chấp thuận</translation>
    </message>
    <message>
        <source>The player has left</source>
        <translation>Khách đã rời đi</translation>
    </message>
    <message>
        <source>End of the shift</source>
        <translation>Hết ca</translation>
    </message>
    <message>
        <source>The notice has been shown</source>
        <translation>Thông báo đã được hiện</translation>
    </message>
    <message>
        <source>No players</source>
        <translation>Không có khách</translation>
    </message>
    <message>
        <source>The station failed</source>
        <translation>Máy hỏng</translation>
    </message>
    <message>
        <source>The wheel or its sensor failed</source>
        <translation>Vòng quay hoặc cảm biến hỏng</translation>
    </message>
    <message>
        <source>Power was lost</source>
        <translation>Mất điện</translation>
    </message>
    <message>
        <source>Commotion at the table</source>
        <translation>Náo loạn tại bàn</translation>
    </message>
    <message>
        <source>Fire or evacuation</source>
        <translation>Cháy hoặc sơ tán</translation>
    </message>
    <message>
        <source>Robbery</source>
        <translation>Cướp</translation>
    </message>
    <message>
        <source>The wheel or the ball was tampered with</source>
        <translation>Vòng quay hoặc bi bị can thiệp</translation>
    </message>
    <message>
        <source>A prohibited device affected the outcome</source>
        <translation>Thiết bị cấm ảnh hưởng kết quả</translation>
    </message>
    <message>
        <source>Collusion with staff</source>
        <translation>Thông đồng với nhân viên</translation>
    </message>
    <message>
        <source>Disrupts the game</source>
        <translation>Gây rối trò chơi</translation>
    </message>
    <message>
        <source>Syndicate play</source>
        <translation>Cấu kết chơi theo nhóm</translation>
    </message>
    <message>
        <source>A prohibited device</source>
        <translation>Thiết bị cấm</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>Shift totals</source>
        <translation>Tổng theo ca</translation>
    </message>
    <message>
        <source>Meters</source>
        <translation>Bộ đếm</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Các ván</translation>
    </message>
    <message>
        <source>Stations</source>
        <translation>Các máy</translation>
    </message>
    <message>
        <source>Balances</source>
        <translation>Số dư</translation>
    </message>
    <message>
        <source>Tickets outstanding</source>
        <translation>Vé chưa trả</translation>
    </message>
    <message>
        <source>Refused tickets</source>
        <translation>Vé bị từ chối</translation>
    </message>
    <message>
        <source>Over the counter</source>
        <translation>Giao dịch tại quầy</translation>
    </message>
    <message>
        <source>Owed</source>
        <translation>Còn nợ</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Khiếu nại</translation>
    </message>
    <message>
        <source>Jackpots</source>
        <translation>Jackpot</translation>
    </message>
    <message>
        <source>Jackpot prizes</source>
        <translation>Giải jackpot</translation>
    </message>
</context>
<context>
    <name>ReportPage</name>
    <message>
        <source>Shift totals</source>
        <translation>Tổng theo ca</translation>
    </message>
    <message>
        <source>Meters</source>
        <translation>Bộ đếm</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Các ván</translation>
    </message>
    <message>
        <source>Stations</source>
        <translation>Các máy</translation>
    </message>
    <message>
        <source>Balances</source>
        <translation>Số dư</translation>
    </message>
    <message>
        <source>Tickets</source>
        <translation>Vé</translation>
    </message>
    <message>
        <source>Refused tickets</source>
        <translation>Vé bị từ chối</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>Quầy</translation>
    </message>
    <message>
        <source>Owed</source>
        <translation>Còn nợ</translation>
    </message>
    <message>
        <source>Jackpots</source>
        <translation>Jackpot</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Giải</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Khiếu nại</translation>
    </message>
    <message>
        <source>Choose a report.</source>
        <translation>Hãy chọn báo cáo.</translation>
    </message>
    <message>
        <source>Asking the server …</source>
        <translation>Đang chờ máy chủ …</translation>
    </message>
    <message>
        <source>There is nothing in this report yet.</source>
        <translation>Báo cáo này chưa có gì.</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Lưu CSV</translation>
    </message>
    <message>
        <source>There is no report on the screen.</source>
        <translation>Không có báo cáo trên màn hình.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Đã lưu: %1</translation>
    </message>
    <message>
        <source>%1, made %2</source>
        <translation>%1, lập lúc %2</translation>
    </message>
    <message>
        <source>%1 They may show it to you with their number and PIN.</source>
        <translation>%1 Người đó có thể cho bạn xem bằng số nhân viên và PIN.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Xem</translation>
    </message>
</context>
<context>
    <name>Role</name>
    <message>
        <source>dealer</source>
        <translation>dealer</translation>
    </message>
    <message>
        <source>game supervisor</source>
        <translation>giám sát trò chơi</translation>
    </message>
    <message>
        <source>pit boss</source>
        <translation>quản lý khu</translation>
    </message>
    <message>
        <source>technician</source>
        <translation>kỹ thuật viên</translation>
    </message>
    <message>
        <source>player</source>
        <translation>khách</translation>
    </message>
</context>
<context>
    <name>Room</name>
    <message>
        <source>{players} playing, {free} free</source>
        <translation>{players} đang chơi, {free} trống</translation>
    </message>
</context>
<context>
    <name>Round</name>
    <message>
        <source>There is no link to the server.</source>
        <translation>Không có kết nối với máy chủ.</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Ván {round}</translation>
    </message>
    <message>
        <source>Closed early by the wheel sensor (rule {rule}).</source>
        <translation>Cảm biến báo ngừng cược sớm (quy tắc {rule}).</translation>
    </message>
    <message>
        <source>The wheel is spun (rule {rule}).</source>
        <translation>Vòng quay đã quay (quy tắc {rule}).</translation>
    </message>
    <message>
        <source>Closed when accounts were frozen.</source>
        <translation>Ngừng cược khi các tài khoản bị đóng băng.</translation>
    </message>
    <message>
        <source>Tap what the wheel shows.</source>
        <translation>Chạm vào kết quả trên vòng quay.</translation>
    </message>
    <message>
        <source>{wagering} of {players} players</source>
        <translation>{wagering}/{players} khách</translation>
    </message>
    <message>
        <source>Round {round} for the house</source>
        <translation>Nhà cái, ván {round}</translation>
    </message>
    <message>
        <source>The sensor read {result} for this round. If that is right, correct the result.</source>
        <translation>Cảm biến đọc {result} cho ván này. Nếu đúng, hãy sửa kết quả.</translation>
    </message>
    <message>
        <source>Table closed</source>
        <translation>Bàn đã đóng</translation>
    </message>
    <message>
        <source>A supervisor opens it.</source>
        <translation>Giám sát sẽ mở bàn.</translation>
    </message>
    <message>
        <source>No round yet</source>
        <translation>Chưa có ván nào</translation>
    </message>
    <message>
        <source>Open the first round.</source>
        <translation>Hãy mở ván đầu tiên.</translation>
    </message>
    <message>
        <source>It is spun.</source>
        <translation>Đã quay.</translation>
    </message>
    <message>
        <source>Players are betting.</source>
        <translation>Khách đang đặt cược.</translation>
    </message>
    <message>
        <source>Place your bets</source>
        <translation>Mời đặt cược</translation>
    </message>
    <message>
        <source>The time is up.</source>
        <translation>Hết giờ.</translation>
    </message>
    <message>
        <source>Closed early by the dealer.</source>
        <translation>Dealer ngừng cược sớm.</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>Ngừng đặt cược</translation>
    </message>
    <message>
        <source>Not confirmed</source>
        <translation>Chưa xác nhận</translation>
    </message>
    <message>
        <source>{result} is entered.</source>
        <translation>{result} đã được nhập.</translation>
    </message>
    <message>
        <source>Everyone is paid.</source>
        <translation>Đã trả tiền cho mọi khách.</translation>
    </message>
    <message>
        <source>No spin</source>
        <translation>Lượt không tính</translation>
    </message>
    <message>
        <source>All wagers went back.</source>
        <translation>Mọi cược đã trả lại.</translation>
    </message>
    <message>
        <source>Round void</source>
        <translation>Ván bị hủy</translation>
    </message>
    <message>
        <source>All wagers were refunded.</source>
        <translation>Mọi cược đã hoàn lại.</translation>
    </message>
    <message>
        <source>Accounts frozen</source>
        <translation>Tài khoản đóng băng</translation>
    </message>
    <message>
        <source>Correct the result, or unfreeze.</source>
        <translation>Hãy sửa kết quả, hoặc bỏ đóng băng.</translation>
    </message>
    <message>
        <source>Unfreeze</source>
        <translation>Bỏ đóng băng</translation>
    </message>
    <message>
        <source>Open table</source>
        <translation>Mở bàn</translation>
    </message>
    <message>
        <source>Open round {round}</source>
        <translation>Mở ván {round}</translation>
    </message>
    <message>
        <source>Betting is open</source>
        <translation>Đang nhận cược</translation>
    </message>
    <message>
        <source>Enter {result}</source>
        <translation>Nhập {result}</translation>
    </message>
    <message>
        <source>Confirm {result}</source>
        <translation>Xác nhận {result}</translation>
    </message>
    <message>
        <source>Tap the symbol</source>
        <translation>Chạm biểu tượng</translation>
    </message>
    <message>
        <source>Tap the number</source>
        <translation>Chạm số</translation>
    </message>
    <message>
        <source>Betting ends by itself: when the time is up or the sensor sees the ball fall.</source>
        <translation>Giờ cược tự kết thúc: khi hết giờ hoặc khi cảm biến thấy bi sắp rơi.</translation>
    </message>
    <message>
        <source>Betting ends by itself. You may spin the ball meanwhile.</source>
        <translation>Giờ cược tự kết thúc. Trong lúc đó bạn có thể thả bi.</translation>
    </message>
    <message>
        <source>The period is running.</source>
        <translation>Đang trong giờ cược.</translation>
    </message>
    <message>
        <source>The period is running. At rest now is a no spin (rule {rule}).</source>
        <translation>Đang trong giờ cược. Dừng lúc này là lượt không tính (quy tắc {rule}).</translation>
    </message>
    <message>
        <source>Accounts are frozen.</source>
        <translation>Các tài khoản đang đóng băng.</translation>
    </message>
    <message>
        <source>No round is waiting for a result.</source>
        <translation>Không có ván nào chờ kết quả.</translation>
    </message>
    <message>
        <source>The ball is spun already.</source>
        <translation>Bi đã được thả rồi.</translation>
    </message>
    <message>
        <source>The wheel is spun already.</source>
        <translation>Vòng quay đã quay rồi.</translation>
    </message>
    <message>
        <source>No round is running.</source>
        <translation>Không có ván nào đang chạy.</translation>
    </message>
    <message>
        <source>Stations {named} and {more} more have not confirmed their bets.</source>
        <translation>Các máy {named} và {more} máy nữa chưa xác nhận cược.</translation>
    </message>
    <message>
        <source>Not confirmed by station {named}.</source>
        <translation>Máy {named} chưa xác nhận.</translation>
    </message>
    <message>
        <source>Results by hand</source>
        <translation>Nhập kết quả bằng tay</translation>
    </message>
    <message>
        <source>Wheel sensor</source>
        <translation>Cảm biến vòng quay</translation>
    </message>
    <message>
        <source>Simulated wheel</source>
        <translation>Vòng quay mô phỏng</translation>
    </message>
</context>
<context>
    <name>RoundColumn</name>
    <message>
        <source>It has been sent.</source>
        <translation>Đã gửi.</translation>
    </message>
    <message>
        <source>Ball is spun</source>
        <translation>Bi đang chạy</translation>
    </message>
    <message>
        <source>Ball spun</source>
        <translation>Đã thả bi</translation>
    </message>
    <message>
        <source>Wheel is spun</source>
        <translation>Đang quay</translation>
    </message>
    <message>
        <source>Wheel spun</source>
        <translation>Đã cho quay</translation>
    </message>
    <message>
        <source>No spin …</source>
        <translation>Không tính …</translation>
    </message>
    <message>
        <source>For the house</source>
        <translation>Nhà cái</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Tiền cược</translation>
    </message>
    <message>
        <source>Paid to players</source>
        <translation>Trả cho khách</translation>
    </message>
    <message>
        <source>On the felt</source>
        <translation>Trên bàn</translation>
    </message>
    <message>
        <source>Betting</source>
        <translation>Đang cược</translation>
    </message>
</context>
<context>
    <name>RoundPage</name>
    <message>
        <source>Tap the number in which the ball rests</source>
        <translation>Chạm vào số mà bi dừng</translation>
    </message>
    <message>
        <source>Tap the symbol at the indicator</source>
        <translation>Chạm vào biểu tượng tại kim báo</translation>
    </message>
    <message>
        <source>%1 read %2</source>
        <translation>%1 đọc %2</translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message>
        <source>Pay by hand</source>
        <translation>Trả tay</translation>
    </message>
    <message>
        <source>Ticket?</source>
        <translation>Vé?</translation>
    </message>
    <message>
        <source>Calls you</source>
        <translation>Gọi bạn</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Lỗi</translation>
    </message>
    <message>
        <source>No link</source>
        <translation>Mất kết nối</translation>
    </message>
    <message>
        <source>Frozen</source>
        <translation>Đóng băng</translation>
    </message>
    <message>
        <source>Leaving</source>
        <translation>Đang rời đi</translation>
    </message>
    <message>
        <source>Out of service</source>
        <translation>Ngưng phục vụ</translation>
    </message>
    <message>
        <source>Idle 3 rounds</source>
        <translation>Nghỉ 3 ván</translation>
    </message>
    <message>
        <source>Cashing out</source>
        <translation>Đang rút tiền</translation>
    </message>
    <message>
        <source>Betting</source>
        <translation>Đang cược</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Đang mở</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Trống</translation>
    </message>
</context>
<context>
    <name>Server</name>
    <message>
        <source>no round has been started</source>
        <translation>chưa mở ván nào</translation>
    </message>
    <message>
        <source>the wagering period is running</source>
        <translation>đang trong thời gian đặt cược</translation>
    </message>
    <message>
        <source>the wagering period is over and no outcome is entered</source>
        <translation>đã hết thời gian đặt cược và chưa nhập kết quả</translation>
    </message>
    <message>
        <source>an outcome is entered and not confirmed</source>
        <translation>kết quả đã nhập nhưng chưa xác nhận</translation>
    </message>
    <message>
        <source>the round is settled</source>
        <translation>ván đã thanh toán</translation>
    </message>
    <message>
        <source>the round was a no spin</source>
        <translation>lượt quay của ván này không tính</translation>
    </message>
    <message>
        <source>the round is void</source>
        <translation>ván bị hủy</translation>
    </message>
    <message>
        <source>all accounts are frozen</source>
        <translation>mọi tài khoản đang bị đóng băng</translation>
    </message>
    <message>
        <source>{minutes} min {seconds} s</source>
        <translation>{minutes} phút {seconds} giây</translation>
    </message>
    <message>
        <source>This needs a {role:role} (rule {rule}).</source>
        <translation>Việc này cần {role:role} (quy tắc {rule}).</translation>
    </message>
    <message>
        <source>This needs a {role:role}.</source>
        <translation>Việc này cần {role:role}.</translation>
    </message>
    <message>
        <source>This needs a {role:role} or {or_role:role}.</source>
        <translation>Việc này cần {role:role} hoặc {or_role:role}.</translation>
    </message>
    <message>
        <source>The rules of {game:book} give nobody this power.</source>
        <translation>Quy tắc của {game:book} không cho ai quyền này.</translation>
    </message>
    <message>
        <source>Only a station may ask this.</source>
        <translation>Chỉ máy mới được yêu cầu việc này.</translation>
    </message>
    <message>
        <source>Only staff may ask this.</source>
        <translation>Chỉ nhân viên mới được yêu cầu việc này.</translation>
    </message>
    <message>
        <source>Sign in first.</source>
        <translation>Hãy đăng nhập trước.</translation>
    </message>
    <message>
        <source>This approval was used, has run out or is not yours: ask for a new one.</source>
        <translation>Sự cho phép này đã dùng, đã hết hạn hoặc không phải của bạn: hãy xin lại.</translation>
    </message>
    <message>
        <source>The staff number or the PIN is wrong.</source>
        <translation>Số nhân viên hoặc mã PIN không đúng.</translation>
    </message>
    <message>
        <source>Staff number {number} is locked after {failures} wrong PINs: a pit boss unlocks it.</source>
        <translation>Số nhân viên {number} bị khóa sau {failures} lần nhập sai mã PIN: quản lý khu sẽ mở khóa.</translation>
    </message>
    <message>
        <source>The PIN was wrong {failures} times: the number is locked, a pit boss unlocks it.</source>
        <translation>Mã PIN sai {failures} lần: số nhân viên đã bị khóa, quản lý khu sẽ mở khóa.</translation>
    </message>
    <message>
        <source>This PIN is too easy to guess: at least {count} digits, not all the same and not counting up or down.</source>
        <translation>Mã PIN này quá dễ đoán: ít nhất {count} chữ số, không được giống nhau hết và không được đếm tăng hay giảm dần.</translation>
    </message>
    <message>
        <source>Too many attempts from here: wait {left_s} seconds.</source>
        <translation>Quá nhiều lần thử từ đây: hãy chờ {left_s} giây.</translation>
    </message>
    <message>
        <source>Nobody has staff number {number}.</source>
        <translation>Không ai có số nhân viên {number}.</translation>
    </message>
    <message>
        <source>Staff number {number} is in use: choose another.</source>
        <translation>Số nhân viên {number} đã có người dùng: hãy chọn số khác.</translation>
    </message>
    <message>
        <source>Staff number {number} was somebody&apos;s who has left: choose another.</source>
        <translation>Số nhân viên {number} là của người đã nghỉ: hãy chọn số khác.</translation>
    </message>
    <message>
        <source>You have signed in at another console.</source>
        <translation>Bạn đã đăng nhập ở bàn điều khiển khác.</translation>
    </message>
    <message>
        <source>Above {limit:money} a second person allows it: a {role:role}.</source>
        <translation>Trên {limit:money} cần người thứ hai cho phép: {role:role}.</translation>
    </message>
    <message>
        <source>Somebody else allows it: nobody is their own second person.</source>
        <translation>Phải do người khác cho phép: không ai tự làm người thứ hai.</translation>
    </message>
    <message>
        <source>The last pit boss stays: add another first.</source>
        <translation>Không thể bỏ quản lý khu cuối cùng: hãy thêm người khác trước.</translation>
    </message>
    <message>
        <source>This code is wrong, used or run out: a technician makes a new one.</source>
        <translation>Mã này sai, đã dùng hoặc đã hết hạn: kỹ thuật viên sẽ tạo mã mới.</translation>
    </message>
    <message>
        <source>The station could not be recognised: sign in again, or enrol it with a new code.</source>
        <translation>Không nhận ra máy này: hãy đăng nhập lại, hoặc đăng ký bằng mã mới.</translation>
    </message>
    <message>
        <source>This place belongs to another machine now: enrol this one anew.</source>
        <translation>Vị trí này nay thuộc về máy khác: hãy đăng ký lại máy này.</translation>
    </message>
    <message>
        <source>This is no way back from this station&apos;s diagnostics.</source>
        <translation>Không thể rời chế độ chẩn đoán của máy này theo cách đó.</translation>
    </message>
    <message>
        <source>Table {table} has its {limit} stations: no more can be enrolled.</source>
        <translation>Bàn {table} đã đủ {limit} máy: không thể đăng ký thêm.</translation>
    </message>
    <message>
        <source>Station {station} holds a player&apos;s money: pay it out first.</source>
        <translation>Máy {station} còn giữ tiền của khách: hãy trả trước.</translation>
    </message>
    <message>
        <source>{what}.</source>
        <translation>Yêu cầu không đúng: {what}.</translation>
    </message>
    <message>
        <source>{place}: {what}.</source>
        <translation>Yêu cầu không đúng ({place}): {what}.</translation>
    </message>
    <message>
        <source>A message is at most {limit} bytes.</source>
        <translation>Mỗi tin nhắn có tối đa {limit} byte.</translation>
    </message>
    <message>
        <source>The request did not arrive in time; send it again.</source>
        <translation>Yêu cầu không đến kịp; hãy gửi lại.</translation>
    </message>
    <message>
        <source>The request broke off.</source>
        <translation>Yêu cầu bị ngắt giữa chừng.</translation>
    </message>
    <message>
        <source>The id {id} was used for something else.</source>
        <translation>Mã {id} đã dùng cho việc khác.</translation>
    </message>
    <message>
        <source>This screen needs release {release}.</source>
        <translation>Màn hình này cần phiên bản {release}.</translation>
    </message>
    <message>
        <source>There is no table {table}.</source>
        <translation>Không có bàn {table}.</translation>
    </message>
    <message>
        <source>Table {table} has no station {station}.</source>
        <translation>Bàn {table} không có máy {station}.</translation>
    </message>
    <message>
        <source>There is no such open alert.</source>
        <translation>Không có cảnh báo nào như vậy đang mở.</translation>
    </message>
    <message>
        <source>There is no report {report}; there are {reports}.</source>
        <translation>Không có báo cáo {report}; có: {reports}.</translation>
    </message>
    <message>
        <source>At most {days} days at once.</source>
        <translation>Mỗi lần tối đa {days} ngày.</translation>
    </message>
    <message>
        <source>The server cannot reach its database; ask again in a moment.</source>
        <translation>Máy chủ không kết nối được cơ sở dữ liệu; hãy thử lại sau giây lát.</translation>
    </message>
    <message>
        <source>The server&apos;s disk is almost full: {left} MB are left.</source>
        <translation>Ổ đĩa của máy chủ gần đầy: còn {left} MB.</translation>
    </message>
    <message>
        <source>Another server process has this table: ask there.</source>
        <translation>Bàn này do tiến trình máy chủ khác quản lý: hãy hỏi ở đó.</translation>
    </message>
    <message>
        <source>No server process has this table just now; ask again in a moment.</source>
        <translation>Hiện chưa có tiến trình máy chủ nào quản lý bàn này; hãy thử lại sau giây lát.</translation>
    </message>
    <message>
        <source>Station {station} has no open account.</source>
        <translation>Máy {station} không có tài khoản đang mở.</translation>
    </message>
    <message>
        <source>Nobody plays at station {station}.</source>
        <translation>Không có khách chơi ở máy {station}.</translation>
    </message>
    <message>
        <source>This station has no open account: insert money first.</source>
        <translation>Máy này không có tài khoản đang mở: hãy nạp tiền trước.</translation>
    </message>
    <message>
        <source>The account is frozen.</source>
        <translation>Tài khoản đang bị đóng băng.</translation>
    </message>
    <message>
        <source>The account is frozen; an attendant will help.</source>
        <translation>Tài khoản đang bị đóng băng; nhân viên sẽ giúp.</translation>
    </message>
    <message>
        <source>The table is closed.</source>
        <translation>Bàn đã đóng.</translation>
    </message>
    <message>
        <source>The table is closed already.</source>
        <translation>Bàn đã đóng từ trước.</translation>
    </message>
    <message>
        <source>The table is closed: open it first.</source>
        <translation>Bàn đã đóng: hãy mở bàn trước.</translation>
    </message>
    <message>
        <source>The station is not in service.</source>
        <translation>Máy đang ngưng phục vụ.</translation>
    </message>
    <message>
        <source>No note that brings the balance above {limit:money}.</source>
        <translation>Không nhận tờ tiền làm số dư vượt {limit:money}.</translation>
    </message>
    <message>
        <source>No ticket that brings the balance above {limit:money}.</source>
        <translation>Không nhận vé làm số dư vượt {limit:money}.</translation>
    </message>
    <message>
        <source>A note is worth something in {currency}.</source>
        <translation>Tờ tiền phải có mệnh giá bằng {currency}.</translation>
    </message>
    <message>
        <source>An adjustment of nothing adjusts nothing.</source>
        <translation>Số tiền điều chỉnh không thể bằng không.</translation>
    </message>
    <message>
        <source>At most {limit:money} at once.</source>
        <translation>Mỗi lần tối đa {limit:money}.</translation>
    </message>
    <message>
        <source>The account has only {balance:money}.</source>
        <translation>Tài khoản chỉ có {balance:money}.</translation>
    </message>
    <message>
        <source>Wagers are running: cash out after the result.</source>
        <translation>Cược đang chơi: hãy rút tiền sau khi có kết quả.</translation>
    </message>
    <message>
        <source>A cash-out of {amount:money} is not finished at this station.</source>
        <translation>Máy này còn một lần rút {amount:money} chưa xong.</translation>
    </message>
    <message>
        <source>That cash-out is not in doubt.</source>
        <translation>Lần rút tiền đó không có gì nghi ngờ.</translation>
    </message>
    <message>
        <source>There is no such cash-out to a ticket at this station.</source>
        <translation>Máy này không có lần rút tiền ra vé nào như vậy.</translation>
    </message>
    <message>
        <source>No such hand pay waits at this station.</source>
        <translation>Máy này không có khoản trả tay nào như vậy đang chờ.</translation>
    </message>
    <message>
        <source>There is no such open debt; perhaps it was settled.</source>
        <translation>Không có khoản nợ nào như vậy; có thể đã thanh toán.</translation>
    </message>
    <message>
        <source>This station takes no tickets until an attendant has looked.</source>
        <translation>Máy này không nhận vé cho đến khi nhân viên kiểm tra.</translation>
    </message>
    <message>
        <source>No such ticket was issued here.</source>
        <translation>Ở đây không phát hành vé nào như vậy.</translation>
    </message>
    <message>
        <source>This ticket is from table {table}: take it to that table or to the cage.</source>
        <translation>Vé này của bàn {table}: hãy mang đến bàn đó hoặc quầy thu ngân.</translation>
    </message>
    <message>
        <source>This ticket has been paid.</source>
        <translation>Vé này đã được trả.</translation>
    </message>
    <message>
        <source>This ticket is in another station.</source>
        <translation>Vé này đang ở máy khác.</translation>
    </message>
    <message>
        <source>This ticket is held: {owed:money} is owed to the house after a correction. See the cage of table {table}.</source>
        <translation>Vé này tạm giữ: còn nợ nhà cái {owed:money} sau khi sửa kết quả. Đến quầy thu ngân của bàn {table}.</translation>
    </message>
    <message>
        <source>The payment is held: {owed:money} is owed to the house after a correction. See the cage of table {table}.</source>
        <translation>Khoản trả tạm giữ: còn nợ nhà cái {owed:money} sau khi sửa kết quả. Đến quầy thu ngân của bàn {table}.</translation>
    </message>
    <message>
        <source>This ticket has expired.</source>
        <translation>Vé này đã hết hạn.</translation>
    </message>
    <message>
        <source>This ticket&apos;s number was given up: it was paid by hand.</source>
        <translation>Số của vé này đã bỏ: tiền đã được trả tay.</translation>
    </message>
    <message>
        <source>Nobody has confirmed that this ticket was issued.</source>
        <translation>Chưa ai xác nhận vé này đã được phát hành.</translation>
    </message>
    <message>
        <source>This station has reserved no such ticket.</source>
        <translation>Máy này không giữ vé nào như vậy.</translation>
    </message>
    <message>
        <source>That ticket was credited.</source>
        <translation>Vé đó đã được cộng vào tài khoản.</translation>
    </message>
    <message>
        <source>That ticket was given up; keep it and call an attendant.</source>
        <translation>Vé đó đã bị bỏ; hãy giữ lại và gọi nhân viên.</translation>
    </message>
    <message>
        <source>That ticket is recorded as printed.</source>
        <translation>Vé đó đã được ghi là đã in.</translation>
    </message>
    <message>
        <source>This ticket was issued for {amount:money}, not for {asked:money}: do not pay it.</source>
        <translation>Vé này được phát hành với {amount:money}, không phải {asked:money}: đừng trả.</translation>
    </message>
    <message>
        <source>Not now: {phase:phase}.</source>
        <translation>Bây giờ không được: {phase:phase}.</translation>
    </message>
    <message>
        <source>All accounts are frozen until the outcome is put right.</source>
        <translation>Mọi tài khoản đang bị đóng băng cho đến khi sửa xong kết quả.</translation>
    </message>
    <message>
        <source>The round is {round} now.</source>
        <translation>Bây giờ là ván {round}.</translation>
    </message>
    <message>
        <source>That round is over.</source>
        <translation>Ván đó đã xong.</translation>
    </message>
    <message>
        <source>There is no round {round}.</source>
        <translation>Không có ván {round}.</translation>
    </message>
    <message>
        <source>Round {round} was not settled.</source>
        <translation>Ván {round} chưa được thanh toán.</translation>
    </message>
    <message>
        <source>Round {round} was settled on {outcome}.</source>
        <translation>Ván {round} đã thanh toán theo {outcome}.</translation>
    </message>
    <message>
        <source>{outcome} is not on this wheel.</source>
        <translation>Vòng quay này không có {outcome}.</translation>
    </message>
    <message>
        <source>The wagering period is running.</source>
        <translation>Đang trong thời gian đặt cược.</translation>
    </message>
    <message>
        <source>The wagering period is running: at rest before its end is a no spin (rule {rule}).</source>
        <translation>Đang trong thời gian đặt cược: dừng trước khi hết giờ là lượt quay không tính (quy tắc {rule}).</translation>
    </message>
    <message>
        <source>The dealer does not end the period early here (rule {rule}).</source>
        <translation>Ở đây dealer không ngừng cược sớm (quy tắc {rule}).</translation>
    </message>
    <message>
        <source>A sensor does not end the period early here (rule {rule}).</source>
        <translation>Ở đây cảm biến không ngừng cược sớm (quy tắc {rule}).</translation>
    </message>
    <message>
        <source>The ball is not spun: the sensor ends the period only then (rule {rule}).</source>
        <translation>Chưa thả bi: cảm biến chỉ ngừng cược sau khi thả bi (quy tắc {rule}).</translation>
    </message>
    <message>
        <source>The wagering period is over: the record settles these wagers (rule {rule}).</source>
        <translation>Đã hết thời gian đặt cược: các cược này thanh toán theo bản ghi (quy tắc {rule}).</translation>
    </message>
    <message>
        <source>The wagering period is running: declare a malfunction of the game system (rule {rule}).</source>
        <translation>Đang trong thời gian đặt cược: hãy tuyên bố hệ thống trò chơi trục trặc (quy tắc {rule}).</translation>
    </message>
    <message>
        <source>A player&apos;s own maximum is above the stated one (rule {rule}).</source>
        <translation>Mức tối đa riêng của khách phải cao hơn mức đã niêm yết (quy tắc {rule}).</translation>
    </message>
    <message>
        <source>No wager for {rounds} rounds or more while every seat is in use (rule {rule}).</source>
        <translation>Không đặt cược từ {rounds} ván trở lên trong khi mọi chỗ đều có khách (quy tắc {rule}).</translation>
    </message>
    <message>
        <source>Accounts were frozen while the players of round {round} were betting: {why}</source>
        <translation>Các tài khoản bị đóng băng khi khách đang cược ván {round}: {why}</translation>
    </message>
    <message>
        <source>The game system failed after the end of the wagering period: the records settle (rule {rule}).</source>
        <translation>Hệ thống trò chơi trục trặc sau khi hết thời gian đặt cược: thanh toán theo bản ghi (quy tắc {rule}).</translation>
    </message>
    <message>
        <source>The game system failed before the end of the wagering period. All wagers were given back (rule {rule}).</source>
        <translation>Hệ thống trò chơi trục trặc trước khi hết thời gian đặt cược. Mọi cược đã được trả lại (quy tắc {rule}).</translation>
    </message>
    <message>
        <source>Station {station} has not yet confirmed its locked sheet; enter the outcome in a moment.</source>
        <translation>Máy {station} chưa xác nhận phiếu cược đã khóa; hãy nhập kết quả sau giây lát.</translation>
    </message>
    <message>
        <source>No sheet of this station is locked.</source>
        <translation>Máy này không có phiếu cược nào bị khóa.</translation>
    </message>
    <message>
        <source>This is not the digest of the locked sheet.</source>
        <translation>Đây không phải mã kiểm tra của phiếu cược đã khóa.</translation>
    </message>
    <message>
        <source>A newer sheet of this screen is already recorded.</source>
        <translation>Đã ghi một phiếu cược mới hơn của màn hình này.</translation>
    </message>
    <message>
        <source>This station&apos;s wagers are void in this round.</source>
        <translation>Cược của máy này bị hủy trong ván này.</translation>
    </message>
    <message>
        <source>No more bets: the wagering period is over.</source>
        <translation>Ngừng đặt cược: đã hết thời gian đặt cược.</translation>
    </message>
    <message>
        <source>Nothing may be placed at this station.</source>
        <translation>Không thể đặt cược ở máy này.</translation>
    </message>
    <message>
        <source>The account is short of {missing:money} for these wagers.</source>
        <translation>Tài khoản thiếu {missing:money} cho các cược này.</translation>
    </message>
    <message>
        <source>{bet}: {asked:money} is not a permitted wager ({reason}).</source>
        <translation>{bet}: cược {asked:money} không được phép ({reason}).</translation>
    </message>
    <message>
        <source>{why}.</source>
        <translation>Quy tắc không cho phép: {why}.</translation>
    </message>
    <message>
        <source>Station {station} has no wagers in this round.</source>
        <translation>Máy {station} không có cược trong ván này.</translation>
    </message>
    <message>
        <source>Station {station} had no wagers in round {round}.</source>
        <translation>Máy {station} không có cược trong ván {round}.</translation>
    </message>
    <message>
        <source>The book has no reason {why}.</source>
        <translation>Sách quy tắc không có lý do {why}.</translation>
    </message>
    <message>
        <source>This change needs no notice: it may be made at once.</source>
        <translation>Thay đổi này không cần thông báo: có thể làm ngay.</translation>
    </message>
    <message>
        <source>There is no such notice.</source>
        <translation>Không có thông báo nào như vậy.</translation>
    </message>
    <message>
        <source>A sign must be shown for {minutes} minutes first (rule {rule}): announce the change.</source>
        <translation>Phải hiện thông báo trước {minutes} phút (quy tắc {rule}): hãy thông báo thay đổi.</translation>
    </message>
    <message>
        <source>A sign must be shown for {spins} spins first (rule {rule}): announce the change.</source>
        <translation>Phải hiện thông báo trước {spins} lượt quay (quy tắc {rule}): hãy thông báo thay đổi.</translation>
    </message>
    <message>
        <source>The sign must be shown for {minutes} minutes (rule {rule}): {left_s:time} are left.</source>
        <translation>Thông báo phải hiện {minutes} phút (quy tắc {rule}): còn {left_s:time}.</translation>
    </message>
    <message>
        <source>The sign must be shown for {spins} spins (rule {rule}): {left} are left.</source>
        <translation>Thông báo phải hiện {spins} lượt quay (quy tắc {rule}): còn {left} lượt.</translation>
    </message>
    <message>
        <source>There is no such change.</source>
        <translation>Không có thay đổi nào như vậy.</translation>
    </message>
    <message>
        <source>The change was made already.</source>
        <translation>Thay đổi này đã được thực hiện.</translation>
    </message>
    <message>
        <source>The change was withdrawn.</source>
        <translation>Thay đổi này đã được gỡ.</translation>
    </message>
    <message>
        <source>Name the jackpots its value goes to (rule 8.3.6).</source>
        <translation>Hãy nêu các jackpot nhận giá trị này (quy tắc 8.3.6).</translation>
    </message>
    <message>
        <source>Table {table} does not show the sign yet (rule 8.3.4).</source>
        <translation>Bàn {table} chưa hiện bảng thông báo (quy tắc 8.3.4).</translation>
    </message>
    <message>
        <source>The sign must stand {left_s:time} longer (rule 8.3.4).</source>
        <translation>Bảng thông báo phải hiện thêm {left_s:time} (quy tắc 8.3.4).</translation>
    </message>
    <message>
        <source>A jackpot cannot move to itself, nor twice to another.</source>
        <translation>Jackpot không thể chuyển vào chính nó, cũng không chuyển hai lần vào một jackpot khác.</translation>
    </message>
    <message>
        <source>Name the group, and for a move the one jackpot it goes to.</source>
        <translation>Hãy nêu nhóm, và khi chuyển thì nêu một jackpot nhận.</translation>
    </message>
    <message>
        <source>There is no jackpot group {group}.</source>
        <translation>Không có nhóm jackpot {group}.</translation>
    </message>
    <message>
        <source>The group does not play for this jackpot.</source>
        <translation>Nhóm này không tham gia jackpot này.</translation>
    </message>
    <message>
        <source>The group plays for this jackpot already.</source>
        <translation>Nhóm này đã tham gia jackpot này.</translation>
    </message>
    <message>
        <source>A stand-alone jackpot is played for at one table.</source>
        <translation>Jackpot độc lập chỉ chơi ở một bàn.</translation>
    </message>
    <message>
        <source>A bonus is fixed: it cannot take another&apos;s value.</source>
        <translation>Tiền thưởng cố định: không thể nhận giá trị của jackpot khác.</translation>
    </message>
    <message>
        <source>{amount:money} is more than {jackpot} can take below {limit:money}.</source>
        <translation>{amount:money} nhiều hơn mức {jackpot} có thể nhận dưới {limit:money}.</translation>
    </message>
    <message>
        <source>There is no open jackpot {jackpot}.</source>
        <translation>Không có jackpot {jackpot} đang mở.</translation>
    </message>
    <message>
        <source>Jackpot {jackpot} must be put in order first: {why}.</source>
        <translation>Phải khắc phục jackpot {jackpot} trước: {why}.</translation>
    </message>
    <message>
        <source>A table holds this jackpot: ask again in a moment.</source>
        <translation>Một bàn đang giữ jackpot này: hãy thử lại sau giây lát.</translation>
    </message>
    <message>
        <source>Somebody else changed this at the same moment: look again.</source>
        <translation>Người khác vừa thay đổi cùng lúc: hãy xem lại.</translation>
    </message>
    <message>
        <source>Jackpots cannot be kept: {why}.</source>
        <translation>Không thể giữ jackpot: {why}.</translation>
    </message>
    <message>
        <source>Table {table} belongs to the group {group}.</source>
        <translation>Bàn {table} thuộc nhóm {group}.</translation>
    </message>
    <message>
        <source>There is a jackpot {jackpot} already.</source>
        <translation>Đã có jackpot {jackpot}.</translation>
    </message>
    <message>
        <source>A jackpot keeps its style: close it and open another.</source>
        <translation>Jackpot giữ nguyên loại: hãy đóng và mở jackpot khác.</translation>
    </message>
    <message>
        <source>The steps of the meter make {meter:money}, the ledger has {ledger:money}: it cannot be offered.</source>
        <translation>Đồng hồ jackpot cộng ra {meter:money}, sổ cái có {ledger:money}: không thể đưa ra chơi.</translation>
    </message>
    <message>
        <source>The group plays for the jackpot {jackpot}: remove it first, with notice (rule 8.3.4).</source>
        <translation>Nhóm này tham gia jackpot {jackpot}: hãy thông báo và bỏ ra trước (quy tắc 8.3.4).</translation>
    </message>
    <message>
        <source>This prize went back to the meter: {why}.</source>
        <translation>Giải này đã trả về đồng hồ jackpot: {why}.</translation>
    </message>
    <message>
        <source>The prize is {amount:money}: read it again.</source>
        <translation>Giải là {amount:money}: hãy đọc lại.</translation>
    </message>
    <message>
        <source>A confirmed jackpot cannot be voided (rule 9.10).</source>
        <translation>Jackpot đã xác nhận thì không thể hủy (quy tắc 9.10).</translation>
    </message>
    <message>
        <source>No meter can take the prize back now: put the jackpot in order first.</source>
        <translation>Hiện không đồng hồ jackpot nào nhận lại được giải: hãy khắc phục jackpot trước.</translation>
    </message>
    <message>
        <source>Only confirmed goods are handed over.</source>
        <translation>Chỉ giao hiện vật đã được xác nhận.</translation>
    </message>
    <message>
        <source>There is no such prize at this table.</source>
        <translation>Bàn này không có giải nào như vậy.</translation>
    </message>
    <message>
        <source>Pay {amount:money} to the player.</source>
        <translation>Hãy trả {amount:money} cho khách.</translation>
    </message>
    <message>
        <source>Buy-in of {amount:money} by {who}.</source>
        <translation>Nạp tiền {amount:money}, do {who}.</translation>
    </message>
    <message>
        <source>Pay-out of {amount:money} by {who}.</source>
        <translation>Trả tiền {amount:money}, do {who}.</translation>
    </message>
    <message>
        <source>Hand pay of {amount:money} by {who}.</source>
        <translation>Trả tay {amount:money}, do {who}.</translation>
    </message>
    <message>
        <source>Adjustment of {amount:money} by {who}.</source>
        <translation>Điều chỉnh {amount:money}, do {who}.</translation>
    </message>
    <message>
        <source>Hand pay {amount:money}: {why}.</source>
        <translation>Trả tay {amount:money}: {why}.</translation>
    </message>
    <message>
        <source>Did the ticket of {amount:money} come out? {why}.</source>
        <translation>Vé {amount:money} có ra không? {why}.</translation>
    </message>
    <message>
        <source>A note brought the balance to {balance:money}, above the note limit.</source>
        <translation>Một tờ tiền làm số dư thành {balance:money}, vượt hạn mức tiền giấy.</translation>
    </message>
    <message>
        <source>{count} bad tickets in ten minutes; it takes no more until this is acknowledged.</source>
        <translation>{count} vé không hợp lệ trong mười phút; máy không nhận thêm cho đến khi có người xem.</translation>
    </message>
    <message>
        <source>{device}: {state}</source>
        <translation>{device}: {state}</translation>
    </message>
    <message>
        <source>{device}: {state}, {detail}</source>
        <translation>{device}: {state}, {detail}</translation>
    </message>
    <message>
        <source>Won {amount:money} in round {round}.</source>
        <translation>Thắng {amount:money} trong ván {round}.</translation>
    </message>
    <message>
        <source>The station&apos;s journal has lost records: {count} were written, it tells of {left}.</source>
        <translation>Nhật ký của máy đã mất bản ghi: đã ghi {count}, nay chỉ báo {left}.</translation>
    </message>
    <message>
        <source>It has release {has} and needs release {needed}.</source>
        <translation>Máy có phiên bản {has} và cần phiên bản {needed}.</translation>
    </message>
    <message>
        <source>Jackpots were out of reach and not offered in round {round} (rule 8.7).</source>
        <translation>Ván {round} không đọc được jackpot nên không đưa ra chơi (quy tắc 8.7).</translation>
    </message>
    <message>
        <source>Jackpot {jackpot} is not operating properly and not offered (rule 8.7): {why}.</source>
        <translation>Jackpot {jackpot} hoạt động không đúng nên không đưa ra chơi (quy tắc 8.7): {why}.</translation>
    </message>
    <message>
        <source>Jackpot {jackpot}: {amount:money} won, confirm it (rule 8.3.9).</source>
        <translation>Jackpot {jackpot}: thắng {amount:money}, hãy xác nhận (quy tắc 8.3.9).</translation>
    </message>
    <message>
        <source>Jackpot {jackpot}: {goods} won, confirm it (rule 8.3.9).</source>
        <translation>Jackpot {jackpot}: thắng {goods}, hãy xác nhận (quy tắc 8.3.9).</translation>
    </message>
    <message>
        <source>The prize {amount:money} of round {round} must go back to a meter (rule 8.8): {why}.</source>
        <translation>Giải {amount:money} của ván {round} phải trả về đồng hồ jackpot (quy tắc 8.8): {why}.</translation>
    </message>
    <message>
        <source>{amount:money} of round {round} is owed to a player who has left.</source>
        <translation>Nhà cái còn nợ khách đã rời {amount:money} của ván {round}.</translation>
    </message>
    <message>
        <source>{amount:money} of round {round} had been taken out and is owed by the player.</source>
        <translation>{amount:money} của ván {round} đã bị rút và khách còn nợ nhà cái.</translation>
    </message>
    <message>
        <source>The jackpot prize {amount:money} is owed to a player who has left.</source>
        <translation>Nhà cái còn nợ khách đã rời giải jackpot {amount:money}.</translation>
    </message>
</context>
<context>
    <name>Sign</name>
    <message>
        <source>{minutes} min {seconds} s left</source>
        <translation>còn {minutes} phút {seconds} giây</translation>
    </message>
    <message>
        <source>Shown long enough</source>
        <translation>Đã hiện đủ lâu</translation>
    </message>
    <message>
        <source>Change a figure first.</source>
        <translation>Hãy đổi một con số trước.</translation>
    </message>
    <message>
        <source>Write an amount like 5 or 2.50.</source>
        <translation>Hãy nhập số tiền, ví dụ 5 hoặc 2.50.</translation>
    </message>
    <message>
        <source>{spins} spins left</source>
        <translation>còn {spins} lượt</translation>
    </message>
    <message>
        <source>The draft</source>
        <translation>Bản nháp</translation>
    </message>
</context>
<context>
    <name>SignIn</name>
    <message>
        <source>Sign in with your staff number and PIN.</source>
        <translation>Đăng nhập bằng số nhân viên và PIN.</translation>
    </message>
    <message>
        <source>The console locked itself, for nobody touched it. {name} was signed in.</source>
        <translation>Bàn điều khiển tự khóa vì không ai thao tác. Trước đó {name} đang đăng nhập.</translation>
    </message>
    <message>
        <source>{name} locked the console.</source>
        <translation>{name} đã khóa bàn điều khiển.</translation>
    </message>
    <message>
        <source>{name} has signed in at another console.</source>
        <translation>{name} đã đăng nhập ở bàn điều khiển khác.</translation>
    </message>
    <message>
        <source>The sign-in of {name} has run out.</source>
        <translation>Phiên đăng nhập của {name} đã hết hạn.</translation>
    </message>
</context>
<context>
    <name>SignInView</name>
    <message>
        <source>Dealer&apos;s console</source>
        <translation>Bàn điều khiển của dealer</translation>
    </message>
</context>
<context>
    <name>Staff</name>
    <message>
        <source>The list of staff is for a {role}.</source>
        <translation>Danh sách nhân viên dành cho {role}.</translation>
    </message>
    <message>
        <source>Choose somebody first.</source>
        <translation>Hãy chọn một người trước.</translation>
    </message>
    <message>
        <source>Write the name first.</source>
        <translation>Hãy ghi tên trước.</translation>
    </message>
    <message>
        <source>Nothing is changed.</source>
        <translation>Không có gì thay đổi.</translation>
    </message>
    <message>
        <source>Type a staff number first.</source>
        <translation>Hãy nhập số nhân viên trước.</translation>
    </message>
    <message>
        <source>Somebody has this number: choose another.</source>
        <translation>Số này đã có người dùng: hãy chọn số khác.</translation>
    </message>
    <message>
        <source>A PIN has at least four digits.</source>
        <translation>PIN có ít nhất bốn chữ số.</translation>
    </message>
    <message>
        <source>Nobody dismisses themselves.</source>
        <translation>Không ai tự cho mình thôi việc.</translation>
    </message>
</context>
<context>
    <name>StaffPad</name>
    <message>
        <source>Sign in</source>
        <translation>Đăng nhập</translation>
    </message>
    <message>
        <source>Staff number</source>
        <translation>Số nhân viên</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Xóa</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Tiếp</translation>
    </message>
</context>
<context>
    <name>StaffPage</name>
    <message>
        <source>%1 · %2 · locked</source>
        <translation>%1 · %2 · bị khóa</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Somebody new</source>
        <translation>Người mới</translation>
    </message>
    <message>
        <source>Choose somebody, or add somebody new.</source>
        <translation>Chọn một người, hoặc thêm người mới.</translation>
    </message>
    <message>
        <source>Name …</source>
        <translation>Tên…</translation>
    </message>
    <message>
        <source>Number %1</source>
        <translation>Số %1</translation>
    </message>
    <message>
        <source>Number –</source>
        <translation>Số –</translation>
    </message>
    <message>
        <source>Staff number</source>
        <translation>Số nhân viên</translation>
    </message>
    <message>
        <source>First PIN</source>
        <translation>PIN đầu tiên</translation>
    </message>
    <message>
        <source>New PIN</source>
        <translation>PIN mới</translation>
    </message>
    <message>
        <source>Unlock …</source>
        <translation>Mở khóa…</translation>
    </message>
    <message>
        <source>This number is not locked.</source>
        <translation>Số này không bị khóa.</translation>
    </message>
    <message>
        <source>Dismiss …</source>
        <translation>Cho thôi việc…</translation>
    </message>
    <message>
        <source>Set the PIN …</source>
        <translation>Đặt PIN…</translation>
    </message>
    <message>
        <source>Add …</source>
        <translation>Thêm…</translation>
    </message>
    <message>
        <source>Change …</source>
        <translation>Đổi…</translation>
    </message>
    <message>
        <source>Opening the list …</source>
        <translation>Đang mở danh sách…</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Nhân viên</translation>
    </message>
    <message>
        <source>%1 They may open it here with their number and PIN.</source>
        <translation>%1 Người đó có thể mở tại đây bằng số và PIN của mình.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Mở</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Tên</translation>
    </message>
</context>
<context>
    <name>StationActions</name>
    <message>
        <source>Buy-in</source>
        <translation>Nạp tiền</translation>
    </message>
    <message>
        <source>Pay out</source>
        <translation>Trả tiền</translation>
    </message>
    <message>
        <source>Malfunction: void bets</source>
        <translation>Trục trặc: hủy cược</translation>
    </message>
    <message>
        <source>Void bets (%1)</source>
        <translation>Hủy cược (%1)</translation>
    </message>
    <message>
        <source>Direct to leave</source>
        <translation>Yêu cầu rời đi</translation>
    </message>
    <message>
        <source>Leave, bets void</source>
        <translation>Rời đi, hủy cược</translation>
    </message>
    <message>
        <source>Exclude player</source>
        <translation>Loại khách</translation>
    </message>
    <message>
        <source>Adjust result …</source>
        <translation>Điều chỉnh kết quả …</translation>
    </message>
    <message>
        <source>Unfreeze account</source>
        <translation>Bỏ đóng băng tài khoản</translation>
    </message>
    <message>
        <source>Freeze account</source>
        <translation>Đóng băng tài khoản</translation>
    </message>
    <message>
        <source>Adjust account …</source>
        <translation>Điều chỉnh tài khoản …</translation>
    </message>
    <message>
        <source>Personal limits …</source>
        <translation>Hạn mức riêng …</translation>
    </message>
    <message>
        <source>Out of service</source>
        <translation>Ngưng phục vụ</translation>
    </message>
    <message>
        <source>Back into service</source>
        <translation>Phục vụ lại</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Thiết bị</translation>
    </message>
    <message>
        <source>No devices reported</source>
        <translation>Chưa có thiết bị nào báo về</translation>
    </message>
    <message>
        <source>Work of technicians</source>
        <translation>Việc của kỹ thuật viên</translation>
    </message>
</context>
<context>
    <name>StationCard</name>
    <message>
        <source>No bet of this table has its minimum below that.</source>
        <translation>Không cửa nào của bàn có mức tối thiểu thấp hơn số đó.</translation>
    </message>
    <message>
        <source>No bet of this table has its maximum above that.</source>
        <translation>Không cửa nào của bàn có mức tối đa cao hơn số đó.</translation>
    </message>
    <message>
        <source>Bets of round {round}</source>
        <translation>Cược ván {round}</translation>
    </message>
    <message>
        <source>Bets now</source>
        <translation>Cược hiện tại</translation>
    </message>
    <message>
        <source>No bets now</source>
        <translation>Hiện không có cược</translation>
    </message>
    <message>
        <source>Nobody plays here.</source>
        <translation>Không ai chơi ở đây.</translation>
    </message>
    <message>
        <source>Station {number}</source>
        <translation>Máy {number}</translation>
    </message>
    <message>
        <source>There are no wagers on this felt.</source>
        <translation>Không có cược trên bàn này.</translation>
    </message>
    <message>
        <source>The table is closed.</source>
        <translation>Bàn đã đóng.</translation>
    </message>
    <message>
        <source>The station is not in service.</source>
        <translation>Máy đang ngưng phục vụ.</translation>
    </message>
    <message>
        <source>Pay the last player of this station first.</source>
        <translation>Hãy trả cho khách trước của máy này đã.</translation>
    </message>
    <message>
        <source>Wagers are running: pay after the round is settled.</source>
        <translation>Còn cược trong ván: hãy trả sau khi ván kết thúc.</translation>
    </message>
    <message>
        <source>The rules of this game have no personal limits.</source>
        <translation>Luật của trò chơi này không có hạn mức riêng.</translation>
    </message>
    <message>
        <source>The rules of this game let nobody adjust a result.</source>
        <translation>Luật của trò chơi này không cho ai điều chỉnh kết quả.</translation>
    </message>
    <message>
        <source>No round of this player has been settled.</source>
        <translation>Khách này chưa có ván nào kết thúc.</translation>
    </message>
    <message>
        <source>A ticket is being printed</source>
        <translation>Đang in vé</translation>
    </message>
    <message>
        <source>The player waits for you to pay</source>
        <translation>Khách chờ bạn trả tiền</translation>
    </message>
    <message>
        <source>No ticket came: pay by hand</source>
        <translation>Vé không ra: trả tay</translation>
    </message>
    <message>
        <source>Did the ticket come out? Look, then decide</source>
        <translation>Vé đã ra chưa? Hãy xem rồi quyết định</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Đã trả</translation>
    </message>
    <message>
        <source>Note acceptor</source>
        <translation>Bộ nhận tiền</translation>
    </message>
    <message>
        <source>Ticket printer</source>
        <translation>Máy in vé</translation>
    </message>
    <message>
        <source>Station</source>
        <translation>Máy</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>sẵn sàng</translation>
    </message>
    <message>
        <source>busy</source>
        <translation>đang bận</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>đang khởi động</translation>
    </message>
    <message>
        <source>takes nothing now</source>
        <translation>hiện không nhận tiền</translation>
    </message>
    <message>
        <source>holds a note or ticket</source>
        <translation>đang giữ tiền hoặc vé</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>không trả lời</translation>
    </message>
    <message>
        <source>fault</source>
        <translation>lỗi</translation>
    </message>
    <message>
        <source>in order</source>
        <translation>bình thường</translation>
    </message>
    <message>
        <source>stacker full</source>
        <translation>hộp tiền đầy</translation>
    </message>
    <message>
        <source>stacker open</source>
        <translation>hộp tiền mở</translation>
    </message>
    <message>
        <source>jam in the acceptor</source>
        <translation>kẹt trong bộ nhận tiền</translation>
    </message>
    <message>
        <source>jam in the stacker</source>
        <translation>kẹt trong hộp tiền</translation>
    </message>
    <message>
        <source>somebody tampered with it</source>
        <translation>có người can thiệp</translation>
    </message>
    <message>
        <source>paused: a second note behind the first?</source>
        <translation>tạm dừng: có tờ thứ hai phía sau?</translation>
    </message>
    <message>
        <source>failure of the unit</source>
        <translation>thiết bị hỏng</translation>
    </message>
    <message>
        <source>bad communication</source>
        <translation>liên lạc kém</translation>
    </message>
    <message>
        <source>did not take a setting</source>
        <translation>không nhận cài đặt</translation>
    </message>
    <message>
        <source>no currency chosen</source>
        <translation>chưa chọn loại tiền</translation>
    </message>
    <message>
        <source>paper low</source>
        <translation>sắp hết giấy</translation>
    </message>
    <message>
        <source>paper out</source>
        <translation>hết giấy</translation>
    </message>
    <message>
        <source>jam</source>
        <translation>kẹt giấy</translation>
    </message>
    <message>
        <source>head up</source>
        <translation>đầu in đang mở</translation>
    </message>
    <message>
        <source>chassis open</source>
        <translation>vỏ máy mở</translation>
    </message>
    <message>
        <source>ticket in the chute</source>
        <translation>vé còn ở khe</translation>
    </message>
    <message>
        <source>journal mode</source>
        <translation>chế độ nhật ký</translation>
    </message>
    <message>
        <source>{moment} by {number}</source>
        <translation>{moment}, nhân viên {number}</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>đã sửa</translation>
    </message>
    <message>
        <source>no spin</source>
        <translation>không tính</translation>
    </message>
    <message>
        <source>void</source>
        <translation>bị hủy</translation>
    </message>
</context>
<context>
    <name>StationPage</name>
    <message>
        <source>‹ Room</source>
        <translation>‹ Phòng</translation>
    </message>
    <message>
        <source>Claim about round %1 …</source>
        <translation>Khiếu nại ván %1 …</translation>
    </message>
    <message>
        <source>Pay by hand</source>
        <translation>Trả tay</translation>
    </message>
    <message>
        <source>It came out</source>
        <translation>Vé đã ra</translation>
    </message>
    <message>
        <source>It did not come out</source>
        <translation>Vé không ra</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Số dư</translation>
    </message>
    <message>
        <source>On the felt</source>
        <translation>Trên bàn</translation>
    </message>
    <message>
        <source>Money in</source>
        <translation>Tiền nạp</translation>
    </message>
    <message>
        <source>Won or lost</source>
        <translation>Thắng thua</translation>
    </message>
    <message>
        <source>Personal limits</source>
        <translation>Hạn mức riêng</translation>
    </message>
    <message>
        <source>Playing since</source>
        <translation>Chơi từ</translation>
    </message>
    <message>
        <source>Last rounds</source>
        <translation>Các ván gần đây</translation>
    </message>
    <message>
        <source>bet %1</source>
        <translation>cược %1</translation>
    </message>
    <message>
        <source>won %1</source>
        <translation>thắng %1</translation>
    </message>
    <message>
        <source>balance %1</source>
        <translation>số dư %1</translation>
    </message>
    <message>
        <source>Buy-in at %1</source>
        <translation>Nạp tiền tại %1</translation>
    </message>
    <message>
        <source>Personal maximum at %1</source>
        <translation>Tối đa riêng tại %1</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Ván %1 của %2</translation>
    </message>
    <message>
        <source>Adjust %1</source>
        <translation>Điều chỉnh %1</translation>
    </message>
    <message>
        <source>Personal minimum at %1</source>
        <translation>Mức tối thiểu riêng tại %1</translation>
    </message>
    <message>
        <source>The most this player may place on one bet.</source>
        <translation>Mức cao nhất khách này được đặt vào một cửa.</translation>
    </message>
    <message>
        <source>What the strict result took from the player unfairly.</source>
        <translation>Số tiền khách mất một cách không công bằng theo kết quả gốc.</translation>
    </message>
    <message>
        <source>A supervisor decides; the reason is recorded.</source>
        <translation>Giám sát quyết định; lý do được ghi lại.</translation>
    </message>
    <message>
        <source>Cash, vouchers or chips the player gives you.</source>
        <translation>Tiền mặt, phiếu hoặc phỉnh khách đưa bạn.</translation>
    </message>
    <message>
        <source>The least this player may place on one bet, and on all together.</source>
        <translation>Mức ít nhất khách này được đặt cho một cửa và cho tổng mọi cược.</translation>
    </message>
    <message>
        <source>Give to the player</source>
        <translation>Cộng cho khách</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Tiếp tục</translation>
    </message>
    <message>
        <source>Set the minimum instead</source>
        <translation>Đặt mức tối thiểu</translation>
    </message>
    <message>
        <source>Set the maximum instead</source>
        <translation>Đặt mức tối đa</translation>
    </message>
    <message>
        <source>Take personal limits away</source>
        <translation>Bỏ hạn mức riêng</translation>
    </message>
    <message>
        <source>Take from the player</source>
        <translation>Trừ của khách</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Limits</source>
        <translation>Hạn mức</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Tối thiểu</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Tối đa</translation>
    </message>
    <message>
        <source>Multiple</source>
        <translation>Bội số</translation>
    </message>
    <message>
        <source>All wagers together</source>
        <translation>Tổng mọi cược</translation>
    </message>
    <message>
        <source>A higher minimum: the notice must hang for %1 minutes first (rule %2).</source>
        <translation>Tăng mức tối thiểu: thông báo phải hiện trước %1 phút (quy tắc %2).</translation>
    </message>
    <message>
        <source>No notice is needed; it holds from the next round.</source>
        <translation>Không cần thông báo; có hiệu lực từ ván sau.</translation>
    </message>
    <message>
        <source>The notice must hang for %1 minutes first, unless every player agrees (rule %2).</source>
        <translation>Phải treo thông báo %1 phút trước, trừ khi mọi khách đồng ý (quy tắc %2).</translation>
    </message>
    <message>
        <source>All agree …</source>
        <translation>Mọi khách đồng ý …</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Bỏ thay đổi</translation>
    </message>
    <message>
        <source>Nothing is changed.</source>
        <translation>Không có gì thay đổi.</translation>
    </message>
    <message>
        <source>Announce the new limits …</source>
        <translation>Báo trước hạn mức mới …</translation>
    </message>
    <message>
        <source>Change the limits …</source>
        <translation>Đổi hạn mức …</translation>
    </message>
    <message>
        <source>Every station&apos;s sign says now</source>
        <translation>Bảng hạn mức trên mọi máy hiện ghi</translation>
    </message>
    <message>
        <source>Wagering period, in seconds (rule %1)</source>
        <translation>Thời gian đặt cược, giây (quy tắc %1)</translation>
    </message>
    <message>
        <source>It is %1 seconds now.</source>
        <translation>Hiện là %1 giây.</translation>
    </message>
    <message>
        <source>Notices on every station</source>
        <translation>Thông báo trên mọi máy</translation>
    </message>
    <message>
        <source>No notice hangs on the stations</source>
        <translation>Không có thông báo trên các máy</translation>
    </message>
    <message>
        <source>Close the table …</source>
        <translation>Đóng bàn …</translation>
    </message>
    <message>
        <source>The notice has not hung long enough: %1.</source>
        <translation>Thông báo chưa hiện đủ lâu: %1.</translation>
    </message>
    <message>
        <source>Withdraw …</source>
        <translation>Gỡ bỏ …</translation>
    </message>
    <message>
        <source>Announce closure …</source>
        <translation>Báo đóng bàn …</translation>
    </message>
    <message>
        <source>The closure is announced already.</source>
        <translation>Việc đóng bàn đã được báo.</translation>
    </message>
    <message>
        <source>Close table …</source>
        <translation>Đóng bàn …</translation>
    </message>
    <message>
        <source>Open table …</source>
        <translation>Mở bàn …</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>tối thiểu</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>tối đa</translation>
    </message>
    <message>
        <source>multiple</source>
        <translation>bội số</translation>
    </message>
    <message>
        <source>This changes the draft only; nothing hangs on a station yet.</source>
        <translation>Chỉ đổi bản nháp; chưa hiện trên máy nào.</translation>
    </message>
</context>
<context>
    <name>Tender</name>
    <message>
        <source>cash</source>
        <translation>tiền mặt</translation>
    </message>
    <message>
        <source>chips</source>
        <translation>phỉnh</translation>
    </message>
    <message>
        <source>vouchers</source>
        <translation>phiếu</translation>
    </message>
</context>
<context>
    <name>TextPad</name>
    <message>
        <source>Continue</source>
        <translation>Tiếp tục</translation>
    </message>
</context>
<context>
    <name>WND</name>
    <message>
        <source>Table closed</source>
        <translation>Bàn đã đóng</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Kính chào quý khách</translation>
    </message>
    <message>
        <source>Place your bets</source>
        <translation>Mời đặt cược</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>Ngừng đặt cược</translation>
    </message>
    <message>
        <source>Winning number</source>
        <translation>Số trúng</translation>
    </message>
    <message>
        <source>No spin</source>
        <translation>Lượt không tính</translation>
    </message>
    <message>
        <source>Round void</source>
        <translation>Ván bị hủy</translation>
    </message>
    <message>
        <source>All bets are returned.</source>
        <translation>Mọi cược đã trả lại.</translation>
    </message>
    <message>
        <source>Please wait</source>
        <translation>Vui lòng chờ</translation>
    </message>
    <message>
        <source>Accounts are being checked.</source>
        <translation>Đang kiểm tra tài khoản.</translation>
    </message>
    <message>
        <source>No spins yet</source>
        <translation>Chưa có lượt nào</translation>
    </message>
    <message>
        <source>Last {count} spins</source>
        <translation>{count} lượt gần đây</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Đỏ</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Đen</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>Chẵn</translation>
    </message>
    <message>
        <source>Odd</source>
        <translation>Lẻ</translation>
    </message>
    <message>
        <source>Zero</source>
        <translation>Số 0</translation>
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
        <translation>Mất kết nối: kết quả có thể đã cũ</translation>
    </message>
</context>
<context>
    <name>WinningNumberWindow</name>
    <message>
        <source>Winning number</source>
        <translation>Số trúng</translation>
    </message>
</context>
</TS>
