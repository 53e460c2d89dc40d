import Hosting
package import KeyboardCore

/// An event and its results in words: what a user sees of it, else the names and values of its line
/// in a trace.
package struct StepDescription: Hashable, Sendable {
  let time: Int
  let event: String
  let parts: [String]

  package init(_ event: InputEvent, time: Int, response: Response) {
    self.init(line: traceLine(event, time: time, response: response, isSecret: false))
  }

  /// Describes a line of a trace; returns `nil` for a line without an event.
  package init?(_ line: JSONValue) {
    guard line["event"]?.string != nil else { return nil }
    self.init(line: line)
  }

  private init(line: JSONValue) {
    time = line.integer("time") ?? 0
    event = Self.words(ofEvent: line)
    let passes = ["press", "release"].contains(line["event"]?.string) && line["handled"] == false
    parts =
      Self.results(notes: line["notes"]?.array ?? [], effects: line["effects"]?.array ?? [])
      + (passes ? ["passes"] : [])
  }

  package var words: String {
    event + (parts.isEmpty ? "" : "  → " + parts.joined(separator: " · "))
  }

  package var text: String {
    String(repeating: " ", count: max(0, 6 - "\(time)".count)) + "\(time) ms  \(words)"
  }

  private static func words(ofEvent line: JSONValue) -> String {
    switch line["event"]?.string {
    case "press"?, "release"?: words(line, "event", only: "key")
    case "timer"? where line["timer"] == "hold": "held"
    case "timer"? where line["timer"] == "release": "released"
    case "message"?: words(line, "event", only: "text")
    case "surrounding-text"?: "surrounding text of \(line["text"]?.string?.count ?? 0)"
    case "click"?: "click on entry \((line.integer("index") ?? 0) + 1)"
    case "layouts"?: layouts(line)
    case "capabilities"?:
      "client can \(capabilities(UInt32(clamping: line.integer("bits") ?? 0)))"
    default: words(line, "event")
    }
  }

  private static func layouts(_ line: JSONValue) -> String {
    let names = (line["layouts"]?.array ?? []).map { $0["name"]?.string ?? "?" }
    let used = line.integer("layout").flatMap { names.indices.contains($0) ? names[$0] : nil }
    return "layouts \(names.joined(separator: ", "))" + (used.map { "; \($0) is in use" } ?? "")
  }

  /// What the keyboard did, and then its effects but for those that go without saying: a typed letter is
  /// committed or in the preedit, a key that is held opens a list, and a release may be followed by a
  /// press that makes both a repeat.
  private static func results(notes: [JSONValue], effects: [JSONValue]) -> [String] {
    let opensList = effects.contains { $0["entries"]?.array != nil }
    let commits = effects.contains { $0["effect"] == "commit" }
    var typed: [JSONValue] = []
    var results: [String] = []
    for note in notes {
      if let reason = note["no-list"]?.string {
        results.append("no list: \(reason)")
        continue
      }
      let action = note["action"]?.string ?? ""
      let letter = action.hasPrefix("character:") ? String(action.dropFirst(10)) : nil
      switch note["gesture"]?.string {
      case "release"?:
        results.append(letter.map { "typed \($0)" } ?? action)
        typed += letter.map { [.string($0)] } ?? []
      case "press"?
      where notes.contains { $0["gesture"] == "release" && $0["action"] == .string(action) }: break
      case "press"?: results.append(letter ?? action)
      case "longPress"?: results += opensList ? [] : ["held \(letter ?? action)"]
      case "repeatPress"?: results.append("\(letter ?? action) again")
      default: results.append("\(letter ?? action) twice")
      }
    }
    let others = effects.filter { effect in
      switch effect["effect"]?.string {
      case "commit"?: !typed.contains(effect["text"] ?? .null)
      case "preedit"? where effect["text"] == .null: !commits
      case "preedit"?: !typed.contains(effect["text"] ?? .null)
      case "start-timer"?: effect["timer"] != "release"
      case "cancel-timer"?: !["hold", "release"].contains(effect["timer"])
      default: true
      }
    }
    return results + others.map(words(ofEffect:))
  }

  private static func words(ofEffect effect: JSONValue) -> String {
    let timer = effect["timer"]?.string ?? ""
    return switch effect["effect"]?.string {
    case "start-timer"? where timer == "hold": "list after \(effect.integer("ms") ?? 0) ms"
    case "greet"?: "greeting"
    case "candidates"?: effect["entries"]?.array.map { list($0, effect) } ?? "list closes"
    case "preedit"? where effect["text"] == .null: "no preedit"
    case "auxiliary"?: effect["text"]?.string.map { "line \($0)" } ?? "no line"
    case "pin"?:
      "pin \(effect["text"]?.string ?? "") to \(effect["key"]?.string ?? "the next key")"
    case "start-timer"?: "timer \(timer) in \(effect.integer("ms") ?? 0) ms"
    case "cancel-timer"?: "no timer \(timer)"
    default: words(effect, "effect")
    }
  }

  private static func words(_ value: JSONValue, _ name: String, only key: String? = nil) -> String {
    let others = [name, "time", "session", "handled", "notes", "effects"]
    let members = (value.object ?? []).filter {
      key == nil ? !others.contains($0.key) : $0.key == key
    }
    let values: [String] = members.map { member in
      switch member.value {
      case .string(let text) where member.key == TraceStart.recentEmojiMember:
        "\((try? EmojiRecents(parsing: text))?.emojis().count ?? 0) recent emoji"
      case .string(let text): text
      case .array(let entries): entries.compactMap(\.string).joined(separator: " ")
      case .bool(let isOn) where member.key == "on": isOn ? "on" : "off"
      case .bool(let isTrue): isTrue ? member.key : ""
      case .null: ""
      default: "\(member.key) \(member.value.compact)"
      }
    }
    let words = [(value[name]?.string ?? "").replacing("-", with: " ")] + values
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func capabilities(_ bits: UInt32) -> String {
    let names: [(ClientCapabilities, String)] = [
      (.preedit, "preedit"), (.auxiliaryText, "auxiliary text"), (.lookupTable, "lists"),
      (.focus, "focus"), (.property, "properties"), (.surroundingText, "surrounding text"),
      (.onScreenKeyboard, "on-screen keyboard"),
    ]
    let known = names.filter { ClientCapabilities(rawValue: bits).contains($0.0) }.map(\.1)
    return known.isEmpty ? "nothing" : known.joined(separator: " + ")
  }

  private static func list(_ entries: [JSONValue], _ effect: JSONValue) -> String {
    var list = CandidateList(entries.compactMap(\.string), selected: effect.integer("selected"))
    list.page = max(0, min(effect.integer("page") ?? 0, list.pageCount - 1))
    let words = list.visible.enumerated().map { label, place in
      (place == list.selected ? "▸" : "") + "\(label + 1) \(list.entries[place])"
    }
    let pages = list.pageCount > 1 ? " (page \(list.page + 1) of \(list.pageCount))" : ""
    return "list: " + words.joined(separator: "  ") + pages
  }
}
