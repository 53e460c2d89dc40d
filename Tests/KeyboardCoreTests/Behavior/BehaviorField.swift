import KeyboardCore

@testable import TypingModel

/// Fields and locales for automatic changes of text.
enum BehaviorField {
  /// A field where a behaviour is on; lists stay out of the way.
  static func with(
    _ locale: LocaleIdentifier = "en", _ change: (inout TextBehaviors) -> Void
  ) -> TestField {
    gtk.locales(locale).settings {
      $0.hold = false
      change(&$0.textBehaviors)
    }
  }

  /// Locales with quotation marks, elisions or a substitute, and two that are written from right to
  /// left.
  static func prepare(_ controller: KeyboardInputController) {
    let locales = [
      #"{ "format": 1, "id": "de", "script": "Latn", "quotation": ["„", "“", "‚", "‘"] }"#,
      #"{ "format": 1, "id": "fr", "script": "Latn", "quotation": ["«", "»", "“", "”"] }"#,
      #"{ "format": 1, "id": "en", "elisions": ["tis", "n"] }"#,
      #"{ "format": 1, "id": "ar", "script": "Arab", "direction": "rtl" }"#,
      #"""
      {
        "format": 1, "id": "ckb", "script": "Arab", "direction": "rtl",
        "substitutes": { "ھ": "ه" }, "callouts": { "ه": "ھ" }
      }
      """#,
    ]
    for locale in locales { controller.library.add(TestLocales.data(locale)) }
  }

  /// Taps of an e with a combining mark, an emoji of several scalars and an Arabic letter.
  static let combined = Move(steps: [key("e"), key("\u{301}")].flatMap { Move.tap($0).steps })
  static let family = Move.tap(key("👩‍👩‍👧", at: 0))
  static let beh = Move.tap(key("ب"))

  /// A key that types a text no test layout has.
  static func key(_ text: String, at keycode: UInt32 = 35) -> TestKey {
    TestKey("h").typing(text).at(keycode)
  }
}

extension TestField {
  /// The field that does not report its text, so that none can be deleted.
  var silent: Self { capabilities([.preedit, .focus]) }
  /// The field in a program of XIM that may have lists.
  var inXIM: Self { capabilities(.focus).client("xim").rules("xim=on") }
}
