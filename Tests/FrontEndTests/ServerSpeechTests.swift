import Glibc
import Hosting
import KeyboardCore
import Testing

@testable import FrontEnd
@testable import GLib
@testable import callout_wayland

/// What a server has said, with a session in memory and a clock that the test turns.
@Suite("What a screen reader is asked to say") @MainActor struct ServerSpeechTests {
  private final class Voice: SpeechOutput {
    var onChange: ((Accessibility.ScreenReader) -> Void)?
    private var texts: [String] = []

    func follow() { onChange?(.speaking) }

    func say(_ text: String) { texts.append(text) }

    /// What was said since the last time.
    func heard() -> [String] {
      defer { texts = [] }
      return texts
    }
  }

  @MainActor private struct Desk {
    let clock: VirtualClock
    let voice = Voice()
    let server: KeyboardServer
    let model: CompositorModel

    init(_ clock: VirtualClock, _ settings: [String]) throws {
      self.clock = clock
      // Its words are the program's own, in whichever session the tests run.
      setenv("LC_ALL", "C.UTF-8", 1)
      let all = ["hold-delay=150", "locales=['fr', 'de']"] + settings
      let options = try FrontEndOptions(all.flatMap { ["--setting", $0] }, of: .wayland)
      server = try KeyboardServer(options, of: .wayland, screenReader: voice, hasDesktop: false)
      typealias Field = WindowModel.FieldModel
      let window = WindowModel([
        .field(Field()), .field(Field(.password)), .field(Field(.terminal)),
      ])
      model = CompositorModel(
        .kwin3, clock, [window],
        makeController: { [server] in server.makeController(ownLocale: nil) })
      let session = try #require(model.session)
      server.serve(session)
      session.handle(.focusOut)
      model.activate(window: 0)
      clock.pass(1000)
    }

    func press(_ codes: UInt32...) {
      for code in codes {
        model.press(code)
        clock.pass(10)
        model.release(code)
        clock.pass(10)
      }
    }

    func hold(_ code: UInt32, for milliseconds: Int = 400) {
      model.press(code)
      clock.pass(milliseconds)
      model.release(code)
    }

    /// What is said within half a second.
    func heard() -> [String] {
      clock.pass(500)
      return voice.heard()
    }
  }

  private func withDesk(_ settings: String..., body: (Desk) throws -> Void) throws {
    try VirtualClock.use { clock in
      let desk = try Desk(clock, settings)
      defer { desk.model.end() }
      try body(desk)
    }
  }

  private static let (right, escape, three): (UInt32, UInt32, UInt32) = (106, 1, 4)

  @Test func `A list, its entries, a pick and a close are said`() throws {
    try withDesk { desk in
      desk.hold(18)
      let opened = try #require(desk.heard().last)
      #expect(opened.hasPrefix("é 1, è 2, ê 3, ") && opened.hasSuffix(" more"))
      desk.press(Self.right)
      #expect(desk.heard() == ["e with acute, 1"])
      desk.press(Self.escape)
      #expect(desk.heard() == ["closed"])
      desk.hold(18)
      #expect(desk.heard() == [opened])
      desk.press(Self.three)
      #expect(desk.heard() == ["ê"])
    }
  }

  @Test func `Nothing is said within 50 ms of a key, and only the last of many entries`() throws {
    try withDesk { desk in
      desk.hold(18)
      _ = desk.heard()
      for _ in 0..<8 { desk.press(Self.right) }
      #expect(desk.voice.heard() == [])
      desk.clock.pass(39)
      #expect(desk.voice.heard() == [])
      desk.clock.pass(60)
      let heard = desk.voice.heard()
      #expect(heard.map { $0.hasSuffix(", 8") && !$0.contains(". ") } == [true], "\(heard)")
    }
  }

  @Test func `Another language is said`() throws {
    try withDesk("key-bindings=['F8=nextLocale']") { desk in
      desk.press(66)
      #expect(desk.heard().map { $0.lowercased() } == ["deutsch"])
    }
  }

  @Test func `A field without lists says so once`() throws {
    try withDesk { desk in
      desk.model.click(element: 2)
      desk.clock.pass(500)
      desk.hold(18, for: 1000)
      desk.press(45)
      desk.hold(30, for: 1000)
      #expect(desk.heard() == ["no accents in this field"])
    }
  }

  @Test func `Nothing is said in a password field, nor of the one that was left for it`() throws {
    try withDesk("key-bindings=['F8=custom:accents']") { desk in
      desk.hold(18)
      _ = desk.heard()
      // What is to be said waits until the key is up, or for 0.7 s, and then is too late.
      desk.model.press(Self.right)
      desk.clock.pass(10)
      desk.model.click(element: 1)
      desk.clock.pass(900)
      desk.model.release(Self.right)
      #expect(desk.heard() == [])
      desk.hold(18, for: 1500)
      desk.press(66)
      #expect(desk.heard() == [])
      desk.model.click(element: 0)
      desk.clock.pass(500)
      desk.hold(18)
      #expect(desk.heard().count == 1)
    }
  }

  @Test func `Nothing is said while the setting is off`() throws {
    try withDesk("speech=false") { desk in
      desk.hold(18)
      desk.press(Self.right)
      desk.press(3)
      #expect(desk.heard() == [])
      #expect(desk.model.arrived == ["è"])
    }
  }
}
