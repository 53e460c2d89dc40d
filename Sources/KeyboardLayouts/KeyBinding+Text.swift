public import KeyboardCore

extension KeyBinding {
  /// The gestures a combination can be bound with.
  private static let gestures: [KeyboardGesture] = [.press, .doubleTap, .longPress]

  /// Reads a binding, `KEYS=ACTION` or `KEYS@GESTURE=ACTION`.
  ///
  /// - Throws: `KeyBindingError`, which says what is wrong with it.
  public init(_ text: String) throws(KeyBindingError) {
    guard let equals = text.firstIndex(of: "=") else {
      throw KeyBindingError(binding: text, reason: .form)
    }
    let left = text[..<equals]
    let at = left.firstIndex(of: "@")
    let keys = String(left[..<(at ?? left.endIndex)])
    guard let combination = KeyCombination(keys) else {
      throw KeyBindingError(binding: text, reason: .combination(keys))
    }
    var gesture = KeyboardGesture.press
    if let at {
      let name = String(left[left.index(after: at)...])
      guard let found = Self.gestures.first(where: { $0.rawValue == name }) else {
        throw KeyBindingError(binding: text, reason: .gesture(name))
      }
      gesture = found
    }
    if combination.keysym.isModifier, gesture == .press {
      throw KeyBindingError(binding: text, reason: .modifier(keys))
    }
    let name = String(text[text.index(after: equals)...])
    guard let action = KeyboardAction(name) else {
      throw KeyBindingError(binding: text, reason: .action(name))
    }
    self.init(combination, gesture: gesture, action)
  }
}

extension KeyCombination {
  /// The keys as people read them, such as `Super+Alt+A`.
  public var label: String {
    let names: [(Modifiers, String)] = [
      (.super, "Super"), (.hyper, "Hyper"), (.meta, "Meta"), (.control, "Ctrl"), (.alt, "Alt"),
      (.shift, "Shift"),
    ]
    let held = names.filter { modifiers.contains($0.0) }.map(\.1)
    let key = keysym.name.prefix(1).uppercased() + String(keysym.name.dropFirst())
    return (held + [key]).joined(separator: "+")
  }

  private static let modifierNames: [String: Modifiers] = [
    "shift": .shift, "control": .control, "ctrl": .control, "primary": .control, "alt": .alt,
    "mod1": .alt, "super": .super, "mod4": .super, "hyper": .hyper, "meta": .meta,
  ]

  /// Reads a combination as GTK writes it, `<Super><Alt>space`, or returns `nil` if it has another
  /// form or names no key.
  public init?(_ text: String) {
    var modifiers: Modifiers = []
    var rest = text[...]
    while rest.first == "<" {
      guard let end = rest.firstIndex(of: ">"),
        let modifier = Self.modifierNames[rest[..<end].dropFirst().lowercased()]
      else { return nil }
      modifiers.insert(modifier)
      rest = rest[rest.index(after: end)...]
    }
    guard let keysym = Keysym(name: String(rest)) else { return nil }
    self.init(keysym, modifiers)
  }
}

/// What is wrong with a binding, in one sentence.
public struct KeyBindingError: Error, Hashable, CustomStringConvertible {
  enum Reason: Hashable {
    case form
    case combination(String)
    case gesture(String)
    case modifier(String)
    case action(String)
  }

  var binding: String
  var reason: Reason

  /// What is wrong, in one sentence.
  public var description: String {
    let problem =
      switch reason {
      case .form: "must have the form KEYS=ACTION, such as <Super><Alt>space=nextLocale"
      case .combination(let keys):
        "\"\(keys)\" is not a key; keys are written like <Super><Alt>space"
      case .gesture(let name): "\"\(name)\" must be press, doubleTap or longPress"
      case .modifier(let keys):
        "\(keys) alone needs @doubleTap or @longPress, so that shortcuts keep working"
      case .action(let name):
        "\"\(name)\" is not one of \(KeyboardAction.names.joined(separator: ", "))"
      }
    return "key-bindings: \"\(binding)\": \(problem)"
  }
}
