import KeyboardCore
import Testing

@testable import Desktop

@Suite("Messages from sway") nonisolated struct SwayMessageTests {
  private static let event = SwayMessage(kind: .windowEvent, text: #"{"change":"focus"}"#)
  private static let tree = SwayMessage(kind: .tree, text: #"{"name":"é"}"#)

  @Test(arguments: [1, 2, 13, 14, 15, 1000])
  func `Messages arrive whole, however they are split`(length: Int) throws {
    var rest = (Self.event.bytes + Self.tree.bytes + Self.event.bytes)[...]
    var arrived: [UInt8] = []
    var messages: [SwayMessage] = []
    while !rest.isEmpty {
      arrived += rest.prefix(length)
      rest = rest.dropFirst(length)
      while let message = try SwayMessage.takeFirst(from: &arrived) { messages.append(message) }
    }
    #expect(messages == [Self.event, Self.tree, Self.event])
    #expect(arrived.isEmpty)
  }

  @Test func `A message of an unknown type is ignored`() throws {
    var bytes = Self.event.bytes
    bytes[10] = 77
    #expect(try SwayMessage.takeFirst(from: &bytes)?.kind == nil)
    #expect(bytes.isEmpty)
  }

  @Test func `Messages that are too long or invalid are refused`() {
    var long = Self.event.bytes
    long.replaceSubrange(6..<10, with: [0xff, 0xff, 0xff, 0xff])
    for var bytes in [long, Array("HTTP/1.1 400 Bad Request".utf8)] {
      #expect(throws: SwayMessage.FormError.self) { try SwayMessage.takeFirst(from: &bytes) }
    }
  }

  @Test(arguments: [
    (#"{"app_id":"foot"}"#, "foot"), (#"{"window_properties":{"class":"XTerm"}}"#, "XTerm"),
    (#"{"app_id":null,"window_properties":{"class":"Gvim"}}"#, "Gvim"), (#"{"app_id":""}"#, nil),
    ("{}", nil),
  ])
  func `A window has an application id or a class`(container: String, program: String?) throws {
    let event = try JSONValue(parsing: #"{"change":"focus","container":\#(container)}"#)
    #expect(try #require(SwayWindow(event: event)).program == program)
  }

  @Test(arguments: [
    #"{"change":"title","container":{"app_id":"foot"}}"#, #"{"change":"focus"}"#, "{}", "[]", "7",
  ])
  func `Other events are ignored`(event: String) throws {
    #expect(try SwayWindow(event: JSONValue(parsing: event)) == nil)
  }

  @Test func `The window with the focus is found anywhere in the tree`() throws {
    let tree = try JSONValue(
      parsing: """
        {"focused":false,"nodes":[{"nodes":[
          {"focused":false,"app_id":"foot","nodes":[],"floating_nodes":[]},
          {"nodes":[],"floating_nodes":[{"focused":true,"app_id":"org.kde.kate"}]}]}]}
        """)
    #expect(try #require(SwayWindow(tree: tree)).program == "org.kde.kate")
    #expect(SwayWindow(tree: .object([])) == nil)
  }
}
