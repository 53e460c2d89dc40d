import KeyboardCore

/// Reads from a layout what is written on its keys.
struct KeyTextReader {
  private static let levels: [(modifiers: Modifiers, place: KeyboardPicture.Place)] = [
    ([], .base), (.shift, .shift), (.levelThree, .third), ([.shift, .levelThree], .shiftThird),
  ]

  private let layout: any PhysicalLayout
  private let mapping: CaseMapping
  private let appearance: any KeyboardAppearance

  /// Creates a reader.
  init(
    layout: any PhysicalLayout, locale: LocaleIdentifier, appearance: any KeyboardAppearance
  ) {
    self.layout = layout
    mapping = CaseMapping(locale)
    self.appearance = appearance
  }

  /// What a key does on the lowest level on which it does something; a key that does nothing types
  /// "".
  func action(of keycode: UInt32) -> KeyboardAction {
    Self.levels.lazy.compactMap { action(keycode, $0.modifiers) }.first ?? .character("")
  }

  /// What a key types, by level: "" if it types nothing.
  func names(of keycode: UInt32) -> [String] {
    Self.levels.map { layout.key(keycode: keycode, modifiers: $0.modifiers)?.text ?? "" }
  }

  /// What is written on a key.
  ///
  /// As on real keys, letters appear once, as capitals. A second case that follows from the letter
  /// beside it, and what another level already has, are left out.
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
      if case .diacritic = action { return KeyboardPicture.Text(text, place, isDead: true) }
      return KeyboardPicture.Text(text, place)
    }
  }

  /// The capital that stands for both cases of a letter, or `nil` if the two are not such a pair.
  private func capital(
    of lower: KeyboardAction?, with upper: KeyboardAction?
  ) -> KeyboardAction? {
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
