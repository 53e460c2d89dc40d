import EngineHost
import KeyboardCore

/// Lines of recordings: what is read as an event is written as the same, and can be played.
enum RecordingFuzzing {
  @MainActor static func problem(in text: String) -> String? {
    let controller = KeyboardInputController()
    for line in text.split(separator: "\n") {
      guard let value = try? JSONValue(parsing: String(line)) else { continue }
      _ = TraceStart(value)
      _ = TraceStart(change: value)
      let time = value.integer("time") ?? 0
      guard let event = InputEvent(value, time: time) else { continue }
      let response = controller.handle(event, at: time)
      let written = traceLine(event, time: time, response: response, isSecret: false)
      guard let read = try? JSONValue(parsing: written.compact),
        InputEvent(read, time: time) == event
      else { return "\(line) is written as \(written.compact)" }
    }
    return nil
  }
}
