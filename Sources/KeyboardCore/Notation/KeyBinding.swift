/// A key combination, how it is used, and what that does instead of its ordinary work.
public struct KeyBinding: Hashable, Sendable {
  /// The keys.
  public var combination: KeyCombination
  /// How they are used: pressed, tapped twice, or held.
  public var gesture: KeyboardGesture
  /// What that does.
  public var action: KeyboardAction

  /// Creates a binding.
  public init(
    _ combination: KeyCombination, gesture: KeyboardGesture = .press, _ action: KeyboardAction
  ) {
    self.combination = combination
    self.gesture = gesture
    self.action = action
  }

  /// The bindings a new user has.
  ///
  /// No desktop that was looked at takes these keys by default: GNOME, KDE Plasma, sway, labwc,
  /// Hyprland, COSMIC and Xfce. A desktop that does gets them first, and we never see them: Super and
  /// Shift with the space bar is GNOME's, sway's and IBus's own, with e it ends sway, with h it moves
  /// a window of sway or COSMIC, and with Escape it is KWin's. COSMIC ends with Super, Alt and Escape.
  public static let standard = [
    Self(KeyCombination(.space, [.super, .alt]), .nextLocale),
    Self(letter("e"), .keyboardType(.emojis)),
    Self(letter("a"), .custom(named: CustomAction.toggleHold.rawValue)),
    Self(letter("y"), .custom(named: CustomAction.symbolOnce.rawValue)),
    Self(KeyCombination(.backspace, [.super, .alt]), .dismissKeyboard),
  ]

  private static func letter(_ scalar: Unicode.Scalar) -> KeyCombination {
    KeyCombination(Keysym(rawValue: scalar.value), [.super, .alt])
  }
}

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
