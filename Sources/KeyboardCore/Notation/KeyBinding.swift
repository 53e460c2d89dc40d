/// An action for a key combination, in place of its usual meaning.
public struct KeyBinding: Hashable, Sendable {
  /// The keys.
  public var combination: KeyCombination
  /// The gesture: press, double tap or long press.
  public var gesture: KeyboardGesture
  /// The action.
  public var action: KeyboardAction

  /// Creates a binding.
  public init(
    _ combination: KeyCombination, gesture: KeyboardGesture = .press, _ action: KeyboardAction
  ) {
    self.combination = combination
    self.gesture = gesture
    self.action = action
  }

  /// The default bindings.
  ///
  /// GNOME, KDE Plasma, sway, labwc, Hyprland, COSMIC and Xfce do not use these keys by default; a
  /// desktop would receive them first. Super and Shift with the space bar belong to GNOME, sway and
  /// IBus, with e they quit sway, with h they move windows in sway and COSMIC, and with Escape they
  /// belong to KWin. Super, Alt and Escape quit COSMIC.
  public static let standard = [
    Self(KeyCombination(.space, [.super, .alt]), .nextLocale),
    Self(letter("e"), .keyboardType(.emojis)),
    Self(letter("a"), custom(.toggleHold)), Self(letter("c"), custom(.accents)),
    Self(letter("w"), custom(.accentWord)),
    Self(KeyCombination(.backspace, [.super, .alt]), .dismissKeyboard),
  ]

  private static func custom(_ action: CustomAction) -> KeyboardAction {
    .custom(named: action.rawValue)
  }

  private static func letter(_ scalar: Unicode.Scalar) -> KeyCombination {
    KeyCombination(Keysym(rawValue: scalar.value), [.super, .alt])
  }
}

extension KeyBinding {
  /// The gestures that can be bound.
  private static let gestures: [KeyboardGesture] = [.press, .doubleTap, .longPress]

  /// Reads a binding, `KEYS=ACTION` or `KEYS@GESTURE=ACTION`, with keys in GTK's notation:
  /// `<Super><Alt>space=nextLocale`.
  ///
  /// - Throws: `NotationError` for another form, an unknown key or action, a gesture other than `press`,
  ///   `doubleTap` and `longPress`, and the press of a modifier alone.
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

  /// The binding as text, such as `<Super><Alt>space=nextLocale`.
  public func spelling(keys: KeyNames = .common) -> String {
    let at = gesture == .press ? "" : "@\(gesture.rawValue)"
    return "\(combination.spelling(keys: keys))\(at)=\(action.spelling)"
  }
}

extension KeyCombination {
  private typealias ModifierName = (modifier: Modifiers, label: String, words: [String])

  /// The modifiers with their labels, and their words in settings, the usual one first.
  private static let modifierNames: [ModifierName] = [
    (.super, "Super", ["Super", "Mod4"]), (.hyper, "Hyper", ["Hyper"]), (.meta, "Meta", ["Meta"]),
    (.control, "Ctrl", ["Control", "Ctrl", "Primary"]), (.alt, "Alt", ["Alt", "Mod1"]),
    (.shift, "Shift", ["Shift"]),
  ]

  private var heldModifiers: [ModifierName] {
    Self.modifierNames.filter { modifiers.contains($0.modifier) }
  }

  /// Reads a combination in GTK's notation, such as `<Super><Alt>space`, or returns `nil`.
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

  /// The keys in GTK's notation, such as `<Super><Alt>space`.
  public func spelling(keys: KeyNames = .common) -> String {
    heldModifiers.map { "<\($0.words[0])>" }.joined() + keys.name(keysym)
  }

  /// The keys for users, such as `Super+Alt+A`.
  public func label(keys: KeyNames = .common) -> String {
    let key = keys.name(keysym)
    let name = key.prefix(1).uppercased() + key.dropFirst()
    return (heldModifiers.map(\.label) + [name]).joined(separator: "+")
  }
}
