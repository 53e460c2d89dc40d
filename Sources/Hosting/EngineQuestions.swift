import GLib
package import KeyboardCore

/// Questions of our other programs to the running engine, over the session bus.
///
/// The answers do not contain what is typed.
public enum EngineQuestions {
  private static let name = "org.freedesktop.IBus.Callout.Engine"
  private static let path = "/org/freedesktop/IBus/Callout/Engine"
  private static let programsMethod = "RecentPrograms"
  private static let holdMethod = "LastHold"
  private static let listsMethod = "ShowsLists"
  private static let description = """
    <node><interface name="\(name)">
      <method name="\(programsMethod)"><arg type="as" direction="out"/></method>
      <method name="\(holdMethod)"><arg type="s" direction="out"/></method>
      <method name="\(listsMethod)"><arg type="b" direction="out"/></method>
    </interface></node>
    """
  /// The most programs that an answer names.
  package nonisolated static let mostPrograms = 12
  /// The time limit for an answer, in ms.
  private static let patience = 2000

  /// Answers from now on, in place of an engine that was started earlier.
  ///
  /// - Parameters:
  ///   - programs: Returns the names of the programs in which the user typed recently.
  ///   - lastHold: Returns the report on the last key that was held.
  ///   - showsLists: Returns whether lists can be seen, as far as that is known.
  ///   - onProblem: Called with one sentence if nothing can be answered.
  package static func answer(
    programs: @escaping () -> [String], lastHold: @escaping () -> HoldReport?,
    showsLists: @escaping () -> Bool, onProblem: @escaping (String) -> Void
  ) {
    SessionBus.connect { outcome in
      do {
        let bus = try outcome.get()
        try bus.offer(path: path, description: description, interface: name) { method, _ in
          switch method {
          case holdMethod: [Variant(lastHold()?.json.compact ?? "")]
          case listsMethod: [Variant(showsLists())]
          default: [Variant(programs())]
          }
        }
        // The closure keeps the connection.
        bus.own(name, acquired: { _ = bus }, lost: {})
      } catch {
        onProblem("Other programs cannot query the engine: \(error).")
      }
    }
  }

  /// Asks for the programs in which the user typed recently, the last one first.
  public static func askPrograms(_ body: @escaping ([String]) -> Void) {
    ask(programsMethod, "(as)") { answer in
      body((answer?.strings ?? []).prefix(mostPrograms).map(ClientName.cleaned))
    }
  }

  /// Asks for the report on the last key that was held.
  ///
  /// - Parameter body: Called with JSON, "" if no key was held yet, or `nil` if no engine answers.
  public static func askLastHold(_ body: @escaping (String?) -> Void) {
    ask(holdMethod, "(s)") { body($0?.string) }
  }

  /// Asks whether lists can be seen, as far as that is known, or `nil` if no program answers.
  package static func showsLists() -> Bool? {
    var answer: Bool??
    ask(listsMethod, "(b)") { answer = .some($0?.bool) }
    MainLoop.run(forAtMost: patience) { answer != nil }
    return answer ?? nil
  }

  private static func ask(
    _ method: String, _ result: String, _ body: @escaping (Variant?) -> Void
  ) {
    SessionBus.connect { outcome in
      guard let bus = try? outcome.get() else { return body(nil) }
      let object = SessionBus.Object(service: name, path: path, interface: name)
      bus.ask(method, of: object, [], result: result, patience: patience) { [bus] answer in
        _ = bus  // It is kept until the answer.
        body((try? answer.get())?.first)
      }
    }
  }
}
