import KeyboardCore
import Testing

@testable import GLib
@testable import TypingModel
@testable import Wayland
@testable import callout_wayland

@Suite("A compositor's session, its list and its repeats") struct CompositorSessionTests {
  /// A compositor that only reports.
  private final class Method: InputMethod {
    var onEvent: ((InputMethodEvent) -> Void)?
    var effectOfKey: (UInt32, Bool) -> PassedKey = { _, _ in .nothing }
    var isActive = true
    var isBehind = false
    func delete(before: Int, after: Int) {}
    private(set) var committed = ""
    func commit(_ text: String) { committed += text }
    func showPreedit(_ text: String, isUnderlined: Bool) {}
    func finish() {}
    func flush() {}
    func pass(_ key: CompositorKey) {}
    func pass(_ modifiers: ModifierMasks) {}
    func send(code: UInt32, keysym: UInt32, isPress: Bool, time: UInt32) {}
    func makePopup(of surface: OpaquePointer) -> (any Popup)? { nil }
  }

  private func report(_ text: String?, isFromOutside: Bool = false) -> InputMethodEvent {
    var report = FieldReport()
    report.saysType = true
    report.text = text.map { ReportedText(Array($0.utf8), cursor: 1, anchor: 1) }
    report.isFromOutside = isFromOutside
    return .report(report)
  }

  private func key(_ code: UInt32, isPress: Bool = true, time: Int) -> CompositorKey {
    CompositorKey(
      code: code, state: isPress ? 1 : 0, time: UInt32(truncatingIfNeeded: time), serial: 0)
  }

  /// Runs a test with a session, and what it was told with the time of that.
  private func withSession(
    _ body: (VirtualClock, Method, CompositorSession, @escaping () -> [(InputEvent, Int)]) throws
      -> Void
  ) rethrows {
    try VirtualClock.use { clock in
      let method = Method()
      let session = CompositorSession(
        controller: TestField.gtk.makeController(), method, list: nil)
      var told: [(InputEvent, Int)] = []
      session.onResponse = { event, time, _ in told.append((event, time)) }
      method.onEvent?(.keymap(TestKeymap.text))
      method.onEvent?(.activated)
      try body(clock, method, session) { told }
    }
  }

  @Test func `A field that has said what it is for is believed, if it reports no text`() {
    withSession { _, method, session, _ in
      method.onEvent?(report(nil))
      let field = session.controller.state.keyboardContext.field
      #expect(field.contentType.hints == .declared)
    }
  }

  @Test func `A click resets, but not what a program reports right after a key`() {
    withSession { clock, method, session, told in
      func resets() -> Int { told().count { $0.0 == .reset } }
      method.onEvent?(report("a"))
      clock.pass(1000)
      method.onEvent?(report("a", isFromOutside: true))
      #expect(resets() == 1)
      session.apply(.commit("b"))
      clock.pass(100)
      method.onEvent?(report("ab", isFromOutside: true))
      #expect(resets() == 1)
    }
  }

  @Test func `A text that is reported once more is handed on only if it was asked for`() {
    withSession { _, method, session, told in
      func texts() -> Int {
        told().count { if case .surroundingText = $0.0 { true } else { false } }
      }
      for (isAsked, count) in [(false, 1), (false, 1), (true, 2), (false, 2)] {
        if isAsked { session.apply(.refreshSurroundingText) }
        method.onEvent?(report("a"))
        #expect(texts() == count)
      }
      // Another field was not asked.
      session.apply(.refreshSurroundingText)
      method.onEvent?(.activated)
      for count in [3, 3] {
        method.onEvent?(report("a"))
        #expect(texts() == count)
      }
    }
  }

  @Test(arguments: [600, 1900])
  func `The first letter of an empty field repeats only if it has no list`(reportedAfter: Int) {
    withSession { clock, method, session, _ in
      @MainActor func report(_ text: String) {
        var report = FieldReport()
        report.text = ReportedText(Array(text.utf8), cursor: text.count, anchor: text.count)
        method.onEvent?(.report(report))
      }
      method.onEvent?(.repeats(rate: 25, delay: 300))
      report("")
      method.onEvent?(.key(key(18, time: clock.now)))
      clock.pass(reportedAfter)
      #expect(method.committed == "e")
      report("e")
      #expect(session.controller.state.calloutContext.isActive)
      clock.pass(3000)
      #expect(method.committed == "e")
    }
  }

  @Test func `A key that was read late has the time at which it was pressed`() {
    withSession { clock, method, _, told in
      method.onEvent?(report("a"))
      let pressed = clock.now
      clock.standStill(300)
      method.onEvent?(.key(key(18, time: pressed)))
      let last = told().last
      #expect(
        last?.1 == pressed && last.map { if case .key = $0.0 { true } else { false } } == true)
    }
  }

  @Test func `Events wait in order until there is room for what they bring about`() {
    withSession { clock, method, session, told in
      let first = told().count
      var limit = first
      session.hasRoom = { told().count < limit }
      method.onEvent?(.key(key(18, time: clock.now)))
      method.onEvent?(.key(key(18, isPress: false, time: clock.now)))
      method.onEvent?(.deactivated)
      #expect(told().count == first)
      for place in 0..<3 {
        limit += 1
        session.receiveWaiting()
        #expect(told().count == limit)
        guard case .key(let key) = told()[first + place].0 else {
          #expect(place == 2 && told().last?.0 == .focusOut)
          continue
        }
        #expect(place < 2 && key.isRelease == (place == 1))
      }
    }
  }

  @Test func `A key repeats until it goes up, whatever other key does`() {
    VirtualClock.use { clock in
      let repeater = KeyRepeater()
      var count = 0
      repeater.onRepeat = { _ in count += 1 }
      repeater.set(rate: 10, delay: 500)
      repeater.start(key(18, time: 0))
      repeater.stop(unlessHeld: key(19, isPress: false, time: 0))
      clock.pass(701)
      #expect(count == 3)
      repeater.stop(unlessHeld: key(18, isPress: false, time: 0))
      clock.pass(1000)
      #expect(count == 3 && clock.timerCount == 0)
      // Whoever wants none has none.
      repeater.set(rate: 0, delay: 500)
      repeater.start(key(18, time: 0))
      clock.pass(1000)
      #expect(count == 3)
    }
  }

  @Test(arguments: [(releasedAfter: 30, count: 0), (releasedAfter: 150, count: 1)])
  func `After a standstill, a key repeats only if its release does not come`(
    releasedAfter: Int, count: Int
  ) {
    VirtualClock.use { clock in
      let repeater = KeyRepeater()
      var repeats = 0
      repeater.onRepeat = { _ in repeats += 1 }
      repeater.set(rate: 10, delay: 500)
      repeater.start(key(18, time: 0))
      clock.standStill(700)
      clock.pass(releasedAfter)
      repeater.stop(unlessHeld: key(18, isPress: false, time: 0))
      clock.pass(1000)
      #expect(repeats == count)
    }
  }

  @Test func `A click counts in the list in which it began, and the wheel turns pages`() {
    let window = WindowInMemory()
    let drawer = DrawerInMemory()
    VirtualClock.use { clock in
      let list = ListWindow(window, drawer)
      drawer.onFonts = { [weak list] in list?.redraw() }
      var events: [InputEvent] = []
      list.onEvent = { events.append($0) }
      @MainActor func show(_ entries: [String]?) {
        list.content.candidates = entries.map { CandidateList($0) }
        list.update()
      }
      window.onInput?(.scroll(1))
      show(["é", "è"])
      clock.pass(100)
      window.onInput?(.press(PopupPoint(x: 1, y: 0)))
      window.onInput?(.release(PopupPoint(x: 1, y: 0)))
      #expect(events == [.candidateClicked(1)])
      window.onInput?(.press(PopupPoint(x: 1, y: 0)))
      show(["à", "â"])
      window.onInput?(.release(PopupPoint(x: 1, y: 0)))
      window.onInput?(.scroll(1))
      window.onInput?(.scroll(-1))
      #expect(events == [.candidateClicked(1), .pageDown, .pageUp])
      // The pointer has left the list in between.
      for input in [
        PopupInput.press(PopupPoint(x: 1, y: 0)), .cancel, .release(PopupPoint(x: 1, y: 0)),
      ] {
        window.onInput?(input)
      }
      #expect(events.count == 3)
    }
  }
}
