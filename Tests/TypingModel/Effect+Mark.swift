import KeyboardCore

extension Sequence<Effect> {
  /// What one event led to, short enough for a table; `nil` where nothing is to be seen of it.
  ///
  /// | | |
  /// |---|---|
  /// | `+é` | é is committed |
  /// | `‹e›` `‹›` | e is preedit, no preedit any more; underlined `«e»` |
  /// | `[é è *ê]` `[]` | a list with ê highlighted, no list any more |
  /// | `[2: œ]` | the second page of a list |
  /// | `-1` | the character before the cursor is deleted as surrounding text |
  /// | `␡1` | a character is deleted by DEL |
  /// | `⌫` `↵` `⇥` `←` `→` | a key is forwarded, press and release |
  /// | `♪input/light` | feedback: sound and vibration |
  /// | `pin:é→e` `pin:≤→?` | é is pinned to e or unpinned; the user is asked for the key |
  /// | `🗣é,è,ê+6` `🗣é#1` `🗣#` `🗣+é` `🗣[]` | a screen reader says a list, an entry or none, a pick, that it closed |
  /// | `🗣“on”` `🗣∅` | it says a message, and that the field has no lists |
  /// | `locale:fr` `hold:off` `open:…` `custom:…` | what the names say |
  ///
  /// Timers and requests for surrounding text are left out.
  var marks: String? {
    var marks: [String] = []
    for effect in self {
      guard let mark = effect.mark else { continue }
      if case .forwardKey(_, _, true) = effect, marks.last == mark {
        marks[marks.count - 1] = String(mark.dropLast())
      } else {
        marks.append(mark)
      }
    }
    return marks.isEmpty ? nil : marks.joined(separator: " ")
  }
}

extension Effect {
  /// The effect in the notation of `marks`; a forwarded key has a dash until its release is there.
  fileprivate var mark: String? {
    switch self {
    case .commit(let text): "+" + text.replacing(" ", with: "␠")
    case .preedit(nil): "‹›"
    case .preedit(let preedit?):
      preedit.isUnderlined ? "«\(preedit.text)»" : "‹\(preedit.text)›"
    case .candidates(nil): "[]"
    case .candidates(let list?): list.mark
    case .auxiliary(let text): "aux:" + (text ?? "")
    case .deleteSurrounding(let offset, let count):
      offset == -count ? "-\(count)" : "delete(\(offset), \(count))"
    case .erase(let count): "␡\(count)"
    case .forwardKey(let keysym, _, _): keysym.mark + "-"
    case .localeChanged(let locale, let isChosen): "\(isChosen ? "locale" : "layout"):\(locale)"
    case .holdChanged(let isOn): "hold:" + (isOn ? "on" : "off")
    case .nextKeyboard: "next-keyboard"
    case .openSettings(let isSystem): isSystem ? "system-settings" : "settings"
    case .openURL(let address): "open:" + address
    case .emojiUsed(let emoji): "used:" + emoji.char
    case .pin(let pin): "pin:\(pin.text)→\(pin.key ?? "?")"
    case .feedback(let feedback): "♪\(feedback.audio.name)/\(feedback.haptic.rawValue)"
    case .feedbackChanged(let isOn): "feedback:" + (isOn ? "on" : "off")
    case .greet: "greet"
    case .heldWhileOff: "off!"
    case .explain(let request): "explain(\(request))"
    case .findSpellings(let question): "spell(\(question.word))"
    case .announce(let announcement): "🗣" + announcement.mark
    case .custom(let name): "custom:" + name
    case .refreshSurroundingText: "?"
    case .requestSurroundingText, .startTimer, .cancelTimer: nil
    }
  }
}

extension Announcement {
  fileprivate var mark: String {
    switch self {
    case .list(let entries, let more):
      entries.map(\.label).joined(separator: ",") + (more > 0 ? "+\(more)" : "")
    case .entry(let action, let digit): "\(action.label)#\(digit)"
    case .noEntry: "#"
    case .picked(let action): "+" + action.label
    case .closed: "[]"
    case .message(let text): "“\(text)”"
    case .noLists: "∅"
    }
  }
}

extension CandidateList {
  /// The page that is shown.
  fileprivate var mark: String {
    let entries = visible.map { (selected == $0 ? "*" : "") + self.entries[$0] }
    return "[" + (page > 0 ? "\(page + 1): " : "") + entries.joined(separator: " ") + "]"
  }
}

extension Keysym {
  fileprivate var mark: String {
    switch self {
    case .backspace: "⌫"
    case .return: "↵"
    case .tab: "⇥"
    case .left: "←"
    case .right: "→"
    default: "key:\(String(rawValue, radix: 16))"
    }
  }
}
