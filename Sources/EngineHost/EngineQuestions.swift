import GLib
package import KeyboardCore

/// What the running engine answers to other programs of ours, over the user's session bus.
///
/// It tells nothing of what is typed.
public enum EngineQuestions {
  private static let name = "org.freedesktop.IBus.Callout.Engine"
  private static let path = "/org/freedesktop/IBus/Callout/Engine"
  private static let programsMethod = "RecentPrograms"
  private static let holdMethod = "LastHold"
  private static let description = """
    <node><interface name="\(name)">
      <method name="\(programsMethod)"><arg type="as" direction="out"/></method>
      <method name="\(holdMethod)"><arg type="s" direction="out"/></method>
    </interface></node>
    """
  /// How long an answer may take, in ms.
  private static let patience = 2000

  /// Answers from now on, in the place of an engine that was started before.
  ///
  /// - Parameters:
  ///   - programs: Returns the names of the programs typed into lately.
  ///   - lastHold: Returns what became of the last key that was held.
  ///   - onProblem: Called with why nothing is answered, in one sentence.
  package static func answer(
    programs: @escaping () -> [String], lastHold: @escaping () -> HoldReport?,
    onProblem: @escaping (String) -> Void
  ) {
    SessionBus.connect { outcome in
      do {
        let bus = try outcome.get()
        try bus.offer(path: path, description: description, interface: name) { method, _ in
          method == holdMethod
            ? [Variant(lastHold()?.json.compact ?? "")] : [Variant(programs())]
        }
        // Its closures keep the connection.
        bus.own(name, acquired: { _ = bus }, lost: {})
      } catch {
        onProblem("Other programs cannot query the engine: \(error).")
      }
    }
  }

  /// Asks the running engine for the programs typed into lately.
  ///
  /// - Parameter body: Called with their names, the last one first; with none if no engine answers.
  public static func askPrograms(_ body: @escaping ([String]) -> Void) {
    ask(programsMethod) { body($0?.strings ?? []) }
  }

  /// Asks the running engine what became of the last key that was held.
  ///
  /// - Parameter body: Called with the answer as JSON: "" if no key was held yet, `nil` if no engine
  ///   answers.
  public static func askLastHold(_ body: @escaping (String?) -> Void) {
    ask(holdMethod) { body($0?.string) }
  }

  private static func ask(_ method: String, _ body: @escaping (Variant?) -> Void) {
    SessionBus.connect { outcome in
      guard let bus = try? outcome.get() else { return body(nil) }
      let object = SessionBus.Object(service: name, path: path, interface: name)
      bus.ask(method, of: object, [], patience: patience) { [bus] answer in
        _ = bus  // It is there until the answer is.
        body((try? answer.get())?.first)
      }
    }
  }
}
