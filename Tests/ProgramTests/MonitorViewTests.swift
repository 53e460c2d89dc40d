import TestSession
import Testing

extension ProgramTests {
  /// `ime-cli monitor` in a terminal.
  @Suite(.enabled(if: TmuxTerminal.isInstalled, "There is no tmux here"))
  @MainActor struct MonitorViewTests {
    @Test func `it shows the keys, the list and the text of the engine, and no password`() throws {
      try SettingsTests().withSchema { session in
        _ = try session.startEngine(["--setting", "hold-delay=200"])
        let client = try session.openClient(engine: "callout:fr")
        let terminal = try TmuxTerminal(
          ["monitor", "--allow", "--layout", "us"], width: 100, height: 40,
          environment: session.environment)
        defer { terminal.end() }
        try terminal.wait(for: "shows the running engine")
        try terminal.wait(for: "F8 Log")
        #expect(try !terminal.screen.contains("F2 Locale"))
        try client.open(.full)
        try client.perform(.text("l") + .hold("e"))
        try terminal.wait(for: "1 é  2 è  3 ê")
        try terminal.wait(for: "français (fr) · layout us")
        #expect(try terminal.screen.contains("longPress of character:e"))
        try client.perform(.tap(.digit(2)) + .text("ve"))
        try terminal.wait(for: "Text  lève")
        try client.open(for: .password)
        try client.perform(.text("hunter"))
        try terminal.wait(for: "A password field: nothing is shown.")
        #expect(try !terminal.screen.contains("hunter"))
        try terminal.type("F1")
        try terminal.wait(for: "what you see is what the engine does there")
        try terminal.type("F10")
        try terminal.type("C-c")
        try terminal.wait(for: "ended 0")
        #expect(terminal.isAsBefore)
      }
    }
  }
}
