import ArgumentParser
import EngineHost
import GLib
import Glibc
import KeyboardCore

/// `ime-cli monitor`: what the running engine does with keys.
struct MonitorCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "monitor",
    abstract: "Shows what the running engine does with each key, and why.",
    discussion: """
      It shows what is typed into every program, but nothing of password fields. The engine lets \
      nobody watch unless the setting "monitor" is on, which ends with your session.

      In a terminal it is a view as that of "ime-cli try"; F1 explains it. Into a pipe, and with \
      --log, it is a line for each event.

      Examples:
        ime-cli monitor --allow
        ime-cli monitor --allow --log | tee log
        ime-cli monitor --allow --json | jq .effects
      """)

  @Flag(help: "Allow it until this command ends.")
  var allow = false

  @Option(
    help: "The layout that is drawn: us, native (the locale's own), or a name.",
    completion: .layouts)
  var layout = "native"

  @Flag(help: "Print lines, in a terminal as well.")
  var log = false

  @Flag(help: "Print JSON, one object a line.")
  var json = false

  @MainActor func perform() throws {
    let connection = try MonitorConnection(allows: allow)
    if Terminal.isPresent, !json, !log {
      let view = MonitorView(layout: layout)
      return withExtendedLifetime(view) { view.run(connection) }
    }
    printError("What is typed is shown here, except in password fields. Ctrl+C ends it.")
    connection.run { [json] line in
      let text = json ? line : MonitorLine(line)?.text
      guard let text else { return }
      // Who closes the pipe wants no more.
      if !SystemCall.writeAll(Array("\(text)\n".utf8), to: STDOUT_FILENO) { MainLoop.quit() }
    }
  }
}
