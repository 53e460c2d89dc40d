import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Locale files") struct LocaleDataTests {
  private func read(_ members: String) throws -> LocaleData {
    try LocaleData(parsing: #"{ "format": 1, "id": "xx", \#(members) }"#)
  }

  @Test func `A file can use every key`() throws {
    let data = try LocaleData(
      parsing: """
        {
          "format": 1, "id": "ar_EG.UTF-8", "name": "العربية", "flag": "🇪🇬",
          "direction": "rtl", "script": "Arab", "layouts": ["ara(digits)", "ara"],
          "callouts": { "ا": "أ إ آ | ٱ", "ه": "ة" }, "replace": { ".": "۔" },
          "remove": { "-": "–" }, "also": { "ۀ ◌ٔ": "Seen" }, "quotation": ["«", "»", "“", "”"], "currency": "£",
          "substitutes": { "ھ": "ه" },
          "keys": { "done": "تم", "space": "مسافة" }, "native": true,
          "checked": { "by": "text", "letters": 12, "note": "By a reader." }
        }
        """)
    #expect(data.id == "ar-EG")
    #expect(data.name == "العربية")
    #expect(data.flag == "🇪🇬")
    #expect(data.runsRightToLeft == true)
    #expect(data.script == .arabic)
    #expect(data.layouts == ["ara(digits)", "ara"])
    #expect(data.callouts["ا"] == CalloutEntries(own: ["أ", "إ", "آ"], foreign: ["ٱ"]))
    #expect(data.callouts["ه"]?.all == ["ة"])
    #expect(data.replacedCallouts == [".": CalloutEntries(own: ["۔"])])
    #expect(data.removedCallouts == ["-": CalloutEntries(own: ["–"])])
    #expect(data.explainedLetters == ["ۀ": "Seen", "\u{654}": "Seen"])
    #expect(data.quotation == ["«", "»", "“", "”"])
    #expect(data.currency == "£")
    #expect(data.substitutes == ["ھ": "ه"])
    #expect(data.keys == ["done": "تم", "space": "مسافة"])
    #expect(data.evidence == .text(letters: 12))
    #expect(data.isReadBySpeaker)
  }

  @Test func `A file can be empty`() throws {
    let data = try LocaleData(parsing: #"{ "id": "xx", "format": 1 }"#)
    #expect(data == LocaleData(id: "xx"))
    #expect(data.runsRightToLeft == nil)
  }

  static let evidence: [(String, LetterEvidence?)] = [
    (#""checked": { "by": "text", "letters": 655000 }"#, .text(letters: 655_000)),
    (#""checked": { "by": "CLDR", "note": "A grammar." }"#, .cldr),
    (#""checked": { "by": "memory" }"#, .memory),
    // As files were written before; those of users still are.
    (#""checked": "from own knowledge""#, .memory),
    (#""name": "x""#, nil),
  ]

  @Test(arguments: evidence)
  func `A file says what its letters were checked against`(
    members: String, expected: LetterEvidence?
  ) throws {
    #expect(try read(members).evidence == expected)
  }

  @Test func `A combining mark is written on a circle, in lists and as a key`() throws {
    let data = try read(#""callouts": { "◌\u093e": "आ ◌\u0940" }"#)
    #expect(data.callouts == ["\u{93e}": CalloutEntries(own: ["आ", "\u{940}"])])
  }

  static let entries: [(String, CalloutEntries)] = [
    ("à  â", CalloutEntries(own: ["à", "â"])),
    ("à | á", CalloutEntries(own: ["à"], foreign: ["á"])),
    ("| á ä", CalloutEntries(own: [], foreign: ["á", "ä"])),
    ("à |", CalloutEntries(own: ["à"])),
    ("", CalloutEntries(own: [])),
    ("ae kr", CalloutEntries(own: ["ae", "kr"])),
    ("◌́ ◌̈", CalloutEntries(own: ["\u{301}", "\u{308}"])),
    ("g̃", CalloutEntries(own: ["g̃"])),
  ]

  @Test(arguments: entries)
  func `A list has its own letters, and foreign ones after a bar`(
    text: String, expected: CalloutEntries
  ) throws {
    #expect(try read(#""callouts": { "a": "\#(text)" }"#).callouts["a"] == expected)
  }

  static let errors: [(String, String, String)] = [
    (#""nmae": "x""#, "nmae", "is not a key of a locale file"),
    (#""name": 1"#, "name", "must be a string"),
    (#""name": null"#, "name", "must be a string"),
    (#""flag": []"#, "flag", "must be a string"),
    (#""currency": {}"#, "currency", "must be a string"),
    (#""direction": true"#, "direction", "must be a string"),
    (#""native": "yes""#, "native", "must be true or false"),
    (#""checked": 1"#, "checked", "must be an object"),
    (
      #""checked": "\u0001""#, "checked",
      "contains U+0001, which is a control character or a noncharacter"
    ),
    (#""checked": {}"#, "checked", #"needs "by""#),
    (#""checked": { "by": "hand" }"#, "checked.by", #"must be one of "text", "CLDR", "memory""#),
    (#""checked": { "of": 1 }"#, "checked.of", #"must be "by", "letters" or "note""#),
    (
      #""checked": { "by": "text" }"#, "checked",
      #"needs "letters", the number of letters that were read, if "by" is "text""#
    ),
    (
      #""checked": { "by": "CLDR", "letters": 1 }"#, "checked",
      #"needs "letters", the number of letters that were read, if "by" is "text""#
    ),
    (#""direction": "up""#, "direction", #"must be "ltr" or "rtl", not "up""#),
    (
      #""script": "Latin""#, "script",
      #""Latin" is not one of Latn Grek Cyrl Armn Hebr Arab Deva Beng Guru Gujr Orya Taml Telu Knda "#
        + "Mlym Sinh Thai Laoo Mymr Geor Ethi Cher Khmr Nkoo"
    ),
    (#""layouts": "us""#, "layouts", "must be an array of strings"),
    (#""layouts": ["us", 1]"#, "layouts", "must be an array of strings"),
    (#""quotation": "\"""#, "quotation", "must be an array of strings"),
    (
      #""quotation": ["«", "»"]"#, "quotation",
      "must be four marks: begin, end, alternate begin, alternate end"
    ),
    (#""afterLetters": { "a": "ʼ" }"#, "afterLetters.a", "must be ' or \""),
    (#""afterLetters": { "'": 1 }"#, "afterLetters.'", "must be a string"),
    (#""substitutes": ["ھ"]"#, "substitutes", "must be an object"),
    (#""substitutes": { "ھ": "" }"#, "substitutes.ھ", "must be a letter"),
    (#""keys": []"#, "keys", "must be an object"),
    (#""keys": { "done": 1 }"#, "keys.done", "must be a string"),
    (#""callouts": "é""#, "callouts", "must be an object"),
    (#""callouts": { "e": ["é"] }"#, "callouts.e", "must be a string"),
    (#""callouts": { "": "é" }"#, "callouts.", "a list needs the character of its key"),
    (#""callouts": { "e": "é | è | ê" }"#, "callouts.e", "there are two | in the list"),
    (
      #""callouts": { "e": "é e" }"#, "callouts.e",
      "the list must not contain the key's own character"
    ),
    (#""callouts": { "e": "é è é" }"#, "callouts.e", "é appears twice"),
    (#""callouts": { "e": "é | é" }"#, "callouts.e", "é appears twice"),
    (#""callouts": { "◌\u0301": "é", "\u0301": "è" }"#, "callouts.\u{301}", "appears twice"),
    (#""replace": { "e": "é é" }"#, "replace.e", "é appears twice"),
    (#""remove": { "e": 1 }"#, "remove.e", "must be a string"),
    (#""remove": []"#, "remove", "must be an object"),
    (#""also": "ß""#, "also", "must be an object"),
    (#""also": { "ß": 1 }"#, "also.ß", "must be a string"),
  ]

  @Test(arguments: errors)
  func `An error names the key and the reason`(members: String, key: String, reason: String) {
    let error = #expect(throws: DataFileError.self) { try read(members) }
    #expect(error?.key == key)
    #expect(error?.reason == reason)
    #expect(error?.description == #"line 1: "\#(key)": \#(reason)"#)
  }

  static let documents: [(String, Int, String?, String)] = [
    ("{\n", 2, nil, "a key in quotation marks is missing"),
    ("{\n\"id\": \"x\",\n\"id\": \"y\" }", 3, nil, "the key \"id\" appears twice"),
    ("[]", 1, nil, "the file must contain one object"),
    ("{ \"id\": \"x\" }", 1, "format", "must be 1"),
    ("{\n\"id\": \"x\",\n\"format\": 2 }", 3, "format", "must be 1"),
    ("{\n\"id\": \"x\",\n\"format\": \"1\" }", 3, "format", "must be 1"),
    ("{ \"format\": 1 }", 1, "id", "the locale's identifier is missing"),
    ("{ \"format\": 1,\n\"id\": \"\" }", 2, "id", "the locale's identifier is missing"),
    (
      "{ \"format\": 1, \"id\": \"x\",\n\n\"keys\": {\n\"a\": 1 } }", 4, "keys.a",
      "must be a string"
    ),
    (
      "{ \"format\": 1, \"id\": \"x\",\n\"callouts\": {\n\"a\": \"à\",\n\"e\": \"é é\" } }", 4,
      "callouts.e", "é appears twice"
    ),
  ]

  @Test(arguments: documents)
  func `An error contains its line`(text: String, line: Int, key: String?, reason: String) {
    let error = #expect(throws: DataFileError.self) { try LocaleData(parsing: text) }
    #expect(error?.line == line)
    #expect(error?.key == key)
    #expect(error?.reason == reason)
  }
}
