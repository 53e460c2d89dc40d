/// A sound that answers a gesture.
///
/// It tells the kind of key, never which key: all letters sound the same.
public enum AudioFeedback: Hashable, Sendable {
  /// A key that types.
  case input
  /// A key that serves the keyboard itself.
  case system
  /// A key that deletes.
  case delete
  /// A sound by its name in the XDG sound theme, or one of the program's own.
  case custom(event: String)
  /// A sound in a file, by its path.
  case customFile(String)
  /// No sound.
  case none

  /// A list was opened: the theme's sound of a menu that opens.
  public static let calloutOpened = Self.custom(event: "menu-popup")
  /// Another entry of a list is highlighted: the theme's sound of an item that is selected.
  public static let calloutMoved = Self.custom(event: "item-selected")
  /// A key did nothing where it could have done something; themes have no sound for that.
  public static let refused = Self.custom(event: "x-callout-refused")
}

extension AudioFeedback {
  /// The sound as settings spell it: `input`, `custom:complete`, `file:/usr/share/…`.
  public var name: String {
    switch self {
    case .input: "input"
    case .system: "system"
    case .delete: "delete"
    case .custom(let event): "custom:" + event
    case .customFile(let path): "file:" + path
    case .none: "none"
    }
  }

  /// Reads a sound as settings spell it; `nil` if there is no sound of that name.
  public init?(_ name: String) {
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
  /// What follows a beginning, or `nil` if the text does not begin with it or nothing follows.
  fileprivate func dropping(_ beginning: String) -> String? {
    guard hasPrefix(beginning), utf8.count > beginning.utf8.count else { return nil }
    return String(dropFirst(beginning.count))
  }
}
