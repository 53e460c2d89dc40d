import Foundation
import GLib
import KeyboardCore
import TestSession
import TypingModel

/// Programs that mean harm, and fields whose text must stay hidden.
final class Outsiders {
  /// The number of secrets and names that were found where they should not be.
  private(set) var findings = 0

  /// What is typed after a password, with no letter of any password.
  private static let marker = "tea onion "
  private static let letters = Array("bcdfghjklmpqvwxyz0123456789")
  private static let nameLength = 8 << 20
  /// How much the worker may grow by a name, in KiB: half of it, as other data may be read meanwhile.
  private static let growth = 4096

  private let session: Session
  private let typing: Typing
  private let say: (String) -> Void
  private var dice = SeededGenerator(seed: 15)

  init(session: Session, typing: Typing, say: @escaping (String) -> Void) {
    self.session = session
    self.typing = typing
    self.say = say
  }

  /// Types a password into each kind of field; its last keys go up in the next field.
  func typePasswords() throws {
    let fields: [(Window.Field, client: String)] = [
      (.password, "gtk3-im:soak"), (.dots, "wayland"),
    ]
    for (kind, client) in fields {
      let password = String((0..<30).map { _ in Self.letters.randomElement(using: &dice) ?? "x" })
      try watch("a password, \(kind)") { trace in
        let window = Window([.preedit, .surroundingText], kind, client: client)
        try visit(window) { type(password, in: window) }
        typing.type(Self.marker)
        typing.settle()
        if window.field.text != password {
          find("the field has \(window.field.text.count) letters of \(password.count)")
        }
        return { self.search(for: password, in: trace) }
      }
    }
  }

  /// A program whose name nobody expects gets the focus, and letters.
  func nameProgram() throws {
    let folder = session.folder + "/named"
    let start = "\u{1b}]0;soak\u{7}\u{1b}[2J\n\"error\"\r'; touch \(folder); echo '"
    let before = session.engine.worker?.anonymousMemory ?? 0
    try watch("a hostile name") { trace in
      let name = start + String(repeating: "n", count: Self.nameLength)
      let window = Window([.preedit, .surroundingText], client: name)
      try visit(window) {
        for character in Self.marker { Hand.tap(Hand.key(character), in: window) }
        MainLoop.run(forAtMost: 30_000) { window.waiting == 0 }
        // A preedit becomes text with the focus, and a commit that comes later would be the same text again.
        MainLoop.run(forAtMost: 1000) { window.field.preedit.isEmpty || !window.field.list.isEmpty }
        return []
      }
      // A letter that was held was committed when the field was left.
      let text = window.field.text
      if text != Self.marker { find("the field has \"\(text)\"") }
      typing.type(Self.marker)
      typing.settle()
      return { self.check(trace) }
    }
    // GDBus keeps a buffer of the size of its longest message.
    let limit = Self.nameLength / 1024 + Self.growth
    let isBack = MainLoop.run(forAtMost: 10_000) {
      (session.engine.worker?.anonymousMemory ?? 0) - before < limit
    }
    let now = session.engine.worker?.anonymousMemory ?? 0
    if !isBack { find("the worker has kept \(now - before) KiB of a name") }
    if access(folder, F_OK) == 0 { find("a name was run as a command") }
  }

  /// Does something while the engine is watched, and then looks at what it told.
  private func watch(_ what: String, _ body: (EngineTrace) throws -> () -> Void) throws {
    typing.settle()
    let trace = try EngineTrace(session)
    let before = findings
    let check = try body(trace)
    trace.end(after: Self.marker)
    check()
    if trace.isIncomplete { find("lines of the trace are missing") }
    // Otherwise nothing was looked at.
    let typed = trace.typed.suffix(20)
    if !typed.hasSuffix(Self.marker) { find("the trace ends with \"\(typed)\"") }
    if findings == before { say("\(what): nothing is found") }
  }

  /// Has a window in front of the typist's for a while; the keys that are still down then go up in that one.
  private func visit(_ window: Window, _ body: () -> [KeyEvent]) throws {
    typing.window.focusOut()
    window.connect(to: try session.bus)
    window.focusIn()
    let keysDown = body()
    // The window is in front no longer, but its answers still come.
    window.focusOut()
    typing.window.focusIn()
    for key in keysDown { Hand.release(key, in: typing.window) }
    MainLoop.run(forAtMost: 30_000) { window.waiting == 0 }
    window.disconnect()
  }

  /// Each key goes up after the next one has gone down; the last two stay down, and are returned.
  private func type(_ password: String, in window: Window) -> [KeyEvent] {
    var keysDown: [KeyEvent] = []
    for character in password {
      // A letter that comes twice has to go up first.
      let key = Hand.key(character)
      let limit = keysDown.contains { $0.keycode == key.keycode } ? 0 : 1
      while keysDown.count > limit { Hand.release(keysDown.removeFirst(), in: window) }
      Hand.press(key, in: window)
      keysDown.append(key)
      MainLoop.run(forAtMost: 2 * Hand.pace)
    }
    return keysDown
  }

  private func search(for password: String, in trace: EngineTrace) {
    let codes = Set(Self.letters.map { Int(Hand.key($0).keycode) })
    let letters = Set(Self.letters.map(String.init))
    let keys = trace.events("press", "release")
    for key in keys {
      guard let code = key["keycode"] as? Int else { continue }
      let names = [key["text"], key["key"]].compactMap { $0 as? String }
      guard codes.contains(code) || !letters.isDisjoint(with: names) else { continue }
      find("the trace has the \(key["event"] ?? "") of \"\(names.first ?? "")\" of a password")
    }
    let search = MemorySearch(password)
    if !search.matches(in: Data(trace.lines.joined().utf8)).isEmpty {
      find("the trace has a part of a password")
    }
    guard let worker = session.engine.worker, let supervisor = session.engine.supervisor else {
      return find("the engine is not running")
    }
    for process in [worker, supervisor] {
      do {
        for match in try search.matches(in: process) { find("memory has \(match)") }
        // The process's own arguments are in memory: otherwise it could not be searched.
        let program = process.arguments.first ?? ""
        if try MemorySearch(program).matches(in: process).isEmpty {
          find("memory could not be searched")
        }
      } catch {
        find("memory cannot be read: \(error)")
      }
    }
  }

  private func check(_ trace: EngineTrace) {
    let names = trace.events("focus-in").compactMap { $0["client"] as? String }
    guard let name = names.first(where: { $0.contains("touch") }) else {
      return find("the trace has no program but \(Set(names))")
    }
    if name.utf8.count > 200 { find("the trace has a name of \(name.utf8.count) bytes") }
    if name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      find("the trace has control characters in a name")
    }
  }

  private func find(_ what: String) {
    findings += 1
    say("✗ " + what)
  }
}
