import Hosting
public import KeyboardCore

/// An event and what came of it, in words.
///
/// They come from the line that a trace has. Most events and effects are their name and values there,
/// and so they are here.
public struct StepDescription: Hashable, Sendable {
  /// One thing that came of an event.
  public struct Part: Hashable, Sendable {
    /// What kind of thing it is.
    public enum Kind: Hashable, Sendable {
      case gesture, refusal, effect, passes
    }

    /// The kind.
    public var kind: Kind
    /// The words.
    public var text: String
  }

  /// When it happened, in ms.
  public let time: Int
  /// What happened.
  public let event: String
  /// What came of it, in order.
  public let parts: [Part]

  /// Puts an event and its answer into words.
  public init(_ event: InputEvent, time: Int, response: Response) {
    self.init(traceLine(event, time: time, response: response, isSecret: false))
  }

  /// Puts a line of a trace into words; `nil` comes of one without an event.
  public init?(line: String) {
    guard let value = try? JSONValue(parsing: line), value["event"]?.string != nil else {
      return nil
    }
    self.init(value)
  }

  private init(_ line: JSONValue) {
    time = line.integer("time") ?? 0
    event = Self.words(ofEvent: line)
    var parts = (line["notes"]?.array ?? []).map { note in
      if let reason = note["no-list"]?.string {
        return Part(kind: .refusal, text: "no list: \(reason)")
      }
      let gesture = note["gesture"]?.string ?? ""
      return Part(kind: .gesture, text: "\(gesture) of \(note["action"]?.string ?? "")")
    }
    parts += (line["effects"]?.array ?? []).map {
      Part(kind: .effect, text: Self.words(ofEffect: $0))
    }
    if ["press", "release"].contains(line["event"]?.string), line["handled"] == false {
      parts.append(Part(kind: .passes, text: "passes"))
    }
    self.parts = parts
  }

  /// The time, for the beginning of a line.
  public var stamp: String {
    String(repeating: " ", count: max(0, 6 - "\(time)".count)) + "\(time) ms"
  }

  /// The event and what came of it, as one line.
  public var words: String {
    event + (parts.isEmpty ? "" : "  → " + parts.map(\.text).joined(separator: ", "))
  }

  /// All of it as one line.
  public var text: String { "\(stamp)  \(words)" }

  private static func words(ofEvent line: JSONValue) -> String {
    func number(_ key: String) -> Int { line.integer(key) ?? 0 }
    return switch line["event"]?.string {
    case "press"?, "release"?: words(line, "event", only: "key")
    case "message"?: words(line, "event", only: "text")
    case "surrounding-text"?: "surrounding text of \(line["text"]?.string?.count ?? 0)"
    case "click"?: "click on entry \(number("index") + 1)"
    case "capabilities"?: "client can \(capabilities(UInt32(clamping: number("bits"))))"
    default: words(line, "event")
    }
  }

  private static func words(ofEffect effect: JSONValue) -> String {
    let timer = effect["timer"]?.string ?? ""
    return switch effect["effect"]?.string {
    case "candidates"?: effect["entries"]?.array.map { list($0, effect) } ?? "list closes"
    case "preedit"? where effect["text"] == .null: "no preedit"
    case "auxiliary"?: effect["text"]?.string.map { "line \($0)" } ?? "no line"
    case "start-timer"?: "timer \(timer) in \(effect.integer("ms") ?? 0) ms"
    case "cancel-timer"?: "no timer \(timer)"
    default: words(effect, "effect")
    }
  }

  /// The name of an event or effect, and its values.
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
