package import KeyboardCore

/// Hands what happens in all sessions to whoever records or watches it.
public final class TraceFeed {
  /// Somebody who records or watches.
  public final class Listener {
    fileprivate let take: (String) -> Void
    /// The sessions whose beginning it knows.
    fileprivate var begun: Set<Int> = []

    fileprivate init(take: @escaping (String) -> Void) { self.take = take }
  }

  /// Called when there is somebody to tell things to, or nobody any more.
  public var onChange: (() -> Void)?
  /// Whether nobody records or watches.
  public var isIdle: Bool { listeners.isEmpty }

  private var listeners: [Listener] = []
  private var lastSession = 0

  /// Nobody listens yet.
  public init() {}

  /// The head of a trace: whose it is, and what it holds.
  package static var head: JSONValue {
    [
      "trace": .string("ibus-engine-callout \(calloutBuild)"),
      "warning": """
      This file holds everything that was typed, except in password fields, private fields and \
      terminals. It also holds the emoji you used before.
      """,
      "language": .string(LocaleLoader.systemLocale),
    ]
  }

  /// Tells somebody what happens from now on, in each session from its next field on, in lines of
  /// JSON.
  @discardableResult
  package func add(_ take: @escaping (String) -> Void) -> Listener {
    let listener = Listener(take: take)
    listeners.append(listener)
    take(Self.head.compact)
    onChange?()
    return listener
  }

  /// Has a trace written to a file.
  public func add(_ writer: TraceWriter) { add { writer.write($0) } }

  /// Tells somebody nothing any more.
  public func remove(_ listener: Listener) {
    listeners.removeAll { $0 === listener }
    onChange?()
  }

  /// A number for a session.
  public func nextSession() -> Int {
    lastSession += 1
    return lastSession
  }

  /// Something happened in a session.
  ///
  /// - Parameters:
  ///   - line: The line about it.
  ///   - session: The session's number.
  ///   - isBeginning: Whether it is an event that a replay can begin with.
  ///   - start: The line about what the session's keyboard was like before it.
  package func tell(
    _ line: JSONValue, session: Int, isBeginning: Bool, start: () -> JSONValue
  ) {
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
