import Testing

@testable import KeyboardCore
@testable import TypingModel

@Suite("JSON") struct JSONTests {
  static let documents: [(String, JSONValue)] = [
    ("null", .null), ("true", true), (" false ", false),
    ("0", 0), ("-0", .number(0)), ("12", 12), ("-7", -7), ("1.5", .number(1.5)),
    ("-0.25", .number(-0.25)), ("2e3", 2000), ("2E+3", 2000), ("5e-1", .number(0.5)),
    (#""""#, ""), (#""é""#, "é"), (#""🦦""#, "🦦"), (#""\u00e9""#, "é"), (#""\u00E9""#, "é"),
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{c}\n\r\t"), (#""\u0000""#, "\u{0}"),
    (#""\ud83e\udda6""#, "🦦"), (#""\uD83E\uDDA6!""#, "🦦!"), (#""\uffff""#, "\u{ffff}"),
    ("[]", []), ("[ ]", []), ("[1,2]", [1, 2]), (#"[ "a" , [ null ] ]"#, ["a", [.null]]),
    ("{}", [:]), ("{ }", [:]), (" [ ]\n", []), ("\t{\r\n}\t", [:]),
    ("\"\u{7f}\"", "\u{7f}"), ("\"\u{2028}\"", "\u{2028}"),
  ]

  @Test(arguments: documents)
  func `Valid JSON is read`(text: String, value: JSONValue) throws {
    #expect(try JSONValue(parsing: text) == value)
  }

  @Test func `A text for a terminal has numbers in place of what the terminal would obey`() {
    let text = "a\u{1b}[2J\tb\n\u{202e}c\u{9b}"
    #expect(text.oneLine == "aU+001B[2JU+0009bU+000AU+202EcU+009B")
    #expect(text.printable == "aU+001B[2J\tb\nU+202EcU+009B")
    // Translations have direction marks.
    #expect("\u{200f}א".oneLine == "\u{200f}א")
  }

  @Test func `An error is one line, whatever is in the file`() {
    for text in ["\"\\\r\"", "{\"a\u{1b}[2J\u{2028}\" 1}", "{\"a\n\": nul}"] {
      do {
        _ = try JSONValue(parsing: text)
        Issue.record("\(text.debugDescription) is read")
      } catch {
        let isPlain = error.description.unicodeScalars.allSatisfy {
          $0.properties.generalCategory != .control && $0.value != 0x2028
        }
        #expect(isPlain, "\(error.description.debugDescription)")
      }
    }
  }

  static let broken: [(String, String)] = [
    ("", "the document ends too early"), ("  ", "the document ends too early"),
    ("[1", "the document ends too early"), ("[1,", "the document ends too early"),
    (#"{"a""#, "the document ends too early"), (#"{"a":"#, "the document ends too early"),
    (#""abc"#, "a string is not closed"), (#""abc\"#, "a string is not closed"),
    ("1 2", "unexpected text after the end of the document"),
    ("{} x", "unexpected text after the end of the document"),
    ("truest", "unexpected text after the end of the document"),
    ("tru", "expected a value"), ("nul", "expected a value"),
    ("True", "expected a value"), ("'a'", "expected a value"),
    ("+1", "expected a value"), (".5", "expected a value"),
    ("-", "expected a value"), ("1e", "expected a value"),
    ("1.2.3", "expected a value"), ("1e999", "expected a value"),
    ("NaN", "expected a value"), ("Infinity", "expected a value"),
    ("0x10", "unexpected text after the end of the document"),
    ("// a", "expected a value"), ("\u{feff}{}", "expected a value"),
    ("[1,]", "there is a comma before the closing ]"),
    (#"{"a":1,}"#, "there is a comma before the closing }"),
    ("[1 2]", ", is missing between two elements"),
    (#"{"a" 1}"#, #": is missing after the key "a""#),
    ("{a: 1}", "a key in quotation marks is missing"),
    ("{1: 1}", "a key in quotation marks is missing"),
    (#"{"a": 1, "a": 2}"#, #"the key "a" appears twice"#),
    (#"{"a": 1, "\u0061": 2}"#, #"the key "a" appears twice"#),
    ("\"a\nb\"", "a string contains a line break or control character"),
    ("\"a\tb\"", "a string contains a line break or control character"),
    ("\"\u{1f}\"", "a string contains a line break or control character"),
    (#""\x""#, #"\x is not a valid escape"#), (#""\U0041""#, #"\U is not a valid escape"#),
    (#""\é""#, #"\é is not a valid escape"#),
    (#""\u12""#, #"\u needs four hexadecimal digits"#),
    (#""\u12g4""#, #"\u needs four hexadecimal digits"#),
    (#""\u+123""#, #"\u needs four hexadecimal digits"#),
  ]

  @Test(arguments: broken)
  func `Broken JSON is rejected with a reason`(text: String, reason: String) {
    #expect(throws: DataFileError(line: 1, reason: reason)) { try JSONValue(parsing: text) }
  }

  @Test(arguments: [
    "01", "-01", "00", "1.", "1.e3", "-.5", "[1.]", "[007]",
    #""\ud83e""#, #""\ud83e!""#, #""\udda6""#, #""\ud83e\n""#, #""\ud83e\u0041""#,
    #""\ud83e\ud83e""#, #""\ud83e\\udda6""#, #""\ud83e\\dda6""#, #""\ud83e\ndda6""#,
  ])
  func `Numbers follow the RFC, and surrogates come in pairs`(text: String) {
    #expect(throws: DataFileError.self) { try JSONValue(parsing: text) }
  }

  static let lines: [(String, Int)] = [
    ("\n\n?", 3), ("{\n  \"a\": 1,\n  \"a\": 2\n}", 3), ("[\r\n1\r\n2]", 3), ("[\n1,\n]", 3),
    ("{\n\"a\":\n\n}", 4), ("{\n\"a\": \"b\n\"}", 2), ("{}\n\n{}", 3), ("[\n", 2),
  ]

  @Test(arguments: lines)
  func `An error contains its line`(text: String, line: Int) {
    let error = #expect(throws: DataFileError.self) { try JSONValue(parsing: text) }
    #expect(error?.line == line)
    #expect(error?.description.hasPrefix("line \(line): ") == true)
  }

  @Test func `Nesting is limited long before the stack overflows`() throws {
    let deep = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    _ = try JSONValue(parsing: deep)
    for opening in ["[", "{\"a\":"] {
      #expect(throws: DataFileError(line: 1, reason: "nested deeper than 64")) {
        try JSONValue(parsing: String(repeating: opening, count: 100_000))
      }
    }
    let wide = "[" + Array(repeating: "[[]]", count: 200).joined(separator: ",") + "]"
    #expect(try JSONValue(parsing: wide).array?.count == 200)
  }

  @Test func `Members keep their order and their lines`() throws {
    let value = try JSONValue(parsing: "{\n\"b\": 1,\n\n\"a\": {\"c\": [2]}\n}")
    #expect(value.object?.map(\.key) == ["b", "a"])
    #expect(value.object?.map(\.line) == [2, 4])
    #expect(value["a"]?["c"]?.array == [2])
    #expect(value["d"] == nil)
    #expect(value["b"]?.string == nil)
    #expect(value.array == nil)
    #expect(JSONValue.string("x").object == nil)
  }

  static let values: [(JSONValue, String)] = [
    (.null, "null"), (true, "true"), (false, "false"), (3, "3"), (-3, "-3"),
    (.number(1.0 / 3), "0.3333333333333333"),
    (.number(0.5), "0.5"), (.number(1e300), "1e+300"), (.number(-0.0), "0"),
    ("", #""""#), ("é🦦", #""é🦦""#), ("a\"b\\c", #""a\"b\\c""#), ("a\nb\tc", #""a\nb\tc""#),
    ("\u{0}\u{1f}", #""\u0000\u001f""#), ("\r", #""\u000d""#), ("/", #""/""#),
    ("\u{200d}", #""\u200d""#), ("\u{301}", "\"\u{301}\""),
    ("\u{7f}", #""\u007f""#), ("\u{9b}2J", #""\u009b2J""#), ("\u{2028}", #""\u2028""#),
    ([], "[]"), ([1, "a"], #"[1,"a"]"#), ([:], "{}"),
    (["b": 1, "a": [.null, [:]]], #"{"b":1,"a":[null,{}]}"#),
    (.strings(["x", "y"]), #"["x","y"]"#), (.int(7), "7"),
  ]

  @Test(arguments: values)
  func `A compact document has no spaces`(value: JSONValue, text: String) {
    #expect(value.compact == text)
  }

  @Test func `Written documents can be read again`() throws {
    let text = "\"\\/\n\r\t\u{0}\u{1b}\u{7f}é\u{301}🦦\u{200d}\u{feff}\u{e0041}\u{2028}ا"
    for value in Self.values.map(\.0) + [.object([JSONValue.Member(text, .string(text))])] {
      for document in [value.compact, value.pretty] {
        #expect(try JSONValue(parsing: document).compact == value.compact)
      }
    }
  }
}
