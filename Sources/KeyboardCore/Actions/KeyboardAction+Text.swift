extension KeyboardAction {
  /// Reads an action as settings spell it; `nil` if there is no action of that name: `nextLocale`,
  /// `character:é`, `text:Best wishes`, `keyboardType:emojis`, `custom:name`, `url:https://…`,
  /// `emoji:🦦`, `diacritic:´ aá eé` (the mark, and what it makes of each letter).
  public init?(_ text: String) {
    let colon = text.firstIndex(of: ":")
    let name = String(text[..<(colon ?? text.endIndex)])
    guard let colon else {
      guard let action = Self.plain[name] else { return nil }
      self = action
      return
    }
    let argument = String(text[text.index(after: colon)...])
    guard !argument.isEmpty, let action = Self.action(name, argument) else { return nil }
    self = action
  }

  /// The names of all actions that settings can name.
  public static let names = (plain.keys.map { $0 } + withArgument.map { $0 + ":…" }).sorted()

  private static let withArgument = [
    "character", "custom", "diacritic", "emoji", "keyboardType", "text", "url",
  ]

  private static let plain: [String: Self] = [
    "backspace": .backspace, "capsLock": .capsLock, "dictation": .dictation,
    "dismissKeyboard": .dismissKeyboard, "escape": .escape,
    "moveCursorBackward": .moveCursorBackward, "moveCursorForward": .moveCursorForward,
    "nextKeyboard": .nextKeyboard, "nextLocale": .nextLocale, "none": .none,
    "return": .primary(.return), "settings": .settings, "space": .space,
    "systemSettings": .systemSettings, "tab": .tab, "urlDomain": .urlDomain,
  ]

  private static func action(_ name: String, _ argument: String) -> Self? {
    switch name {
    case "character": .character(argument)
    case "custom": .custom(named: argument)
    case "diacritic": Diacritic(argument).map { .diacritic($0) }
    case "emoji": .emoji(Emoji(argument))
    case "keyboardType": KeyboardType(argument).map { .keyboardType($0) }
    case "text": .text(argument)
    case "url": .url(argument, id: nil)
    default: nil
    }
  }
}

extension Diacritic {
  /// Reads `´ aá eé`: the mark, and what it makes of each letter.
  fileprivate init?(_ text: String) {
    let words = text.split(separator: " ")
    guard let mark = words.first, words.dropFirst().allSatisfy({ $0.count == 2 }) else {
      return nil
    }
    let pairs = words.dropFirst().map { (String($0.prefix(1)), String($0.suffix(1))) }
    self.init(char: String(mark), replacements: Dictionary(pairs) { first, _ in first })
  }
}

extension KeyboardType {
  /// Reads a type by its name.
  fileprivate init?(_ name: String) {
    switch name {
    case "alphabetic": self = .alphabetic(.auto)
    case "capsLocked": self = .alphabetic(.capsLocked)
    case "emojis": self = .emojis
    case "numeric": self = .numeric
    case "symbolic": self = .symbolic
    default: return nil
    }
  }
}
