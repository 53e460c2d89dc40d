import KeyboardCore

/// What libcanberra is asked for: a name in the sound theme, or a file, or a name with a file to fall
/// back on.
nonisolated struct CanberraSound: Hashable {
  /// The name in the XDG sound theme and, with what it is from, in the sound server.
  var event: String?
  /// The file to play, where the theme is not asked or has none.
  var file: String?

  /// The events there are own sounds for.
  static let ownEvents = [
    "button-pressed", "button-pressed-system", "button-pressed-delete", "menu-popup",
    "item-selected", "x-callout-refused",
  ]

  /// The sound that answers with a kind of feedback, or `nil` for none.
  ///
  /// The names of keys are those of the XDG sound naming specification, with the kind of key put
  /// after a dash: libcanberra takes a theme's `button-pressed` where there is nothing more special.
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

  init(event: String? = nil, file: String? = nil) {
    self.event = event
    self.file = file
  }

  /// The program's own sound in the place of a theme's, or `nil` for a sound that is a file already
  /// or that no file in the folder can be named after.
  ///
  /// It has a name of its own, for the sound server keeps sounds by name, for all programs.
  func own(in folder: String) -> Self? {
    guard let event, file == nil, !event.utf8.contains(UInt8(ascii: "/")) else { return nil }
    return Self(event: "ibus-callout-" + event, file: "\(folder)/\(event).oga")
  }
}
