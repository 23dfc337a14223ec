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
        <translation>Cược lại</translation>
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
        <source>If {number} comes: {returned} back of {stake}</source>
        <translation>Nếu ra {number}: cược {stake}, nhận về {returned}</translation>
    </message>
    <message>
        <source>Worst: {returned} back, on {count} symbols</source>
        <translation>Kém nhất: nhận về {returned}, ở {count} biểu tượng</translation>
    </message>
    <message>
        <source>Worst: {returned} back, on {count} numbers</source>
        <translation>Kém nhất: nhận về {returned}, ở {count} số</translation>
    </message>
    <message>
        <source>Best: {number}, {returned} back</source>
        <translation>Tốt nhất: {number}, nhận về {returned}</translation>
    </message>
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
        <translation>tối thiểu {minimum} · tối đa {maximum} · bội số {multiple}</translation>
    </message>
    <message>
        <source>places nothing</source>
        <translation>không đặt được</translation>
    </message>
    <message>
        <source>{amount} on this bet</source>
        <translation>{amount} vào cửa này</translation>
    </message>
    <message>
        <source>more than your balance</source>
        <translation>vượt quá số dư</translation>
    </message>
    <message>
        <source>minimum {minimum} here: {amount} would not be placed</source>
        <translation>tối thiểu ở cửa này là {minimum}: không đặt được {amount}</translation>
    </message>
    <message>
        <source>maximum: {amount} not placed</source>
        <translation>quá mức tối đa: không đặt được {amount}</translation>
    </message>
    <message>
        <source>steps: {amount} not placed</source>
        <translation>sai bội số: không đặt được {amount}</translation>
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
        <translation>Gọi nhân viên</translation>
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
        <translation>Hàng ba số {numbers}</translation>
    </message>
    <message>
        <source>Corner {numbers}</source>
        <translation>Góc bốn số {numbers}</translation>
    </message>
    <message>
        <source>Six-line {first} to {last}</source>
        <translation>Dãy sáu số {first} đến {last}</translation>
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
        <source>Straight up</source>
        <translation>Số đơn</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Cặp số</translation>
    </message>
    <message>
        <source>Street</source>
        <translation>Hàng ba số</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Góc bốn số</translation>
    </message>
    <message>
        <source>Six-line</source>
        <translation>Dãy sáu số</translation>
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
        <translation>1 ăn {odds}</translation>
    </message>
</context>
<context>
    <name>Bets</name>
    <message>
        <source>Your bets</source>
        <translation>Các cược</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Thắng</translation>
    </message>
</context>
<context>
    <name>BetsPanel</name>
    <message>
        <source>%1 more</source>
        <translation>Còn %1 cửa</translation>
    </message>
    <message>
        <source>Stakes back</source>
        <translation>Tiền cược trả lại</translation>
    </message>
</context>
<context>
    <name>Book</name>
    <message>
        <source>A disruption compromised the integrity of the game</source>
        <translation>Ván chơi bị gián đoạn, không còn bảo đảm công bằng</translation>
    </message>
    <message>
        <source>A foreign object entered the wheel</source>
        <translation>Có vật lạ rơi vào vòng quay</translation>
    </message>
    <message>
        <source>A mechanical malfunction of the wheel or its support</source>
        <translation>Trục trặc cơ khí ở vòng quay hoặc giá đỡ</translation>
    </message>
    <message>
        <source>A person interfered with the ball or the wheel</source>
        <translation>Có người can thiệp vào bi hoặc vòng quay</translation>
    </message>
    <message>
        <source>Anchor</source>
        <translation>Mỏ neo</translation>
    </message>
    <message>
        <source>Bell</source>
        <translation>Chuông</translation>
    </message>
    <message>
        <source>Big Wheel</source>
        <translation>Vòng quay lớn</translation>
    </message>
    <message>
        <source>Double Zero Rapid Roulette</source>
        <translation>Rapid Roulette hai số 0</translation>
    </message>
    <message>
        <source>Money Wheel</source>
        <translation>Vòng quay tiền</translation>
    </message>
    <message>
        <source>Boat</source>
        <translation>Thuyền</translation>
    </message>
    <message>
        <source>Comet</source>
        <translation>Sao chổi</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>Vương miện</translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation>Kim cương</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Cá</translation>
    </message>
    <message>
        <source>Flower</source>
        <translation>Hoa</translation>
    </message>
    <message>
        <source>Heart</source>
        <translation>Trái tim</translation>
    </message>
    <message>
        <source>Horseshoe</source>
        <translation>Móng ngựa</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Ngôi nhà</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Chìa khóa</translation>
    </message>
    <message>
        <source>Leaf</source>
        <translation>Chiếc lá</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Mặt trăng</translation>
    </message>
    <message>
        <source>Physical interference or a mechanical malfunction while the wheel was spinning</source>
        <translation>Có tác động bên ngoài hoặc trục trặc cơ khí khi vòng quay đang quay</translation>
    </message>
    <message>
        <source>Physical interference or a mechanical malfunction with the spin</source>
        <translation>Có tác động bên ngoài hoặc trục trặc cơ khí trong lượt quay</translation>
    </message>
    <message>
        <source>Physical interference with the spin of the wheel</source>
        <translation>Có tác động bên ngoài vào lượt quay</translation>
    </message>
    <message>
        <source>Single Zero Rapid Roulette</source>
        <translation>Rapid Roulette một số 0</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Ngôi sao</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>Mặt trời</translation>
    </message>
    <message>
        <source>The ball came to rest before the end of the wagering period</source>
        <translation>Bi dừng trước khi hết thời gian đặt cược</translation>
    </message>
    <message>
        <source>The ball left the wheel</source>
        <translation>Bi văng khỏi vòng quay</translation>
    </message>
    <message>
        <source>The ball was spun in the direction of the wheel</source>
        <translation>Bi được thả cùng chiều với vòng quay</translation>
    </message>
    <message>
        <source>The ball will not complete four revolutions</source>
        <translation>Bi sẽ không chạy đủ bốn vòng</translation>
    </message>
    <message>
        <source>The indicator came to rest on a peg between two sections</source>
        <translation>Kim báo dừng trên chốt giữa hai ô</translation>
    </message>
    <message>
        <source>The indicator did not come to rest clearly inside a compartment</source>
        <translation>Kim báo không dừng rõ ràng trong một ô</translation>
    </message>
    <message>
        <source>The indicator stopped on the peg between two sections</source>
        <translation>Kim báo dừng trên chốt giữa hai ô</translation>
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
        <translation>Vòng quay dừng trước khi báo “Ngừng đặt cược”</translation>
    </message>
    <message>
        <source>The wheel stopped before the ball came to rest</source>
        <translation>Vòng quay dừng trước khi bi dừng</translation>
    </message>
    <message>
        <source>The wheel was not rotating when the ball was spun</source>
        <translation>Vòng quay không quay khi bi được thả</translation>
    </message>
    <message>
        <source>The wheel will not complete three revolutions</source>
        <translation>Vòng quay sẽ không quay đủ ba vòng</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Cây</translation>
    </message>
    <message>
        <source>Wave</source>
        <translation>Sóng</translation>
    </message>
</context>
<context>
    <name>CallBanner</name>
    <message>
        <source>No more bets</source>
        <translation>Ngừng đặt cược</translation>
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
        <translation>Phỉnh trên bàn được trả về số dư trước. Phiên chơi của quý khách tại máy này sẽ kết thúc.</translation>
    </message>
    <message>
        <source>Your visit at this station ends.</source>
        <translation>Phiên chơi của quý khách tại máy này sẽ kết thúc.</translation>
    </message>
    <message>
        <source>Print a ticket</source>
        <translation>In vé</translation>
    </message>
    <message>
        <source>Paid by the dealer</source>
        <translation>Nhận tiền từ dealer</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Chơi tiếp</translation>
    </message>
</context>
<context>
    <name>Correction</name>
    <message>
        <source>{outcome} had returned {amount}</source>
        <translation>{outcome}: trước đó nhận về {amount}</translation>
    </message>
    <message>
        <source>{outcome} returns {amount}</source>
        <translation>{outcome}: nay nhận về {amount}</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>ván {round}</translation>
    </message>
</context>
<context>
    <name>CorrectionCard</name>
    <message>
        <source>Result corrected</source>
        <translation>Kết quả đã được sửa</translation>
    </message>
    <message>
        <source>Balance before</source>
        <translation>Số dư trước</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Thay đổi</translation>
    </message>
    <message>
        <source>Balance after</source>
        <translation>Số dư sau</translation>
    </message>
    <message>
        <source>I have seen it</source>
        <translation>Tôi đã xem</translation>
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
        <source>Last seconds</source>
        <translation>Chỉ còn vài giây</translation>
    </message>
    <message>
        <source>Last bets</source>
        <translation>Sắp hết giờ</translation>
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
        <translation>Thắng %1</translation>
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
        <translation>lời/lỗ {amount}</translation>
    </message>
    <message>
        <source>{amount} more to play</source>
        <translation>còn thiếu {amount} để được tính</translation>
    </message>
    <message>
        <source>(table minimum {minimum})</source>
        <translation>(mức tối thiểu của bàn {minimum})</translation>
    </message>
    <message>
        <source>Your bets need {amount} more, or they come back</source>
        <translation>Cược còn thiếu {amount}, nếu không sẽ được trả lại</translation>
    </message>
</context>
<context>
    <name>DisplayWall</name>
    <message>
        <source>Winning number display</source>
        <translation>Màn hình số trúng</translation>
    </message>
    <message>
        <source>Over the table: the last result, the twenty before it, the phase and the limits. Nothing on it is smaller than can be read from eight metres.</source>
        <translation>Treo trên bàn: kết quả mới nhất, hai mươi kết quả trước đó, giai đoạn và hạn mức. Đứng cách tám mét vẫn đọc được mọi chữ.</translation>
    </message>
    <message>
        <source>Jackpot meter display</source>
        <translation>Màn hình đồng hồ jackpot</translation>
    </message>
    <message>
        <source>Beside it: every jackpot of the table to the cent, running with each wager, and the winner when there is one.</source>
        <translation>Bên cạnh: mọi jackpot của bàn, đúng đến từng xu, tăng theo mỗi cược, và người trúng khi có.</translation>
    </message>
</context>
<context>
    <name>Favourites</name>
    <message>
        <source>There are no chips on the felt to keep.</source>
        <translation>Trên bàn không có phỉnh nào để lưu.</translation>
    </message>
</context>
<context>
    <name>FavouritesDrawer</name>
    <message>
        <source>Favourites</source>
        <translation>Yêu thích</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
    <message>
        <source>Free: keep the chips on the felt here, and place them again with one touch</source>
        <translation>Còn trống: lưu cách đặt hiện tại vào đây, lần sau chạm một lần là đặt lại</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>Đặt %1</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Xóa</translation>
    </message>
    <message>
        <source>Keep my chips here</source>
        <translation>Lưu cách đặt này</translation>
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
    <message>
        <source>MAX</source>
        <translation>MAX</translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <translation>{count} trong {all} ô</translation>
    </message>
</context>
<context>
    <name>FeltBoard</name>
    <message>
        <source>Racetrack</source>
        <translation>Vòng số</translation>
    </message>
</context>
<context>
    <name>GameScreen</name>
    <message>
        <source>CASH OUT</source>
        <translation>RÚT TIỀN</translation>
    </message>
    <message>
        <source>after this spin</source>
        <translation>sau lượt này</translation>
    </message>
</context>
<context>
    <name>HeaderBar</name>
    <message>
        <source>YOUR LIMITS</source>
        <translation>HẠN MỨC RIÊNG</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Đã kết nối</translation>
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
        <translation>Dời phỉnh, lấy lại phỉnh</translation>
    </message>
    <message>
        <source>Drag a stack to another spot to move it, or off the felt to take it back. Undo goes back step by step, Clear takes everything off. Repeat places your last bets again; Favourites keeps some for this visit.</source>
        <translation>Kéo chồng phỉnh sang chỗ khác để dời, hoặc ra ngoài bàn để lấy lại. “Hoàn tác” lùi từng bước, “Xóa hết” lấy lại tất cả. “Cược lại” đặt lại các cược vừa rồi; “Yêu thích” lưu cách đặt cho phiên chơi này.</translation>
    </message>
    <message>
        <source>What a bet pays</source>
        <translation>Mỗi cửa trả bao nhiêu</translation>
    </message>
    <message>
        <source>Hold a finger still on a spot: it shows what the bet covers, what it pays, its limits, and what all your bets would bring back. Touch the limit sign for all limits.</source>
        <translation>Giữ yên ngón tay trên một vị trí: màn hình cho biết cửa đó gồm số nào, trả bao nhiêu, hạn mức, và tổng các cược sẽ nhận về bao nhiêu. Chạm vào bảng hạn mức để xem tất cả.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Thời gian</translation>
    </message>
    <message>
        <source>The ring shows the time left, %1 seconds unless the table says otherwise. The wheel or the dealer may end it early. At zero nothing can be placed or taken off.</source>
        <translation>Vòng tròn cho biết thời gian còn lại, thường là %1 giây trừ khi bàn quy định khác. Cảm biến vòng quay hoặc dealer có thể kết thúc sớm. Khi về 0, không thể đặt thêm hay lấy lại.</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Cược nào được tính</translation>
    </message>
    <message>
        <source>Solid chips are confirmed by the table. Faint chips with a turning ring are still on their way. When the time is over, the screen shows exactly the bets that count.</source>
        <translation>Phỉnh rõ màu đã được bàn xác nhận. Phỉnh mờ có vòng xoay còn đang được gửi. Khi hết giờ, màn hình hiện đúng những cược được tính.</translation>
    </message>
    <message>
        <source>Below the minimum, above the maximum</source>
        <translation>Dưới tối thiểu, trên tối đa</translation>
    </message>
    <message>
        <source>An amount below a bet&apos;s minimum is not placed. Above the maximum, or between two steps, the next lower amount is placed and the rest stays yours. All bets together must reach %1.</source>
        <translation>Số tiền dưới mức tối thiểu của cửa sẽ không được đặt. Nếu quá mức tối đa hoặc sai bội số, máy đặt mức hợp lệ thấp hơn kế tiếp, phần còn lại vẫn là của quý khách. Tổng các cược phải đạt ít nhất %1.</translation>
    </message>
    <message>
        <source>No spin, or a mistake</source>
        <translation>Lượt quay không tính, hoặc sai sót về kết quả</translation>
    </message>
    <message>
        <source>If a spin does not count, every bet of it comes back. If a wrong result was entered, accounts are frozen for a moment and put right in front of you.</source>
        <translation>Nếu một lượt quay không tính, mọi cược của lượt đó được trả lại. Nếu kết quả bị nhập sai, các tài khoản tạm khóa trong chốc lát và được sửa ngay trước mặt quý khách.</translation>
    </message>
    <message>
        <source>Your money</source>
        <translation>Tiền của quý khách</translation>
    </message>
    <message>
        <source>Insert a note or a ticket, or pay the dealer. Cash Out prints a ticket or calls the dealer. My rounds shows each round of this visit as it was.</source>
        <translation>Đưa tiền giấy hoặc vé vào máy, hoặc nạp qua dealer. “Rút tiền” in vé hoặc gọi dealer. “Các ván của tôi” cho xem lại từng ván của phiên chơi này.</translation>
    </message>
    <message>
        <source>The rules, and complaints</source>
        <translation>Luật và khiếu nại</translation>
    </message>
    <message>
        <source>The full rules (%1) are there on request: call an attendant. You may ask for the pit boss about any decision, and then for the inspector on duty.</source>
        <translation>Toàn bộ luật chơi (%1) có sẵn khi quý khách yêu cầu: hãy gọi nhân viên. Quý khách có thể yêu cầu gặp quản lý khu (pit boss) về mọi quyết định, sau đó là thanh tra viên đang trực.</translation>
    </message>
    <message>
        <source>Play within your limits</source>
        <translation>Chơi trong giới hạn của mình</translation>
    </message>
    <message>
        <source>“This visit” says how long you have played and how it stands. Past results say nothing about the next spin. If it is no longer fun, stop, and ask any attendant for help: it is confidential.</source>
        <translation>“Phiên này” cho biết quý khách đã chơi bao lâu và lời lỗ ra sao. Kết quả trước không cho biết gì về lượt quay sau. Nếu không còn thấy vui, xin hãy dừng và nhờ nhân viên giúp: mọi điều đều được giữ kín.</translation>
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
        <translation>Của quý khách: chờ quản lý khu xác nhận</translation>
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
        <translation>{name} đã được xác nhận: {amount} thuộc về quý khách.</translation>
    </message>
    <message>
        <source>{name}: you won {amount}!</source>
        <translation>{name}: chúc mừng quý khách trúng {amount}!</translation>
    </message>
    <message>
        <source>The pit boss is told and comes to station {station} to confirm it. Play goes on.</source>
        <translation>Đã báo quản lý khu; quản lý khu sẽ đến máy {station} để xác nhận. Trò chơi vẫn tiếp tục.</translation>
    </message>
    <message>
        <source>Confirmed by the pit boss. It will be handed over to you at station {station}.</source>
        <translation>Quản lý khu đã xác nhận. Giải sẽ được trao cho quý khách tại máy {station}.</translation>
    </message>
    <message>
        <source>Confirmed by the pit boss: it is in your balance.</source>
        <translation>Quản lý khu đã xác nhận: tiền đã vào số dư của quý khách.</translation>
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
        <translation>Chưa đặt cược</translation>
    </message>
</context>
<context>
    <name>LimitCard</name>
    <message>
        <source>Your limits</source>
        <translation>Hạn mức riêng của quý khách</translation>
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
        <translation>Bội số</translation>
    </message>
    <message>
        <source>All your bets of a round together: at least %1. Below that they do not count and come back to you.</source>
        <translation>Tổng các cược trong một ván: ít nhất %1. Dưới mức đó, cược không được tính và được trả lại quý khách.</translation>
    </message>
    <message>
        <source>as written in its box</source>
        <translation>ghi trong ô</translation>
    </message>
    <message>
        <source>TABLE MIN {minimum}</source>
        <translation>BÀN MIN {minimum}</translation>
    </message>
    <message>
        <source>EACH BET MIN {minimum} MAX {maximum} BY {multiple}</source>
        <translation>MỖI CỬA MIN {minimum} MAX {maximum} BỘI SỐ {multiple}</translation>
    </message>
    <message>
        <source>INSIDE MIN {minimum} MAX {maximum} BY {multiple}</source>
        <translation>TRONG MIN {minimum} MAX {maximum} BỘI SỐ {multiple}</translation>
    </message>
    <message>
        <source>OUTSIDE MIN {minimum} MAX {maximum} BY {multiple}</source>
        <translation>NGOÀI MIN {minimum} MAX {maximum} BỘI SỐ {multiple}</translation>
    </message>
    <message>
        <source>MIN {amount}</source>
        <translation>MIN {amount}</translation>
    </message>
    <message>
        <source>MAX {amount}</source>
        <translation>MAX {amount}</translation>
    </message>
    <message>
        <source>BY {amount}</source>
        <translation>BỘI SỐ {amount}</translation>
    </message>
    <message>
        <source>EACH BET</source>
        <translation>MỖI CỬA</translation>
    </message>
    <message>
        <source>INSIDE</source>
        <translation>TRONG</translation>
    </message>
    <message>
        <source>OUTSIDE</source>
        <translation>NGOÀI</translation>
    </message>
</context>
<context>
    <name>List</name>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
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
        <translation>VỪA THẮNG</translation>
    </message>
</context>
<context>
    <name>MoneyStrip</name>
    <message>
        <source>Put money in</source>
        <translation>Nạp tiền</translation>
    </message>
    <message>
        <source>%1 · pretended</source>
        <translation>%1 · chơi thử</translation>
    </message>
    <message>
        <source>Cash out first: then there is a ticket.</source>
        <translation>Hãy rút tiền trước: khi đó mới có vé.</translation>
    </message>
    <message>
        <source>Ask for cash out</source>
        <translation>Yêu cầu rút tiền</translation>
    </message>
    <message>
        <source>Printer: no paper</source>
        <translation>Máy in: hết giấy</translation>
    </message>
    <message>
        <source>Printer: load paper</source>
        <translation>Máy in: nạp giấy</translation>
    </message>
    <message>
        <source>Plug the cable in</source>
        <translation>Cắm lại cáp</translation>
    </message>
    <message>
        <source>Pull the cable</source>
        <translation>Rút dây cáp</translation>
    </message>
</context>
<context>
    <name>NoteButton</name>
    <message>
        <source>Pretended note of %1</source>
        <translation>Tờ %1 để chơi thử</translation>
    </message>
    <message>
        <source>PRETEND</source>
        <translation>CHƠI THỬ</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>New limits at {time} ({left}): {changes}</source>
        <translation>Hạn mức mới lúc {time} (còn {left}): {changes}</translation>
    </message>
    <message>
        <source>New limits after {spins} more results: {changes}</source>
        <translation>Hạn mức mới sau {spins} kết quả nữa: {changes}</translation>
    </message>
    <message>
        <source>New limits from one of the next spins: {changes}</source>
        <translation>Hạn mức mới từ một trong các lượt tới: {changes}</translation>
    </message>
    <message>
        <source>This table closes at {time} ({left}).</source>
        <translation>Bàn này đóng lúc {time} (còn {left}).</translation>
    </message>
    <message>
        <source>This table closes after {spins} more results.</source>
        <translation>Bàn này đóng sau {spins} kết quả nữa.</translation>
    </message>
    <message>
        <source>This table closes after the next result.</source>
        <translation>Bàn này đóng sau kết quả tới.</translation>
    </message>
    <message>
        <source>This table closes soon.</source>
        <translation>Bàn này sắp đóng.</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} giây</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} phút</translation>
    </message>
</context>
<context>
    <name>Outcome</name>
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
        <translation>xanh lá</translation>
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
        <source>Touch a number or a sector</source>
        <translation>Chạm một số hoặc một vùng</translation>
    </message>
    <message>
        <source>Touch a number</source>
        <translation>Chạm một số</translation>
    </message>
    <message>
        <source>one pays {odds}</source>
        <translation>mỗi số {odds}</translation>
    </message>
    <message>
        <source>Final {digit}</source>
        <translation>Số cuối {digit}</translation>
    </message>
    <message>
        <source>{number} complete</source>
        <translation>Trọn số {number}</translation>
    </message>
    <message>
        <source>{number} and neighbours</source>
        <translation>{number} và số kề</translation>
    </message>
    <message>
        <source>Zero</source>
        <translation>Zero</translation>
    </message>
    <message>
        <source>Voisins</source>
        <translation>Voisins</translation>
    </message>
    <message>
        <source>Orphelins</source>
        <translation>Orphelins</translation>
    </message>
    <message>
        <source>Tiers</source>
        <translation>Tiers</translation>
    </message>
    <message>
        <source>{count} chips</source>
        <translation>{count} phỉnh</translation>
    </message>
    <message>
        <source>placed {amount}</source>
        <translation>đã đặt {amount}</translation>
    </message>
</context>
<context>
    <name>RacetrackView</name>
    <message>
        <source>Neighbours</source>
        <translation>Số kề</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Số cuối</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Trọn số</translation>
    </message>
    <message>
        <source>Fewer neighbours</source>
        <translation>Bớt số kề</translation>
    </message>
    <message>
        <source>More neighbours</source>
        <translation>Thêm số kề</translation>
    </message>
    <message>
        <source>on each side</source>
        <translation>mỗi bên</translation>
    </message>
    <message>
        <source>Touch a number: all with its last figure</source>
        <translation>Chạm một số: mọi số cùng chữ số cuối</translation>
    </message>
    <message>
        <source>Touch a number: every bet on it</source>
        <translation>Chạm một số: mọi cửa có số đó</translation>
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
        <translation>Nạp qua dealer</translation>
    </message>
    <message>
        <source>Paid out by the dealer</source>
        <translation>Dealer trả tiền</translation>
    </message>
    <message>
        <source>Adjusted by the dealer</source>
        <translation>Dealer điều chỉnh</translation>
    </message>
    <message>
        <source>Cashed out</source>
        <translation>Đã rút</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Sửa kết quả</translation>
    </message>
    <message>
        <source>Jackpot</source>
        <translation>Jackpot</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Khác</translation>
    </message>
    <message>
        <source>Round void: {stake} came back. Balance {balance}.</source>
        <translation>Ván bị hủy: đã trả lại {stake}. Số dư {balance}.</translation>
    </message>
    <message>
        <source>No spin: {stake} came back. Balance {balance}.</source>
        <translation>Lượt quay không tính: đã trả lại {stake}. Số dư {balance}.</translation>
    </message>
    <message>
        <source>{outcome}. Below the table minimum: {stake} came back. Balance {balance}.</source>
        <translation>{outcome}. Dưới mức tối thiểu của bàn: đã trả lại {stake}. Số dư {balance}.</translation>
    </message>
    <message>
        <source>{outcome}. Returned by the dealer: {stake} came back. Balance {balance}.</source>
        <translation>{outcome}. Dealer trả lại cược: đã trả lại {stake}. Số dư {balance}.</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>đã trả lại</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>đã sửa</translation>
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
        <translation>Xem lại các ván của tôi</translation>
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
        <source>Returned {returned} of {stake}</source>
        <translation>Cược {stake}, nhận về {returned}</translation>
    </message>
    <message>
        <source>{amount} came back</source>
        <translation>đã trả lại {amount}</translation>
    </message>
    <message>
        <source>won {amount}</source>
        <translation>thắng {amount}</translation>
    </message>
    <message>
        <source>no win</source>
        <translation>không thắng</translation>
    </message>
    <message>
        <source>Last spin · round {round}</source>
        <translation>Lượt trước · ván {round}</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>đã sửa</translation>
    </message>
    <message>
        <source>No valid spin</source>
        <translation>Lượt không tính</translation>
    </message>
</context>
<context>
    <name>Sayings</name>
    <message>
        <source>Your last confirmed bets stand. Reconnecting…</source>
        <translation>Cược đã xác nhận vẫn có hiệu lực. Đang kết nối lại…</translation>
    </message>
    <message>
        <source>An attendant has been called.</source>
        <translation>Đã gọi nhân viên.</translation>
    </message>
    <message>
        <source>{count} bets are below their minimum: {not_placed} not placed</source>
        <translation>{count} cửa dưới mức tối thiểu: không đặt được {not_placed}</translation>
    </message>
    <message>
        <source>{count} bets are at their maximum: {not_placed} not placed</source>
        <translation>{count} cửa đã đạt mức tối đa: không đặt được {not_placed}</translation>
    </message>
    <message>
        <source>{count} bets are between two steps: {not_placed} not placed</source>
        <translation>{count} cửa sai bội số: không đặt được {not_placed}</translation>
    </message>
    <message>
        <source>minimum {minimum} here</source>
        <translation>cửa này tối thiểu {minimum}</translation>
    </message>
    <message>
        <source>maximum {maximum}: {not_placed} not placed</source>
        <translation>tối đa {maximum}: không đặt được {not_placed}</translation>
    </message>
    <message>
        <source>maximum {maximum} here</source>
        <translation>cửa này tối đa {maximum}</translation>
    </message>
    <message>
        <source>steps of {multiple}: {not_placed} not placed</source>
        <translation>bội số {multiple}: không đặt được {not_placed}</translation>
    </message>
    <message>
        <source>steps of {multiple} here</source>
        <translation>cửa này đặt theo bội số {multiple}</translation>
    </message>
    <message>
        <source>Nothing placed: the limits do not take it whole (bets concerned: {count})</source>
        <translation>Không đặt được: giới hạn không cho đặt trọn bộ (số cửa vướng: {count})</translation>
    </message>
    <message>
        <source>{missing} more needed</source>
        <translation>còn thiếu {missing}</translation>
    </message>
    <message>
        <source>{amount} back: too late for this spin</source>
        <translation>đã trả lại {amount}: đã hết giờ cược cho lượt quay này</translation>
    </message>
    <message>
        <source>too late for this spin</source>
        <translation>đã hết giờ cược cho lượt quay này</translation>
    </message>
    <message>
        <source>Round {round} was declared void: {change}.</source>
        <translation>Ván {round} đã bị hủy: {change}.</translation>
    </message>
    <message>
        <source>The result was corrected from {was} to {now}: {change}.</source>
        <translation>Kết quả được sửa từ {was} thành {now}: {change}.</translation>
    </message>
    <message>
        <source>Insert a note or a ticket, or see the dealer, to play.</source>
        <translation>Mời đưa tiền giấy hoặc vé vào máy, hoặc gặp dealer để chơi.</translation>
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
        <translation>Máy đã trả lại tiền giấy: nếu nhận, số dư sẽ vượt hạn mức của máy.</translation>
    </message>
    <message>
        <source>Your note came back: no money can be taken just now.</source>
        <translation>Máy đã trả lại tiền giấy: hiện không thể nhận tiền.</translation>
    </message>
    <message>
        <source>Your note came back. Nothing was taken.</source>
        <translation>Máy đã trả lại tiền giấy. Máy không thu khoản nào.</translation>
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
        <translation>Hệ thống không nhận ra vé này. Vui lòng hỏi nhân viên.</translation>
    </message>
    <message>
        <source>This ticket is being paid at another station.</source>
        <translation>Vé này đang được trả tiền ở một máy khác.</translation>
    </message>
    <message>
        <source>This ticket is no longer valid: its amount was paid by hand.</source>
        <translation>Vé này không còn giá trị: nhân viên đã trả tiền trực tiếp.</translation>
    </message>
    <message>
        <source>This ticket is from table {table}. Take it to that table or to the cage.</source>
        <translation>Vé này của bàn {table}. Vui lòng mang đến bàn đó hoặc quầy thu ngân.</translation>
    </message>
    <message>
        <source>This ticket is held after a correction: take it to the cage.</source>
        <translation>Vé này tạm giữ sau khi sửa kết quả: vui lòng mang đến quầy thu ngân.</translation>
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
        <translation>Máy đã trả lại vé: nếu nhận, số dư sẽ vượt hạn mức của máy.</translation>
    </message>
    <message>
        <source>Your ticket came back: no money can be taken just now. It is still yours.</source>
        <translation>Máy đã trả lại vé: hiện không thể nhận tiền. Vé vẫn là của quý khách.</translation>
    </message>
    <message>
        <source>Your ticket came back. It is still yours.</source>
        <translation>Máy đã trả lại vé. Vé vẫn là của quý khách.</translation>
    </message>
    <message>
        <source>{amount} added to your balance.</source>
        <translation>Đã cộng {amount} vào số dư.</translation>
    </message>
    <message>
        <source>Your ticket is being printed.</source>
        <translation>Đang in vé cho quý khách.</translation>
    </message>
    <message>
        <source>Please take your ticket.</source>
        <translation>Vui lòng lấy vé.</translation>
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
        <source>Bets returned</source>
        <translation>Cược được trả lại</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>Ngừng đặt cược</translation>
    </message>
    <message>
        <source>{amount} back: not taken by the table</source>
        <translation>đã trả lại {amount}: bàn không nhận</translation>
    </message>
    <message>
        <source>{amount} back: below the table minimum of {minimum}</source>
        <translation>đã trả lại {amount}: dưới mức tối thiểu {minimum} của bàn</translation>
    </message>
    <message>
        <source>{amount} back in your balance</source>
        <translation>{amount} đã trở về số dư</translation>
    </message>
    <message>
        <source>This spin does not count.</source>
        <translation>Lượt quay này không tính.</translation>
    </message>
    <message>
        <source>{amount} back: returned by the dealer</source>
        <translation>đã trả lại {amount}: dealer trả lại</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Không có gì để hoàn tác.</translation>
    </message>
    <message>
        <source>There are no bets to repeat yet.</source>
        <translation>Chưa có cược nào để đặt lại.</translation>
    </message>
</context>
<context>
    <name>Server</name>
    <message>
        <source>Soon</source>
        <translation>Sắp tới</translation>
    </message>
    <message>
        <source>In one minute</source>
        <translation>Sau một phút</translation>
    </message>
    <message>
        <source>In {minutes} minutes</source>
        <translation>Sau {minutes} phút</translation>
    </message>
    <message>
        <source>{minutes:soon} this table also plays for the jackpot {jackpot}.</source>
        <translation>{minutes:soon}, bàn này cũng tham gia jackpot {jackpot}.</translation>
    </message>
    <message>
        <source>{minutes:soon} the jackpot {jackpot} closes.</source>
        <translation>{minutes:soon}, jackpot {jackpot} sẽ đóng.</translation>
    </message>
    <message>
        <source>{minutes:soon} the jackpot {jackpot} closes, and its value goes to {to}.</source>
        <translation>{minutes:soon}, jackpot {jackpot} sẽ đóng và giá trị chuyển vào {to}.</translation>
    </message>
    <message>
        <source>{minutes:soon} this table plays for the jackpot {to} instead of {jackpot}.</source>
        <translation>{minutes:soon}, bàn này tham gia jackpot {to} thay cho {jackpot}.</translation>
    </message>
    <message>
        <source>{minutes:soon} this table no longer plays for the jackpot {jackpot}.</source>
        <translation>{minutes:soon}, bàn này không còn tham gia jackpot {jackpot}.</translation>
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
        <translation>Kỹ thuật viên đang kiểm tra máy. Hiện không chơi được.</translation>
    </message>
    <message>
        <source>Connecting to the table…</source>
        <translation>Đang kết nối với bàn…</translation>
    </message>
    <message>
        <source>Your money is safe. Please call an attendant.</source>
        <translation>Tiền của quý khách vẫn an toàn. Vui lòng gọi nhân viên.</translation>
    </message>
    <message>
        <source>Please use another station, or call an attendant.</source>
        <translation>Vui lòng dùng máy khác, hoặc gọi nhân viên.</translation>
    </message>
    <message>
        <source>No money is taken or paid while a technician is testing this station.</source>
        <translation>Máy không nhận và không trả tiền khi kỹ thuật viên đang kiểm tra.</translation>
    </message>
    <message>
        <source>Play begins as soon as the table answers.</source>
        <translation>Trò chơi bắt đầu ngay khi kết nối được với bàn.</translation>
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
        <translation>Đang chờ máy chủ…</translation>
    </message>
    <message>
        <source>Join the table</source>
        <translation>Kết nối vào bàn</translation>
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
        <source>Your account is being checked</source>
        <translation>Tài khoản của quý khách đang được kiểm tra</translation>
    </message>
    <message>
        <source>Your ticket is being printed</source>
        <translation>Đang in vé cho quý khách</translation>
    </message>
    <message>
        <source>Please take your ticket</source>
        <translation>Vui lòng lấy vé</translation>
    </message>
    <message>
        <source>The dealer will pay you</source>
        <translation>Dealer sẽ trả tiền cho quý khách</translation>
    </message>
    <message>
        <source>An attendant will pay you</source>
        <translation>Nhân viên sẽ trả tiền cho quý khách</translation>
    </message>
    <message>
        <source>Please wait for an attendant</source>
        <translation>Vui lòng chờ nhân viên</translation>
    </message>
    <message>
        <source>Your last confirmed bets stand. Nothing can be changed until the link to the table is back.</source>
        <translation>Cược đã xác nhận của quý khách vẫn có hiệu lực. Không thể thay đổi gì cho đến khi kết nối trở lại.</translation>
    </message>
    <message>
        <source>A result is being put right. Nothing is lost: every account at the table stands still until it is done, and you will see the correction here.</source>
        <translation>Đang sửa một kết quả. Không mất gì cả: mọi tài khoản tại bàn tạm khóa cho đến khi xong, và quý khách sẽ thấy phần đã sửa tại đây.</translation>
    </message>
    <message>
        <source>Your money is safe. Only this account stands still; an attendant will see to it.</source>
        <translation>Tiền của quý khách vẫn an toàn. Chỉ tài khoản này tạm khóa; nhân viên sẽ xử lý.</translation>
    </message>
    <message>
        <source>It takes a moment. Please do not pull.</source>
        <translation>Vui lòng chờ giây lát, đừng kéo vé.</translation>
    </message>
    <message>
        <source>It is worth money: insert it at any station of this table, or show it at the cashier.</source>
        <translation>Vé có giá trị như tiền: đưa vào bất kỳ máy nào của bàn này, hoặc xuất trình tại quầy thu ngân.</translation>
    </message>
    <message>
        <source>The dealer has been told. Please stay at the station until you have been paid.</source>
        <translation>Đã báo cho dealer. Vui lòng ở lại máy cho đến khi nhận được tiền.</translation>
    </message>
    <message>
        <source>No ticket was printed, and your money is safe. The amount below waits for you; an attendant has been called.</source>
        <translation>Không in được vé, tiền của quý khách vẫn an toàn. Số tiền dưới đây vẫn là của quý khách; đã gọi nhân viên đến.</translation>
    </message>
    <message>
        <source>We cannot tell whether your ticket came out. Nothing is lost: an attendant has been called and will decide with you.</source>
        <translation>Chưa rõ vé đã ra hay chưa. Không mất gì cả: đã gọi nhân viên đến giải quyết cùng quý khách.</translation>
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
        <translation>Chưa có cược nào để đặt lại.</translation>
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
        <translation>Dealer không thể trả tiền tại bàn này.</translation>
    </message>
    <message>
        <source>Play has ended for you at this table. You can cash out.</source>
        <translation>Phiên chơi của quý khách tại bàn này đã kết thúc. Quý khách có thể rút tiền.</translation>
    </message>
    <message>
        <source>No more bets for this spin.</source>
        <translation>Đã ngừng đặt cược cho lượt quay này.</translation>
    </message>
    <message>
        <source>The next round opens in a moment.</source>
        <translation>Ván tiếp theo sắp mở.</translation>
    </message>
    <message>
        <source>Your balance: {amount}</source>
        <translation>Số dư: {amount}</translation>
    </message>
    <message>
        <source>This table is closed. You can cash out.</source>
        <translation>Bàn đã đóng. Quý khách có thể rút tiền.</translation>
    </message>
    <message>
        <source>The link to the table is lost. Your last confirmed bets stand.</source>
        <translation>Mất kết nối với bàn. Cược đã xác nhận của quý khách vẫn có hiệu lực.</translation>
    </message>
    <message>
        <source>Accounts are being checked.</source>
        <translation>Đang kiểm tra tài khoản.</translation>
    </message>
    <message>
        <source>Insert a note or a ticket, or see the dealer, to play.</source>
        <translation>Mời đưa tiền giấy hoặc vé vào máy, hoặc gặp dealer để chơi.</translation>
    </message>
    <message>
        <source>Your cash-out is under way.</source>
        <translation>Yêu cầu rút tiền đang được xử lý.</translation>
    </message>
    <message>
        <source>This station is not in play.</source>
        <translation>Máy này hiện chưa chơi được.</translation>
    </message>
    <message>
        <source>There is nothing to cash out.</source>
        <translation>Không có tiền để rút.</translation>
    </message>
    <message>
        <source>You can cash out when this round is settled.</source>
        <translation>Quý khách có thể rút tiền khi ván này kết thúc.</translation>
    </message>
    <message>
        <source>A ticket is for {amount} at most here. The dealer pays you.</source>
        <translation>Vé ở đây tối đa {amount}. Dealer sẽ trả tiền.</translation>
    </message>
    <message>
        <source>This table is closed</source>
        <translation>Bàn đã đóng</translation>
    </message>
    <message>
        <source>Insert a note or a ticket, or see the dealer</source>
        <translation>Đưa tiền giấy hoặc vé vào máy, hoặc gặp dealer</translation>
    </message>
    <message>
        <source>Insert a note, or see the dealer</source>
        <translation>Đưa tiền giấy vào máy, hoặc gặp dealer</translation>
    </message>
    <message>
        <source>Insert a ticket, or see the dealer</source>
        <translation>Đưa vé vào máy, hoặc gặp dealer</translation>
    </message>
    <message>
        <source>See the dealer to play</source>
        <translation>Gặp dealer để chơi</translation>
    </message>
    <message>
        <source>The table counts the bets…</source>
        <translation>Bàn đang ghi nhận cược…</translation>
    </message>
    <message>
        <source>You have no bets on this spin.</source>
        <translation>Lượt này quý khách không có cược.</translation>
    </message>
    <message>
        <source>Your bets stand: {amount}</source>
        <translation>Cược có hiệu lực: {amount}</translation>
    </message>
    <message>
        <source>This station needs release {release}</source>
        <translation>Máy này cần phiên bản {release}</translation>
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
    <message>
        <source>Symbols</source>
        <translation>Biểu tượng</translation>
    </message>
    <message>
        <source>Dozens</source>
        <translation>Tá</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Cột</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Màu</translation>
    </message>
    <message>
        <source>Even, odd</source>
        <translation>Chẵn, lẻ</translation>
    </message>
    <message>
        <source>Low, high</source>
        <translation>Nhỏ, lớn</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Spins counted: %1</source>
        <translation>Số lượt thống kê: %1</translation>
    </message>
    <message>
        <source>Last %1</source>
        <translation>%1 lượt</translation>
    </message>
    <message>
        <source>Past spins say nothing about the next one.</source>
        <translation>Các lượt trước không nói gì về lượt sau.</translation>
    </message>
    <message>
        <source>How often each number came</source>
        <translation>Mỗi số ra bao nhiêu lần</translation>
    </message>
</context>
<context>
    <name>SymbolFace</name>
    <message>
        <source>returns %1</source>
        <translation>nhận về %1</translation>
    </message>
    <message>
        <source>returns</source>
        <translation>nhận về</translation>
    </message>
</context>
<context>
    <name>TicketButton</name>
    <message>
        <source>Take the ticket of %1</source>
        <translation>Lấy vé %1</translation>
    </message>
    <message>
        <source>Put the ticket of %1 back in</source>
        <translation>Cho lại vé %1 vào</translation>
    </message>
    <message>
        <source>No ticket yet</source>
        <translation>Chưa có vé</translation>
    </message>
    <message>
        <source>Take the ticket</source>
        <translation>Lấy vé</translation>
    </message>
    <message>
        <source>Ticket %1</source>
        <translation>Vé %1</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>No screen reaches the server. Put it right with &lt;b&gt;Plug the cable in&lt;/b&gt;.</source>
        <translation>Không màn hình nào nối được với máy chủ. Hãy bấm &lt;b&gt;Cắm lại cáp&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The ticket is printed: touch &lt;b&gt;Take the ticket&lt;/b&gt; below.</source>
        <translation>Vé đã in xong: chạm &lt;b&gt;Lấy vé&lt;/b&gt; ở dưới.</translation>
    </message>
    <message>
        <source>The station looks for its table. Its last confirmed bets stand.</source>
        <translation>Máy đang tìm bàn. Các cược đã xác nhận vẫn có hiệu lực.</translation>
    </message>
    <message>
        <source>A technician is at this station. Go to &lt;b&gt;Technician&lt;/b&gt; to leave.</source>
        <translation>Kỹ thuật viên đang ở máy này. Vào &lt;b&gt;Kỹ thuật viên&lt;/b&gt; để thoát.</translation>
    </message>
    <message>
        <source>The station is out of service: staff put it back at the console.</source>
        <translation>Máy ngưng phục vụ: nhân viên mở lại tại bàn điều khiển.</translation>
    </message>
    <message>
        <source>No ticket came out. The dealer pays by hand when the round is over.</source>
        <translation>Vé không in ra. Dealer trả tiền tận tay khi hết ván.</translation>
    </message>
    <message>
        <source>Accounts are frozen while staff look into something.</source>
        <translation>Tài khoản tạm khóa trong khi nhân viên kiểm tra.</translation>
    </message>
    <message>
        <source>The money is on its way out.</source>
        <translation>Đang trả tiền ra.</translation>
    </message>
    <message>
        <source>Put money in: touch &lt;b&gt;20&lt;/b&gt; or another note below.</source>
        <translation>Nạp tiền: chạm tờ &lt;b&gt;20&lt;/b&gt; hoặc tờ khác ở dưới.</translation>
    </message>
    <message>
        <source>No more bets. The same spin is on &lt;b&gt;Dealer&lt;/b&gt; and &lt;b&gt;Displays&lt;/b&gt;.</source>
        <translation>Đã ngừng đặt cược. &lt;b&gt;Dealer&lt;/b&gt; và &lt;b&gt;Màn hình&lt;/b&gt; cho thấy cùng lượt quay này.</translation>
    </message>
    <message>
        <source>This spin does not count: your bets are back in your balance.</source>
        <translation>Lượt quay này không tính: tiền cược đã trả về số dư của bạn.</translation>
    </message>
    <message>
        <source>The result is in. &lt;b&gt;Cash out&lt;/b&gt; whenever you like.</source>
        <translation>Đã có kết quả. Có thể &lt;b&gt;rút tiền&lt;/b&gt; bất cứ lúc nào.</translation>
    </message>
    <message>
        <source>Your chips count when they are solid. Drag one to move it, or place more.</source>
        <translation>Phỉnh rõ nét là đã được tính. Kéo để dời phỉnh, hoặc đặt thêm.</translation>
    </message>
    <message>
        <source>Touch a &lt;b&gt;chip&lt;/b&gt;, then a spot on the felt. Or drag it there.</source>
        <translation>Chạm một &lt;b&gt;phỉnh&lt;/b&gt;, rồi chạm một chỗ trên bàn. Hoặc kéo phỉnh tới đó.</translation>
    </message>
    <message>
        <source>The console looks for its table.</source>
        <translation>Bàn điều khiển đang tìm bàn.</translation>
    </message>
    <message>
        <source>The console asks before anything happens: confirm, or cancel.</source>
        <translation>Bàn điều khiển hỏi trước khi làm: xác nhận hoặc hủy.</translation>
    </message>
    <message>
        <source>Deal yourself: press &lt;b&gt;No more bets&lt;/b&gt;, then enter where it stopped.</source>
        <translation>Tự làm dealer: bấm &lt;b&gt;Ngừng đặt cược&lt;/b&gt;, rồi nhập ô vòng quay dừng.</translation>
    </message>
    <message>
        <source>Deal yourself: press &lt;b&gt;Ball spun&lt;/b&gt;, then enter where the ball fell.</source>
        <translation>Tự làm dealer: bấm &lt;b&gt;Đã thả bi&lt;/b&gt;, rồi nhập số bi rơi vào.</translation>
    </message>
    <message>
        <source>Let the players bet, then press &lt;b&gt;No more bets&lt;/b&gt; and enter where it stopped.</source>
        <translation>Để khách đặt cược, rồi bấm &lt;b&gt;Ngừng đặt cược&lt;/b&gt; và nhập ô vòng quay dừng.</translation>
    </message>
    <message>
        <source>Let the players bet, then press &lt;b&gt;Ball spun&lt;/b&gt;.</source>
        <translation>Để khách đặt cược, rồi bấm &lt;b&gt;Đã thả bi&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The ball runs. When it is about to fall, the sensor ends the betting.</source>
        <translation>Bi đang chạy. Khi bi sắp rơi, cảm biến sẽ ngừng cược.</translation>
    </message>
    <message>
        <source>Touch anything on the console, and &lt;b&gt;you&lt;/b&gt; deal this table.</source>
        <translation>Chạm bất cứ đâu trên bàn điều khiển, và &lt;b&gt;quý khách&lt;/b&gt; làm dealer bàn này.</translation>
    </message>
    <message>
        <source>Touch the &lt;b&gt;number&lt;/b&gt; where the ball fell, and confirm it.</source>
        <translation>Chạm &lt;b&gt;số&lt;/b&gt; bi rơi vào, rồi xác nhận.</translation>
    </message>
    <message>
        <source>Confirm the result: then every wager is settled.</source>
        <translation>Xác nhận kết quả: mọi cược được thanh toán.</translation>
    </message>
    <message>
        <source>Press the &lt;b&gt;golden button&lt;/b&gt; to go on.</source>
        <translation>Bấm &lt;b&gt;nút vàng&lt;/b&gt; để tiếp tục.</translation>
    </message>
    <message>
        <source>Bet in &lt;b&gt;Player&lt;/b&gt;: the meters run with every wager, and each result is shown here.</source>
        <translation>Đặt cược ở &lt;b&gt;Người chơi&lt;/b&gt;: đồng hồ chạy theo mỗi cược, và mọi kết quả hiện ở đây.</translation>
    </message>
    <message>
        <source>The round in play is finished first.</source>
        <translation>Ván đang chơi được kết thúc trước.</translation>
    </message>
    <message>
        <source>The note came back. Look around, then press &lt;b&gt;Leave diagnostics&lt;/b&gt;.</source>
        <translation>Tờ tiền đã được trả lại. Xem thêm, rồi bấm &lt;b&gt;Leave diagnostics&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Every part of the cabinet has a page: try &lt;b&gt;Note acceptor&lt;/b&gt;.</source>
        <translation>Mỗi bộ phận của máy có một trang: thử &lt;b&gt;Note acceptor&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Now put &lt;b&gt;20&lt;/b&gt; in below: it is read, and it comes back.</source>
        <translation>Giờ cho tờ &lt;b&gt;20&lt;/b&gt; ở dưới vào: tờ tiền được đọc rồi trả lại.</translation>
    </message>
    <message>
        <source>Press &lt;b&gt;Test with a note&lt;/b&gt;.</source>
        <translation>Bấm &lt;b&gt;Test with a note&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Sign in with number &lt;b&gt;{number}&lt;/b&gt; and PIN &lt;b&gt;{pin}&lt;/b&gt;.</source>
        <translation>Đăng nhập bằng mã số &lt;b&gt;{number}&lt;/b&gt; và PIN &lt;b&gt;{pin}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Nobody can deal: the cable is out.</source>
        <translation>Không ai làm dealer được: cáp đã bị rút.</translation>
    </message>
    <message>
        <source>You deal. The simulated dealer takes over in {seconds} s.</source>
        <translation>Quý khách làm dealer. Dealer mô phỏng tiếp quản sau {seconds} giây.</translation>
    </message>
    <message>
        <source>The simulated dealer cannot go on: {why}</source>
        <translation>Dealer mô phỏng không thể tiếp tục: {why}</translation>
    </message>
    <message>
        <source>The simulated dealer deals.</source>
        <translation>Dealer mô phỏng đang điều khiển bàn.</translation>
    </message>
    <message>
        <source>Station {number}</source>
        <translation>Máy {number}</translation>
    </message>
    <message>
        <source>{station}, no link</source>
        <translation>{station}, mất kết nối</translation>
    </message>
    <message>
        <source>{station}, out of service</source>
        <translation>{station}, ngưng phục vụ</translation>
    </message>
    <message>
        <source>{station} waits for a player</source>
        <translation>{station} chờ người chơi</translation>
    </message>
    <message>
        <source>{station}, {amount} on the felt</source>
        <translation>{station}, trên bàn {amount}</translation>
    </message>
    <message>
        <source>{station}, balance {amount}</source>
        <translation>{station}, số dư {amount}</translation>
    </message>
    <message>
        <source>There is no money on this station.</source>
        <translation>Máy này không có tiền.</translation>
    </message>
    <message>
        <source>The slot is shut: the station has no link.</source>
        <translation>Khe đã đóng: máy mất kết nối.</translation>
    </message>
    <message>
        <source>The slot is shut while money goes out.</source>
        <translation>Khe đóng trong khi trả tiền.</translation>
    </message>
    <message>
        <source>The slot is shut: the station is out of service.</source>
        <translation>Khe đã đóng: máy ngưng phục vụ.</translation>
    </message>
    <message>
        <source>The slot is shut: the account is frozen.</source>
        <translation>Khe đã đóng: tài khoản bị khóa.</translation>
    </message>
    <message>
        <source>The slot is shut at the moment.</source>
        <translation>Khe đang tạm đóng.</translation>
    </message>
    <message>
        <source>The slot is still busy with the last one.</source>
        <translation>Khe còn đang xử lý tờ trước.</translation>
    </message>
    <message>
        <source>The slot does not take it now.</source>
        <translation>Khe hiện không nhận.</translation>
    </message>
    <message>
        <source>Looks for its table</source>
        <translation>Đang tìm bàn</translation>
    </message>
    <message>
        <source>{round}: {phase}</source>
        <translation>{round}: {phase}</translation>
    </message>
    <message>
        <source>No result yet</source>
        <translation>Chưa có kết quả</translation>
    </message>
    <message>
        <source>Last result: {outcome}</source>
        <translation>Kết quả mới nhất: {outcome}</translation>
    </message>
    <message>
        <source>A technician is at {station}</source>
        <translation>Kỹ thuật viên ở {station}</translation>
    </message>
    <message>
        <source>Both devices answer</source>
        <translation>Cả hai thiết bị đều trả lời</translation>
    </message>
    <message>
        <source>A device needs a hand</source>
        <translation>Có thiết bị cần xử lý</translation>
    </message>
</context>
<context>
    <name>TourBar</name>
    <message>
        <source>Player</source>
        <translation>Người chơi</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Displays</source>
        <translation>Màn hình</translation>
    </message>
    <message>
        <source>Technician</source>
        <translation>Kỹ thuật viên</translation>
    </message>
    <message>
        <source>Demonstration</source>
        <translation>Chơi thử</translation>
    </message>
    <message>
        <source>Let it deal</source>
        <translation>Trả cho dealer</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Bắt đầu lại</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Rời đi</translation>
    </message>
</context>
<context>
    <name>TourView</name>
    <message>
        <source>At the same moment</source>
        <translation>Cùng lúc đó</translation>
    </message>
</context>
<context>
    <name>TourWindow</name>
    <message>
        <source>Demonstration: pretended money</source>
        <translation>Chơi thử: không dùng tiền thật</translation>
    </message>
    <message>
        <source>Opening a table on this machine …</source>
        <translation>Đang mở bàn trên máy này …</translation>
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
        <translation>Phiên này %1</translation>
    </message>
    <message>
        <source>This visit</source>
        <translation>Phiên này</translation>
    </message>
    <message>
        <source>My rounds</source>
        <translation>Các ván của tôi</translation>
    </message>
</context>
<context>
    <name>Wheel</name>
    <message>
        <source>This table is closed</source>
        <translation>Bàn đã đóng</translation>
    </message>
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
        <translation>Chờ kết quả</translation>
    </message>
    <message>
        <source>The wheel has stopped</source>
        <translation>Vòng quay đã dừng</translation>
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
        <translation>cảm biến báo ngừng cược sớm</translation>
    </message>
    <message>
        <source>closed early by the dealer</source>
        <translation>dealer ngừng cược sớm</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>ván {round}</translation>
    </message>
</context>
<context>
    <name>Win</name>
    <message>
        <source>Returned {returned} of {stake}</source>
        <translation>Cược {stake}, nhận về {returned}</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Quý khách thắng</translation>
    </message>
    <message>
        <source>{returned} came back of {stake} staked</source>
        <translation>Cược {stake}, nhận về {returned}</translation>
    </message>
    <message>
        <source>{bet}: {stake} came back as {returned}</source>
        <translation>{bet}: cược {stake}, nhận về {returned}</translation>
    </message>
</context>
</TS>
