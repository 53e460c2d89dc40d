import GLib
import Testing

@Suite("Values of GLib") struct VariantTests {
  @Test func `Values are read back unchanged`() {
    #expect(Variant(true).bool == true)
    #expect(Variant(false).bool == false)
    #expect(Variant("é \"b\"").string == "é \"b\"")
  }

  @Test func `Text is read as the requested type`() throws {
    #expect(try #require(Variant(parsing: "400", type: "u")).uint == 400)
    #expect(try #require(Variant(parsing: "-400", type: "i")).int == -400)
    #expect(try #require(Variant(parsing: "0.25", type: "d")).double == 0.25)
    #expect(try #require(Variant(parsing: "['a', 'é']", type: "as")).strings == ["a", "é"])
    #expect(try #require(Variant(parsing: "[]", type: "as")).strings == [])
  }

  @Test func `Values are made of others`() {
    let numbers = Variant(array: [Variant(1), Variant(-2)], of: "i")
    #expect(numbers.ints == [1, -2])
    #expect(Variant(array: [], of: "i").ints == [])
    let path = Variant(path: "/a")
    let whole = Variant.tuple([Variant(unsigned: .max), path, Variant(boxing: numbers)])
    #expect(whole.type == "(uov)")
    #expect(whole.members.first?.uint == Int(UInt32.max))
    #expect(whole.members.last?.members.first?.ints == [1, -2])
  }

  @Test(arguments: [("'a'", "u"), ("-1", "u"), ("['a'", "as"), ("", "s")])
  func `Text of another type is refused`(text: String, type: String) {
    #expect(Variant(parsing: text, type: type) == nil)
  }

  @Test(
    arguments: [
      ("true", "b"), ("1", "y"), ("1", "n"), ("1", "u"), ("-1", "i"), ("1", "x"), ("1", "t"),
      ("0.5", "d"), ("'a'", "s"), ("'/a'", "o"), ("'s'", "g"), ("['a']", "as"), ("[1]", "ai"),
      ("b'a'", "ay"), ("('a', 1)", "(si)"), ("<1>", "v"), ("{'a': <1>}", "a{sv}"), ("'a'", "ms"),
      ("nothing", "ms"), ("()", "()"),
    ])
  func `A value can be read as its own type and as no other`(text: String, type: String) throws {
    let value = try #require(Variant(parsing: text, type: type))
    let reads: [String: Any?] = [
      "b": value.bool, "u": value.uint, "i": value.int, "d": value.double, "s": value.string,
      "as": value.strings, "ai": value.ints,
    ]
    for (read, result) in reads { #expect((result != nil) == (read == type), "\(read) of \(type)") }
  }

  @Test func `Only containers have members`() throws {
    for (text, type, members) in [
      ("('a', 1)", "(si)", ["'a'", "1"]), ("<1>", "v", ["1"]),
      ("{'a': <1>}", "a{sv}", ["{'a', <1>}"]),
      ("nothing", "ms", []), ("'ab'", "s", []), ("1", "i", []), ("true", "b", []), ("()", "()", []),
    ] {
      #expect(try #require(Variant(parsing: text, type: type)).members.map(\.text) == members)
    }
  }
}
