import KeyboardCore
import Testing

@testable import GLib
@testable import Wayland

@Suite("Fields that follow each other") struct FieldsInSuccessionTests {
  private let compositor = AnsweringCompositor()
  private let empty = SurroundingText(text: "", cursor: 0)

  private func text(_ text: String) -> SurroundingText {
    SurroundingText(text: text, cursor: text.unicodeScalars.count)
  }

  private func withQueue(_ body: (VirtualClock, ChangeQueue) -> Void) {
    VirtualClock.use { body($0, ChangeQueue(compositor)) }
  }

  private func send(_ parts: FieldChange..., by queue: ChangeQueue) {
    for part in parts { queue.add(part) }
    queue.finish()
  }

  @Test func `A key behind a change that is lost with its field is sent at once`() {
    withQueue { clock, queue in
      queue.changeField(isActive: true, nil)
      send(.delete(before: 1, after: 0), .commit("é"), by: queue)
      queue.add { compositor.press(15, true, time: 0) }
      queue.changeField(isActive: false, nil)
      // What replaces a text has nothing to replace elsewhere.
      #expect(compositor.got == ["-1é", "↓15"])
      clock.pass(1000)
      queue.changeField(isActive: true, nil)
      #expect(compositor.got == ["-1é", "↓15"])
    }
  }

  @Test func `A key behind a text that waits for the next field is sent if there is none`() {
    withQueue { clock, queue in
      queue.changeField(isActive: true, nil)
      send(.commit("a"), by: queue)
      queue.add { compositor.press(15, true, time: 0) }
      queue.changeField(isActive: false, nil)
      clock.pass(ChangeQueue.fieldChange - 1)
      #expect(compositor.got == ["a"])
      clock.pass(1)
      #expect(compositor.got == ["a", "↓15"])
    }
  }

  @Test func `An answer to a change in the last field says nothing of this one`() {
    withQueue { clock, queue in
      queue.changeField(isActive: true, empty)
      send(.commit("a"), by: queue)
      queue.changeField(isActive: true, empty)
      clock.pass(300)
      compositor.answer()
      clock.pass(99)
      #expect(compositor.got == ["a"])
      clock.pass(1)
      #expect(compositor.got == ["a", "a"])
    }
  }

  @Test func `The next letter waits until it is known what a compositor does with one sent twice`()
  {
    withQueue { clock, queue in
      queue.changeField(isActive: true, empty)
      send(.commit("a"), by: queue)
      queue.noteReport(empty)
      compositor.answer()
      clock.pass(400)
      compositor.answer()
      queue.noteReport(text("a"))
      // It was dropped the first time, unless a late field shows it once more.
      send(.commit("a"), by: queue)
      #expect(compositor.got == ["a", "a"])
      clock.pass(400)
      compositor.answer()
      queue.noteReport(text("aa"))
      send(.commit("b"), by: queue)
      queue.noteReport(text("aa"))
      compositor.answer()
      #expect(compositor.got == ["a", "a", "a", "b", "b"])
    }
  }

  @Test func `A preedit that is not there is not removed`() {
    VirtualClock.use { _ in
      let method = InputMethodV1(compositor, passesModifiers: false)
      method.activate(compositor)
      for text in ["", "e", "", ""] { method.showPreedit(text, isUnderlined: true) }
      #expect(compositor.got == ["‹e›", "‹›"])
      method.showPreedit("e", isUnderlined: true)
      method.commit("é")
      method.showPreedit("", isUnderlined: true)
      #expect(compositor.got == ["‹e›", "‹›", "‹e›", "é"])
    }
  }

  @Test func `A field that follows another one without its end ends it, and gets what is left`() {
    VirtualClock.use { _ in
      let method = InputMethodV1(compositor, passesModifiers: false)
      var events: [Bool] = []
      method.onEvent = {
        switch $0 {
        case .activated: events.append(true)
        case .deactivated: events.append(false)
        default: break
        }
      }
      method.activate(compositor)
      method.commit("a")
      let next = AnsweringCompositor()
      method.activate(next)
      #expect(events == [true, false, true])
      #expect(next.got == ["a"])
    }
  }
}
