import Foundation
import Glibc
import Testing

@testable import TestSession

extension ProgramTests {
  /// Typing does not wait for a disk or for the reader of a pipe.
  @Suite @MainActor struct SlowDiskTests {
    private static let arguments: [String] = .settings(
      "hold-delay=150", "key-bindings=['F9=keyboardType:emojis']")
    private static let smile: [KeyStep] = .tap(.f9) + .tap(.digit(1))
    private static let otter: [KeyStep] = .tap(.f9) + .text("loutre") + .tap(.digit(1))

    private func makeDesk(disk: Int) throws -> (session: BareSession, client: BusClient) {
      try BareSession.withClient(Self.arguments, environment: Faults(disk: disk).environment)
    }

    @Test func `typing after an emoji does not wait for the disk`() throws {
      let (session, client) = try makeDesk(disk: 30_000)
      let worker = try session.engineProcesses().worker
      try client.expect("😀", after: Self.smile)
      // The file is being written now.
      try client.perform([.wait(300)])
      try client.expect("😀hello", after: .text("hello") + [.wait(4000)])
      #expect(try session.engineProcesses().worker == worker)
    }

    @Test func `the file has the newest list in the end`() throws {
      let (session, client) = try makeDesk(disk: 700)
      try client.expect("😀🦦", after: Self.smile + [.wait(200)] + Self.otter)
      try client.expect("😀🦦👍", after: .tap(.f9) + .text("pouce") + .tap(.digit(1)))
      try session.wait(for: "the file") { EmojiTests.stored(session) == ["👍", "🦦", "😀"] }
    }

    @Test(arguments: [SIGTERM, SIGINT])
    func `a clean end writes the rest to the file`(signal: Int32) throws {
      let (session, client) = try makeDesk(disk: 300)
      try client.expect("😀🦦", after: Self.smile + Self.otter)
      let processes = try session.engineProcesses()
      try #require(processes.supervisor).send(signal)
      try session.wait(for: "the end") { !processes.contains { $0.isAlive } }
      #expect(EmojiTests.stored(session) == ["🦦", "😀"])
    }

    @Test func `a disk that does not answer does not stop it from quitting`() throws {
      let (session, client) = try makeDesk(disk: 60_000)
      try client.expect("😀", after: Self.smile)
      let processes = try session.engineProcesses()
      try #require(processes.supervisor).send(SIGTERM)
      try session.wait(for: "the end") { !processes.contains { $0.isAlive } }
    }

    @Test func `a log that is not read delays nothing`() throws {
      let session = try BareSession.started()
      let pipe = Pipe()
      let end = pipe.fileHandleForWriting.fileDescriptor
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      while write(end, "x", 1) == 1 {}
      _ = fcntl(end, F_SETFL, 0)
      // The message comes before the first key.
      try session.write("{", to: "home/.config/ibus-callout/locales/xx.json")
      let engine = try session.startEngine(Self.arguments, errors: pipe.fileHandleForWriting)
      let client = try session.openClient(engine: "callout:fr")
      try client.expect("èt", after: .pick(2, of: "e") + .tap("t"))
      engine.running.send(SIGTERM)
      try session.wait(for: "the end") { !engine.isRunning }
    }

    @Test func `a trace that is not read delays nothing`() throws {
      let session = try BareSession.started()
      let path = session.folder.appending(path: "trace").path
      try #require(mkfifo(path, 0o600) == 0)
      let reader = open(path, O_RDONLY | O_NONBLOCK)
      defer { close(reader) }
      let client = try session.startTyping(Self.arguments + ["--trace", path]).client
      // More than a pipe holds.
      try client.type(keys: 600)
      try client.open()
      try client.expect("èt", after: .pick(2, of: "e") + .tap("t"))
    }
  }
}
