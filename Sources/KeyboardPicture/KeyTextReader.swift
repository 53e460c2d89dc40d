import KeyboardCore

/// Reads the texts on keys from a layout.
struct KeyTextReader {
  private static let levels: [(modifiers: Modifiers, place: KeyboardPicture.Place)] = [
    ([], .base), (.shift, .shift), (.levelThree, .third), ([.shift, .levelThree], .shiftThird),
  ]

  private let layout: any PhysicalLayout
  private let mapping: CaseMapping
  private let appearance: any KeyboardAppearance

  init(layout: any PhysicalLayout, locale: LocaleIdentifier, appearance: any KeyboardAppearance) {
    self.layout = layout
    mapping = CaseMapping(locale)
    self.appearance = appearance
  }

  /// The action of a key on the first level that has one.
  func action(of keycode: UInt32) -> KeyboardAction {
    Self.levels.lazy.compactMap { action(keycode, $0.modifiers) }.first ?? .character("")
  }

  /// What a key types on each level, or "".
  func names(of keycode: UInt32) -> [String] {
    Self.levels.map { layout.key(keycode: keycode, modifiers: $0.modifiers)?.text ?? "" }
  }

  /// The texts on a key.
  ///
  /// As on real keys, letters appear once, as capitals, and nothing appears on two levels.
  func texts(of keycode: UInt32) -> [KeyboardPicture.Text] {
    let actions = Self.levels.map { action(keycode, $0.modifiers) }
    var shown: [(action: KeyboardAction, place: KeyboardPicture.Place)] = []
    if let capital = capital(of: actions[0], with: actions[1]) {
      shown.append((capital, .letter))
    } else {
      shown += zip(actions, Self.levels).prefix(2).compactMap { action, level in
        action.map { ($0, level.place) }
      }
      if shown.count == 2, shown[0].action == shown[1].action {
        shown = [(shown[0].action, .letter)]
      }
      if shown.count == 1 { shown[0].place = .letter }
    }
    let known = Set(actions.prefix(2))
    let isThirdALetter = capital(of: actions[2], with: actions[3]) != nil
    if let third = actions[2], !known.contains(third) { shown.append((third, .third)) }
    if let both = actions[3], !isThirdALetter, both != actions[2], !known.contains(both) {
      shown.append((both, .shiftThird))
    }
    return shown.compactMap { action, place in
      guard let text = appearance.buttonText(for: action) else { return nil }
      let isDead = if case .diacritic = action { true } else { false }
      return KeyboardPicture.Text(text: text, place: place, isDead: isDead)
    }
  }

  /// The capital of a letter and its capital, or `nil` if the two are not such a pair.
  private func capital(of lower: KeyboardAction?, with upper: KeyboardAction?) -> KeyboardAction? {
    guard case .character(let small) = lower, case .character(let capital) = upper,
      small != capital, mapping.uppercased(small) == capital || mapping.lowercased(capital) == small
    else { return nil }
    return .character(capital)
  }

  private func action(_ keycode: UInt32, _ modifiers: Modifiers) -> KeyboardAction? {
    guard let key = layout.key(keycode: keycode, modifiers: modifiers) else { return nil }
    if let mark = key.keysym.deadMark {
      return .diacritic(Diacritic(char: mark, replacements: [:]))
    }
    return key.text.map { .character($0) }
  }
}
