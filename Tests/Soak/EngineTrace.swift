import Foundation
import GLib
import TestSession

/// What the engine tells a program that watches it: the lines of a trace.
final class EngineTrace {
  /// A long text of a field is one message.
  private static let longestLine = 1 << 20

  /// The lines so far.
  private(set) var lines: [String] = []

  private let session: Session
  private let socket: LocalSocket

  /// Allows watching, and begins to watch.
  ///
  /// - Throws: A `SessionError` if the engine does not answer.
  init(_ session: Session) throws {
    session.set("monitor", "true")
    let path = session.folder + "/run/ibus-callout-monitor"
    var found: LocalSocket?
    MainLoop.run(forAtMost: 5000) {
      found = try? LocalSocket(path: path, keepsMessages: true)
      return found != nil
    }
    guard let found else { throw SessionError("The engine cannot be watched") }
    self.session = session
    socket = found
    socket.onReadable = { [weak self] in self?.receive() }
  }

  /// Ends watching, after the letters have come that were typed last, or 10 s.
  func end(after letters: String) {
    MainLoop.run(forAtMost: 10_000) { typed.hasSuffix(letters) }
    socket.onReadable = nil
    session.set("monitor", "false")
  }

  /// The events of a kind, as objects.
  func events(_ kinds: String...) -> [[String: Any]] {
    lines.compactMap { try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] }
      .filter { event in kinds.contains { event["event"] as? String == $0 } }
  }

  /// The letters of the presses, one after another.
  var typed: String { events("press").compactMap { $0["text"] as? String }.joined() }

  /// Whether lines are missing.
  var isIncomplete: Bool { lines.contains { $0.hasPrefix(#"{"lost""#) } }

  private func receive() {
    while let message = socket.receive(atMost: Self.longestLine), !message.isEmpty {
      lines.append(String(decoding: message, as: UTF8.self))
    }
  }
}
