/// An image on a key, drawn with lines in a square of 20 by 20.
struct KeyImage {
  /// The lines, as an SVG path.
  var path: String
  var isFilled = false
  /// The character that replaces the image in a terminal.
  var sign: String

  /// The images that `StandardKeyboardAppearance` names; with other names, the text is shown.
  static let named: [String: Self] = [
    "edit-clear-symbolic": Self(
      path: "M7.5 4.5H17.5V15.5H7.5L2 10ZM10 7.5L15 12.5M15 7.5L10 12.5", sign: "⌫"),
    "keyboard-tab-symbolic": Self(path: "M2 10H14.5M10.5 6L14.5 10L10.5 14M17.5 5V15", sign: "⇥"),
    "keyboard-caps-lock-symbolic": Self(
      path: "M10 2.5L16.5 9H13V12.5H7V9H3.5ZM7 15H13V17.5H7Z", sign: "⇪"),
    "keyboard-shift-symbolic": Self(path: "M10 3L16.5 9.5H13V16.5H7V9.5H3.5Z", sign: "⇧"),
    "keyboard-shift-filled-symbolic": Self(
      path: "M10 3L16.5 9.5H13V16.5H7V9.5H3.5Z", isFilled: true, sign: "⬆"),
    "keyboard-enter-symbolic": Self(path: "M17 4.5V11H3.5M7.5 7L3.5 11L7.5 15", sign: "↵"),
    "open-menu-symbolic": Self(path: "M4 5.5H16M4 10H16M4 14.5H16", sign: "≡"),
    "go-previous-symbolic": Self(path: "M12.5 4.5L7 10L12.5 15.5", sign: "←"),
    "go-next-symbolic": Self(path: "M7.5 4.5L13 10L7.5 15.5", sign: "→"),
    "go-down-symbolic": Self(path: "M4.5 7.5L10 13L15.5 7.5", sign: "↓"),
    "face-smile-symbolic": Self(
      path: "M10 2.5A7.5 7.5 0 1 0 10 17.5A7.5 7.5 0 1 0 10 2.5ZM7.5 7V8.5M12.5 7V8.5"
        + "M6.5 11.5A4 4 0 0 0 13.5 11.5", sign: "☺"),
    "input-keyboard-symbolic": Self(
      path: "M2 5H18V15H2ZM5 8.5H6M9.5 8.5H10.5M14 8.5H15M6 12H14", sign: "⌨"),
    "preferences-desktop-locale-symbolic": Self(
      path: "M10 2.5A7.5 7.5 0 1 0 10 17.5A7.5 7.5 0 1 0 10 2.5ZM2.5 10H17.5"
        + "M10 2.5A11 11 0 0 0 10 17.5A11 11 0 0 0 10 2.5", sign: "⊕"),
    "edit-find-symbolic": Self(
      path: "M8.5 3A5.5 5.5 0 1 0 8.5 14A5.5 5.5 0 1 0 8.5 3ZM12.5 12.5L17 17", sign: "⌕"),
    "audio-input-microphone-symbolic": Self(
      path: "M8 4A2 2 0 0 1 12 4V9A2 2 0 0 1 8 9ZM5 9A5 5 0 0 0 15 9M10 14V17.5", sign: "♪"),
    "emblem-system-symbolic": Self(
      path: "M10 6.5A3.5 3.5 0 1 0 10 13.5A3.5 3.5 0 1 0 10 6.5ZM10 2V4M10 16V18M2 10H4M16 10H18"
        + "M4.3 4.3L5.8 5.8M14.2 14.2L15.7 15.7M4.3 15.7L5.8 14.2M14.2 5.8L15.7 4.3", sign: "⚙"),
  ]
}
