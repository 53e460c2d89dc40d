import KeyboardCore

/// A sound for libcanberra: a name in the sound theme, a file, or a name with a file as its fallback.
nonisolated struct CanberraSound: Hashable {
  /// The name in the XDG sound theme and in the sound server.
  var event: String?
  /// The file to play if there is no name, or the theme does not contain it.
  var file: String?

  /// The events that we have sounds for.
  static let ownEvents = [
    "button-pressed", "button-pressed-system", "button-pressed-delete", "menu-popup",
    "item-selected", "x-callout-refused",
  ]

  /// Our own sound in place of a theme's, or `nil` for a file or a name that cannot name a file.
  ///
  /// It has a name of its own, because the sound server keeps sounds by name, for all programs.
  func own(in folder: String) -> Self? {
    guard let event, file == nil, !event.utf8.contains(UInt8(ascii: "/")) else { return nil }
    return Self(event: "ibus-callout-" + event, file: "\(folder)/\(event).oga")
  }
}

nonisolated extension CanberraSound {
  /// The sound for a kind of feedback, or `nil` for silence.
  ///
  /// The names are those of the XDG sound naming specification, with the kind of key after a dash:
  /// libcanberra uses a theme's `button-pressed` if there is nothing more specific.
  init?(_ audio: AudioFeedback) {
    switch audio {
    case .input: self.init(event: "button-pressed")
    case .system: self.init(event: "button-pressed-system")
    case .delete: self.init(event: "button-pressed-delete")
    case .custom(let event): self.init(event: event)
    case .customFile(let path): self.init(file: path)
    case .none: return nil
    }
  }
}
