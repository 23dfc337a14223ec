# Debian's packages: which ones a screen needs, which of them are missing, and how they are installed.
# Read by script/bootstrap and kiosk/install. The names are those of Debian 12; where Debian 13 has another one, its
# package says that it provides the old name.

# What PySide6's QtQuick, QtNetwork and QtMultimedia are linked with (tests/script/test_debian_packages.py holds the
# lists to that), and the fonts that the screens name; DejaVu is what the emulated printer writes with.
qt="libbrotli1 libdbus-1-3 libdrm2 libegl1 libfontconfig1 libfreetype6 libgl1 libglib2.0-0 libgssapi-krb5-2 libpulse0
  libx11-6 libxext6 libxkbcommon0 libxrandr2 libzstd1"
qt_x11="libx11-xcb1 libxcb1 libxcb-cursor0 libxcb-glx0 libxcb-icccm4 libxcb-image0 libxcb-keysyms1 libxcb-randr0
  libxcb-render0 libxcb-render-util0 libxcb-shape0 libxcb-shm0 libxcb-sync1 libxcb-util1 libxcb-xfixes0 libxcb-xkb1
  libxkbcommon-x11-0"
qt_wayland="libwayland-client0 libwayland-cursor0 libwayland-egl1"
fonts="fonts-inter fonts-noto-cjk"
printer_fonts="fonts-dejavu-core"

# missing_packages NAME …: those that are not installed, neither under this name nor by one that provides it.
missing_packages() {
  here_now=" $(dpkg-query -W -f '${db:Status-Status} ${Package} ${Provides}\n' |
    sed -n '/^installed /{s/^installed//; s/([^)]*)//g; s/,/ /g; p}' | tr '\n' ' ') "
  for package in "$@"; do
    case $here_now in *" $package "*) ;; *) printf '%s ' "$package" ;; esac
  done
}
