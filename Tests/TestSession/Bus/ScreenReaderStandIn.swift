import Foundation

/// A program that stands in for Orca on a session bus, and records what it is asked to say.
@MainActor
final class ScreenReaderStandIn {
  /// Orca's name on the bus.
  enum Name: String, CaseIterable {
    case since51 = "org.gnome.Orca1.Service"
    case since49 = "org.gnome.Orca.Service"
  }

  /// A call that it got.
  struct Call {
    /// The text to say, or `nil` for a request to be silent.
    var text: String?
    /// Whether the caller expects an answer.
    var expectsAnswer: Bool
  }

  private let process: LineProcess

  /// The stand-in of a running script.
  init(_ process: LineProcess) { self.process = process }

  /// The calls since the last time.
  func calls() throws -> [Call] {
    let answer = Data(try process.ask("heard").utf8)
    let rows = try JSONSerialization.jsonObject(with: answer) as? [[Any]] ?? []
    return rows.compactMap { row in
      guard row.count == 3, let expects = row[2] as? Bool else { return nil }
      return Call(
        text: row[0] as? String == "say" ? row[1] as? String : nil, expectsAnswer: expects)
    }
  }

  /// Waits for something to be said, until nothing more is said for 200 ms, for at most 3 s.
  ///
  /// - Returns: The calls since the last time.
  func listen() throws -> [Call] {
    var calls: [Call] = []
    let start = ContinuousClock.now
    var last = start
    while ContinuousClock.now - start < .seconds(3),
      calls.isEmpty || ContinuousClock.now - last < .milliseconds(200)
    {
      usleep(20_000)
      let new = try self.calls()
      if !new.isEmpty { last = ContinuousClock.now }
      calls += new
    }
    return calls
  }

  /// Waits as `listen` does, and returns the texts.
  func texts() throws -> [String] { try listen().compactMap(\.text) }

  /// Gives up its name, or takes it again.
  func serve(_ isThere: Bool) throws { _ = try process.ask(isThere ? "return" : "leave") }

  /// Stops it, so that it answers nothing, or lets it continue.
  func stop(_ isStopped: Bool = true) {
    RunningProcess(id: process.identifier).send(isStopped ? SIGSTOP : SIGCONT)
  }
}
