<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="vi_VN" sourcelanguage="en_AU">
<context>
    <name>ActionBar</name>
    <message>
        <source>Undo</source>
        <translation>Hoàn tác</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Xóa hết</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Lặp lại</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Gấp đôi</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Yêu thích</translation>
    </message>
</context>
<context>
    <name>Aim</name>
    <message>
        <source>pays {odds}</source>
        <translation>trả {odds}</translation>
    </message>
    <message>
        <source>returns {amount}</source>
        <translation>nhận về {amount}</translation>
    </message>
    <message>
        <source>minimum {minimum} · maximum {maximum} · steps of {multiple}</source>
        <translation>tối thiểu {minimum} · tối đa {maximum} · bước {multiple}</translation>
    </message>
    <message>
        <source>places nothing</source>
        <translation>không đặt gì</translation>
    </message>
    <message>
        <source>{amount} on this bet</source>
        <translation>{amount} trên cửa này</translation>
    </message>
    <message>
        <source>more than your balance</source>
        <translation>vượt quá số dư của bạn</translation>
    </message>
    <message>
        <source>below the minimum here</source>
        <translation>dưới mức tối thiểu ở đây</translation>
    </message>
    <message>
        <source>maximum: {amount} not placed</source>
        <translation>mức tối đa: {amount} không được đặt</translation>
    </message>
    <message>
        <source>steps: {amount} not placed</source>
        <translation>lệch bước: {amount} không được đặt</translation>
    </message>
</context>
<context>
    <name>AttendantButton</name>
    <message>
        <source>Attendant called</source>
        <translation>Đã gọi nhân viên</translation>
    </message>
    <message>
        <source>Attendant</source>
        <translation>Nhân viên</translation>
    </message>
</context>
<context>
    <name>AttractScreen</name>
    <message>
        <source>Notes: %1</source>
        <translation>Tiền giấy: %1</translation>
    </message>
    <message>
        <source>No notes are taken right now</source>
        <translation>Hiện không nhận tiền giấy</translation>
    </message>
</context>
<context>
    <name>Bet</name>
    <message>
        <source>Straight up {numbers}</source>
        <translation>Số đơn {numbers}</translation>
    </message>
    <message>
        <source>Split {numbers}</source>
        <translation>Cặp số {numbers}</translation>
    </message>
    <message>
        <source>Street {numbers}</source>
        <translation>Hàng ba {numbers}</translation>
    </message>
    <message>
        <source>Corner {numbers}</source>
        <translation>Góc bốn {numbers}</translation>
    </message>
    <message>
        <source>Six-line {first} to {last}</source>
        <translation>Sáu số {first} đến {last}</translation>
    </message>
    <message>
        <source>Column {first} {second} … {last}</source>
        <translation>Cột {first} {second} … {last}</translation>
    </message>
    <message>
        <source>Dozen {first} to {last}</source>
        <translation>Tá {first} đến {last}</translation>
    </message>
    <message>
        <source>Symbol {symbol}</source>
        <translation>Biểu tượng {symbol}</translation>
    </message>
    <message>
        <source>Straight up</source>
        <translation>Số đơn</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Cặp số</translation>
    </message>
    <message>
        <source>Street</source>
        <translation>Hàng ba</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Góc bốn</translation>
    </message>
    <message>
        <source>Six-line</source>
        <translation>Sáu số</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Cột</translation>
    </message>
    <message>
        <source>Dozen</source>
        <translation>Tá</translation>
    </message>
    <message>
        <source>1 to 18</source>
        <translation>1 đến 18</translation>
    </message>
    <message>
        <source>19 to 36</source>
        <translation>19 đến 36</translation>
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
        <source>Red</source>
        <translation>Đỏ</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Đen</translation>
    </message>
    <message>
        <source>Each symbol</source>
        <translation>Mỗi biểu tượng</translation>
    </message>
    <message>
        <source>{odds} to 1</source>
        <translation>{odds} ăn 1</translation>
    </message>
</context>
<context>
    <name>Book</name>
    <message>
        <source>A disruption compromised the integrity of the game</source>
        <translation>Sự cố làm ảnh hưởng tính trung thực của ván chơi</translation>
    </message>
    <message>
        <source>A foreign object entered the wheel</source>
        <translation>Có vật lạ rơi vào bánh xe</translation>
    </message>
    <message>
        <source>A mechanical malfunction of the wheel or its support</source>
        <translation>Hỏng máy ở vòng quay hoặc giá đỡ</translation>
    </message>
    <message>
        <source>A person interfered with the ball or the wheel</source>
        <translation>Có người can thiệp vào bi hoặc bánh xe</translation>
    </message>
    <message>
        <source>Big Wheel</source>
        <translation>Vòng quay lớn</translation>
    </message>
    <message>
        <source>Big Wheel, option 1</source>
        <translation>Vòng quay lớn, kiểu 1</translation>
    </message>
    <message>
        <source>Big Wheel, option 2</source>
        <translation>Vòng quay lớn, kiểu 2</translation>
    </message>
    <message>
        <source>Big Wheel, option 3</source>
        <translation>Vòng quay lớn, kiểu 3</translation>
    </message>
    <message>
        <source>Big Wheel, option 4</source>
        <translation>Vòng quay lớn, kiểu 4</translation>
    </message>
    <message>
        <source>Double Zero Rapid Roulette</source>
        <translation>Roulette nhanh hai số 0</translation>
    </message>
    <message>
        <source>Money Wheel</source>
        <translation>Vòng quay tiền</translation>
    </message>
    <message>
        <source>Money Wheel, option One</source>
        <translation>Vòng quay tiền, kiểu Một</translation>
    </message>
    <message>
        <source>Money Wheel, option Three</source>
        <translation>Vòng quay tiền, kiểu Ba</translation>
    </message>
    <message>
        <source>Money Wheel, option Two</source>
        <translation>Vòng quay tiền, kiểu Hai</translation>
    </message>
    <message>
        <source>Physical interference or a mechanical malfunction while the wheel was spinning</source>
        <translation>Có tác động bên ngoài hoặc hỏng máy khi vòng đang quay</translation>
    </message>
    <message>
        <source>Physical interference or a mechanical malfunction with the spin</source>
        <translation>Có tác động bên ngoài hoặc hỏng máy trong lượt quay</translation>
    </message>
    <message>
        <source>Physical interference with the spin of the wheel</source>
        <translation>Có tác động bên ngoài vào lượt quay</translation>
    </message>
    <message>
        <source>Single Zero Rapid Roulette</source>
        <translation>Roulette nhanh một số 0</translation>
    </message>
    <message>
        <source>The ball came to rest before the end of the wagering period</source>
        <translation>Bi dừng trước khi hết thời gian đặt cược</translation>
    </message>
    <message>
        <source>The ball left the wheel</source>
        <translation>Bi văng khỏi bánh xe</translation>
    </message>
    <message>
        <source>The ball was spun in the direction of the wheel</source>
        <translation>Bi được thả cùng chiều quay của bánh xe</translation>
    </message>
    <message>
        <source>The ball will not complete four revolutions</source>
        <translation>Bi sẽ không chạy đủ bốn vòng</translation>
    </message>
    <message>
        <source>The indicator came to rest on a peg between two sections</source>
        <translation>Kim chỉ dừng trên chốt giữa hai ô</translation>
    </message>
    <message>
        <source>The indicator did not come to rest clearly inside a compartment</source>
        <translation>Kim chỉ không dừng rõ trong một ô</translation>
    </message>
    <message>
        <source>The indicator stopped on the peg between two sections</source>
        <translation>Kim chỉ dừng trên chốt giữa hai ô</translation>
    </message>
    <message>
        <source>The wheel became unbalanced</source>
        <translation>Vòng quay bị mất cân bằng</translation>
    </message>
    <message>
        <source>The wheel did not complete three revolutions</source>
        <translation>Vòng quay không quay đủ ba vòng</translation>
    </message>
    <message>
        <source>The wheel stopped before no more bets was announced</source>
        <translation>Vòng quay dừng trước khi báo hết giờ đặt cược</translation>
    </message>
    <message>
        <source>The wheel stopped before the ball came to rest</source>
        <translation>Bánh xe dừng trước khi bi dừng</translation>
    </message>
    <message>
        <source>The wheel was not rotating when the ball was spun</source>
        <translation>Bánh xe không quay khi bi được thả</translation>
    </message>
    <message>
        <source>The wheel will not complete three revolutions</source>
        <translation>Vòng quay sẽ không quay đủ ba vòng</translation>
    </message>
</context>
<context>
    <name>CashOutQuestion</name>
    <message>
        <source>Cash out %1?</source>
        <translation>Rút %1?</translation>
    </message>
    <message>
        <source>Chips on the felt come back to you first. Your visit at this station ends.</source>
        <translation>Phỉnh trên bàn được trả lại cho bạn trước. Lượt chơi của bạn tại máy này kết thúc.</translation>
    </message>
    <message>
        <source>Print a ticket</source>
        <translation>In vé</translation>
    </message>
    <message>
        <source>Paid by the dealer</source>
        <translation>Người chia bài trả</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Chơi tiếp</translation>
    </message>
</context>
<context>
    <name>Countdown</name>
    <message>
        <source>Please wait</source>
        <translation>Vui lòng chờ</translation>
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
        <source>No more bets</source>
        <translation>Ngừng đặt cược</translation>
    </message>
    <message>
        <source>Last bets</source>
        <translation>Cược cuối</translation>
    </message>
    <message>
        <source>Place your bets</source>
        <translation>Mời đặt cược</translation>
    </message>
</context>
<context>
    <name>CountdownView</name>
    <message>
        <source>seconds</source>
        <translation>giây</translation>
    </message>
    <message>
        <source>You won %1</source>
        <translation>Bạn thắng %1</translation>
    </message>
</context>
<context>
    <name>CreditMeter</name>
    <message>
        <source>in {amount}</source>
        <translation>nạp {amount}</translation>
    </message>
    <message>
        <source>net {amount}</source>
        <translation>ròng {amount}</translation>
    </message>
</context>
<context>
    <name>DemoWindow</name>
    <message>
        <source>Demonstration: pretended money</source>
        <translation>Trình diễn: tiền giả định</translation>
    </message>
    <message>
        <source>Demonstration</source>
        <translation>Trình diễn</translation>
    </message>
    <message>
        <source>Note %1</source>
        <translation>Tiền %1</translation>
    </message>
    <message>
        <source>Dealer adds 500</source>
        <translation>Nạp 500</translation>
    </message>
    <message>
        <source>Take ticket</source>
        <translation>Lấy vé</translation>
    </message>
    <message>
        <source>Insert ticket</source>
        <translation>Đưa vé vào</translation>
    </message>
</context>
<context>
    <name>Favourites</name>
    <message>
        <source>Bets: {count}</source>
        <translation>Số cược: {count}</translation>
    </message>
    <message>
        <source>There are no chips on the felt to keep.</source>
        <translation>Trên bàn không có phỉnh nào để lưu.</translation>
    </message>
</context>
<context>
    <name>FavouritesPage</name>
    <message>
        <source>Favourites · %1 s</source>
        <translation>Yêu thích · %1 giây</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Yêu thích</translation>
    </message>
    <message>
        <source>Free: keep the chips on the felt here, and place them again with one touch</source>
        <translation>Còn trống: lưu các phỉnh trên bàn vào đây, sau này chạm một lần là đặt lại</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Xóa</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Đặt</translation>
    </message>
    <message>
        <source>Keep my chips here</source>
        <translation>Lưu phỉnh của tôi vào đây</translation>
    </message>
</context>
<context>
    <name>Felt</name>
    <message>
        <source>1st 12</source>
        <translation>Tá 1</translation>
    </message>
    <message>
        <source>2nd 12</source>
        <translation>Tá 2</translation>
    </message>
    <message>
        <source>3rd 12</source>
        <translation>Tá 3</translation>
    </message>
    <message>
        <source>EVEN</source>
        <translation>CHẴN</translation>
    </message>
    <message>
        <source>ODD</source>
        <translation>LẺ</translation>
    </message>
    <message>
        <source>RED</source>
        <translation>ĐỎ</translation>
    </message>
    <message>
        <source>BLACK</source>
        <translation>ĐEN</translation>
    </message>
</context>
<context>
    <name>FeltBoard</name>
    <message>
        <source>Racetrack</source>
        <translation>Đường đua</translation>
    </message>
</context>
<context>
    <name>GameScreen</name>
    <message>
        <source>CASH OUT</source>
        <translation>RÚT TIỀN</translation>
    </message>
</context>
<context>
    <name>HeaderBar</name>
    <message>
        <source>YOUR LIMITS · %1</source>
        <translation>HẠN MỨC CỦA BẠN · %1</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Kết nối</translation>
    </message>
    <message>
        <source>No link</source>
        <translation>Mất kết nối</translation>
    </message>
    <message>
        <source>Help and rules</source>
        <translation>Trợ giúp và luật</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>How to play</source>
        <translation>Cách chơi</translation>
    </message>
    <message>
        <source>Place a bet</source>
        <translation>Đặt cược</translation>
    </message>
    <message>
        <source>Touch a chip, then touch a spot: a number, a line between numbers, or a box. Or drag a chip to the spot. Touch again to add another chip.</source>
        <translation>Chạm vào phỉnh, rồi chạm vào vị trí: một số, đường kẻ giữa các số, hoặc một ô. Hoặc kéo phỉnh đến vị trí. Chạm lần nữa để thêm phỉnh.</translation>
    </message>
    <message>
        <source>Move it, take it off</source>
        <translation>Di chuyển, lấy lại</translation>
    </message>
    <message>
        <source>Drag a stack to another spot to move it, or off the felt to take it back. Undo goes back step by step, Clear takes everything off. Repeat places your last bets again; Favourites keeps some for this visit.</source>
        <translation>Kéo chồng phỉnh sang vị trí khác để di chuyển, hoặc ra ngoài bàn để lấy lại. Hoàn tác lùi từng bước, Xóa hết lấy lại tất cả. Lặp lại đặt lại cược vừa rồi; Yêu thích lưu cược cho lượt này.</translation>
    </message>
    <message>
        <source>What a bet pays</source>
        <translation>Tiền thưởng của một cửa</translation>
    </message>
    <message>
        <source>Hold a finger still on a spot: it shows what the bet covers, what it pays and its limits. Touch the limit sign for all of them.</source>
        <translation>Giữ yên ngón tay trên một vị trí: màn hình cho biết cửa đó gồm số nào, trả bao nhiêu và hạn mức. Chạm vào bảng hạn mức để xem tất cả.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Thời gian</translation>
    </message>
    <message>
        <source>The ring shows the time left, %1 seconds unless the table says otherwise. The wheel or the dealer may end it early. At zero nothing can be placed or taken off.</source>
        <translation>Vòng tròn cho biết thời gian còn lại, %1 giây trừ khi bàn quy định khác. Bánh xe hoặc người chia bài có thể kết thúc sớm. Khi về 0, không thể đặt hay lấy lại.</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Cược nào được tính</translation>
    </message>
    <message>
        <source>Solid chips are confirmed by the table. Faint chips with a turning ring are still on their way. When the time is over, the screen shows exactly the bets that count.</source>
        <translation>Phỉnh đậm đã được bàn xác nhận. Phỉnh mờ có vòng xoay còn đang gửi. Khi hết giờ, màn hình hiện đúng những cược được tính.</translation>
    </message>
    <message>
        <source>Below the minimum, above the maximum</source>
        <translation>Dưới tối thiểu, trên tối đa</translation>
    </message>
    <message>
        <source>An amount below a bet&apos;s minimum is not placed. Above the maximum, or between two steps, the next lower amount is placed and the rest stays yours. All bets together must reach %1.</source>
        <translation>Số tiền dưới mức tối thiểu không được đặt. Trên mức tối đa, hoặc giữa hai bước, mức thấp hơn kế tiếp được đặt và phần còn lại vẫn là của bạn. Tổng mọi cược phải đạt %1.</translation>
    </message>
    <message>
        <source>No spin, or a mistake</source>
        <translation>Lượt quay không tính, hoặc sai sót</translation>
    </message>
    <message>
        <source>If a spin does not count, every bet of it comes back. If a wrong result was entered, accounts are frozen for a moment and put right in front of you.</source>
        <translation>Nếu một lượt quay không tính, mọi cược của lượt đó được trả lại. Nếu nhập sai kết quả, các tài khoản tạm ngưng và được sửa ngay trước mặt bạn.</translation>
    </message>
    <message>
        <source>Your money</source>
        <translation>Tiền của bạn</translation>
    </message>
    <message>
        <source>Insert a note or a ticket, or pay the dealer. Cash Out prints a ticket or calls the dealer. My rounds shows each round of this visit as it was.</source>
        <translation>Đưa tiền giấy hoặc vé vào, hoặc nạp qua người chia bài. Rút tiền sẽ in vé hoặc gọi người chia bài. Các ván của tôi cho xem lại từng ván như đã diễn ra.</translation>
    </message>
    <message>
        <source>The rules, and complaints</source>
        <translation>Luật và khiếu nại</translation>
    </message>
    <message>
        <source>The full rules (%1) are there on request: call an attendant. You may ask for the pit boss about any decision, and then for the inspector on duty.</source>
        <translation>Toàn bộ luật (%1) có sẵn khi yêu cầu: hãy gọi nhân viên. Bạn có thể yêu cầu gặp quản lý khu về mọi quyết định, sau đó là thanh tra trực.</translation>
    </message>
    <message>
        <source>Play within your limits</source>
        <translation>Chơi trong giới hạn</translation>
    </message>
    <message>
        <source>“This visit” says how long you have played and how it stands. Past results say nothing about the next spin. If it is no longer fun, stop, and ask any attendant for help: it is confidential.</source>
        <translation>“Lượt này” cho biết bạn đã chơi bao lâu và đang thế nào. Kết quả trước không nói gì về lượt quay sau. Nếu không còn vui, hãy dừng và nhờ nhân viên giúp: hoàn toàn kín đáo.</translation>
    </message>
</context>
<context>
    <name>Jackpots</name>
    <message>
        <source>Jackpot! {name}</source>
        <translation>Trúng jackpot! {name}</translation>
    </message>
    <message>
        <source>Yours: the pit boss confirms it</source>
        <translation>Của bạn: chờ quản lý xác nhận</translation>
    </message>
    <message>
        <source>not offered now</source>
        <translation>hiện không áp dụng</translation>
    </message>
    <message>
        <source>Station {station} won {amount}</source>
        <translation>Máy {station} trúng {amount}</translation>
    </message>
    <message>
        <source>Table {table}, station {station} won {amount}</source>
        <translation>Bàn {table}, máy {station} trúng {amount}</translation>
    </message>
    <message>
        <source>{name} is confirmed: {amount} is yours.</source>
        <translation>{name} đã được xác nhận: {amount} là của bạn.</translation>
    </message>
    <message>
        <source>{name}: you won {amount}!</source>
        <translation>{name}: bạn trúng {amount}!</translation>
    </message>
    <message>
        <source>The pit boss is told and comes to station {station} to confirm it. Play goes on.</source>
        <translation>Quản lý khu đã được báo và sẽ đến máy {station} để xác nhận. Ván chơi vẫn tiếp tục.</translation>
    </message>
    <message>
        <source>Confirmed by the pit boss. It will be handed over to you at station {station}.</source>
        <translation>Quản lý khu đã xác nhận. Giải sẽ được trao cho bạn tại máy {station}.</translation>
    </message>
    <message>
        <source>Confirmed by the pit boss: it is in your balance.</source>
        <translation>Quản lý khu đã xác nhận: tiền đã vào số dư của bạn.</translation>
    </message>
</context>
<context>
    <name>KeyPad</name>
    <message>
        <source>Erase</source>
        <translation>Xóa</translation>
    </message>
</context>
<context>
    <name>LanguageMenu</name>
    <message>
        <source>Language</source>
        <translation>Ngôn ngữ</translation>
    </message>
    <message>
        <source>Standard colours</source>
        <translation>Màu chuẩn</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Tương phản cao</translation>
    </message>
</context>
<context>
    <name>LastSpinCard</name>
    <message>
        <source>Last spin</source>
        <translation>Lượt trước</translation>
    </message>
    <message>
        <source>You have not bet yet</source>
        <translation>Bạn chưa đặt cược</translation>
    </message>
    <message>
        <source>won %1</source>
        <translation>thắng %1</translation>
    </message>
    <message>
        <source>bet %1</source>
        <translation>cược %1</translation>
    </message>
</context>
<context>
    <name>LimitCard</name>
    <message>
        <source>Your limits</source>
        <translation>Hạn mức của bạn</translation>
    </message>
    <message>
        <source>Limits at this table</source>
        <translation>Hạn mức bàn này</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Cửa cược</translation>
    </message>
    <message>
        <source>Pays</source>
        <translation>Trả</translation>
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
        <source>Step</source>
        <translation>Bước</translation>
    </message>
    <message>
        <source>All your bets of a round together: at least %1. Below that they do not count and come back to you.</source>
        <translation>Tổng mọi cược của một ván: ít nhất %1. Dưới mức đó không được tính và được trả lại bạn.</translation>
    </message>
    <message>
        <source>as written in its box</source>
        <translation>ghi trong ô</translation>
    </message>
    <message>
        <source>MIN {minimum} · MAX {maximum} · BY {multiple}</source>
        <translation>TỐI THIỂU {minimum} · TỐI ĐA {maximum} · BƯỚC {multiple}</translation>
    </message>
</context>
<context>
    <name>MeterView</name>
    <message>
        <source>BALANCE</source>
        <translation>SỐ DƯ</translation>
    </message>
    <message>
        <source>BET</source>
        <translation>CƯỢC</translation>
    </message>
    <message>
        <source>LAST WIN</source>
        <translation>THẮNG GẦN NHẤT</translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message>
        <source>Symbol {symbol}</source>
        <translation>Biểu tượng {symbol}</translation>
    </message>
    <message>
        <source>red</source>
        <translation>đỏ</translation>
    </message>
    <message>
        <source>black</source>
        <translation>đen</translation>
    </message>
    <message>
        <source>green</source>
        <translation>xanh</translation>
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
        <translation>Đóng</translation>
    </message>
</context>
<context>
    <name>Racetrack</name>
    <message>
        <source>{count} chips of {chip} = {total}</source>
        <translation>{count} phỉnh {chip} = {total}</translation>
    </message>
</context>
<context>
    <name>RacetrackView</name>
    <message>
        <source>Neighbours ± %1</source>
        <translation>Số kề ± %1</translation>
    </message>
    <message>
        <source>Voisins · 9 chips</source>
        <translation>Voisins · 9 phỉnh</translation>
    </message>
    <message>
        <source>Orphelins · 5 chips</source>
        <translation>Orphelins · 5 phỉnh</translation>
    </message>
    <message>
        <source>Tiers · 6 chips</source>
        <translation>Tiers · 6 phỉnh</translation>
    </message>
</context>
<context>
    <name>Recall</name>
    <message>
        <source>Round {round}</source>
        <translation>Ván {round}</translation>
    </message>
    <message>
        <source>Note in</source>
        <translation>Nạp tiền giấy</translation>
    </message>
    <message>
        <source>Ticket in</source>
        <translation>Nạp vé</translation>
    </message>
    <message>
        <source>Paid in by the dealer</source>
        <translation>Người chia bài nạp</translation>
    </message>
    <message>
        <source>Cashed out</source>
        <translation>Đã rút</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Điều chỉnh</translation>
    </message>
    <message>
        <source>Jackpot</source>
        <translation>Jackpot</translation>
    </message>
    <message>
        <source>Below the table minimum: {stake} came back. Balance {balance}.</source>
        <translation>Dưới mức tối thiểu của bàn: {stake} đã trả lại. Số dư {balance}.</translation>
    </message>
    <message>
        <source>No valid spin: {stake} came back. Balance {balance}.</source>
        <translation>Lượt quay không hợp lệ: {stake} đã trả lại. Số dư {balance}.</translation>
    </message>
    <message>
        <source>{outcome}. Bets {stake}, returned {returned}, balance {balance}.</source>
        <translation>{outcome}. Cược {stake}, nhận về {returned}, số dư {balance}.</translation>
    </message>
</context>
<context>
    <name>RecallPage</name>
    <message>
        <source>My rounds: looking back</source>
        <translation>Các ván của tôi: xem lại</translation>
    </message>
    <message>
        <source>There are no rounds yet.</source>
        <translation>Chưa có ván nào.</translation>
    </message>
</context>
<context>
    <name>ResultStrip</name>
    <message>
        <source>Last results</source>
        <translation>Kết quả gần đây</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>No results yet</source>
        <translation>Chưa có kết quả</translation>
    </message>
    <message>
        <source>Spins counted: {count}</source>
        <translation>Số lượt thống kê: {count}</translation>
    </message>
    <message>
        <source>Red {count}</source>
        <translation>Đỏ {count}</translation>
    </message>
    <message>
        <source>Black {count}</source>
        <translation>Đen {count}</translation>
    </message>
    <message>
        <source>Zero {count}</source>
        <translation>Số 0: {count}</translation>
    </message>
    <message>
        <source>Last spin · round {round}</source>
        <translation>Lượt trước · ván {round}</translation>
    </message>
    <message>
        <source>No spin: bets returned</source>
        <translation>Không tính: trả lại cược</translation>
    </message>
</context>
<context>
    <name>Sayings</name>
    <message>
        <source>Your last confirmed bets stand. Reconnecting…</source>
        <translation>Cược đã xác nhận cuối cùng của bạn vẫn giữ. Đang kết nối lại…</translation>
    </message>
    <message>
        <source>minimum {minimum} here</source>
        <translation>tối thiểu {minimum} ở đây</translation>
    </message>
    <message>
        <source>maximum {maximum}: {not_placed} not placed</source>
        <translation>tối đa {maximum}: {not_placed} không đặt</translation>
    </message>
    <message>
        <source>maximum {maximum} here</source>
        <translation>tối đa {maximum} ở đây</translation>
    </message>
    <message>
        <source>steps of {multiple}: {not_placed} not placed</source>
        <translation>bước {multiple}: {not_placed} không đặt</translation>
    </message>
    <message>
        <source>steps of {multiple} here</source>
        <translation>bước {multiple} ở đây</translation>
    </message>
    <message>
        <source>{missing} more needed</source>
        <translation>còn thiếu {missing}</translation>
    </message>
    <message>
        <source>too late for this spin</source>
        <translation>đã quá giờ cho lượt này</translation>
    </message>
    <message>
        <source>not taken: {amount} back in your balance</source>
        <translation>không nhận: {amount} trả lại số dư</translation>
    </message>
    <message>
        <source>Your bets were below the table minimum and came back to you.</source>
        <translation>Cược của bạn dưới mức tối thiểu của bàn và đã được trả lại.</translation>
    </message>
    <message>
        <source>No spin: all bets are back in your balance.</source>
        <translation>Lượt quay không tính: mọi cược đã về số dư.</translation>
    </message>
    <message>
        <source>This round does not count: all bets are back in your balance.</source>
        <translation>Ván này không tính: mọi cược đã về số dư.</translation>
    </message>
    <message>
        <source>Your bets of this round were returned by the dealer.</source>
        <translation>Cược ván này của bạn đã được người chia bài trả lại.</translation>
    </message>
    <message>
        <source>The result was corrected from {was} to {now}: {change}.</source>
        <translation>Kết quả được sửa từ {was} thành {now}: {change}.</translation>
    </message>
    <message>
        <source>Insert a note or a ticket, or see the dealer, to play.</source>
        <translation>Đưa tiền giấy hoặc vé vào, hoặc gặp người chia bài, để chơi.</translation>
    </message>
    <message>
        <source>Checking your note…</source>
        <translation>Đang kiểm tra tiền giấy…</translation>
    </message>
    <message>
        <source>Checking your ticket…</source>
        <translation>Đang kiểm tra vé…</translation>
    </message>
    <message>
        <source>These chips are already on the felt.</source>
        <translation>Các phỉnh này đã có trên bàn.</translation>
    </message>
    <message>
        <source>Your note came back: with it your balance would pass the limit here.</source>
        <translation>Tiền giấy đã trả lại: nếu nhận, số dư sẽ vượt giới hạn ở đây.</translation>
    </message>
    <message>
        <source>Your note came back: no money can be taken just now.</source>
        <translation>Tiền giấy đã trả lại: hiện không thể nhận tiền.</translation>
    </message>
    <message>
        <source>Your note came back. Nothing was taken.</source>
        <translation>Tiền giấy đã trả lại. Không thu gì cả.</translation>
    </message>
    <message>
        <source>This ticket was paid on {date}.</source>
        <translation>Vé này đã được trả tiền ngày {date}.</translation>
    </message>
    <message>
        <source>This ticket expired on {date}.</source>
        <translation>Vé này đã hết hạn ngày {date}.</translation>
    </message>
    <message>
        <source>This ticket is not known here. Please ask an attendant.</source>
        <translation>Vé này không có ở đây. Vui lòng hỏi nhân viên.</translation>
    </message>
    <message>
        <source>This ticket is being paid at another station.</source>
        <translation>Vé này đang được trả tiền ở một máy khác.</translation>
    </message>
    <message>
        <source>This ticket is no longer valid: its amount was paid by hand.</source>
        <translation>Vé này không còn giá trị: số tiền đã được trả bằng tay.</translation>
    </message>
    <message>
        <source>This ticket is from table {table}. Take it to that table or to the cage.</source>
        <translation>Vé này của bàn {table}. Vui lòng mang đến bàn đó hoặc quầy thu ngân.</translation>
    </message>
    <message>
        <source>No tickets can be taken here just now. Please ask an attendant.</source>
        <translation>Hiện không nhận vé ở đây. Vui lòng hỏi nhân viên.</translation>
    </message>
    <message>
        <source>This ticket was never confirmed. Please ask an attendant.</source>
        <translation>Vé này chưa được xác nhận. Vui lòng hỏi nhân viên.</translation>
    </message>
    <message>
        <source>Your ticket came back: with it your balance would pass the limit here.</source>
        <translation>Vé đã trả lại: nếu nhận, số dư sẽ vượt giới hạn ở đây.</translation>
    </message>
    <message>
        <source>Your ticket came back: no money can be taken just now. It is still yours.</source>
        <translation>Vé đã trả lại: hiện không thể nhận tiền. Nó vẫn là của bạn.</translation>
    </message>
    <message>
        <source>Your ticket came back. It is still yours.</source>
        <translation>Vé đã trả lại. Nó vẫn là của bạn.</translation>
    </message>
    <message>
        <source>{amount} added to your balance.</source>
        <translation>Đã cộng {amount} vào số dư.</translation>
    </message>
    <message>
        <source>Your ticket is being printed.</source>
        <translation>Vé của bạn đang được in.</translation>
    </message>
    <message>
        <source>Please take your ticket.</source>
        <translation>Vui lòng lấy vé.</translation>
    </message>
    <message>
        <source>An attendant is on the way.</source>
        <translation>Nhân viên đang đến.</translation>
    </message>
    <message>
        <source>You can cash out when this round is settled.</source>
        <translation>Bạn có thể rút tiền khi ván này kết thúc.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Không có gì để hoàn tác.</translation>
    </message>
    <message>
        <source>There are no bets to repeat yet.</source>
        <translation>Chưa có cược nào để lặp lại.</translation>
    </message>
</context>
<context>
    <name>ServiceScreen</name>
    <message>
        <source>This station is out of service</source>
        <translation>Máy này tạm ngưng phục vụ</translation>
    </message>
    <message>
        <source>Technician&apos;s test. Not for play.</source>
        <translation>Kỹ thuật viên đang thử máy. Không chơi được.</translation>
    </message>
    <message>
        <source>Connecting to the table…</source>
        <translation>Đang kết nối với bàn…</translation>
    </message>
    <message>
        <source>Your money is safe. Please use another station, or call an attendant.</source>
        <translation>Tiền của bạn an toàn. Vui lòng dùng máy khác hoặc gọi nhân viên.</translation>
    </message>
    <message>
        <source>No money is taken or paid while a technician is testing this station.</source>
        <translation>Không thu hay trả tiền khi kỹ thuật viên đang thử máy.</translation>
    </message>
    <message>
        <source>Play begins as soon as the table answers.</source>
        <translation>Trò chơi bắt đầu ngay khi bàn trả lời.</translation>
    </message>
</context>
<context>
    <name>SetUp</name>
    <message>
        <source>The server&apos;s address is missing.</source>
        <translation>Thiếu địa chỉ máy chủ.</translation>
    </message>
    <message>
        <source>The one-time code has at least six characters.</source>
        <translation>Mã dùng một lần có ít nhất sáu ký tự.</translation>
    </message>
</context>
<context>
    <name>SetUpWindow</name>
    <message>
        <source>Set up this station</source>
        <translation>Thiết lập máy này</translation>
    </message>
    <message>
        <source>The one-time code comes from the server: ats server enrolment-code. It works once, within a day.</source>
        <translation>Mã dùng một lần lấy từ máy chủ: ats server enrolment-code. Chỉ dùng được một lần, trong vòng một ngày.</translation>
    </message>
    <message>
        <source>Server address</source>
        <translation>Địa chỉ máy chủ</translation>
    </message>
    <message>
        <source>One-time code</source>
        <translation>Mã dùng một lần</translation>
    </message>
    <message>
        <source>Asking the server…</source>
        <translation>Đang hỏi máy chủ…</translation>
    </message>
    <message>
        <source>Join the table</source>
        <translation>Vào bàn</translation>
    </message>
</context>
<context>
    <name>StateVeil</name>
    <message>
        <source>Reconnecting…</source>
        <translation>Đang kết nối lại…</translation>
    </message>
    <message>
        <source>Accounts are being checked</source>
        <translation>Đang kiểm tra tài khoản</translation>
    </message>
    <message>
        <source>Your ticket is being printed</source>
        <translation>Vé của bạn đang được in</translation>
    </message>
    <message>
        <source>Please take your ticket</source>
        <translation>Vui lòng lấy vé</translation>
    </message>
    <message>
        <source>The dealer will pay you</source>
        <translation>Người chia bài sẽ trả tiền cho bạn</translation>
    </message>
    <message>
        <source>An attendant will pay you</source>
        <translation>Nhân viên sẽ trả tiền cho bạn</translation>
    </message>
    <message>
        <source>Please wait for an attendant</source>
        <translation>Vui lòng chờ nhân viên</translation>
    </message>
    <message>
        <source>Your last confirmed bets stand. Nothing can be changed until the link to the table is back.</source>
        <translation>Cược đã xác nhận cuối cùng của bạn vẫn giữ. Không thể thay đổi gì cho đến khi kết nối trở lại.</translation>
    </message>
    <message>
        <source>A result is being put right. Nothing is lost: every account at the table stands still until it is done, and you will see the correction here.</source>
        <translation>Đang sửa một kết quả. Không mất gì cả: mọi tài khoản tại bàn đứng yên cho đến khi xong, và bạn sẽ thấy điều chỉnh tại đây.</translation>
    </message>
    <message>
        <source>It takes a moment. Please do not pull.</source>
        <translation>Chờ một chút. Vui lòng đừng kéo.</translation>
    </message>
    <message>
        <source>It is worth money: insert it at any station of this table, or show it at the cashier.</source>
        <translation>Vé có giá trị như tiền: đưa vào bất kỳ máy nào của bàn này, hoặc xuất trình tại quầy thu ngân.</translation>
    </message>
    <message>
        <source>The dealer has been told. Please stay at the station until you have been paid.</source>
        <translation>Người chia bài đã được báo. Vui lòng ở lại máy cho đến khi được trả.</translation>
    </message>
    <message>
        <source>No ticket was printed, and your money is safe. The amount below waits for you; an attendant has been called.</source>
        <translation>Không in được vé, tiền của bạn vẫn an toàn. Số tiền dưới đây chờ bạn; đã gọi nhân viên.</translation>
    </message>
    <message>
        <source>We cannot tell whether your ticket came out. Nothing is lost: an attendant has been called and will decide with you.</source>
        <translation>Không thể biết vé đã ra hay chưa. Không mất gì cả: đã gọi nhân viên đến giải quyết cùng bạn.</translation>
    </message>
</context>
<context>
    <name>Station</name>
    <message>
        <source>Station {number}</source>
        <translation>Máy {number}</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Không có gì để hoàn tác.</translation>
    </message>
    <message>
        <source>There are no chips to take off.</source>
        <translation>Không có phỉnh để lấy lại.</translation>
    </message>
    <message>
        <source>There are no bets to repeat yet.</source>
        <translation>Chưa có cược nào để lặp lại.</translation>
    </message>
    <message>
        <source>There are no chips to double.</source>
        <translation>Không có phỉnh để gấp đôi.</translation>
    </message>
    <message>
        <source>The ticket printer is not ready.</source>
        <translation>Máy in vé chưa sẵn sàng.</translation>
    </message>
    <message>
        <source>The dealer cannot pay out at this table.</source>
        <translation>Người chia bài không trả tiền tại bàn này.</translation>
    </message>
    <message>
        <source>Play has ended for you at this table. You can cash out.</source>
        <translation>Bạn đã kết thúc chơi tại bàn này. Bạn có thể rút tiền.</translation>
    </message>
    <message>
        <source>No more bets for this spin.</source>
        <translation>Ngừng đặt cược cho lượt này.</translation>
    </message>
    <message>
        <source>The next round opens in a moment.</source>
        <translation>Ván tiếp theo sắp mở.</translation>
    </message>
    <message>
        <source>The link to the table is lost. Your last confirmed bets stand.</source>
        <translation>Mất kết nối với bàn. Cược đã xác nhận cuối cùng của bạn vẫn giữ.</translation>
    </message>
    <message>
        <source>Accounts are being checked.</source>
        <translation>Đang kiểm tra tài khoản.</translation>
    </message>
    <message>
        <source>Insert a note or a ticket, or see the dealer, to play.</source>
        <translation>Đưa tiền giấy hoặc vé vào, hoặc gặp người chia bài, để chơi.</translation>
    </message>
    <message>
        <source>Your cash-out is under way.</source>
        <translation>Đang rút tiền cho bạn.</translation>
    </message>
    <message>
        <source>This station is not in play.</source>
        <translation>Máy này không hoạt động.</translation>
    </message>
    <message>
        <source>There is nothing to cash out.</source>
        <translation>Không có gì để rút.</translation>
    </message>
    <message>
        <source>You can cash out when this round is settled.</source>
        <translation>Bạn có thể rút tiền khi ván này kết thúc.</translation>
    </message>
    <message>
        <source>Insert a note or a ticket, or see the dealer</source>
        <translation>Đưa tiền giấy hoặc vé vào, hoặc gặp người chia bài</translation>
    </message>
    <message>
        <source>Insert a note, or see the dealer</source>
        <translation>Đưa tiền giấy vào, hoặc gặp người chia bài</translation>
    </message>
    <message>
        <source>Insert a ticket, or see the dealer</source>
        <translation>Đưa vé vào, hoặc gặp người chia bài</translation>
    </message>
    <message>
        <source>See the dealer to play</source>
        <translation>Gặp người chia bài để chơi</translation>
    </message>
</context>
<context>
    <name>StationWindow</name>
    <message>
        <source>Station</source>
        <translation>Máy</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Hot %1</source>
        <translation>Nóng %1</translation>
    </message>
    <message>
        <source>Cold %1</source>
        <translation>Lạnh %1</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>below minimum</source>
        <translation>dưới tối thiểu</translation>
    </message>
    <message>
        <source>over balance</source>
        <translation>quá số dư</translation>
    </message>
</context>
<context>
    <name>VisitCard</name>
    <message>
        <source>This visit %1</source>
        <translation>Lượt này %1</translation>
    </message>
    <message>
        <source>This visit</source>
        <translation>Lượt này</translation>
    </message>
    <message>
        <source>My rounds</source>
        <translation>Các ván của tôi</translation>
    </message>
</context>
<context>
    <name>Wheel</name>
    <message>
        <source>Next round soon</source>
        <translation>Sắp có ván mới</translation>
    </message>
    <message>
        <source>Place your bets</source>
        <translation>Mời đặt cược</translation>
    </message>
    <message>
        <source>The wheel decides</source>
        <translation>Chờ bánh xe</translation>
    </message>
    <message>
        <source>The wheel has stopped</source>
        <translation>Bánh xe đã dừng</translation>
    </message>
    <message>
        <source>The ball has landed</source>
        <translation>Bi đã dừng</translation>
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
        <source>Accounts are being checked</source>
        <translation>Đang kiểm tra tài khoản</translation>
    </message>
    <message>
        <source>closed early by the wheel</source>
        <translation>bánh xe đóng sớm</translation>
    </message>
    <message>
        <source>closed early by the dealer</source>
        <translation>người chia bài đóng sớm</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>ván {round}</translation>
    </message>
</context>
</TS>
