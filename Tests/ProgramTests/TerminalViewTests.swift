import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// The view of `ime-cli` in a terminal.
  @Suite(.enabled(if: TmuxTerminal.isInstalled, "There is no tmux here"))
  @MainActor struct TerminalViewTests {
    @Test func `a key that repeats opens its list, and a digit picks from it`() throws {
      let terminal = try TmuxTerminal(["try", "--locale", "fr", "--layout", "us"])
      try terminal.wait(for: "Hold a key, such as e")
      try terminal.type("l")
      try terminal.hold("e") { try terminal.screen.contains("1 é  2 è  3 ê") }
      #expect(try terminal.screen.contains("Text  le"))
      #expect(try terminal.screen.contains("held  → list: 1 é"))
      try terminal.type("2")
      try terminal.wait(for: "Text  lè")
      try terminal.wait(for: "typed è · list closes")
    }

    @Test func `it opens without arguments, and Ctrl+C ends it`() throws {
      let terminal = try TmuxTerminal([])
      try terminal.wait(for: "Ctrl+C ends")
      #expect(try terminal.isAlternate)
      try terminal.type("C-c")
      try terminal.wait(for: "ended 0")
      #expect(try !terminal.isAlternate)
      #expect(terminal.isAsBefore)
    }

    @Test func `it adapts to the size of the terminal down to 40 by 12`() throws {
      let terminal = try TmuxTerminal(
        ["try", "--locale", "fr", "--layout", "us"], width: 100, height: 40)
      try terminal.wait(for: "Hold a key, such as e")
      #expect(try terminal.screen.contains("│`   │1   │2   │"))
      try terminal.resize(width: 40, height: 12)
      try terminal.wait(for: "Q  W E")
      try terminal.hold("e") { try terminal.screen.contains("1 é  2 è") }
      let lines = try terminal.screen.split(separator: "\n")
      #expect(lines.count <= 12 && lines.allSatisfy { $0.count <= 40 })
      #expect(lines.contains { $0.contains("Q  W E") })
    }

    nonisolated static let signals: [(signal: Int32, code: Int)] = [
      (SIGSEGV, 139), (SIGILL, 132), (SIGTRAP, 133), (SIGABRT, 134), (SIGHUP, 129), (SIGTERM, 0),
      (SIGINT, 0),
    ]

    @Test(arguments: signals)
    func `whatever ends it leaves the terminal as it was`(signal: Int32, code: Int) throws {
      let terminal = try TmuxTerminal(["try", "--locale", "fr"])
      try terminal.wait(for: "Ctrl+C ends")
      try terminal.process.send(signal)
      try terminal.wait(for: "ended \(code)")
      #expect(try !terminal.isAlternate)
      #expect(terminal.isAsBefore)
      #expect(try !terminal.screen.contains("Ctrl+C ends"))
    }

    @Test func `colours are shown unless NO_COLOR is set`() throws {
      for (environment, hasColors) in [
        (["TERM": "tmux-256color"], true), (["TERM": "tmux-256color", "NO_COLOR": "1"], false),
      ] {
        let terminal = try TmuxTerminal(["try", "--locale", "fr"], environment: environment)
        try terminal.wait(for: "Ctrl+C ends")
        #expect(try terminal.styledScreen.contains("\u{1b}[38;5;") == hasColors)
      }
    }

    @Test func `a picture of a keyboard is no wider than the terminal`() throws {
      for (width, start) in [
        (100, "│   ⇥   │A   │Z   │"), (50, "A  Z E  R T"), (39, "A  Z E  R T"),
      ] {
        let terminal = try TmuxTerminal(["keyboard", "fr", "--layout", "fr(oss)"], width: width)
        try terminal.wait(for: "ended 0")
        let screen = try terminal.screen
        #expect(screen.contains(start), "\(screen)")
      }
      let terminal = try TmuxTerminal(["keyboard", "fr"], width: 30)
      try terminal.wait(for: "ended 1")
      #expect(try terminal.screen.filter { !$0.isWhitespace }.contains("has30columns"))
    }

    @Test func `a terminal without control sequences gets lines, in ASCII without Unicode`()
      throws
    {
      for (kind, locale, arrow) in [
        ("dumb", "C.UTF-8", "→"), ("dumb", "C", "->"), ("tmux-256color", "C", "->"),
      ] {
        let terminal = try TmuxTerminal(
          ["try", "--locale", "fr", "--layout", "us"],
          environment: ["TERM": kind, "LC_ALL": locale])
        try terminal.wait(for: "Press Ctrl+C to end.")
        #expect(try !terminal.isAlternate)
        try terminal.type("a")
        try terminal.wait(for: "press a  \(arrow) typed a")
        try terminal.type("C-c")
        try terminal.wait(for: "ended 0")
        #expect(terminal.isAsBefore)
        #expect(try !terminal.screen.contains("│"))
      }
    }

    @Test func `the terminal is restored when the reader of the lines has gone`() throws {
      let terminal = try TmuxTerminal(
        ["try", "--locale", "fr", "--layout", "us"], into: "head --lines=1")
      try terminal.wait(for: "Press Ctrl+C to end.")
      try terminal.type("a")
      try terminal.wait(for: "ended 0")
      #expect(terminal.isAsBefore)
    }

    @Test func `the keys are those of the session's layout, not the locale's`() throws {
      let terminal = try TmuxTerminal(
        ["try", "--locale", "fr"], height: 40,
        environment: [
          "WAYLAND_DISPLAY": "none", "XDG_CURRENT_DESKTOP": "sway", "XKB_DEFAULT_LAYOUT": "de",
        ])
      try terminal.wait(for: "français (fr) · layout de")
      #expect(try terminal.screen.contains("│T   │Z  ¥│"))
      #expect(try !terminal.screen.contains("preedit"))
    }

    @Test func `the monitor shows the keys, the list and the text of the engine, and no password`()
      throws
    {
      let session = try BareSession.withSchema()
      let client = try session.startTyping(["--setting", "hold-delay=200"]).client
      let terminal = try TmuxTerminal(
        ["monitor", "--allow", "--layout", "us"], width: 100, height: 40,
        environment: session.environment)
      try terminal.wait(for: "shows the running engine")
      try client.open(.full)
      try client.perform(.text("l") + .hold("e"))
      try terminal.wait(for: "1 é  2 è  3 ê")
      try terminal.wait(for: "français (fr) · layout us")
      #expect(try terminal.screen.contains("held  → list: 1 é"))
      try client.perform(.tap(.digit(2)) + .text("ve"))
      try terminal.wait(for: "Text  lève")
      try client.open(for: .password)
      try client.perform(.text("hunter"))
      try terminal.wait(for: "A password field: nothing is shown.")
      #expect(try !terminal.screen.contains("hunter"))
      try terminal.type("C-c")
      try terminal.wait(for: "ended 0")
      #expect(terminal.isAsBefore)
    }
  }
}
