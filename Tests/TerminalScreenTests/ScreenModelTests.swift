import KeyboardCore
import Testing

@testable import TerminalScreen

@Suite("What the view shows") struct ScreenModelTests {
  /// What the view shows after a script.
  struct Shown: Equatable, Sendable {
    var pressed: Set<UInt32> = []
    var text = ""
    var preedit = ""
    var list: String?
    var listKeycode: UInt32?
    /// A part of a line of the log.
    var reason = ""
  }

  nonisolated static let cases: [(name: String, script: String, shown: Shown)] = [
    (
      "A key that is down is highlighted, and its letter is preedit", "+e",
      Shown(pressed: [18], preedit: "e", reason: "typed e · list after 500 ms")
    ),
    (
      "A held key has its list above it", "+e .500",
      Shown(
        pressed: [18], preedit: "e", list: "é", listKeycode: 18,
        reason: "held  → list: 1 é")
    ),
    (
      "A pick is in the text", "+e .500 -e 2",
      Shown(text: "è", reason: "typed è · list closes")
    ),
    (
      "Typed letters are text", "a b .500",
      Shown(text: "ab", reason: "typed b")
    ),
    (
      "A key that is rolled over has a reason for no list", "+e .100 +x -e -x .500",
      Shown(text: "ex", reason: "no list: rollover")
    ),
  ]

  @Test(arguments: cases)
  func `It follows events and answers`(name: String, script: String, shown: Shown) throws {
    let keyboard = try TestedKeyboard()
    keyboard.play(script)
    let model = keyboard.model
    #expect(model.pressed == shown.pressed, "\(name)")
    #expect(model.field.text == shown.text, "\(name)")
    #expect(model.field.preedit == shown.preedit, "\(name)")
    #expect(model.field.candidates?.entries.first == shown.list, "\(name)")
    #expect(model.listKeycode == shown.listKeycode, "\(name)")
    #expect(model.log.contains { $0.text.contains(shown.reason) }, "\(name)")
  }

  nonisolated static let fields: [ClientCapabilities] = [
    [.preedit, .focus, .surroundingText], [.focus, .surroundingText], [.focus], [.preedit],
  ]

  @Test(arguments: fields)
  func `Its field behaves like a client's, whatever its capabilities`(
    capabilities: ClientCapabilities
  ) throws {
    let keyboard = try TestedKeyboard(rules: ["*=on"], capabilities: capabilities)
    let script = "+e .500 -e 2 a space +n .600 -n Return BackSpace Left o .500"
    for word in script.split(separator: " ") {
      keyboard.play(String(word))
      let (ours, client) = (keyboard.model.field, keyboard.simulation.client)
      #expect(ours.text == client.text && ours.cursor == client.cursor, "\(word)")
      #expect(ours.preedit == client.preedit && ours.candidates == client.candidates, "\(word)")
    }
    #expect(!keyboard.model.field.text.isEmpty)
  }

  @Test func `A key that repeats is one line of the log`() throws {
    let keyboard = try TestedKeyboard()
    keyboard.play("+e .500 +e .30 +e .30 +e")
    let line = try #require(keyboard.model.log.last)
    #expect(line.text.hasSuffix("press e") && line.count == 3)
  }

  @Test func `The log has a greatest length`() throws {
    let keyboard = try TestedKeyboard()
    for number in 0..<1000 { keyboard.model.say("\(number)") }
    #expect(keyboard.model.log.count == ScreenModel.longestLog)
    #expect(keyboard.model.log.last?.text == "999")
  }

  @Test func `Another field is empty`() throws {
    let keyboard = try TestedKeyboard()
    keyboard.play("a b .500 +e .500")
    keyboard.model.enterField(capabilities: [.focus])
    #expect(keyboard.model.field.text.isEmpty && keyboard.model.field.candidates == nil)
    #expect(keyboard.model.listKeycode == nil)
    keyboard.model.releaseAll()
    #expect(keyboard.model.pressed.isEmpty)
  }
}
