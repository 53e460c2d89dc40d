import KeyboardCore
import Testing

@testable import GLib
@testable import Wayland

@Suite("Version 1 of the protocol") struct InputMethodV1Tests {
  /// Fields and a compositor that answers when the test says so.
  private final class Desk: InputMethodV1Requests {
    /// A field, which writes down what it gets.
    final class Field: FieldContext {
      private(set) var got: [String] = []

      func delete(from offset: Int, count: Int) { got.append("\(offset) \(count)") }
      func commit(_ text: String, serial: UInt32) { got.append(text) }
      func showPreedit(_ text: String, style: UInt32, serial: UInt32) { got.append("‹\(text)›") }
      func pass(_ key: CompositorKey) { got.append((key.isPress ? "↓" : "↑") + "\(key.code)") }
      func pass(_ modifiers: ModifierMasks, serial: UInt32) {
        got.append("modifiers \(modifiers.depressed)")
      }
      func send(keysym: UInt32, isPress: Bool, time: UInt32, serial: UInt32) {}
      func grabKeyboard(_ report: @escaping (InputMethodEvent) -> Void) -> KeyboardGrab? {
        self.report = report
        return nil
      }

      private(set) var report: (InputMethodEvent) -> Void = { _ in }

      func move(_ code: UInt32, isPress: Bool, modifiers: UInt32? = nil) {
        report(.key(CompositorKey(code: code, state: isPress ? 1 : 0, time: 0, serial: 0)))
        if let modifiers { report(.modifiers(ModifierMasks(modifiers, 0, 0, group: 0))) }
      }
    }

    private(set) var answers: [() -> Void] = []
    private(set) var method: InputMethodV1!

    init(passesModifiers: Bool = false) {
      method = InputMethodV1(self, passesModifiers: passesModifiers)
    }

    /// Gives a field the focus.
    func enter() -> Field {
      let field = Field()
      method.activate(field)
      return field
    }

    func answer() { answers.removeFirst()() }

    func pass(_ code: UInt32, isPress: Bool) {
      method.pass(CompositorKey(code: code, state: isPress ? 1 : 0, time: 0, serial: 0))
      method.flush()
    }

    func commit(_ text: String) {
      method.commit(text)
      method.finish()
      method.flush()
    }

    func afterAnswer(_ body: @escaping () -> Void) { answers.append(body) }
    func flush() {}
    func makePopup(of surface: OpaquePointer) -> (any Popup)? { nil }
  }

  @Test func `The next field gets what was not answered when the last one ended`() {
    VirtualClock.use { clock in
      let desk = Desk()
      _ = desk.enter()
      desk.commit("a")
      desk.answer()
      desk.commit("b")
      desk.pass(18, isPress: true)
      desk.method.deactivate()
      clock.pass(50)
      let second = desk.enter()
      // Nobody knows who gets the release, so it is released at once.
      #expect(second.got == ["b", "↓18", "↑18"])
      // It ends before it has answered either, and an answer to the first field means nothing.
      desk.answer()
      desk.method.deactivate()
      #expect(desk.enter().got == ["b", "↓18", "↑18"])
    }
  }

  @Test func `What two fields have not got in quick succession comes in a third one`() {
    VirtualClock.use { clock in
      let desk = Desk()
      _ = desk.enter()
      desk.commit("a")
      desk.method.deactivate()
      clock.pass(50)
      #expect(desk.enter().got == ["a"])
      desk.commit("b")
      desk.method.deactivate()
      #expect(desk.enter().got == ["a", "b"])
    }
  }

  @Test func `A field that gets the focus much later gets nothing of that`() {
    VirtualClock.use { clock in
      let desk = Desk()
      _ = desk.enter()
      desk.commit("a")
      desk.method.deactivate()
      clock.pass(ChangeQueue.fieldChange + 1)
      #expect(desk.enter().got.isEmpty)
    }
  }

  @Test func `A text that replaces another one belongs to its field`() {
    VirtualClock.use { _ in
      let desk = Desk()
      _ = desk.enter()
      desk.method.delete(before: 1, after: 0)
      desk.commit("é")
      desk.commit("b")
      desk.method.deactivate()
      #expect(desk.enter().got == ["b"])
    }
  }

  @Test func `A program learns of modifiers before the key that needs them`() {
    VirtualClock.use { clock in
      let desk = Desk(passesModifiers: true)
      let field = desk.enter()
      var masks = ModifierMasks()
      masks.depressed = 4
      desk.method.pass(masks)
      desk.pass(46, isPress: true)
      #expect(field.got == ["modifiers 4", "↓46"])
      clock.pass(1000)
      #expect(field.got == ["modifiers 4", "↓46"])
    }
  }

  /// KWin 6.7 mistakes the modifiers that it receives for the keyboard's own.
  @Test func `Shift does not stay down if it goes up while its press is on the way to KWin`() {
    VirtualClock.use { clock in
      let desk = Desk(passesModifiers: true)
      var reported: [UInt32] = []
      desk.method.onEvent = { [desk] in
        guard case .modifiers(let masks) = $0 else { return }
        reported.append(masks.depressed)
        desk.method.pass(masks)
      }
      let field = desk.enter()
      field.move(42, isPress: true, modifiers: 1)
      clock.pass(40)
      field.move(42, isPress: false, modifiers: 0)
      field.report(.modifiers(ModifierMasks(1, 0, 0, group: 0)))
      #expect(field.got == ["modifiers 1", "modifiers 0"])
      #expect(reported == [1, 0, 0])
      field.report(.modifiers(ModifierMasks(0, 0, 0, group: 0)))
      clock.pass(1000)
      #expect(field.got == ["modifiers 1", "modifiers 0"])
      // An echo that is late, after a letter, is corrected once more.
      field.move(30, isPress: true)
      field.report(.modifiers(ModifierMasks(1, 0, 0, group: 0)))
      #expect(reported.last == 0)
      #expect(field.got == ["modifiers 1", "modifiers 0", "modifiers 0"])
      field.report(.modifiers(ModifierMasks(0, 0, 0, group: 0)))
      // The same the other way round: Shift is pressed again at once.
      field.move(42, isPress: true, modifiers: 1)
      field.report(.modifiers(ModifierMasks(0, 0, 0, group: 0)))
      #expect(reported.last == 1)
      #expect(field.got.last == "modifiers 1")
      // What KWin has never received is no echo, even without a key.
      field.report(.modifiers(ModifierMasks(4, 0, 0, group: 0)))
      #expect(reported.last == 4)
    }
  }

  @Test func `A text that changes without a report of its own is handed on at the end of a read`() {
    VirtualClock.use { _ in
      let desk = Desk()
      _ = desk.enter()
      var reports: [String?] = []
      desk.method.onEvent = {
        if case .report(let report) = $0 { reports.append(report.text?.surrounding.text) }
      }
      desk.method.receive(ReportedText(Array("a".utf8), cursor: 1, anchor: 1))
      desk.method.endRead()
      #expect(reports == [])
      desk.method.commitState(1)
      desk.method.receive(ReportedText(Array("ab".utf8), cursor: 2, anchor: 2))
      desk.method.endRead()
      #expect(reports == ["a", "ab"])
    }
  }
}
