import Testing

@testable import TestSession

extension ClientTests {
  @Suite @MainActor struct FocusTests {
    @Test(arguments: ClientRun.kinds)
    func `a click into the text neither loses nor doubles a letter`(client: ClientKind) throws {
      let desk = try Desk.with(client)
      let click = try desk.click(field: 0, offset: 14)
      try desk.perform(.text("abc") + .openList + click + [.wait(200)])
      if client != .gtk4 { try desk.expect("abce") }
      try desk.perform(.text("x"))
      // The client decides where a click puts the caret. GTK 4 reports it when the caret has
      // already moved, so the letter goes to the place of the click.
      try desk.expect("\"abce\" and an x somewhere") { text in
        client == .gtk4
          ? text.sorted() == "abcex".sorted()
          : text.count == 5 && text.filter { $0 != "x" } == "abce"
      }
    }

    @Test(arguments: ClientRun.kinds, [false, true])
    func `another field gets the focus and the first one keeps its letter`(
      client: ClientKind, whileDown: Bool
    ) throws {
      let desk = try Desk.with(client)
      try desk.leaveField(by: desk.click(field: 1, offset: 20), whileDown: whileDown)
    }

    @Test(arguments: ClientRun.kinds)
    func `the window loses the focus and keeps its letter`(client: ClientKind) throws {
      let desk = try Desk.with(client)
      try desk.perform(.text("ab") + .openList)
      let window = try desk.session.run(["xdotool", "getactivewindow"]).trimmed
      try desk.session.run(["xdotool", "windowminimize", window])
      // Not all of them accept keys again when their window comes back.
      defer { desk.close() }
      try desk.expect("abe")
    }

    @Test(arguments: ClientRun.kinds.filter(\.hasPasswordField))
    func `holding a key in a password field types its letter`(client: ClientKind) throws {
      let desk = try Desk.with(client)
      try desk.perform(desk.click(field: 2, offset: 20) + [.wait(200)])
      try desk.perform(.text("p") + .hold("e", for: ClientRun.holdTime) + .text("1"))
      try desk.expect("pe1", field: 2)
      try desk.expect("")
      #expect(!desk.trace.contains("candidates"))
    }
  }
}
