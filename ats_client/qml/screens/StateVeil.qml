// What lies over the game while the player waits for the table, a ticket, the dealer or an attendant.
pragma ComponentBehavior: Bound
import QtQuick
import ats_client.qml.controls
import ats_client.viewmodels

Notice {
    id: veil

    required property StationScreen station
    readonly property string what: station.veil

    seeThrough: ["offline", "frozen", "frozen-account"].includes(what)
    warning: ["offline", "frozen", "frozen-account", "hand-pay", "uncertain"].includes(what)
    amount: ["printing", "ticket", "dealer", "hand-pay", "uncertain"].includes(what) ? station.payOut : ""
    title: {
        switch (what) {
        case "offline":
            return veil.station.needsRelease !== "" ? veil.station.needsRelease : qsTr("Reconnecting…");
        case "frozen":
            return qsTr("Accounts are being checked");
        case "frozen-account":
            return qsTr("Your account is being checked");
        case "printing":
            return qsTr("Your ticket is being printed");
        case "ticket":
            return qsTr("Please take your ticket");
        case "dealer":
            return qsTr("The dealer will pay you");
        case "hand-pay":
            return qsTr("An attendant will pay you");
        case "uncertain":
            return qsTr("Please wait for an attendant");
        }
        return "";
    }
    sentence: {
        switch (what) {
        case "offline":
            return qsTr("Your last confirmed bets stand. Nothing can be changed until the link to the table is back.");
        case "frozen":
            return qsTr("A result is being put right. Nothing is lost: every account at the table stands still until it is done, and you will see the correction here.");
        case "frozen-account":
            return qsTr("Your money is safe. Only this account stands still; an attendant will see to it.");
        case "printing":
            return qsTr("It takes a moment. Please do not pull.");
        case "ticket":
            return qsTr("It is worth money: insert it at any station of this table, or show it at the cashier.");
        case "dealer":
            return qsTr("The dealer has been told. Please stay at the station until you have been paid.");
        case "hand-pay":
            return qsTr("No ticket was printed, and your money is safe. The amount below waits for you; an attendant has been called.");
        case "uncertain":
            return qsTr("We cannot tell whether your ticket came out. Nothing is lost: an attendant has been called and will decide with you.");
        }
        return "";
    }
    picture: what === "printing" || what === "ticket" ? ticket : null
    more: ["hand-pay", "uncertain", "dealer"].includes(what) ? station.placard.stationNumber : ""

    Component {
        id: ticket
        TicketSlot {
            objectName: "ticketSlot"
            printing: veil.what === "printing"
        }
    }
}
