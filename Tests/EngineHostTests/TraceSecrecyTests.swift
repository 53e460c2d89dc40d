import KeyboardCore
import Testing

@testable import EngineHost

@Suite struct TraceSecrecyTests {
  private static let press = InputEvent.key(
    KeyEvent(keysym: .init(rawValue: 0x65), text: "e", keycode: 18, modifiers: [], time: 0))
  private static let told = InputEvent.surroundingText(SurroundingText(text: "e", cursor: 1))

  private func hidden(_ events: [InputEvent], in client: String) -> [Bool] {
    let controller = KeyboardInputController(library: LocaleLibrary())
    _ = controller.handle(.focusIn(client: client), at: 0)
    var secrecy = TraceSecrecy()
    return events.map { event in
      _ = controller.handle(event, at: 0)
      return secrecy.hides(event, controller.state.keyboardContext)
    }
  }

  @Test func `a text that Qt tells without a key is left out`() {
    #expect(
      hidden([Self.told, Self.press, Self.told, Self.told], in: "QIBusInputContext")
        == [true, false, false, true])
    #expect(hidden([Self.told, Self.press], in: "gtk3-im:editor") == [false, false])
  }

  @Test func `nothing is told of a field that may be secret`() {
    for field in [ContentType(purpose: .terminal), ContentType(hints: [.private, .lowercase])] {
      #expect(
        hidden([.contentType(field), Self.press, Self.told], in: "gtk3-im:editor")
          == [true, true, true])
    }
    let password = InputEvent.contentType(ContentType(purpose: .password))
    #expect(hidden([password, Self.press], in: "gtk3-im:editor") == [true, true])
    #expect(
      hidden([Self.press, Self.told, Self.press], in: "gnome-shell") == [true, false, false])
  }
}
