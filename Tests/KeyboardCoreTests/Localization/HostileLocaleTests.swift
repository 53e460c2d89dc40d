import Foundation
import Glibc
import KeyboardCore
import Testing

@Suite("Hostile locale files") struct HostileLocaleTests {
  private static func file(_ members: String) -> String {
    "{ \"format\": 1, \"id\": \"xx\",\n\(members) }"
  }

  static let texts: [(members: String, key: String, code: String)] = [
    (#""name": "a\u0000b""#, "name", "U+0000"), (#""name": "\u0001""#, "name", "U+0001"),
    (#""name": "a\nb""#, "name", "U+000A"), (#""name": "\u0085""#, "name", "U+0085"),
    (#""name": "\uffff""#, "name", "U+FFFF"), (#""name": "\ufdd0""#, "name", "U+FDD0"),
    (#""name": "\ud83f\udffe""#, "name", "U+1FFFE"), (#""flag": "\u007f""#, "flag", "U+007F"),
    (#""currency": "\u0000""#, "currency", "U+0000"),
    (#""keys": { "done": "\u001b[2J" }"#, "keys.done", "U+001B"),
    (#""layouts": ["us", "fr\u0000"]"#, "layouts", "U+0000"),
    (#""quotation": ["«", "»", "\u0000", "›"]"#, "quotation", "U+0000"),
    (#""callouts": { "e": "é è\u0000" }"#, "callouts.e", "U+0000"),
    (#""also": { "ß": "\u0007" }"#, "also.ß", "U+0007"),
  ]

  @Test(arguments: texts)
  func `An unshowable character is reported with its place`(
    members: String, key: String, code: String
  ) {
    let error = #expect(throws: DataFileError.self) { try LocaleData(parsing: Self.file(members)) }
    #expect(error?.line == 2)
    #expect(error?.key == key)
    #expect(error?.reason == "contains \(code), which is a control character or a noncharacter")
  }

  @Test func `Joiners and direction marks are allowed, because some languages need them`() throws {
    let name = "\u{200f}نام\u{200c}ها"
    #expect(try LocaleData(parsing: Self.file("\"name\": \"\(name)\"")).name == name)
  }

  @Test(arguments: ["a b", "../x", "x\"y", "fr\u{7f}", "日本", "<x>", ".", "x:y"])
  func `An identifier consists of letters, digits and hyphens`(id: String) {
    let text = "{ \"format\": 1,\n\"id\": \(JSONValue.string(id).compact) }"
    let error = #expect(throws: DataFileError.self) { try LocaleData(parsing: text) }
    #expect(error?.description.hasPrefix("line 2: \"id\": must be letters") == true)
  }

  /// This many different letters.
  private static func letters(_ count: Int, from first: Int = 0) -> String {
    (first..<first + count).map { "x\($0)" }.joined(separator: " ")
  }

  @Test func `A list has at most five hundred letters`() throws {
    func read(_ count: Int) throws -> Int? {
      let text = Self.file(
        "\"callouts\": { \"e\": \"\(Self.letters(count / 2)) | "
          + "\(Self.letters(count - count / 2, from: count))\" }")
      return try LocaleData(parsing: text).callouts["e"]?.all.count
    }
    #expect(try read(500) == 500)
    for count in [501, 40_000] {
      let error = #expect(throws: DataFileError.self) { try read(count) }
      #expect(error?.reason == "a list can have at most 500 letters")
    }
  }

  /// How many times as long something takes with 480 letters as with 120.
  ///
  /// It compares the shortest processor times of this thread in many turns, because other tests
  /// slow some of them down.
  private static func growth<Input>(
    of input: (Int) -> Input, _ body: (Input) throws -> Void
  ) rethrows -> Double {
    func time(_ input: Input) throws -> Double {
      var start = timespec()
      var end = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &start)
      try body(input)
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &end)
      return Double(end.tv_sec - start.tv_sec) * 1e9 + Double(end.tv_nsec - start.tv_nsec)
    }
    let (few, many) = (input(120), input(480))
    var (short, long) = (Double.infinity, Double.infinity)
    for _ in 0..<20 {
      short = min(short, try time(few))
      long = min(long, try time(many))
    }
    return long / short
  }

  // Linear time would be four times as long, and quadratic time sixteen times.
  @Test func `Four times the letters take about four times as long`() throws {
    let reading = try Self.growth { count in
      let lists = (0..<20).map { "\"\($0)\": \"\(Self.letters(count))\"" }
      return Self.file("\"callouts\": { \(lists.joined(separator: ",")) }")
    } _: {
      _ = try LocaleData(parsing: $0)
    }
    func data(of count: Int, from first: Int) -> LocaleData {
      var data = LocaleData(id: "xx")
      let all = (first..<first + count).map { "x\($0)" }
      let list = CalloutEntries(
        own: Array(all.prefix(count / 2)), foreign: Array(all.suffix(count / 2)))
      for key in 0..<20 {
        data.callouts["\(key)"] = list
        data.removedCallouts["\(key)"] = list
      }
      return data
    }
    let laying = Self.growth {
      (below: data(of: $0, from: 0), above: data(of: $0, from: $0 / 2))
    } _: {
      _ = $0.below.overlaid(by: $0.above)
    }
    print("four times the letters: \(reading) times as long to read, \(laying) to lay on others")
    // It would be 16 times if each letter looked at all others; beside other tests it was 6.6.
    #expect(reading < 10)
    #expect(laying < 10)
  }
}
