/// How a letter is deleted, and a pick follows it, in a client that does not report its text.
///
/// Each way was whole in 20 of 20 picks in the clients that it is for, on X11, GNOME 43 to 50, KWin
/// 6.3 and 6.7, and sway; no way works in all of them.
enum Erasure {
  /// By the BackSpace key: XIM, which lets no control characters through.
  case key
  /// By the BackSpace key, and the pick follows after a pause.
  ///
  /// Keys and commits take different ways: gvim got "ex" for "éx".
  case keyAndPause
  /// By the character that the key types in a terminal, in a commit of its own: ibus-wayland, which
  /// sends no keys to sway.
  case character
  /// By that character, and the pick follows after a pause: GNOME, which merges commits.
  ///
  /// Alacritty pastes longer commits in brackets, so vim got "^?é".
  case characterAndPause
  /// By that character, in one commit with the pick: GTK 4, where keys are late, and kitty on X11,
  /// where a BackSpace deletes twice.
  case characterInText

  /// What the BackSpace key types in a terminal.
  static let del: Character = "\u{7f}"

  /// The way for a field, or `nil` if no way works: in SDL, and in GTK 4's fields outside of terminals.
  ///
  /// Terminals under Wayland report that they are only with IBus 1.5.34 and newer, and Konsole only
  /// under GNOME.
  init?(in field: Field) {
    let isTerminal = field.contentType.purpose == .terminal
    switch field.client {
    case ClientName.xim: self = .key
    case ClientName.gnomeShell: self = isTerminal ? .characterAndPause : .keyAndPause
    case ClientName.wayland:
      // What reports some text is no terminal, and would show the character.
      if field.reportsText { return nil }
      self = .character
    case "GLFW_Application": self = .characterInText
    case "SDL2_Application": return nil
    default:
      if isTerminal {
        self = .characterInText
      } else if field.client.hasPrefix("gtk4-im:") {
        return nil
      } else {
        self = .keyAndPause
      }
    }
  }

  /// The way in a text field whose client reports nothing, or `nil` if no way works.
  static func inText(of field: Field) -> Self? {
    let way = Self(in: field)
    return way == .keyAndPause ? way : nil
  }

  var needsPause: Bool { self == .keyAndPause || self == .characterAndPause }
}
