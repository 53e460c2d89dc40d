import KeyboardCore

/// Something asked of a keyboard by a program that uses the library, sensible or not.
struct WildCall: CustomStringConvertible {
  let description: String
  let make: (KeyboardInputController) -> Void

  init(_ generator: inout SeededGenerator) {
    let number = generator.pick([0, 1, 2, 3, 50, -1, -3, .max, .min])
    let text = generator.pick(["e", "", " ", ". ", "👍🏽", "\u{0}"])
    let calls: [Self] = [
      Self("delete \(number)") { $0.deleteBackward(times: number) },
      Self("move by \(number)") { $0.adjustTextPosition(by: number) },
      Self("insert \"\(text)\"") { $0.insertText(text) },
      Self("end the sentence with \"\(text)\"") { $0.endSentence(withText: text) },
      Self("next locale") { $0.selectNextLocale() },
      Self("emoji") { $0.setKeyboardType(.emojis) },
      Self("dismiss") { $0.dismissKeyboard() },
    ]
    self = generator.pick(calls)
  }

  private init(_ description: String, _ make: @escaping (KeyboardInputController) -> Void) {
    self.description = description
    self.make = make
  }
}
