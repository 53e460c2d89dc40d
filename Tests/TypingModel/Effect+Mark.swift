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
      if case .field(.forwardKey(_, _, true)) = effect, marks.last == mark {
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
    case .field(.commit(let text)): "+" + text.replacing(" ", with: "␠")
    case .field(.preedit(nil)): "‹›"
    case .field(.preedit(let preedit?)):
      preedit.isUnderlined ? "«\(preedit.text)»" : "‹\(preedit.text)›"
    case .field(.candidates(nil)): "[]"
    case .field(.candidates(let list?)): list.mark
    case .field(.auxiliary(let text)): "aux:" + (text ?? "")
    case .field(.deleteSurrounding(let offset, let count)):
      offset == -count ? "-\(count)" : "delete(\(offset), \(count))"
    case .field(.erase(let count)): "␡\(count)"
    case .field(.forwardKey(let keysym, _, _)): keysym.mark + "-"
    case .changed(.locale(let locale, let isChosen)): "\(isChosen ? "locale" : "layout"):\(locale)"
    case .changed(.hold(let isOn)): "hold:" + (isOn ? "on" : "off")
    case .program(.nextKeyboard): "next-keyboard"
    case .program(.openSettings(let isSystem)): isSystem ? "system-settings" : "settings"
    case .program(.openURL(let address)): "open:" + address
    case .program(.emojiUsed(let emoji)): "used:" + emoji.char
    case .program(.pin(let pin)): "pin:\(pin.text)→\(pin.key ?? "?")"
    case .program(.feedback(let feedback)): "♪\(feedback.audio.name)/\(feedback.haptic.rawValue)"
    case .changed(.feedback(let isOn)): "feedback:" + (isOn ? "on" : "off")
    case .program(.greet): "greet"
    case .program(.heldWhileOff): "off!"
    case .program(.explain(let refusal)):
      "explain(" + [refusal.code, refusal.argument].compactMap(\.self).joined(separator: " ") + ")"
    case .program(.findSpellings(let question)): "spell(\(question.word))"
    case .program(.announce(let announcement)): "🗣" + announcement.mark
    case .program(.custom(let name)): "custom:" + name
    case .field(.refreshSurroundingText): "?"
    case .field(.requestSurroundingText), .timer: nil
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
