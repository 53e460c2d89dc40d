import KeyboardCore

// What an answer is made of, as all that watch a keyboard ask about it.
extension Response {
  /// The texts that are committed.
  var commits: [String] {
    effects.compactMap { if case .field(.commit(let text)) = $0 { text } else { nil } }
  }

  var deletesSurrounding: Bool {
    effects.contains { if case .field(.deleteSurrounding) = $0 { true } else { false } }
  }

  var forwards: Bool {
    effects.contains { if case .field(.forwardKey) = $0 { true } else { false } }
  }

  var forwardsBackspace: Bool {
    effects.contains { if case .field(.forwardKey(.backspace, _, _)) = $0 { true } else { false } }
  }

  /// Whether text follows after a pause.
  var waitsForPause: Bool {
    effects.contains { if case .timer(.commit, _?) = $0 { true } else { false } }
  }

  /// Whether the line above the list shows another text.
  var showsLine: Bool {
    effects.contains { if case .field(.auxiliary(.some)) = $0 { true } else { false } }
  }

  /// What no answer may do, whatever it answers, in words.
  var breaches: [String] {
    var breaches: [String] = []
    if commits.count > 1 { breaches.append("there are \(commits.count) commits") }
    if commits.contains("") { breaches.append("nothing is committed") }
    for (index, effect) in effects.enumerated() {
      let next = effects.dropFirst(index + 1).first
      switch effect {
      case .field(.forwardKey(let keysym, let keycode, false)):
        let release = Effect.field(.forwardKey(keysym, keycode: keycode, isRelease: true))
        if next != release { breaches.append("a forwarded key stays down") }
      case .program(.feedback) where next != nil:
        breaches.append("something comes after the feedback")
      default: break
      }
    }
    return breaches
  }
}
