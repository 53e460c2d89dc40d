package import KeyboardCore
import KeyboardLayouts

// Events, effects and notes as a trace and `ime-cli type --json` write them.

extension InputEvent {
  /// The event as JSON.
  ///
  /// What is typed into a secret field is not told.
  nonisolated func json(isSecret: Bool) -> JSONValue {
    switch self {
    case .key(let key): key.json(isSecret: isSecret)
    case .timer(let timer, _): ["event": "timer", "timer": .string(timer.rawValue)]
    case .focusIn(let client): ["event": "focus-in", "client": .string(client)]
    case .focusOut: ["event": "focus-out"]
    case .reset: ["event": "reset"]
    case .contentType(let type):
      [
        "event": "content-type", "purpose": .string(type.purpose.label),
        "hints": .int(Int(type.hints.rawValue)),
      ]
    case .capabilities(let capabilities):
      ["event": "capabilities", "bits": .int(Int(capabilities.rawValue))]
    case .program(let name): ["event": "program", "name": name.map { .string($0) } ?? .null]
    case .surroundingText(let text):
      isSecret
        ? ["event": "surrounding-text"]
        : [
          "event": "surrounding-text", "text": .string(text.text), "cursor": .int(text.cursor),
          "anchor": .int(text.anchor),
        ]
    case .candidateClicked(let index): ["event": "click", "index": .int(index)]
    case .pageUp: ["event": "page-up"]
    case .pageDown: ["event": "page-down"]
    case .cursorUp: ["event": "cursor-up"]
    case .cursorDown: ["event": "cursor-down"]
    case .action(let action): ["event": "action", "action": .string(action.spelling)]
    case .selectLocale(let locale): ["event": "select-locale", "locale": .string(locale.rawValue)]
    case .setHold(let isOn): ["event": "set-hold", "on": .bool(isOn)]
    case .setFeedback(let isOn): ["event": "set-feedback", "on": .bool(isOn)]
    case .panel(let isThere): ["event": "panel", "on": .bool(isThere)]
    case .message(let text, let milliseconds):
      ["event": "message", "text": .string(text), "milliseconds": .int(milliseconds)]
    case .flash(let text): ["event": "flash", "text": .string(text)]
    case .requested: ["event": "requested"]
    }
  }
}

extension KeyEvent {
  fileprivate nonisolated func json(isSecret: Bool) -> JSONValue {
    let kind: JSONValue = isRelease ? "release" : "press"
    if isSecret { return ["event": kind] }
    var members: [JSONValue.Member] = [
      .init("event", kind), .init("key", .string(keysym.name)),
      .init("keycode", .int(Int(keycode))), .init("modifiers", .int(Int(modifiers.rawValue))),
    ]
    if let text { members.append(.init("text", .string(text))) }
    return .object(members)
  }
}

extension Effect {
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
    case .forwardKey(let keysym, _, let isRelease):
      ["effect": "forward-key", "key": .string(keysym.name), "release": .bool(isRelease)]
    case .requestSurroundingText: ["effect": "request-surrounding-text"]
    case .refreshSurroundingText: ["effect": "refresh-surrounding-text"]
    case .startTimer(let timer, let milliseconds):
      ["effect": "start-timer", "timer": .string(timer.rawValue), "ms": .int(milliseconds)]
    case .cancelTimer(let timer): ["effect": "cancel-timer", "timer": .string(timer.rawValue)]
    case .localeChanged(let locale): ["effect": "locale", "locale": .string(locale.rawValue)]
    case .nextKeyboard: ["effect": "next-keyboard"]
    case .openSettings(let isSystem): ["effect": "open-settings", "system": .bool(isSystem)]
    case .holdChanged(let isOn): ["effect": "hold", "on": .bool(isOn)]
    case .openURL(let address): ["effect": "open-url", "address": .string(address)]
    case .emojiUsed(let emoji): ["effect": "emoji-used", "emoji": .string(emoji.char)]
    case .feedback(let feedback): feedback.json
    case .feedbackChanged(let isOn): ["effect": "feedback-changed", "on": .bool(isOn)]
    case .greet: ["effect": "greet"]
    case .heldWhileOff: ["effect": "held-while-off"]
    case .custom(let name): ["effect": "custom", "name": .string(name)]
    }
  }
}

extension KeyboardFeedback {
  fileprivate nonisolated var json: JSONValue {
    ["effect": "feedback", "audio": .string(audio.name), "haptic": .string(haptic.rawValue)]
  }
}

extension Response.Note {
  /// Whether it tells something of the field alone, which is none for passwords.
  fileprivate nonisolated var isOfField: Bool {
    switch self {
    case .gesture: false
    case .noList(let reason):
      [HoldRefusal.purpose(.freeForm), .rule("")].map(\.code).contains(reason.code)
    }
  }

  /// The note as JSON.
  nonisolated var json: JSONValue {
    switch self {
    case .gesture(let gesture, let action):
      ["gesture": .string(gesture.rawValue), "action": .string(action.spelling)]
    case .noList(let reason): ["no-list": .string("\(reason)")]
    }
  }
}

extension Response {
  /// The answer as JSON; of a secret field's no more than whether the key was used up, and why it
  /// opened no list where that tells nothing of the key.
  package nonisolated func json(isSecret: Bool = false) -> JSONValue {
    var members: [JSONValue.Member] = [.init("handled", .bool(isHandled))]
    let notes = isSecret ? notes.filter(\.isOfField) : notes
    if !notes.isEmpty {
      members.append(.init("notes", .array(notes.map(\.json))))
    }
    if !isSecret, !effects.isEmpty {
      members.append(.init("effects", .array(effects.map(\.json))))
    }
    return .object(members)
  }
}

/// What happened at one event, as an object: the event, the steps on the way, and the answer.
///
/// - Parameters:
///   - event: The event.
///   - time: When it happened, in ms.
///   - response: The keyboard's answer.
///   - isSecret: Whether what was typed is left out.
///   - session: The number of the session; none where there is only one.
/// - Returns: The object.
package nonisolated func traceLine(
  _ event: InputEvent, time: Int, response: Response, isSecret: Bool, session: Int? = nil
) -> JSONValue {
  var members: [JSONValue.Member] = [.init("time", .int(time))]
  if let session { members.append(.init("session", .int(session))) }
  members += event.json(isSecret: isSecret).object ?? []
  if isSecret { members.append(.init("secret", true)) }
  members += response.json(isSecret: isSecret).object ?? []
  return .object(members)
}
