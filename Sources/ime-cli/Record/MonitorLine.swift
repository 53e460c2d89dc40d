import EngineHost
import KeyboardCore

/// A line of the monitor in words.
struct MonitorLine {
  /// The words.
  let text: String

  /// - Parameter line: What the engine tells, as JSON; `nil` comes of what is no event.
  init?(_ line: String) {
    guard let value = try? JSONValue(parsing: line), let event = value["event"]?.string else {
      return nil
    }
    var parts: [String] = []
    for note in value["notes"]?.array ?? [] {
      if let reason = note["no-list"]?.string { parts.append("no list: \(reason)") }
      if let gesture = note["gesture"]?.string, let action = note["action"]?.string {
        parts.append("\(gesture) of \(action)")
      }
    }
    parts += (value["effects"]?.array ?? []).map { Self.describe($0, named: "effect") }
    if event == "press" || event == "release", value["handled"] == false { parts.append("passes") }
    text =
      Self.describe(
        value.without("time", "session", "handled", "notes", "effects"), named: "event")
      + (parts.isEmpty ? "" : "  → " + parts.joined(separator: ", "))
  }

  /// The name of an event or effect, and what there is to it.
  private static func describe(_ value: JSONValue, named name: String) -> String {
    let members = value.object ?? []
    let rest = members.filter { $0.key != name && $0.value != .null }.map { member in
      switch member.value {
      case .string(let text) where member.key == TraceStart.recentEmojiMember:
        "\((try? EmojiRecents(parsing: text))?.emojis().count ?? 0) recent emoji"
      case .string(let text): text
      case .array(let entries): entries.compactMap(\.string).joined(separator: " ")
      default: "\(member.key) \(member.value.compact)"
      }
    }
    return ([value[name]?.string ?? ""] + rest).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension JSONValue {
  /// The object without some members.
  fileprivate func without(_ keys: String...) -> JSONValue {
    .object((object ?? []).filter { !keys.contains($0.key) })
  }
}
