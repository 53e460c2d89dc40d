import ArgumentParser
import Commands
import GLib
import Glibc
import Hosting
import KeyboardCore
import TerminalScreen

struct MonitorCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "monitor",
    abstract: "Shows what the running engine does with each key, and why.",
    discussion: """
      It shows what you type into every program, except in password fields. The engine lets nobody \
      watch unless the setting "monitor" is on, which ends with your session.

      In a terminal it is a view like that of "ime-cli try", and Ctrl+C ends it. With --log, with \
      TERM=dumb, without Unicode and when piped, it prints one line per event.

      Examples:
        ime-cli monitor --allow
        ime-cli monitor --allow --log | tee log
        ime-cli monitor --allow --json | jq .effects
      """)

  @Flag(help: "Allow watching until this command ends.")
  var allow = false

  @Option(
    help:
      "The layout that is drawn: us, native (the locale's own), or a name; the session's by default.",
    completion: .layouts)
  var layout: String?

  @Flag(help: "Print lines in a terminal, too.")
  var log = false

  @Flag(help: "Print JSON, one object a line.")
  var json = false

  @MainActor func perform() throws {
    if let layout { _ = try KeyboardFactory(wanted: []).systemLayout(layout, locale: "en") }
    let connection = try MonitorConnection(allows: allow)
    if Terminal.kind == .full, !json, !log {
      let view = MonitorView(layout: layout)
      return withExtendedLifetime(view) { view.run(connection) }
    }
    let notice = "What you type is shown here, except in password fields. Press Ctrl+C to end."
    connection.run(notice: notice, onProblem: printError) { [json] line in
      let step = (try? JSONValue(parsing: line)).flatMap { StepDescription($0) }
      guard let text = json ? line : step.map({ shown($0.words) }) else { return }
      // A closed pipe ends it.
      if !SystemCall.writeAll(Array("\(text)\n".utf8), to: STDOUT_FILENO) { MainLoop.quit() }
    }
  }
}
