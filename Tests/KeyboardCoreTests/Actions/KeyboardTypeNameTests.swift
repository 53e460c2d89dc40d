import KeyboardCore
import Testing

@Suite("Keyboard types, cases and return keys") struct KeyboardTypeNameTests {
  @Test func `Only the capitals' cases are upper case, and only one is lower case`() {
    #expect(KeyboardType.Case.allCases.filter(\.isUppercased) == [.capsLocked, .uppercased])
    #expect(KeyboardType.Case.allCases.filter(\.isLowercased) == [.lowercased])
  }

  static let types: [(KeyboardType, String, isAlphabetic: Bool, isUppercased: Bool)] = [
    (.alphabetic(.auto), "auto", true, false),
    (.alphabetic(.lowercased), "lowercased", true, false),
    (.alphabetic(.uppercased), "uppercased", true, true),
    (.alphabetic(.capsLocked), "capsLocked", true, true), (.numeric, "numeric", false, false),
    (.symbolic, "symbolic", false, false), (.email, "email", false, false),
    (.emojis, "emojis", false, false), (.images, "images", false, false),
    (.custom(named: "mine"), "mine", false, false),
  ]

  @Test(arguments: types)
  func `A type has a name, and letters or not`(
    type: KeyboardType, name: String, isAlphabetic: Bool, isUppercased: Bool
  ) {
    #expect(type.id == name)
    #expect(type.isAlphabetic == isAlphabetic)
    #expect(type.isAlphabeticUppercased == isUppercased)
    let cases = KeyboardType.Case.allCases.filter { type.isAlphabetic($0) }
    #expect(cases.map(\.id) == (isAlphabetic ? [name] : []))
  }

  @Test func `All return keys but those of your own are listed, by their names`() {
    #expect(
      ReturnKeyType.allCases.map(\.id) == [
        "return", "continue", "done", "emergencyCall", "go", "join", "newLine", "next", "ok",
        "route", "search", "send",
      ])
    #expect(ReturnKeyType.custom(title: "Google").id == "Google")
  }
}
