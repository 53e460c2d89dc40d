import GLib
import Testing

@Suite("Values of GLib") struct VariantTests {
  @Test func `Values are read back unchanged`() {
    #expect(Variant(true).bool)
    #expect(!Variant(false).bool)
    #expect(Variant("é \"b\"").string == "é \"b\"")
  }

  @Test func `Text is read as the requested type`() throws {
    #expect(try #require(Variant(parsing: "400", type: "u")).uint == 400)
    #expect(try #require(Variant(parsing: "0.25", type: "d")).double == 0.25)
    #expect(try #require(Variant(parsing: "['a', 'é']", type: "as")).strings == ["a", "é"])
    #expect(try #require(Variant(parsing: "[]", type: "as")).strings == [])
  }

  @Test(arguments: [("'a'", "u"), ("-1", "u"), ("['a'", "as"), ("", "s")])
  func `Text of another type is refused`(text: String, type: String) {
    #expect(Variant(parsing: text, type: type) == nil)
  }
}
