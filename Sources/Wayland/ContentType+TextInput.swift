import KeyboardCore

// The hints and purposes of Wayland's two protocols for text fields.
extension ContentType {
  private nonisolated static let purposes: [ContentPurpose] = [
    .freeForm, .alpha, .digits, .number, .phone, .url, .email, .name, .password,
  ]

  /// The content type in text-input-unstable-v1.
  nonisolated init(textInputV1Hints hints: UInt32, purpose: UInt32) {
    let all = Self.purposes + [.date, .time, .dateTime, .terminal]
    self.init(
      purpose: all.indices.contains(Int(purpose)) ? all[Int(purpose)] : .freeForm,
      hints: ContentHints(textInput: hints, isVersion1: true))
  }

  /// The content type in text-input-unstable-v3.
  nonisolated init(textInputV3Hints hints: UInt32, purpose: UInt32) {
    let all = Self.purposes + [.pin, .date, .time, .dateTime, .terminal]
    self.init(
      purpose: all.indices.contains(Int(purpose)) ? all[Int(purpose)] : .freeForm,
      hints: ContentHints(textInput: hints, isVersion1: false))
  }
}

extension ContentHints {
  fileprivate nonisolated init(textInput bits: UInt32, isVersion1: Bool) {
    self = []
    func map(_ bit: UInt32, _ hint: ContentHints) { if bits & bit != 0 { formUnion(hint) } }
    // 0x1 and 0x4 of version 1 are completion and capitals, as in version 3; 0x2 is correction.
    if !isVersion1 { map(0x2, .spellcheck) }
    map(0x4, .uppercaseSentences)
    map(0x8, .lowercase)
    map(0x10, .uppercaseCharacters)
    map(0x20, .uppercaseWords)
    map(0x40, .hiddenText)
    map(0x80, .private)
  }
}
