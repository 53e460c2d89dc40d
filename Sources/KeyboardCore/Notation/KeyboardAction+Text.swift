extension KeyboardAction {
  /// Reads an action in the notation of settings: `nextLocale`, `character:é`, `text:Best wishes`,
  /// `keyboardType:emojis`, `custom:name`, `url:https://…`, `emoji:🦦`, or `diacritic:´ aá eé` (the
  /// mark and its replacements).
  public init?(_ text: String) {
    guard let colon = text.firstIndex(of: ":") else {
      guard let action = Self.plain[text] else { return nil }
      self = action
      return
    }
    let argument = String(text[text.index(after: colon)...])
    guard !argument.isEmpty, let action = Self.action(text[..<colon], argument) else { return nil }
    self = action
  }

  /// The names of all actions in settings.
  public static let names: [String] = (plain.keys + withArgument.map { $0 + ":…" }).sorted()

  private static let withArgument = [
    "character", "custom", "diacritic", "emoji", "keyboardType", "text", "url",
  ]

  private static let plain: [String: Self] = {
    let actions: [Self] = [
      .backspace, .capsLock, .dictation, .dismissKeyboard, .escape, .moveCursorBackward,
      .moveCursorForward, .nextKeyboard, .nextLocale, .none, .primary(.return), .settings, .space,
      .systemSettings, .tab, .urlDomain,
    ]
    return Dictionary(uniqueKeysWithValues: actions.map { ($0.spelling, $0) })
  }()

  private static func action(_ name: Substring, _ argument: String) -> Self? {
    switch name {
    case "character": .character(argument)
    case "custom": .custom(named: argument)
    case "diacritic": Diacritic(argument).map { .diacritic($0) }
    case "emoji": .emoji(Emoji(argument))
    case "keyboardType":
      KeyboardType.named.first { $0.spelling == argument }.map { .keyboardType($0) }
    case "text": .text(argument)
    case "url": .url(argument)
    default: nil
    }
  }

  /// The action as text, such as `character:e` or `keyboardType:emojis`, even if settings cannot
  /// name it.
  public var spelling: String {
    switch self {
    case .character(let text): "character:\(text)"
    case .characterMargin(let text): "characterMargin:\(text)"
    case .custom(let name): "custom:\(name)"
    case .diacritic(let diacritic): "diacritic:\(diacritic.spelling)"
    case .emoji(let emoji): "emoji:\(emoji.char)"
    case .image(let description, _, _): "image:\(description)"
    case .keyboardType(let type): "keyboardType:\(type.spelling)"
    case .primary(.return): "return"
    case .primary(.custom(let title)): "primary:\(title)"
    case .primary(let type): "primary:\(type)"
    case .shift: "shift"
    case .systemImage(let description, _, _): "systemImage:\(description)"
    case .text(let text): "text:\(text)"
    case .url(let address, _): "url:\(address ?? "")"
    default: "\(self)"
    }
  }
}

extension Diacritic {
  /// Reads `´ aá eé`: the mark and its replacements.
  fileprivate init?(_ text: String) {
    let words = text.split(separator: " ")
    guard let mark = words.first, words.dropFirst().allSatisfy({ $0.count == 2 }) else {
      return nil
    }
    let pairs = words.dropFirst().map { (String($0.prefix(1)), String($0.suffix(1))) }
    self.init(char: String(mark), replacements: Dictionary(pairs) { first, _ in first })
  }

  fileprivate var spelling: String {
    ([char] + replacements.sorted { $0.key < $1.key }.map { $0.key + $0.value })
      .joined(separator: " ")
  }
}

extension KeyboardType {
  /// The types that settings can name.
  fileprivate static let named: [Self] = [
    .alphabetic(.auto), .alphabetic(.capsLocked), .emojis, .numeric, .symbolic,
  ]

  fileprivate var spelling: String {
    switch self {
    case .alphabetic(.auto): "alphabetic"
    case .alphabetic(let casing): casing.rawValue
    case .custom(let name): "custom:\(name)"
    default: "\(self)"
    }
  }
}
