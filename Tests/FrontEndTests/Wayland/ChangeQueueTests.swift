import KeyboardCore
import Testing

@testable import GLib
@testable import Wayland

@Suite("Changes that cross reports") struct ChangeQueueTests {
  @Test func `A change whose field reports no text is sent three times at most, then the next one`()
  {
    VirtualClock.use { _ in
      let requests = AnsweringCompositor()
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
      #expect(requests.got == ["a", "a", "a", "b"])
      requests.answer()
      #expect(!queue.isBehind)
    }
  }

  @Test func `What does no harm twice is sent again at once, a letter only if no report shows it`()
  {
    VirtualClock.use { clock in
      let requests = AnsweringCompositor()
      let queue = ChangeQueue(requests)
      let empty = SurroundingText(text: "", cursor: 0)
      queue.changeField(isActive: true, empty)
      queue.add(.preedit("e"))
      queue.finish()
      queue.noteReport(empty)
      requests.answer()
      #expect(requests.got == ["‹e›", "‹e›"])
      requests.answer()
      queue.add(.commit("e"))
      queue.finish()
      queue.noteReport(empty)
      requests.answer()
      #expect(requests.got == ["‹e›", "‹e›", "e"])
      clock.pass(500)
      #expect(requests.got == ["‹e›", "‹e›", "e", "e"])
    }
  }

  @Test func `A letter that is shown comes in a change after that of a text, and goes with it`() {
    VirtualClock.use { _ in
      let requests = AnsweringCompositor()
      let queue = ChangeQueue(requests)
      queue.changeField(isActive: true, nil)
      for letter in ["e", ""] {
        queue.add(.commit("d"))
        queue.add(.preedit(letter))
        queue.finish()
      }
      for _ in 0..<2 { requests.answer() }
      #expect(requests.got == ["d", "‹e›", "d‹›"])
    }
  }

  @Test func `A compositor that gives no answer is waited for once, and again after its first one`()
  {
    VirtualClock.use { clock in
      let requests = AnsweringCompositor()
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
      #expect(requests.got == ["a"])
      clock.pass(200)
      #expect(requests.got == ["a", "↓30", "b", "↓30"])
      type("c", "d")
      queue.noteReport(nil)
      // What it says of the first one comes too late for that.
      requests.answer()
      #expect(requests.got.suffix(4) == ["c", "↓30", "d", "↓30"])
      type("e", "f")
      #expect(requests.got.last == "e")
    }
  }

  /// What one report does not explain: GTK 4 reports the deletion and the letter of a pick one after the
  /// other, and a program may change what it gets.
  ///
  /// On sway, every letter that crossed a report was lost from then on.
  @Test(arguments: [
    (before: ["vu", "vué"], crossing: ["vuée"], after: "vuéee"),
    (before: [], crossing: ["vu", "vué"], after: "vuée"),
    (before: ["vuét"], crossing: ["vuéte"], after: "vuétee"),
  ])
  func `A report of earlier letters does not look like one of the letter that crossed it`(
    before: [String], crossing: [String], after: String
  ) {
    VirtualClock.use { clock in
      let requests = AnsweringCompositor()
      let queue = ChangeQueue(requests)
      @MainActor func type(_ parts: FieldChange...) {
        for part in parts { queue.add(part) }
        queue.finish()
      }
      @MainActor func report(_ text: String) {
        queue.noteReport(SurroundingText(text: text, cursor: text.unicodeScalars.count))
      }
      queue.changeField(isActive: true, SurroundingText(text: "vue", cursor: 3))
      type(.delete(before: 1, after: 0), .commit("é"))
      requests.answer()
      for text in before { report(text) }
      for _ in 0..<2 {
        type(.commit("e"))
        requests.answer()
      }
      type(.commit("e"))
      for text in crossing { report(text) }
      requests.answer()
      report(after)
      clock.pass(500)
      #expect(requests.got == ["-1é", "e", "e", "e", "e"])
    }
  }
}
