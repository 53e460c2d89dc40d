package import KeyboardCore
import KeyboardLayouts

// JSON for effects, in a trace and from `ime-cli type --json`.

extension Effect {
  /// The effect as JSON.
  package nonisolated var json: JSONValue {
    switch self {
    case .field(let effect): effect.json
    case .timer(let timer, let milliseconds?):
      ["effect": "start-timer", "timer": .string(timer.rawValue), "ms": .int(milliseconds)]
    case .timer(let timer, nil): ["effect": "cancel-timer", "timer": .string(timer.rawValue)]
    case .changed(let change): change.json
    case .program(let effect): effect.json
    }
  }
}

extension FieldEffect {
  /// The effect as JSON.
  package nonisolated var json: JSONValue {
    switch self {
    case .commit(let text): ["effect": "commit", "text": .string(text)]
    case .preedit(let preedit):
      ["effect": "preedit", "text": preedit.map { .string($0.text) } ?? .null]
    case .candidates(let list):
      list.map {
        [
          "effect": "candidates", "entries": .strings($0.entries), "page": .int($0.page),
          "selected": $0.selected.map { .int($0) } ?? .null,
        ]
      } ?? ["effect": "candidates", "entries": .null]
    case .auxiliary(let text):
      ["effect": "auxiliary", "text": text.map { .string($0) } ?? .null]
    case .deleteSurrounding(let offset, let count):
      ["effect": "delete-surrounding", "offset": .int(offset), "count": .int(count)]
    case .erase(let count): ["effect": "erase", "count": .int(count)]
    case .forwardKey(let keysym, _, let isRelease):
      ["effect": "forward-key", "key": .string(keysym.name), "release": .bool(isRelease)]
    case .requestSurroundingText: ["effect": "request-surrounding-text"]
    case .refreshSurroundingText: ["effect": "refresh-surrounding-text"]
    }
  }
}

extension KeyboardChange {
  fileprivate nonisolated var json: JSONValue {
    switch self {
    case .locale(let locale, let isChosen):
      .object(
        [.init("effect", "locale"), .init("locale", .string(locale.rawValue))]
          + (isChosen ? [] : [.init("by", "layout")]))
    case .hold(let isOn): ["effect": "hold", "on": .bool(isOn)]
    case .feedback(let isOn): ["effect": "feedback-changed", "on": .bool(isOn)]
    }
  }
}

extension ProgramEffect {
  fileprivate nonisolated var json: JSONValue {
    switch self {
    case .nextKeyboard: ["effect": "next-keyboard"]
    case .openSettings(let isSystem): ["effect": "open-settings", "system": .bool(isSystem)]
    case .openURL(let address): ["effect": "open-url", "address": .string(address)]
    case .emojiUsed(let emoji): ["effect": "emoji-used", "emoji": .string(emoji.char)]
    case .pin(let pin):
      [
        "effect": "pin", "text": .string(pin.text), "key": pin.key.map { .string($0) } ?? .null,
        "locale": .string(pin.locale.rawValue),
      ]
    case .feedback(let feedback):
      [
        "effect": "feedback", "audio": .string(feedback.audio.name),
        "haptic": .string(feedback.haptic.rawValue),
      ]
    case .greet: ["effect": "greet"]
    case .heldWhileOff: ["effect": "held-while-off"]
    case .explain(let refusal): ["effect": "explain", "reason": .string("\(refusal)")]
    case .findSpellings(let question):
      ["effect": "find-spellings", "word": .string(question.word)]
    case .announce(let announcement): announcement.json
    case .custom(let name): ["effect": "custom", "name": .string(name)]
    }
  }
}
