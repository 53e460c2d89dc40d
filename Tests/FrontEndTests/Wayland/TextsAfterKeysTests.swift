import KeyboardCore
import Testing

@testable import GLib
@testable import Wayland

@Suite("Texts after keys") struct TextsAfterKeysTests {
  /// An input method that writes down what it gets.
  private final class Method: InputMethod {
    var onEvent: ((InputMethodEvent) -> Void)?
    var effectOfKey: (UInt32, Bool) -> PassedKey = { _, _ in .nothing }
    var isActive: Bool { true }
    var isBehind = false
    private(set) var got = ""

    func delete(before: Int, after: Int) { got += "-\(before)" }
    func commit(_ text: String) { got += text }
    func showPreedit(_ text: String, isUnderlined: Bool) { got += "‹\(text)›" }
    func finish() {}
    func flush() {}
    func pass(_ key: CompositorKey) { got += key.isPress ? "↓" : "↑" }
    func pass(_ modifiers: ModifierMasks) { got += "⇧\(modifiers.depressed)" }
    func send(code: UInt32, keysym: UInt32, isPress: Bool, time: UInt32) { got += "↓" }
    func makePopup(of surface: OpaquePointer) -> (any Popup)? { nil }

    func report(_ text: String, _ purpose: ContentPurpose = .freeForm) {
      var report = FieldReport()
      report.contentType.purpose = purpose
      let bytes = Array(text.utf8)
      report.text = ReportedText(bytes, cursor: bytes.count, anchor: bytes.count)
      onEvent?(.report(report))
    }
  }

  private func type(_ effect: PassedKey, then text: String, to method: TextsAfterKeys) {
    method.effectOfKey = { _, _ in effect }
    method.pass(CompositorKey(code: 20, state: 1, time: 0, serial: 0))
    method.commit(text)
    method.finish()
  }

  /// What a key does, what its field reports of it, and from when on the text after it is sent, in ms.
  @Test(arguments: [
    (effect: PassedKey.types("b"), reported: "tob", knows: true, sent: 0),
    (effect: .types("b"), reported: "to", knows: true, sent: 600),
    (effect: .types("b"), reported: "to", knows: false, sent: 100),
    // The program has done something else with it.
    (effect: .types("b"), reported: "x", knows: true, sent: 0),
    (effect: .edits, reported: "t", knows: true, sent: 0),
    // What an earlier text has led to is no news of the key.
    (effect: .edits, reported: "toé", knows: true, sent: 600),
    (effect: .returns, reported: "to", knows: true, sent: 600),
    (effect: .acts, reported: "to", knows: true, sent: 100),
    (effect: .nothing, reported: "to", knows: true, sent: 0),
  ])
  func `A text waits until the field reports what the key before it does, but not for long`(
    effect: PassedKey, reported: String, knows: Bool, sent: Int
  ) {
    VirtualClock.use { clock in
      let field = Method()
      let method = TextsAfterKeys(field)
      field.report(knows ? "" : "to")
      if knows {
        type(.types("t"), then: "o", to: method)
        field.report("t")
        field.report("to")
      }
      if reported == "toé" { method.commit("é") }
      method.finish()
      let before = field.got
      type(effect, then: "è", to: method)
      field.report(reported)
      if sent > 0 {
        clock.pass(sent - 1)
        #expect(field.got == before + "↓")
        clock.pass(1 + 2 * Timeout.lateness)
      }
      #expect(field.got == before + "↓è")
    }
  }

  @Test func `No text waits in a field that does not report what keys type`() {
    VirtualClock.use { clock in
      let field = Method()
      let method = TextsAfterKeys(field)
      field.report("")
      type(.types("b"), then: "é", to: method)
      #expect(method.isBehind && field.got == "↓")
      clock.pass(200)
      type(.types("b"), then: "é", to: method)
      #expect(field.got == "↓é↓é")
    }
  }

  /// What the field reports of the next Return, and when the text after one more is sent, in ms.
  @Test(arguments: [("è", 100), ("è\n", 600)])
  func `A field that reports nothing of Return is waited for once, and longer for other keys`(
    reported: String, sent: Int
  ) {
    VirtualClock.use { clock in
      let field = Method()
      let method = TextsAfterKeys(field)
      field.report("")
      type(.types("t"), then: "o", to: method)
      field.report("t")
      field.report("to")
      for (effect, sent, report) in [
        (PassedKey.returns, 600, "è"), (.returns, 100, reported), (.returns, sent, "x"),
        (.edits, 600, "y"),
      ] {
        type(effect, then: "è", to: method)
        clock.pass(sent - 1)
        #expect(method.isBehind)
        clock.pass(1 + 2 * Timeout.lateness)
        #expect(!method.isBehind)
        field.report(report)
      }
    }
  }

  @Test func `A text waits for a key that waits for the compositor`() {
    VirtualClock.use { clock in
      let field = Method()
      let method = TextsAfterKeys(field)
      field.report("to")
      field.isBehind = true
      type(.edits, then: "é", to: method)
      field.report("tx")
      clock.pass(2000)
      #expect(field.got == "↓")
      field.isBehind = false
      clock.pass(500)
      #expect(field.got == "↓é")
    }
  }

  @Test func `Nothing waits in a password field, or in one without a text`() {
    VirtualClock.use { _ in
      let field = Method()
      let method = TextsAfterKeys(field)
      type(.acts, then: "é", to: method)
      field.report("", .password)
      type(.acts, then: "é", to: method)
      #expect(field.got == "↓é↓é")
    }
  }

  @Test(arguments: [
    (effect: PassedKey.acts, age: 0, sent: 100), (effect: .acts, age: 40, sent: 60),
    (effect: .acts, age: 100, sent: 0),
    // It has moved the focus.
    (effect: .edits, age: 0, sent: 0),
  ])
  func `A text waits for a key that passed just before its field got the focus, but not for long`(
    effect: PassedKey, age: Int, sent: Int
  ) {
    VirtualClock.use { clock in
      let field = Method()
      let method = TextsAfterKeys(field)
      field.report("", .password)
      type(effect, then: "", to: method)
      clock.pass(age)
      field.onEvent?(.deactivated)
      field.onEvent?(.activated)
      field.report("")
      method.commit("è")
      method.finish()
      if sent > 0 {
        // A key before it may have typed this.
        field.report("x")
        clock.pass(sent - 1)
        #expect(field.got == "↓")
        clock.pass(1 + 2 * Timeout.lateness)
      }
      #expect(field.got == "↓è")
    }
  }

  @Test func `A key that comes after the keyboard was given back waits its turn, and goes up`() {
    VirtualClock.use { clock in
      let field = Method()
      let method = TextsAfterKeys(field)
      field.report("to")
      type(.edits, then: "é", to: method)
      field.onEvent?(.deactivated)
      field.onEvent?(.late(.key(CompositorKey(code: 21, state: 1, time: 0, serial: 0))))
      #expect(field.got == "↓")
      field.onEvent?(.activated)
      #expect(field.got == "↓é↓↑")
    }
  }

  @Test func `Modifiers that come after the keyboard was given back come only with a key`() {
    VirtualClock.use { _ in
      let field = Method()
      let method = TextsAfterKeys(field)
      @MainActor func late(_ code: UInt32, _ state: UInt32) {
        field.onEvent?(.late(.key(CompositorKey(code: code, state: state, time: 0, serial: 0))))
      }
      withExtendedLifetime(method) {
        field.onEvent?(.deactivated)
        field.onEvent?(.late(.modifiers(ModifierMasks(1, 0, 0, group: 0))))
        #expect(field.got == "")
        for state: UInt32 in [1, 0] { late(21, state) }
        #expect(field.got == "⇧1↓↑⇧0↑")
        field.onEvent?(.late(.modifiers(ModifierMasks())))
        late(21, 1)
        #expect(field.got == "⇧1↓↑⇧0↑⇧0↓↑")
        field.onEvent?(.activated)
        field.onEvent?(.deactivated)
        late(21, 1)
        #expect(field.got == "⇧1↓↑⇧0↑⇧0↓↑↓↑")
      }
    }
  }

  @Test func `Keys go up, and modifiers change, before texts that wait, not before their keys`() {
    VirtualClock.use { _ in
      let field = Method()
      let method = TextsAfterKeys(field)
      @MainActor func pass(_ code: UInt32, isPress: Bool, _ effect: PassedKey) {
        method.effectOfKey = { _, _ in effect }
        method.pass(CompositorKey(code: code, state: isPress ? 1 : 0, time: 0, serial: 0))
      }
      field.report("to")
      type(.edits, then: "é", to: method)
      pass(20, isPress: false, .edits)
      pass(42, isPress: false, .nothing)
      method.pass(ModifierMasks())
      #expect(field.got == "↓↑↑⇧0")
      pass(30, isPress: true, .edits)
      for (code, effect): (UInt32, PassedKey) in [(30, .edits), (42, .nothing)] {
        pass(code, isPress: false, effect)
      }
      method.pass(ModifierMasks())
      #expect(field.got == "↓↑↑⇧0")
      pass(21, isPress: false, .edits)
      #expect(field.got == "↓↑↑⇧0↑")
      field.report("t")
      #expect(field.got == "↓↑↑⇧0↑é↓↑↑⇧0")
    }
  }

  @Test(arguments: [(hasNext: true, got: "↓é↓↑è"), (hasNext: false, got: "↓↓↑")])
  func `What waits is for the next field, and only its keys are sent if there is none`(
    hasNext: Bool, got: String
  ) {
    VirtualClock.use { clock in
      let field = Method()
      let method = TextsAfterKeys(field)
      field.report("to")
      for text in ["é", "è"] { type(.edits, then: text, to: method) }
      // A list's letter is replaced, which is in this field alone.
      method.delete(before: 1, after: 0)
      method.commit("à")
      method.finish()
      field.onEvent?(.deactivated)
      #expect(field.got == "↓")
      if hasNext {
        field.onEvent?(.activated)
        // What it is may be news of a key that has moved the focus once more.
        #expect(field.got == "↓é↓↑")
        field.report("", .password)
      } else {
        clock.pass(200)
      }
      #expect(field.got == got && !method.isBehind)
    }
  }
}
