import Glibc
import Testing

@testable import TestSession

extension ProgramTests {
  /// What ends callout-wayland, and what starts it again.
  @Suite @MainActor struct CompositorEndingTests {
    @Test(arguments: CompositorEnding.rows)
    private func `each way to end it has the outcome that the table says`(
      ending: CompositorEnding, desktop: ScriptedCompositor.Desktop, outcome: CompositorOutcome
    ) throws {
      let compositor = try desk(desktop)
      let before = try compositor.processes()
      let supervisor = try #require(try compositor.supervisor)
      try ending.happen(to: compositor)
      switch outcome {
      case .next:
        try compositor.wait(for: "other processes: \(compositor.output)") {
          let now = try compositor.processes()
          return now.count == 2 && now.worker.map(before.contains) == false
        }
        // Only the process that a desktop has started is started again by the desktop.
        try compositor.wait(for: "its end to be noticed") {
          compositor.output.contains("ended with") != supervisor.isAlive
        }
        try compositor.focusAgain()
        compositor.text = ""
        try compositor.hold("e")
        try compositor.tap(.digit(1))
        try compositor.expect("é")
      case .end(let status):
        try compositor.wait(forWords: "ended with \(status)")
        try compositor.wait(for: "the end") { try compositor.processes().isEmpty }
        #expect(!compositor.output.contains("start this program"))
      }
      for sentence in ending.sentences { try compositor.wait(forWords: sentence) }
    }

    @Test func `a compositor that ends each connection ends it with an error`() throws {
      let compositor = try desk(.sway)
      try compositor.refuse()
      try compositor.close()
      try compositor.wait(forWords: "ended with 1")
    }

    @Test func `it waits while another input method is in use, and says so once`() throws {
      let compositor = try desk(.sway)
      let supervisor = try #require(try compositor.supervisor)
      try compositor.take(true)
      try compositor.send(#"["zwp_input_method_v2", "unavailable"]"#)
      for isTaken in [true, false] {
        try compositor.wait(for: "the worker's end: \(compositor.output)") {
          try compositor.processes() == [supervisor]
        }
        let count = try compositor.connections
        try compositor.take(isTaken)
        try compositor.wait(for: "another worker") { try compositor.connections > count }
      }
      try compositor.focusAgain()
      try compositor.tap("t")
      try compositor.expect("t")
      let sentence = "Another input method is in use"
      #expect(compositor.output.split(separator: sentence).count == 2)
    }

    @Test(arguments: [SIGTERM, SIGINT])
    func `it can be ended while another input method is in use`(signal: Int32) throws {
      let compositor = try desk(.sway)
      let supervisor = try #require(try compositor.supervisor)
      try compositor.send(#"["zwp_input_method_v2", "unavailable"]"#)
      try compositor.wait(for: "the worker's end") { try compositor.processes() == [supervisor] }
      supervisor.send(signal)
      try compositor.wait(forWords: "ended with 0")
    }

    // The worker waited for room, and was killed.
    @Test(arguments: ScriptedCompositor.Version.allCases)
    func `a compositor that sends keys and reads none gets them all once it reads`(
      version: ScriptedCompositor.Version
    ) throws {
      let compositor = try ScriptedCompositor.withField(version)
      let processes = try compositor.processes()
      try compositor.read(false)
      // F1 to F10, which are passed.
      let codes = (59...68).flatMap { [$0, -$0] }
      let events = codes.map {
        compositor.event(of: PhysicalKey(code: abs($0)), state: $0 > 0 ? 1 : 0)
      }.joined(separator: ", ")
      let count = 300
      for _ in 0..<count { try compositor.send(events) }
      // Longer than a worker that does not answer is left alone.
      compositor.pause(4500)
      try compositor.read(true)
      try compositor.wait(for: "all keys: \(compositor.output)") {
        try compositor.update()
        return compositor.passed.count >= codes.count * count
      }
      #expect(compositor.passed == Array(repeating: codes, count: count).flatMap(\.self))
      #expect(try compositor.processes() == processes)
    }

    /// A field with the focus on a desktop.
    private func desk(_ desktop: ScriptedCompositor.Desktop) throws -> ScriptedCompositor {
      let version = desktop == .kwin ? ScriptedCompositor.Version.v1 : .v2
      let compositor = started(try ScriptedCompositor(version, startedBy: desktop))
      try compositor.focus()
      try compositor.settle()
      return compositor
    }
  }
}

/// What comes after callout-wayland has been ended somehow.
private enum CompositorOutcome {
  /// Another process that types.
  case next
  /// The end, with an exit code.
  case end(Int)
}

/// What can end callout-wayland.
private enum CompositorEnding: CaseIterable {
  case quit, error, closedConnection, shortage, worker, supervisor, both, crashes, termination
  case interrupt, hangUp, workerTermination

  /// The outcome on each desktop.
  static var rows: [(Self, ScriptedCompositor.Desktop, CompositorOutcome)] {
    allCases.flatMap { ending in
      ScriptedCompositor.Desktop.allCases.map { (ending, $0, ending.outcome(on: $0)) }
    }
  }

  private func outcome(on desktop: ScriptedCompositor.Desktop) -> CompositorOutcome {
    switch (self, desktop) {
    // Its own connection cannot be had again, so that it ends as if it had crashed.
    case (.quit, .kwin): .end(-9)
    case (.quit, _), (.termination, _), (.interrupt, _): .end(0)
    case (.both, .sway): .end(-9)
    case (.crashes, .sway): .end(1)
    default: .next
    }
  }

  /// What it says.
  var sentences: [String] {
    switch self {
    case .quit, .closedConnection: ["The connection to the compositor has ended."]
    case .error: ["The compositor has ended the connection: error 3 of wl_display."]
    case .shortage: ["The connection to the compositor has failed: "]
    default: []
    }
  }

  @MainActor func happen(to compositor: ScriptedCompositor) throws {
    let worker = try #require(try compositor.processes().worker)
    let supervisor = try #require(try compositor.supervisor)
    switch self {
    case .quit: try compositor.quit()
    case .error: try compositor.reportError()
    case .closedConnection: try compositor.close()
    case .shortage:
      // The keymap's file cannot be received.
      try Support.run(["prlimit", "--pid", "\(worker.id)", "--nofile=8:8"])
      try compositor.setKeymap("de")
    case .worker: worker.send(SIGKILL)
    case .supervisor: supervisor.send(SIGKILL)
    case .both:
      supervisor.send(SIGKILL)
      worker.send(SIGKILL)
    case .crashes:
      while !compositor.output.contains("ended with"),
        let worker = try compositor.processes().worker
      {
        worker.send(SIGKILL)
        try compositor.wait(for: "its end") { !worker.isAlive }
        try compositor.wait(for: "another one, or none") {
          try compositor.processes().worker != nil || compositor.output.contains("ended with")
        }
      }
    case .termination: supervisor.send(SIGTERM)
    case .interrupt: supervisor.send(SIGINT)
    case .hangUp: worker.send(SIGHUP)
    case .workerTermination: worker.send(SIGTERM)
    }
  }
}
