import CIBus
import KeyboardCore
import Testing

@testable import GLib
@testable import IBus
@testable import TypingModel

@Suite("An engine's session") struct EngineSessionTests {
  /// A session whose keys were read when the test says so, and what it has requested.
  private final class Desk: EngineRequests {
    let clock: VirtualClock
    /// How long ago the next key was read, in ms.
    var age = 0
    private(set) var requests: [String] = []
    private(set) var session: EngineSession!

    init(_ clock: VirtualClock, client: String = "gtk3-im:editor") {
      self.clock = clock
      let backlog = Backlog(
        readNextKey: { [unowned self] in clock.now - age }, askIBus: { _ in })
      session = EngineSession(
        controller: TestField.gtk.makeController(), name: "callout", requests: self,
        backlog: backlog)
      enter(client)
    }

    func enter(_ client: String, _ capabilities: ClientCapabilities = []) {
      session.focusIn(client: client)
      let usual: ClientCapabilities = [.preedit, .lookupTable, .focus]
      session.handle(.capabilities(usual.union(capabilities)))
      session.setContentType(purpose: 0, hints: ContentHints.spellcheck.rawValue)
      clock.pass(1000)
      requests = []
    }

    /// Moves a key, and returns whether the engine has taken it.
    func press(_ key: TestKey) -> Bool { move(key, 0) }

    func release(_ key: TestKey) -> Bool { move(key, KeyEvent.releaseMask) }

    private func move(_ key: TestKey, _ state: UInt32) -> Bool {
      session.processKey(keyval: key.keysym.rawValue, keycode: key.keycode, state: state)
    }

    func commit(_ text: String) { requests.append("+\(text)") }

    func show(_ preedit: Preedit?, _ style: PanelStyle, mode: IBusPreeditFocusMode) {
      let mark = mode == IBUS_ENGINE_PREEDIT_COMMIT ? "" : ", which is dropped"
      requests.append("‹\(preedit?.text ?? "")›\(mark)")
    }

    func show(_ list: CandidateList?, _ style: PanelStyle, isWhole: Bool) {
      requests.append(list == nil ? "no list" : isWhole ? "whole list" : "list")
    }

    func showAuxiliary(_ text: String?) {}
    func deleteSurrounding(offset: Int, count: Int) { requests.append("\(offset) \(count)") }
    func forwardKey(keysym: UInt32, keycode: UInt32, state: UInt32) {}
    func requestSurroundingText() {}
    func sendMenu(of controller: KeyboardInputController, engine: String, isNew: Bool) {}
  }

  @Test(arguments: ["gtk3-im:editor", "gtk4-im:editor"])
  func `What is held becomes text once, before a key that is too old`(client: String) {
    VirtualClock.use { clock in
      let desk = Desk(clock, client: client)
      #expect(desk.press("e") && desk.requests == ["‹e›"])
      desk.age = 4000
      #expect(!desk.press("s") && !desk.press("i"))
      #expect(desk.requests == ["‹e›", "+e", "‹›"])
      // A release ends what its press began, however late it is.
      #expect(desk.release("e") && !desk.release("s"))
    }
  }

  @Test func `Nothing becomes text before a key that is too old if nothing is held`() {
    VirtualClock.use { clock in
      let desk = Desk(clock)
      desk.age = 4000
      #expect(!desk.press("s") && desk.requests.isEmpty)
    }
  }

  @Test func `A key without a code, with which Xlib marks a commit, changes nothing`() {
    VirtualClock.use { clock in
      let desk = Desk(clock)
      #expect(desk.press("e"))
      for state in [0, KeyEvent.releaseMask] {
        #expect(!desk.session.processKey(keyval: 0, keycode: 4_294_967_288, state: state))
      }
      #expect(desk.requests == ["‹e›"])
    }
  }

  @Test func `A release too many is handed on where a field gets the focus late`() {
    VirtualClock.use { clock in
      let desk = Desk(clock)
      #expect(desk.press("e"))
      desk.session.focusOut()
      desk.session.focusIn(client: "fake")
      clock.pass(KeyboardTiming.focusChange + 1)
      desk.session.focusOut()
      desk.enter("gtk3-im:editor")
      #expect(!desk.release("e"))
      #expect(desk.press("e") && desk.release("e"))
    }
  }

  @Test func `Only Qt's preedit is dropped with the focus, as Qt makes it text itself`() {
    VirtualClock.use { clock in
      let desk = Desk(clock, client: "QIBusInputContext")
      _ = desk.press("e")
      #expect(desk.requests == ["‹e›, which is dropped"])
    }
  }

  @Test func `A list opens on time although keys wait`() {
    VirtualClock.use { clock in
      let desk = Desk(clock)
      _ = desk.press("e")
      clock.standStill(2000)
      clock.runDue(downTo: .high)
      #expect(desk.requests.contains("list"))
    }
  }

  /// IBus's panel opens its window in the wrong place, and labels its very first list in its own way.
  @Test(arguments: [(ClientCapabilities(), "list"), (.onScreenKeyboard, "whole list")])
  func `A list is sent twice as it opens, and whole where it is clicked`(
    capabilities: ClientCapabilities, list: String
  ) {
    VirtualClock.use { clock in
      let desk = Desk(clock)
      desk.enter("gtk3-im:editor", capabilities)
      _ = desk.press("e")
      clock.pass(1000)
      #expect(desk.requests.filter { $0.hasSuffix("list") } == [list, list])
      _ = desk.press(.right)
      #expect(desk.requests.filter { $0.hasSuffix("list") } == [list, list, list])
    }
  }

  @Test func `What a field has shown does not become text in the next one`() {
    VirtualClock.use { clock in
      let desk = Desk(clock)
      #expect(desk.press("e"))
      desk.enter("gtk4-im:editor")
      desk.age = 4000
      #expect(!desk.press("s") && desk.requests == [])
    }
  }

  @Test func `A client that tells the group tells the layout`() {
    VirtualClock.use { clock in
      let desk = Desk(clock)
      let layouts = ["us", "ru"].map { SessionLayouts.Layout(name: $0, script: nil) }
      desk.session.handle(.layouts(SessionLayouts(layouts)))
      @MainActor func active() -> Int? {
        desk.session.controller.state.keyboardContext.sessionLayouts.active
      }
      _ = desk.session.processKey(keyval: 0x65, keycode: 18, state: 1 << 13)
      #expect(active() == 1)
      _ = desk.session.processKey(keyval: 0x65, keycode: 18, state: 0)
      #expect(active() == 0)
      // There is no such layout.
      _ = desk.session.processKey(keyval: 0x65, keycode: 18, state: 3 << 13)
      #expect(active() == 0)
      desk.enter("gtk4-im:editor")
      #expect(active() == nil)
    }
  }
}
