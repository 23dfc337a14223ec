"""Opens a window as the station will and says so when its first frame was shown. Run under the compositor."""

import sys

from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickView

app = QGuiApplication(sys.argv)
view = QQuickView()
view.frameSwapped.connect(lambda: app.exit(0))
view.showFullScreen()
code = app.exec()
sys.stdout.write(f"drawn on {app.platformName()}\n")
sys.exit(code)
