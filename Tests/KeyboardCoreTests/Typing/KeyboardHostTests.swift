import KeyboardCore
import Testing

@testable import TypingModel

@Suite("A host of a keyboard") struct KeyboardHostTests {
  /// A host that notes what it has to do.
  private final class Recorder: KeyboardHost {
    let controller = TestField.gtk.makeController()
    var now = 0
    var text = ""
    var answers: [Response] = []
    var effects: [Effect] = []
    var surroundingText: SurroundingText? {
      SurroundingText(text: text, cursor: text.unicodeScalars.count)
    }

    init() {
      handle(.focusIn(client: TestField.gtk.client))
      handle(.capabilities(TestField.gtk.capabilities))
      handle(.contentType(ContentType()))
    }

    func press(_ key: TestKey, for milliseconds: Int) {
      var event = key.event(isRelease: false)
      event.time = now
      handle(.key(event))
      now += milliseconds
      if milliseconds > 500 { handle(.timer(.hold, time: now)) }
      event.isRelease = true
      event.time = now
      handle(.key(event))
      now += 50
    }

    func apply(_ effect: FieldEffect) {
      if case .commit(let text) = effect { self.text += text }
      effects.append(.field(effect))
    }

    func set(_ timer: KeyboardTimer, to milliseconds: Int?) {
      effects.append(.timer(timer, milliseconds: milliseconds))
    }

    func store(_ change: KeyboardChange) { effects.append(.changed(change)) }

    func perform(_ effect: ProgramEffect) { effects.append(.program(effect)) }

    func receive(_ response: Response, to event: InputEvent, at time: Int) {
      answers.append(response)
    }
  }

  @Test func `Every effect is carried out, in its order`() {
    let host = Recorder()
    host.press("e", for: 600)
    host.press("2", for: 30)
    host.controller.selectNextLocale()
    host.controller.insertText("x")
    host.handle(.requested)
    host.handle(.setHold(false))
    host.handle(.setFeedback(false))
    #expect(host.effects.contains(.changed(.hold(false))))
    #expect(host.effects == host.answers.flatMap(\.effects))
  }

  @Test func `The text is reported after each event`() {
    let host = Recorder()
    host.controller.insertText("x")
    host.handle(.requested)
    #expect(host.text == "x")
    #expect(host.controller.state.keyboardContext.field.surroundingText?.text == "x")
  }
}
