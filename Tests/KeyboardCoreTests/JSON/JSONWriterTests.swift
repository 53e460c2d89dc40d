import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Writing JSON") struct JSONWriterTests {
  static let values: [(JSONValue, String)] = [
    (.null, "null"), (true, "true"), (false, "false"), (3, "3"), (-3, "-3"),
    (.number(0.5), "0.5"), (.number(1e300), "1e+300"), (.number(-0.0), "0"),
    ("", #""""#), ("é🦦", #""é🦦""#), ("a\"b\\c", #""a\"b\\c""#), ("a\nb\tc", #""a\nb\tc""#),
    ("\u{0}\u{1f}", #""\u0000\u001f""#), ("\r", #""\u000d""#), ("/", #""/""#),
    ("\u{200d}", #""\u200d""#), ("\u{301}", "\"\u{301}\""),
    ([], "[]"), ([1, "a"], #"[1,"a"]"#), ([:], "{}"),
    (["b": 1, "a": [.null, [:]]], #"{"b":1,"a":[null,{}]}"#),
    (.strings(["x", "y"]), #"["x","y"]"#), (.int(7), "7"),
  ]

  @Test(arguments: values)
  func `A compact document has no spaces`(value: JSONValue, text: String) {
    #expect(value.compact == text)
  }

  @Test func `A pretty document has a line for each member`() {
    let value: JSONValue = ["id": "fr", "marks": ["«", "»"], "keys": ["done": "OK"], "none": [:]]
    #expect(
      value.pretty == """
        {
          "id": "fr",
          "marks": ["«", "»"],
          "keys": {
            "done": "OK"
          },
          "none": {}
        }
        """)
  }

  @Test func `What was written is read again`() throws {
    for seed in 0..<300 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let value = Self.value(depth: 4, using: &generator)
      #expect(try JSONValue(parsing: value.compact).withoutLines == value, "seed \(seed)")
      #expect(try JSONValue(parsing: value.pretty).withoutLines == value, "seed \(seed)")
    }
  }

  private static func value(depth: Int, using generator: inout SeededGenerator) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &generator) {
    case 0: .null
    case 1: .bool(.random(using: &generator))
    case 2: .int(.random(in: -1_000_000...1_000_000, using: &generator))
    case 3: .number(.random(in: -1...1, using: &generator))
    case 4: .string(string(using: &generator))
    case 5:
      .array(
        (0..<Int.random(in: 0..<4, using: &generator)).map { _ in
          value(depth: depth - 1, using: &generator)
        })
    default:
      .object(
        (0..<Int.random(in: 0..<4, using: &generator)).map { index in
          JSONValue.Member(
            "\(index)" + string(using: &generator), value(depth: depth - 1, using: &generator))
        })
    }
  }

  private static func string(using generator: inout SeededGenerator) -> String {
    let scalars: [Unicode.Scalar] = [
      "a", "\"", "\\", "/", "\n", "\r", "\t", "\u{0}", "\u{1b}", "é", "\u{301}", "🦦", "\u{200d}",
      "\u{feff}", "\u{e0041}", "\u{2028}", "ا",
    ]
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0..<6, using: &generator) {
      scalars.randomElement(using: &generator).map { text.append($0) }
    }
    return String(text)
  }
}

extension JSONValue {
  /// The document as if it had been made in memory.
  fileprivate var withoutLines: JSONValue {
    switch self {
    case .array(let elements): .array(elements.map(\.withoutLines))
    case .object(let members): .object(members.map { Member($0.key, $0.value.withoutLines) })
    default: self
    }
  }
}
