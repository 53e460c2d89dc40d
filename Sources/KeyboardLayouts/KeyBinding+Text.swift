public import KeyboardCore

extension KeyBinding {
  /// Reads a binding, `<Super><Shift>space=nextLocale`.
  ///
  /// - Throws: `KeyBindingError`, which says what is wrong with it.
  public init(_ text: String) throws(KeyBindingError) {
    guard let equals = text.lastIndex(of: "=") else {
      throw KeyBindingError(binding: text, reason: .form)
    }
    let name = String(text[text.index(after: equals)...])
    guard let action = Self.actions[name] else {
      throw KeyBindingError(binding: text, reason: .action(name))
    }
    let keys = String(text[..<equals])
    guard let combination = KeyCombination(keys) else {
      throw KeyBindingError(binding: text, reason: .combination(keys))
    }
    self.init(combination, action)
  }

  /// The actions that keys can be bound to, by their names.
  fileprivate static let actions: [String: KeyboardAction] = [
    "dismissKeyboard": .dismissKeyboard, "nextLocale": .nextLocale,
  ]
}

extension KeyCombination {
  private static let modifierNames: [String: Modifiers] = [
    "shift": .shift, "control": .control, "ctrl": .control, "primary": .control, "alt": .alt,
    "mod1": .alt, "super": .super, "mod4": .super, "hyper": .hyper, "meta": .meta,
  ]

  /// Reads a combination as GTK writes it, `<Super><Shift>space`, or fails where it has another form
  /// or names no key.
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
    case action(String)
  }

  var binding: String
  var reason: Reason

  /// What is wrong, in one sentence.
  public var description: String {
    let problem =
      switch reason {
      case .form: "should have the form KEYS=ACTION, such as <Super><Shift>space=nextLocale"
      case .combination(let keys):
        "\"\(keys)\" is no key, which would be written as <Super><Shift>space"
      case .action(let name):
        "\"\(name)\" is not one of \(KeyBinding.actions.keys.sorted().joined(separator: ", "))"
      }
    return "key-bindings: \"\(binding)\": \(problem)"
  }
}
