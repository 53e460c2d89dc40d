import KeyboardCore
import Testing

@testable import GLib
@testable import TypingModel
@testable import Wayland
@testable import callout_wayland

@Suite("The keys of a compositor's session") struct CompositorSessionKeyTests {
  /// A session with a list, which nobody may have seen yet, and what it has requested and been told.
  private final class Desk: InputMethod {
    var onEvent: ((InputMethodEvent) -> Void)?
    var effectOfKey: (UInt32, Bool) -> PassedKey = { _, _ in .nothing }
    var isActive = true
    var isBehind = false
    private(set) var requests: [String] = []
    /// As `requests`, with the ends of changes and the keys that nobody has pressed.
    private(set) var sent: [String] = []
    private(set) var told: [InputEvent] = []
    private(set) var shown: ShownList?
    private(set) var session: CompositorSession!

    private let clock: VirtualClock
    private let window = WindowInMemory()

    init(_ clock: VirtualClock) {
      self.clock = clock
      let drawer = DrawerInMemory()
      let list = ListWindow(window, drawer)
      window.onPicture = { [unowned self] in shown = $0 }
      session = CompositorSession(
        controller: TestField.gtk.makeController(), self, list: list)
      drawer.onFonts = { [weak session] in session?.redrawList() }
      session.onResponse = { [unowned self] event, _, _ in told.append(event) }
      onEvent?(.keymap(TestKeymap.text))
      onEvent?(.repeats(rate: 25, delay: 600))
      enter()
    }

    func enter(_ text: String? = "") {
      onEvent?(.activated)
      tell(text)
    }

    /// The field reports its text, with the cursor at the end.
    func tell(_ text: String?) {
      var report = FieldReport()
      report.saysType = true
      report.text = text.map {
        ReportedText(Array($0.utf8), cursor: $0.utf8.count, anchor: $0.utf8.count)
      }
      onEvent?(.report(report))
    }

    /// The list is seen.
    func showList() { window.onFrame?() }

    func press(_ code: UInt32) { move(code, 1) }
    func release(_ code: UInt32) { move(code, 0) }

    private func move(_ code: UInt32, _ state: UInt32) {
      let time = UInt32(truncatingIfNeeded: clock.now)
      onEvent?(.key(CompositorKey(code: code, state: state, time: time, serial: 0)))
    }

    /// How many presses of a key the keyboard has got.
    func presses(_ code: UInt32) -> Int {
      told.count {
        if case .key(let key) = $0 { key.keycode == code && !key.isRelease } else { false }
      }
    }

    func delete(before: Int, after: Int) {}
    func commit(_ text: String) {
      requests.append("+\(text)")
      sent.append("+\(text)")
    }
    func showPreedit(_ text: String, isUnderlined: Bool) {}
    func finish() { sent.append("end") }
    func flush() {}
    func pass(_ key: CompositorKey) { requests.append((key.isPress ? "↓" : "↑") + "\(key.code)") }
    func pass(_ modifiers: ModifierMasks) {}
    func send(code: UInt32, keysym: UInt32, isPress: Bool, time: UInt32) {
      sent.append("↓\(code)")
    }
    func makePopup(of surface: OpaquePointer) -> (any Popup)? { nil }
  }

  private static let (e, enter, digit): (UInt32, UInt32, UInt32) = (18, 28, 2)

  @Test func `A release goes to whoever has got the press, and to a field that is entered late`() {
    VirtualClock.use { clock in
      let desk = Desk(clock)
      desk.press(Self.e)
      clock.pass(50)
      desk.release(Self.e)
      clock.pass(50)
      #expect(desk.requests == ["+e"])
      desk.press(Self.e)
      desk.onEvent?(.deactivated)
      clock.pass(KeyboardTiming.focusChange + 1)
      desk.enter()
      desk.release(Self.e)
      #expect(desk.requests.last == "↑18")
    }
  }

  @Test func `What the next field says first counts, whatever the one before has said`() {
    VirtualClock.use { clock in
      let desk = Desk(clock)
      for (text, hints) in [("a", []), (nil, ContentHints.declared), ("a", [])] {
        desk.onEvent?(.deactivated)
        desk.enter(text)
        let field = desk.session.controller.state.keyboardContext.field
        #expect(field.contentType.hints == hints, "\(text ?? "no text")")
      }
    }
  }

  @Test func `A key that the keyboard uses repeats, until another one goes to the program`() {
    VirtualClock.use { clock in
      let desk = Desk(clock)
      desk.press(Self.e)
      clock.pass(601)
      let count = desk.presses(Self.e)
      #expect(count == 2)
      desk.press(Self.enter)
      clock.pass(1000)
      #expect(desk.presses(Self.e) == count && desk.presses(Self.enter) == 1)
    }
  }

  @Test
  func `A key that repeats for the first time after seconds, as its field was late, types nothing`()
  {
    VirtualClock.use { clock in
      let desk = Desk(clock)
      desk.press(Self.e)
      desk.isBehind = true
      clock.pass(1900)
      desk.tell("e")
      clock.pass(50)
      desk.showList()
      #expect(desk.presses(Self.e) == 1 && desk.shown?.candidates != nil)
      clock.pass(KeyboardTiming.slowestRepeat - 1800)
      desk.isBehind = false
      clock.pass(100)
      #expect(desk.presses(Self.e) > 1 && desk.requests == ["+e"])
      #expect(desk.shown?.candidates != nil)
    }
  }

  @Test func `A key that the keyboard presses comes after the text before it`() {
    VirtualClock.use { clock in
      let desk = Desk(clock)
      desk.session.apply(.commit("a"))
      desk.session.apply(.forwardKey(.backspace, keycode: 14, isRelease: false))
      #expect(desk.sent.suffix(3) == ["+a", "end", "↓14"])
    }
  }

  @Test func `A sentence goes with its field`() {
    VirtualClock.use { clock in
      let desk = Desk(clock)
      desk.session.handle(.message("é", milliseconds: 5000))
      clock.pass(100)
      #expect(desk.shown?.text == "é")
      desk.onEvent?(.deactivated)
      #expect(desk.shown == nil)
    }
  }

  @Test func `Keys that wait for the list to be seen come before the end of the field`() {
    VirtualClock.use { clock in
      let desk = Desk(clock)
      desk.press(Self.e)
      desk.tell("e")
      clock.pass(700)
      #expect(desk.shown?.candidates != nil)
      desk.press(Self.digit)
      #expect(desk.presses(Self.digit) == 0)
      desk.onEvent?(.deactivated)
      #expect(desk.presses(Self.digit) == 1 && desk.told.last == .focusOut)
      #expect(desk.shown == nil)
    }
  }
}
