"""Draws a ticket as it would look on paper, with a bar code that scans."""

from pathlib import Path

from barcode.itf import ITF
from PIL import Image, ImageDraw, ImageFont

from ats_client.devices.ticket_printer.emulator.escpos import BarCode, Paper, TextLine
from ats_client.devices.ticket_printer.emulator.tcl import TclJob

DOTS_PER_MM = 8
"""203 dots an inch, the usual thermal head."""

TICKET_MM = (156, 65)
"""A ticket on a gaming floor. Its short, left edge leaves the printer first."""

PAPER = (253, 252, 247)
INK = (26, 24, 28)
FAINT = (205, 203, 198)
_FONTS = (Path("/usr/share/fonts/truetype/dejavu"), Path("/usr/share/fonts/dejavu"))

NARROW_DOTS = 4


def draw(job: object, where: Path) -> None:
    """Draws the printed ticket into a PNG file."""
    match job:
        case TclJob():
            picture = _ticket(job.texts)
        case Paper():
            picture = _strip(job)
        case _:
            raise TypeError(f"nothing that could be on paper: {job!r}")
    picture.save(where)


def _font(size: int, *, bold: bool = False, mono: bool = False) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    name = f"DejaVuSans{'Mono' if mono else ''}{'-Bold' if bold else ''}.ttf"
    found = next((folder / name for folder in _FONTS if (folder / name).exists()), None)
    return ImageFont.truetype(found, size) if found else ImageFont.load_default(size)


def bar_code(digits: str, height: int, narrow: int) -> Image.Image:
    """Interleaved 2 of 5, in dots of the head: nothing is scaled, so it can be read back dot by dot."""
    modules = ITF(digits, narrow=narrow, wide=narrow * 5 // 2).build()[0]
    picture = Image.new("RGB", (len(modules), height), PAPER)
    pen = ImageDraw.Draw(picture)
    for at, module in enumerate(modules):
        if module == "1":
            pen.line(((at, 0), (at, height)), fill=INK)
    return picture


def _ticket(texts: dict[str, str]) -> Image.Image:
    width, height = (side * DOTS_PER_MM for side in TICKET_MM)
    picture = Image.new("RGB", (width, height), PAPER)
    pen = ImageDraw.Draw(picture)
    edge = 92
    middle = (edge + width) // 2

    def centred(text: str, y: int, size: int, *, bold: bool = False) -> None:
        room = width - edge - 40
        while size > 10 and pen.textlength(text, font=_font(size, bold=bold)) > room:
            size -= 1
        pen.text((middle, y), text, font=_font(size, bold=bold), fill=INK, anchor="ma")

    # The leading edge has the number, so that it is there even if the rest is torn off.
    pen.line(((edge, 18), (edge, height - 18)), fill=FAINT, width=2)
    strip = Image.new("RGB", (height, edge - 10), PAPER)
    ImageDraw.Draw(strip).text(
        (height // 2, (edge - 10) // 2), texts.get("number", ""), font=_font(27, mono=True), fill=INK, anchor="mm"
    )
    picture.paste(strip.rotate(90, expand=True), (6, 0))
    pen.rectangle((0, 0, width - 1, height - 1), outline=FAINT)

    centred(texts.get("line_1", ""), 16, 36, bold=True)
    centred("  ·  ".join(text for text in (texts.get("line_2"), texts.get("line_3")) if text), 60, 20)
    centred(texts.get("title", ""), 88, 42, bold=True)

    bars = bar_code(texts["digits"], 132, NARROW_DOTS)
    picture.paste(bars, (middle - bars.width // 2, 144))
    label = f"{texts.get('validation') or 'Validation'}   {texts.get('number_again', '')}"
    centred(label, 284, 25)

    row, small = 324, _font(21)
    facts = [texts.get(name, "") for name in ("date", "time", "ticket")]
    for place, fact in zip((edge + 40, middle, width - 40), facts, strict=True):
        anchor = {edge + 40: "la", middle: "ma"}.get(place, "ra")
        pen.text((place, row), fact, font=small, fill=INK, anchor=anchor)

    words = [text for text in (texts.get("words_1"), texts.get("words_2")) if text]
    for line, text in enumerate(words):
        centred(text, 358 + 25 * line, 21)
    centred(texts.get("amount", ""), 408, 54, bold=True)
    void_after = texts.get("void_after", "")
    pen.text(
        (edge + 40, height - 38),
        void_after if not void_after.isdigit() else f"Void after {void_after} days",
        font=small,
        fill=INK,
    )
    pen.text((width - 40, height - 38), texts.get("machine", ""), font=small, fill=INK, anchor="ra")
    return picture


def _strip(paper: Paper) -> Image.Image:
    """A receipt of 80 mm, line by line as sent."""
    width, margin = 80 * DOTS_PER_MM, 40
    heights = [_height(mark) for mark in paper.marks]
    picture = Image.new("RGB", (width, sum(heights) + 2 * margin), PAPER)
    pen = ImageDraw.Draw(picture)
    pen.rectangle((0, 0, width - 1, picture.height - 1), outline=FAINT)
    y = margin
    for mark, height in zip(paper.marks, heights, strict=True):
        if isinstance(mark, BarCode):
            bars = bar_code(mark.digits, mark.height, mark.narrow)
            picture.paste(bars, ((width - bars.width) // 2, y))
        else:
            style = mark.style
            font = _font(42 if style.is_big else 21, bold=style.is_bold or style.is_big, mono=True)
            place, anchor = {1: (width // 2, "ma"), 2: (width - margin, "ra")}.get(style.align, (margin, "la"))
            pen.text((place, y), mark.text, font=font, fill=INK, anchor=anchor)
        y += height
    return picture


def _height(mark: TextLine | BarCode) -> int:
    if isinstance(mark, BarCode):
        return mark.height + 12
    return 56 if mark.style.is_big else 30
