import EngineHost
import KeyboardCore
import KeyboardLayouts

/// One step of a script in words.
struct StepDescription {
  let text: String

  init(_ event: InputEvent, time: Int, response: Response) {
    let stamp = String(repeating: " ", count: max(0, 6 - "\(time)".count)) + "\(time) ms"
    var parts = response.notes.map(Self.describe) + response.effects.map(Self.describe)
    if case .key = event, !response.isHandled { parts.append("passes") }
    text =
      "\(stamp)  \(Self.describe(event))"
      + (parts.isEmpty ? "" : "  → " + parts.joined(separator: ", "))
  }

  private static func describe(_ event: InputEvent) -> String {
    switch event {
    case .key(let key): "\(key.isRelease ? "release" : "press") \(key.keysym.name)"
    case .timer(let timer, _): "timer \(timer.rawValue)"
    case .surroundingText(let text): "surrounding text of \(text.text.count)"
    case .candidateClicked(let index): "click on entry \(index + 1)"
    case .action(let action): "action \(action.spelling)"
    default: "\(event)"
    }
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
    case .auxiliary(let text): text.map { "line \($0)" } ?? "no line"
    case .emojiUsed(let emoji): "used \(emoji.char)"
    case .feedback(let feedback): describe(feedback)
    case .cancelTimer(let timer): "no timer \(timer.rawValue)"
    default: "\(effect)"
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
