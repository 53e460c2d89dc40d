import KeyboardCore
import Testing

@testable import GLib
@testable import Wayland

@Suite("Version 2 of the protocol") struct InputMethodV2Tests {
  /// A compositor that answers at once.
  private final class Desk: InputMethodV2Requests {
    private(set) var isGrabbed = false
    private(set) var pressed: [String] = []
    private(set) var applied: [String] = []
    private var part = ""
    private var report: (InputMethodEvent) -> Void = { _ in }
    private(set) var method: InputMethodV2!

    init() {
      method = InputMethodV2(self)
      method.activate()
      method.done()
    }

    func send(_ event: InputMethodEvent) { report(event) }

    func press(_ code: UInt32) {
      send(.key(CompositorKey(code: code, state: 1, time: 0, serial: 0)))
    }

    func delete(before: Int, after: Int) { part += "-\(before)" }
    func commit(_ text: String) { part += text }
    func showPreedit(_ text: String) {}
    func apply(after report: UInt32) {
      applied.append(part)
      part = ""
    }
    func grabKeyboard(_ report: @escaping (InputMethodEvent) -> Void) -> KeyboardGrab? {
      isGrabbed = true
      self.report = report
      return KeyboardGrab(
        request: { [weak self] in self?.isGrabbed = false }, destroy: {}, report)
    }
    func setKeymap(_ text: String) -> Bool { true }
    func press(_ code: UInt32, _ isPress: Bool, time: UInt32) {
      pressed.append("\(isPress ? "↓" : "↑")\(code)")
    }
    func set(_ modifiers: ModifierMasks) {}
    func afterAnswer(_ body: @escaping () -> Void) { body() }
    func flush() {}
    func makePopup(of surface: OpaquePointer) -> (any Popup)? { nil }
  }

  @Test func `Without a usable keymap the keys are the program's until the next field`() {
    VirtualClock.use { _ in
      for event in [
        InputMethodEvent.keymap(""), .key(CompositorKey(code: 16, state: 1, time: 0, serial: 0)),
      ] {
        let desk = Desk()
        #expect(desk.isGrabbed)
        desk.send(event)
        #expect(!desk.isGrabbed)
        desk.method.activate()
        desk.method.done()
        #expect(desk.isGrabbed)
      }
      let desk = Desk()
      desk.method.onEvent = { [unowned desk] in
        if case .key(let key) = $0 { desk.method.pass(key) }
      }
      desk.send(.keymap("xkb_keymap {}"))
      desk.press(16)
      // The layouts before it are in use as long as the next ones cannot be read.
      desk.send(.keymap(""))
      desk.press(17)
      #expect(desk.isGrabbed && desk.pressed == ["↓16", "↓17"])
    }
  }

  @Test func `A key that no keymap explains, or that is up, is not sent`() {
    let desk = Desk()
    let keyboard = VirtualKeyboard(desk)
    keyboard.press(16, true, time: 0)
    #expect(desk.pressed == [])
    keyboard.note(.keymap("xkb_keymap {}"))
    keyboard.press(16, true, time: 0)
    keyboard.release([16, 17])
    keyboard.releaseAll()
    #expect(desk.pressed == ["↓16", "↑16"])
  }

  @Test func `What a field has said is forgotten with its next report, or with the field`() {
    VirtualClock.use { _ in
      let desk = Desk()
      var reports: [FieldReport] = []
      desk.method.onEvent = { if case .report(let report) = $0 { reports.append(report) } }
      desk.method.receive(ContentType(purpose: .password))
      desk.method.receive(ReportedText(Array("a".utf8), cursor: 1, anchor: 1))
      desk.method.done()
      desk.method.done()
      #expect(reports.map { $0.text?.surrounding.text } == ["a", nil])
      #expect(reports.allSatisfy { $0.contentType.purpose == .password && $0.saysType })
      desk.method.activate()
      desk.method.done()
      #expect(reports.last == FieldReport())
    }
  }

  @Test func `Another input method gets the keyboard`() {
    VirtualClock.use { _ in
      let desk = Desk()
      var isUnavailable = false
      desk.method.onEvent = { if case .unavailable = $0 { isUnavailable = true } }
      desk.method.end()
      #expect(isUnavailable && !desk.isGrabbed && !desk.method.isActive)
    }
  }

  @Test func `A long text goes out as several changes, the first of which deletes`() {
    VirtualClock.use { _ in
      let desk = Desk()
      let text = String(repeating: "é", count: 5000)
      desk.method.delete(before: 1, after: 0)
      desk.method.commit(text)
      desk.method.finish()
      #expect(desk.applied.count == 4)
      #expect(desk.applied.joined() == "-1" + text)
      #expect(desk.applied.allSatisfy { $0.utf8.count <= 3002 })
    }
  }
}
