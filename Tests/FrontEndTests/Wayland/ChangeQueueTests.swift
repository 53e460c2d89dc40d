import KeyboardCore
import Testing

@testable import GLib
@testable import Wayland

@Suite("Changes that cross reports") struct ChangeQueueTests {
  /// A compositor that answers when the test says so.
  private final class Requests: InputMethodV2Requests {
    private(set) var applied: [String] = []
    private var answers: [() -> Void] = []
    private var part = ""

    func answer() { answers.removeFirst()() }

    func delete(before: Int, after: Int) { part += "-\(before)" }
    func commit(_ text: String) { part += text }
    func showPreedit(_ text: String) { part += "‹\(text)›" }
    func apply(after report: UInt32) {
      applied.append(part)
      part = ""
    }
    func grabKeyboard(_ report: @escaping (InputMethodEvent) -> Void) -> KeyboardGrab? { nil }
    func setKeymap(_ text: String) -> Bool { true }
    func press(_ code: UInt32, _ isPress: Bool, time: UInt32) {
      applied.append("\(isPress ? "↓" : "↑")\(code)")
    }
    func set(_ modifiers: ModifierMasks) {}
    func afterAnswer(_ body: @escaping () -> Void) { answers.append(body) }
    func flush() {}
    func makePopup(of surface: OpaquePointer) -> (any Popup)? { nil }
  }

  @Test func `A change whose field reports no text is sent three times at most, then the next one`()
  {
    VirtualClock.use { _ in
      let requests = Requests()
      let queue = ChangeQueue(requests)
      queue.changeField(isActive: true, nil)
      for text in ["a", "b"] {
        queue.add(.commit(text))
        queue.finish()
      }
      for _ in 0..<3 {
        queue.noteReport(nil)
        requests.answer()
      }
      #expect(requests.applied == ["a", "a", "a", "b"])
      requests.answer()
      #expect(!queue.isBehind)
    }
  }

  @Test func `What does no harm twice is sent again at once, a letter only if no report shows it`()
  {
    VirtualClock.use { clock in
      let requests = Requests()
      let queue = ChangeQueue(requests)
      let empty = SurroundingText(text: "", cursor: 0)
      queue.changeField(isActive: true, empty)
      queue.add(.preedit("e"))
      queue.finish()
      queue.noteReport(empty)
      requests.answer()
      #expect(requests.applied == ["‹e›", "‹e›"])
      requests.answer()
      queue.add(.commit("e"))
      queue.finish()
      queue.noteReport(empty)
      requests.answer()
      #expect(requests.applied == ["‹e›", "‹e›", "e"])
      clock.pass(500)
      #expect(requests.applied == ["‹e›", "‹e›", "e", "e"])
    }
  }

  @Test func `A letter that is shown comes in a change after that of a text, and goes with it`() {
    VirtualClock.use { _ in
      let requests = Requests()
      let queue = ChangeQueue(requests)
      queue.changeField(isActive: true, nil)
      for letter in ["e", ""] {
        queue.add(.commit("d"))
        queue.add(.preedit(letter))
        queue.finish()
      }
      for _ in 0..<2 { requests.answer() }
      #expect(requests.applied == ["d", "‹e›", "d‹›"])
    }
  }

  @Test func `A compositor that gives no answer is waited for once, and again after its first one`()
  {
    VirtualClock.use { clock in
      let requests = Requests()
      let queue = ChangeQueue(requests)
      queue.changeField(isActive: true, nil)
      @MainActor func type(_ texts: String...) {
        for text in texts {
          queue.add(.commit(text))
          queue.finish()
          queue.add { requests.press(30, true, time: 0) }
        }
      }
      type("a", "b")
      clock.pass(1900)
      #expect(requests.applied == ["a"])
      clock.pass(200)
      #expect(requests.applied == ["a", "↓30", "b", "↓30"])
      type("c", "d")
      queue.noteReport(nil)
      // What it says of the first one comes too late for that.
      requests.answer()
      #expect(requests.applied.suffix(4) == ["c", "↓30", "d", "↓30"])
      type("e", "f")
      #expect(requests.applied.last == "e")
    }
  }
}
