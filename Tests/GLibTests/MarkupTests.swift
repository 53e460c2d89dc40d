import GLib
import Testing

@Suite("Reading XML") struct MarkupTests {
  private func events(_ document: String) throws -> [String] {
    var events: [String] = []
    try Markup.parse(document) { event in
      switch event {
      case .start(let name, let attributes):
        let sorted = attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }
        events.append("<\(name)\(sorted.joined())>")
      case .text(let text): events.append(text)
      case .end: events.append("/")
      }
    }
    return events
  }

  @Test func `Elements, their attributes and texts come in order`() throws {
    let document = """
      <?xml version="1.0"?><!DOCTYPE a SYSTEM "a.dtd"><!-- none --><a b="1" c='2'>x<d/>y</a>
      """
    #expect(try events(document) == ["<a b=1 c=2>", "x", "<d>", "/", "y", "/"])
  }

  @Test func `What is escaped is itself`() throws {
    #expect(
      try events("<a b='&quot;&#xe9;'>&lt;&amp;&#233;</a>").joined() == "<a b=\"é><&é/")
  }

  @Test(arguments: ["<a>", "<a></b>", "text", "", "<a b=1/>", "<a>&b;</a>"])
  func `What is no XML is refused`(document: String) {
    #expect(throws: GLibError.self) { try events(document) }
  }
}
