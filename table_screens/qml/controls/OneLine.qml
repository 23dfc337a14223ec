// What may stand in a line: no line breaks, no tabs, nothing that cannot be seen; pasted or typed, they are refused.
import QtQuick

RegularExpressionValidator {
    // Qt's own signs, not JavaScript's: Zl and Zp are the separators of lines and paragraphs.
    regularExpression: /[^\x00-\x1f\x7f-\x9f\p{Zl}\p{Zp}]*/
}
