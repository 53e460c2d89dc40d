extension KeyBinding {
  /// The gestures a combination can be bound with.
  private static let gestures: [KeyboardGesture] = [.press, .doubleTap, .longPress]

  /// Reads a binding, `KEYS=ACTION` or `KEYS@GESTURE=ACTION`, with keys as GTK writes them:
  /// `<Super><Alt>space=nextLocale`.
  ///
  /// - Parameters:
  ///   - text: The binding.
  ///   - keys: What keys are called.
  /// - Throws: `NotationError`, which says what is wrong with it.
  public init(_ text: String, keys: KeyNames = .common) throws(NotationError) {
    func error(_ problem: String) -> NotationError { NotationError("key-bindings", text, problem) }
    guard let equals = text.firstIndex(of: "=") else {
      throw error("must have the form KEYS=ACTION, such as <Super><Alt>space=nextLocale")
    }
    let left = text[..<equals]
    let at = left.firstIndex(of: "@")
    let combinationText = String(left[..<(at ?? left.endIndex)])
    guard let combination = KeyCombination(combinationText, keys: keys) else {
      throw error("\"\(combinationText)\" is not a key; keys are written like <Super><Alt>space")
    }
    var gesture = KeyboardGesture.press
    if let at {
      let name = left[left.index(after: at)...]
      guard let found = Self.gestures.first(where: { $0.rawValue == name }) else {
        throw error("\"\(name)\" must be \(Self.gestures.map(\.rawValue).alternatives)")
      }
      gesture = found
    }
    if combination.keysym.isModifier, gesture == .press {
      throw error(
        "\(combinationText) alone needs @doubleTap or @longPress, so that shortcuts keep working")
    }
    let name = String(text[text.index(after: equals)...])
    guard let action = KeyboardAction(name) else {
      throw error("\"\(name)\" is not one of \(KeyboardAction.names.joined(separator: ", "))")
    }
    self.init(combination, gesture: gesture, action)
  }

  /// The binding as settings spell it, such as `<Super><Alt>space=nextLocale`.
  public func spelling(keys: KeyNames = .common) -> String {
    let at = gesture == .press ? "" : "@\(gesture.rawValue)"
    return "\(combination.spelling(keys: keys))\(at)=\(action.spelling)"
  }
}

extension KeyCombination {
  /// The modifiers by the words that people read, and that settings have, the usual one first.
  private static let modifierNames: [(modifier: Modifiers, label: String, words: [String])] = [
    (.super, "Super", ["Super", "Mod4"]), (.hyper, "Hyper", ["Hyper"]), (.meta, "Meta", ["Meta"]),
    (.control, "Ctrl", ["Control", "Ctrl", "Primary"]), (.alt, "Alt", ["Alt", "Mod1"]),
    (.shift, "Shift", ["Shift"]),
  ]

  private var heldModifiers: [(modifier: Modifiers, label: String, words: [String])] {
    Self.modifierNames.filter { modifiers.contains($0.modifier) }
  }

  /// Reads a combination as GTK writes it, `<Super><Alt>space`, or returns `nil` if it has another
  /// form or names no key.
  public init?(_ text: String, keys: KeyNames = .common) {
    var modifiers: Modifiers = []
    var rest = text[...]
    while rest.first == "<" {
      guard let end = rest.firstIndex(of: ">") else { return nil }
      let word = rest[..<end].dropFirst().lowercased()
      let entry = Self.modifierNames.first { $0.words.contains { $0.lowercased() == word } }
      guard let entry else { return nil }
      modifiers.insert(entry.modifier)
      rest = rest[rest.index(after: end)...]
    }
    guard let keysym = keys.key(String(rest)) else { return nil }
    self.init(keysym, modifiers)
  }

  /// The keys as settings and GTK spell them, such as `<Super><Alt>space`.
  public func spelling(keys: KeyNames = .common) -> String {
    heldModifiers.map { "<\($0.words[0])>" }.joined() + keys.name(keysym)
  }

  /// The keys as people read them, such as `Super+Alt+A`.
  public func label(keys: KeyNames = .common) -> String {
    let key = keys.name(keysym)
    let name = key.prefix(1).uppercased() + key.dropFirst()
    return (heldModifiers.map(\.label) + [name]).joined(separator: "+")
  }
}
