/// A sound for a kind of key, never for a certain letter; later versions may add cases.
public enum AudioFeedback: Hashable, Sendable {
  /// A key that types.
  case input
  /// A key that controls the keyboard.
  case system
  /// A key that deletes.
  case delete
  /// A sound by its name in the XDG sound theme, or one of the program's.
  case custom(event: String)
  /// A sound file, by its path.
  case customFile(String)
  /// No sound.
  case none

  /// A list was opened.
  public static let calloutOpened = Self.custom(event: "menu-popup")
  /// Another entry of a list is highlighted.
  public static let calloutMoved = Self.custom(event: "item-selected")
  /// A key did nothing although it could have; themes have no such sound.
  public static let refused = Self.custom(event: "x-callout-refused")
}

extension AudioFeedback {
  /// The sound as text: `input`, `custom:complete`, `file:/usr/share/…`.
  package var name: String {
    switch self {
    case .input: "input"
    case .system: "system"
    case .delete: "delete"
    case .custom(let event): "custom:" + event
    case .customFile(let path): "file:" + path
    case .none: "none"
    }
  }

  /// Reads a sound's name, or returns `nil`.
  package init?(_ name: String) {
    let plain: [Self] = [.input, .system, .delete, .none]
    if let sound = plain.first(where: { $0.name == name }) {
      self = sound
    } else if let event = name.dropping("custom:") {
      self = .custom(event: event)
    } else if let path = name.dropping("file:") {
      self = .customFile(path)
    } else {
      return nil
    }
  }
}

extension String {
  /// The text after a prefix, or `nil` if it lacks the prefix or nothing follows.
  fileprivate func dropping(_ beginning: String) -> String? {
    guard hasPrefix(beginning), utf8.count > beginning.utf8.count else { return nil }
    return String(dropFirst(beginning.count))
  }
}
