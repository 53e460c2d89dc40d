import EngineHost
public import KeyboardCore
import KeyboardLayouts

/// An event and what came of it, in words.
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
    self.time = time
    self.event = Self.describe(event)
    var parts = response.notes.map { note in
      switch note {
      case .gesture: Part(kind: .gesture, text: Self.describe(note))
      case .noList: Part(kind: .refusal, text: Self.describe(note))
      }
    }
    parts += response.effects.map { Part(kind: .effect, text: Self.describe($0)) }
    if case .key = event, !response.isHandled {
      parts.append(Part(kind: .passes, text: "passes"))
    }
    self.parts = parts
  }

  /// The time, for the beginning of a line.
  public var stamp: String {
    String(repeating: " ", count: max(0, 6 - "\(time)".count)) + "\(time) ms"
  }

  /// All of it as one line.
  public var text: String {
    let words = parts.map(\.text).joined(separator: ", ")
    return "\(stamp)  \(event)" + (words.isEmpty ? "" : "  → " + words)
  }

  private static func describe(_ event: InputEvent) -> String {
    switch event {
    case .key(let key): "\(key.isRelease ? "release" : "press") \(key.keysym.name)"
    case .timer(let timer, _): "timer \(timer.rawValue)"
    case .surroundingText(let text): "surrounding text of \(text.text.count)"
    case .candidateClicked(let index): "click on entry \(index + 1)"
    case .action(let action): "action \(action.spelling)"
    case .focusIn(let client): client.isEmpty ? "focus in" : "focus in \(client)"
    case .focusOut: "focus out"
    case .contentType(let type): "purpose \(type.purpose.label)"
    case .capabilities(let capabilities): "client can \(describe(capabilities))"
    case .program(let name): "program \(name ?? "unknown")"
    case .selectLocale(let locale): "locale \(locale)"
    case .setHold(let isOn): "holding \(isOn ? "on" : "off")"
    case .setFeedback(let isOn): "feedback \(isOn ? "on" : "off")"
    case .panel(let isThere): isThere ? "panel is there" : "panel has ended"
    case .message(let text, _): "message \(text)"
    case .flash(let text): "flash \(text)"
    case .pageUp: "page up"
    case .pageDown: "page down"
    case .cursorUp: "previous entry"
    case .cursorDown: "next entry"
    case .reset, .requested: "\(event)"
    }
  }

  private static func describe(_ capabilities: ClientCapabilities) -> String {
    let names: [(ClientCapabilities, String)] = [
      (.preedit, "preedit"), (.auxiliaryText, "auxiliary text"), (.lookupTable, "lists"),
      (.focus, "focus"), (.property, "properties"), (.surroundingText, "surrounding text"),
      (.onScreenKeyboard, "on-screen keyboard"),
    ]
    let known = names.filter { capabilities.contains($0.0) }.map(\.1)
    return known.isEmpty ? "nothing" : known.joined(separator: " + ")
  }

  private static func describe(_ note: Response.Note) -> String {
    switch note {
    case .gesture(let gesture, let action): "\(gesture.rawValue) of \(action.spelling)"
    case .noList(let reason): "no list: \(reason)"
    }
  }

  private static func describe(_ effect: Effect) -> String {
    switch effect {
    case .commit(let text): "commit \(text)"
    case .preedit(let preedit): preedit.map { "preedit \($0.text)" } ?? "no preedit"
    case .candidates(let list): list.map(describe) ?? "list closes"
    case .forwardKey(let keysym, _, let isRelease):
      "forward \(keysym.name) \(isRelease ? "release" : "press")"
    case .deleteSurrounding(let offset, let count): "delete \(count) at \(offset)"
    case .startTimer(let timer, let milliseconds): "timer \(timer.rawValue) in \(milliseconds) ms"
    case .cancelTimer(let timer): "no timer \(timer.rawValue)"
    case .auxiliary(let text): text.map { "line \($0)" } ?? "no line"
    case .emojiUsed(let emoji): "used \(emoji.char)"
    case .feedback(let feedback): describe(feedback)
    case .localeChanged(let locale): "locale \(locale)"
    case .holdChanged(let isOn): "holding \(isOn ? "on" : "off")"
    case .greet: "greet"
    case .heldWhileOff: "held while off"
    case .feedbackChanged(let isOn): "feedback \(isOn ? "on" : "off")"
    case .openURL(let address): "open \(address)"
    case .openSettings(let isSystem): isSystem ? "open IBus's preferences" : "open preferences"
    case .nextKeyboard: "next input method"
    case .requestSurroundingText: "ask for the text"
    case .refreshSurroundingText: "refresh the text"
    case .custom(let name): "custom \(name)"
    }
  }

  private static func describe(_ feedback: KeyboardFeedback) -> String {
    let heard = feedback.audio == .none ? [] : ["sound \(feedback.audio.name)"]
    let felt = feedback.haptic == .none ? [] : ["haptic \(feedback.haptic.rawValue)"]
    return (heard + felt).joined(separator: ", ")
  }

  private static func describe(_ list: CandidateList) -> String {
    let entries = list.visible.map { place in
      let label = place - list.visible.lowerBound + 1
      return (place == list.selected ? "▸" : "") + "\(label) \(list.entries[place])"
    }
    let pages = list.pageCount > 1 ? " (page \(list.page + 1) of \(list.pageCount))" : ""
    return "list: " + entries.joined(separator: "  ") + pages
  }
}
