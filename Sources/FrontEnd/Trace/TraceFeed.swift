import GLib
import Hosting
import KeyboardCore

/// Reports what happens in all sessions to those who record or watch it.
final class TraceFeed {
  /// A program or file that lines are sent to.
  final class Listener {
    fileprivate let take: (String) -> Void
    /// The sessions whose beginning was sent to it.
    fileprivate var begun: Set<Int> = []

    fileprivate init(take: @escaping (String) -> Void) { self.take = take }
  }

  /// Called when a listener was added or removed.
  var onChange: (() -> Void)?
  /// Whether there are no listeners.
  var isIdle: Bool { listeners.isEmpty }

  /// The keys of all sessions.
  var keys = TracedKeys()

  private let program: String
  private var listeners: [Listener] = []
  private var lastSession = 0
  private var queue: BackgroundQueue?

  /// Creates a feed without listeners, of a program such as `callout-wayland`.
  init(of program: String) { self.program = program }

  /// The first line of a trace.
  private var head: JSONValue {
    [
      "trace": .string("\(program) \(calloutBuild)"),
      "warning": """
      This file holds everything that was typed, except in password fields, private fields and \
      terminals. It also holds the emoji you used before.
      """,
      "language": .string(LocaleLoader.systemLocale),
    ]
  }

  /// Sends lines of JSON from now on; each session begins with its next field.
  @discardableResult
  func add(_ take: @escaping (String) -> Void) -> Listener {
    let listener = Listener(take: take)
    listeners.append(listener)
    take(head.compact)
    onChange?()
    return listener
  }

  /// Writes a trace from now on, on a thread of its own: on a busy disk, a line took 450 ms, and a worker
  /// that wrote one itself was taken for one that hangs.
  ///
  /// Lines are lost where thousands wait.
  func record(_ write: @escaping @Sendable (String) -> Void) {
    let queue = queue ?? BackgroundQueue(label: "trace", limit: 10_000)
    self.queue = queue
    add { line in queue.add { write(line) } }
  }

  /// Waits up to a second until everything is written, for the end of the program.
  func finish() { queue?.finish(within: 1000) }

  /// Sends a listener nothing any more.
  func remove(_ listener: Listener) {
    listeners.removeAll { $0 === listener }
    if isIdle { keys = TracedKeys() }
    onChange?()
  }

  /// Returns a number for a new session.
  func nextSession() -> Int {
    lastSession += 1
    return lastSession
  }

  /// Sends a line about something that happened in a session.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - session: The session's number.
  ///   - isBeginning: Whether a replay can begin with it.
  ///   - start: Returns the line about the session's keyboard before that.
  func tell(_ line: JSONValue, session: Int, isBeginning: Bool, start: () -> JSONValue) {
    let text = line.compact
    for listener in listeners {
      if !listener.begun.contains(session) {
        guard isBeginning else { continue }
        listener.begun.insert(session)
        listener.take(start().compact)
      }
      listener.take(text)
    }
  }
}
