import KeyboardCore
import Testing

@testable import Hosting
@testable import TypingModel

@Suite("What a trace leaves out") struct TraceSecrecyTests {
  /// Which events are left out of a trace, in a field of some purpose.
  private func hidden(_ events: [InputEvent], in field: TestField) -> [Bool] {
    let controller = field.makeController()
    for event in [
      .focusIn(client: field.client), .capabilities(field.capabilities),
      .contentType(field.contentType),
    ] as [InputEvent] {
      _ = controller.handle(event, at: 0)
    }
    var secrecy = TraceSecrecy(controller)
    var keys = TracedKeys()
    return events.map { event in
      let response = controller.handle(event, at: 1000)
      return secrecy.hides(event, response, controller, &keys)
    }
  }

  @Test func `Keys of a password field are left out, others are not`() {
    let keys: [InputEvent] = [.key(TestKey("e").down(at: 1000)), .key(TestKey("e").up(at: 1000))]
    #expect(hidden(keys, in: .gtk) == [false, false])
    #expect(hidden(keys, in: .gtk.purpose(.password)) == [true, true])
  }

  @Test func `A letter that a terminal has not got yet is left out wherever it comes`() {
    let events: [InputEvent] = [
      .key(TestKey("e").down(at: 1000)), .contentType(ContentType(hints: .spellcheck)),
    ]
    #expect(hidden(events, in: .gtk.purpose(.terminal).rules("*=on")) == [true, true])
  }
}
