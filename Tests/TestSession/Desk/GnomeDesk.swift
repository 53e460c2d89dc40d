import Foundation
import Testing

/// The GNOME Shell session the tests share, and the clients that are open in it.
@MainActor
final class GnomeDesk: SharedDesk {
  /// The desk of the running suite.
  @TaskLocal static var current: GnomeDesk?

  /// Whether to test in GNOME Shell.
  nonisolated static let isEnabled = ClientRun.isFull

  /// The clients with text fields to test: `IBUS_CALLOUT_CLIENTS` may name some of them.
  nonisolated static let kinds: [GnomeClient.Kind] = {
    let wanted = ProcessInfo.processInfo.environment["IBUS_CALLOUT_CLIENTS"] ?? "1"
    let names = wanted.split(separator: ",").map(String.init)
    // Firefox by name only: now and then the shell keeps reporting the purpose of a field of
    // another program, and no list opens.
    guard wanted != "1", !wanted.isEmpty else { return [.gtk3, .gtk4] }
    return GnomeClient.Kind.withFields.filter { names.contains($0.rawValue) }
  }()

  let session: GnomeShellSession
  let letters: CalloutLetters
  let output = ClientRun.output.appending(path: "gnome")
  var traceStart = 0
  var failures = 0
  private var clients: [GnomeClient.Kind: GnomeClient] = [:]
  private var front: GnomeClient?

  /// Starts a session with the tested engine in use.
  init() throws {
    letters = try CalloutLetters(locale: "fr")
    session = try GnomeShellSession(
      engine: try TestedEngine.find(), settings: ClientRun.settings, logs: output)
    try session.select(session.engine)
  }

  /// Ends the session.
  func end() {
    for client in clients.values { client.end() }
    session.end()
  }

  /// The desk with a client in front, empty fields and a closed list.
  ///
  /// - Throws: A `SessionError` if the client cannot be used.
  static func with(_ kind: GnomeClient.Kind) throws -> GnomeDesk {
    let desk = try #require(current, "This suite has no session")
    let client = try desk.clients[kind] ?? GnomeClient(kind, in: desk.session)
    desk.clients[kind] = client
    desk.front = client
    try client.start()
    desk.beginTrace()
    _ = try desk.session.worstStall()
    return desk
  }

  /// A click into a field, near its right end.
  func click(field: Int) throws -> [KeyStep] {
    [try #require(front).click(into: field)]
  }

  /// Brings another open client to the front, unchanged.
  func switchWindow(to kind: GnomeClient.Kind) throws {
    let client = try #require(clients[kind])
    front = client
    try client.activate()
  }

  func text(of field: Int, where matches: (String) -> Bool) throws -> String {
    try #require(front).text(of: field, where: matches)
  }

  /// Expects the shell to show a list that begins like this, and returns it.
  func expectList(
    _ beginning: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> GnomeCandidateList {
    var list = try session.candidateList()
    let end = Date(timeIntervalSinceNow: 2)
    while !(list.isVisible && list.text.hasPrefix(beginning)), end.timeIntervalSinceNow > 0 {
      usleep(20_000)
      list = try session.candidateList()
    }
    if !(list.isVisible && list.text.hasPrefix(beginning)) {
      let shown = list.isVisible ? "\"\(list.text)\" is shown" : "there is none"
      report("a list \"\(beginning) …\" expected, \(shown)", sourceLocation: sourceLocation)
    }
    return list
  }

  /// Expects the shell to show no list.
  func expectNoList(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let list = try session.candidateList()
    guard list.isVisible else { return }
    report("no list expected, \"\(list.text)\" is shown", sourceLocation: sourceLocation)
  }

  /// Keeps a screenshot.
  func takePicture(_ name: String) throws -> URL {
    let file = output.appending(path: "\(name).png")
    try session.keyboard.takePicture(file)
    return file
  }

  func report(_ what: String, sourceLocation: SourceLocation) {
    let client = front?.kind.rawValue ?? "nothing"
    let name = keepTrace(of: client)
    // GNOME 43 passes on only the last of the commits that come during a standstill.
    let stall = (try? session.worstStall()).map { "\($0) ms" } ?? "unknown"
    _ = try? takePicture(name)
    Issue.record(
      """
      \(client): \(what); more in gnome/\(name); the shell's longest pause: \(stall); \
      \(circumstances)
      """, sourceLocation: sourceLocation)
  }
}
