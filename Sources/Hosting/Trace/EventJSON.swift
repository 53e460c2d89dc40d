package import KeyboardCore
import KeyboardLayouts

// JSON for events, answers and notes, in a trace and from `ime-cli type --json`; events are read, too.

extension InputEvent {
  /// The events that are only a name.
  private nonisolated static let plain: [String: InputEvent] = [
    "focus-out": .focusOut, "reset": .reset, "page-up": .pageUp, "page-down": .pageDown,
    "cursor-up": .cursorUp, "cursor-down": .cursorDown, "requested": .requested,
  ]

  /// The event as JSON, without what is typed into a secret field.
  nonisolated func json(isSecret: Bool) -> JSONValue {
    switch self {
    case .key(let key): key.json(isSecret: isSecret)
    case .timer(let timer, _): ["event": "timer", "timer": .string(timer.rawValue)]
    case .focusIn(let client): ["event": "focus-in", "client": .string(client)]
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
    case .action(let action): ["event": "action", "action": .string(action.spelling)]
    case .gesture(let gesture, let action):
      isSecret
        ? ["event": "gesture"]
        : [
          "event": "gesture", "gesture": .string(gesture.rawValue),
          "action": .string(action.spelling),
        ]
    case .layouts(let layouts):
      .object([.init("event", "layouts")] + layouts.members)
    case .selectLocale(let locale): ["event": "select-locale", "locale": .string(locale.rawValue)]
    case .setHold(let isOn): ["event": "set-hold", "on": .bool(isOn)]
    case .setFeedback(let isOn): ["event": "set-feedback", "on": .bool(isOn)]
    case .panel(let isThere): ["event": "panel", "on": .bool(isThere)]
    case .message(let text, let milliseconds):
      // It may name what was asked for.
      [
        "event": "message", "text": .string(isSecret ? "" : text),
        "milliseconds": .int(milliseconds),
      ]
    case .flash(let text): ["event": "flash", "text": .string(isSecret ? "" : text)]
    case .spellings(let answer): isSecret ? ["event": "spellings"] : answer.json
    case .focusOut, .reset, .pageUp, .pageDown, .cursorUp, .cursorDown, .requested:
      ["event": .string(Self.plain.first { $0.value == self }?.key ?? "")]
    }
  }
}

extension SpellingAnswer {
  fileprivate nonisolated var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("event", "spellings"), .init("word", .string(word)),
    ]
    switch finding {
    case .spellings(let spellings): members.append(.init("spellings", .strings(spellings)))
    case .noDictionary(let locale):
      members.append(.init("no-dictionary", .string(locale.rawValue)))
    case .noLibrary: break
    }
    return .object(members)
  }

  fileprivate nonisolated init?(_ line: JSONValue) {
    guard let word = line["word"]?.string else { return nil }
    let spellings = line["spellings"]?.array?.compactMap(\.string)
    let locale = line["no-dictionary"]?.string
    self.init(
      word: word,
      finding: spellings.map { .spellings($0) }
        ?? locale.map { .noDictionary(LocaleIdentifier($0)) } ?? .noLibrary)
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
    if let latin { members.append(.init("latin", .string(latin.name))) }
    return .object(members)
  }
}

extension Response.Note {
  /// Whether it is about the field, which is not for passwords, and not about the key.
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
  /// Whether it contains more than an answer in a secret field.
  package nonisolated var hasLetters: Bool {
    !effects.allSatisfy { $0 == .field(.requestSurroundingText) } || !notes.allSatisfy(\.isOfField)
  }

  /// The answer as JSON.
  ///
  /// For a secret field it contains whether the key was used up, and why it opened no list if that
  /// does not depend on the key.
  package nonisolated func json(isSecret: Bool = false) -> JSONValue {
    var members: [JSONValue.Member] = [.init("handled", .bool(isHandled))]
    let notes = isSecret ? notes.filter(\.isOfField) : notes
    if !notes.isEmpty { members.append(.init("notes", .array(notes.map(\.json)))) }
    if !isSecret, !effects.isEmpty {
      members.append(.init("effects", .array(effects.map(\.json))))
    }
    return .object(members)
  }
}

/// One line of a trace: an event, the steps on the way, and the answer.
///
/// - Parameters:
///   - event: The event.
///   - time: When it happened, in ms.
///   - response: The keyboard's answer.
///   - isSecret: Whether what was typed is left out.
///   - session: The number of the session, or `nil` if there is only one.
/// - Returns: The line.
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

extension InputEvent {
  /// Reads an event, which happened at a time in ms, from a line of a trace.
  ///
  /// The result is `nil` if the line is not about an event, or does not contain what was typed.
  package nonisolated init?(_ line: JSONValue, time: Int) {
    switch line["event"]?.string {
    case "press": self.init(key: line, isRelease: false, time: time)
    case "release": self.init(key: line, isRelease: true, time: time)
    case "timer":
      guard let timer = line["timer"]?.string.flatMap(KeyboardTimer.init) else { return nil }
      self = .timer(timer, time: time)
    case "focus-in":
      self = .focusIn(client: ClientName.cleaned(line["client"]?.string ?? ""))
    case "content-type": self = .contentType(ContentType(line))
    case "capabilities":
      self = .capabilities(ClientCapabilities(rawValue: UInt32(line.whole("bits"))))
    case "program": self = .program(line["name"]?.string.map(ClientName.cleaned))
    case "surrounding-text":
      guard let text = line["text"]?.string else { return nil }
      self = .surroundingText(
        SurroundingText(text: text, cursor: line.whole("cursor"), anchor: line.whole("anchor")))
    case "click": self = .candidateClicked(line.whole("index"))
    case "action":
      guard let action = line["action"]?.string.flatMap(KeyboardAction.init) else { return nil }
      self = .action(action)
    case "gesture":
      guard let gesture = line["gesture"]?.string.flatMap(KeyboardGesture.init),
        let action = line["action"]?.string.flatMap(KeyboardAction.init)
      else { return nil }
      self = .gesture(gesture, action)
    case "layouts": self = .layouts(SessionLayouts(line))
    case "select-locale": self = .selectLocale(LocaleIdentifier(line["locale"]?.string ?? ""))
    case "panel": self = .panel(isThere: line["on"] == true)
    case "set-hold": self = .setHold(line["on"] == true)
    case "set-feedback": self = .setFeedback(line["on"] == true)
    case "message":
      self = .message(line["text"]?.string ?? "", milliseconds: line.whole("milliseconds"))
    case "flash": self = .flash(line["text"]?.string ?? "")
    case "spellings":
      guard let answer = SpellingAnswer(line) else { return nil }
      self = .spellings(answer)
    case let name:
      guard let event = name.flatMap({ Self.plain[$0] }) else { return nil }
      self = event
    }
  }

  private nonisolated init?(key line: JSONValue, isRelease: Bool, time: Int) {
    guard let name = line["key"]?.string,
      // XIM reports a forwarded key as one without a keysym.
      let keysym = Keysym(name: name) ?? (name == "NoSymbol" ? Keysym(rawValue: 0) : nil)
    else { return nil }
    var key = KeyEvent(
      keysym: keysym, text: line["text"]?.string, keycode: UInt32(line.whole("keycode")),
      modifiers: Modifiers(rawValue: UInt32(line.whole("modifiers"))), isRelease: isRelease,
      time: time)
    key.latin = line["latin"]?.string.flatMap(Keysym.init(name:))
    self = .key(key)
  }
}

extension ContentType {
  /// Reads `purpose` and `hints`.
  nonisolated init(_ line: JSONValue) {
    self.init(
      purpose: ContentPurpose(label: line["purpose"]?.string ?? "") ?? .freeForm,
      hints: ContentHints(rawValue: UInt32(line.whole("hints"))))
  }
}

extension JSONValue {
  /// A whole number that is not negative and fits into 32 bits, or 0.
  nonisolated func whole(_ key: String) -> Int {
    integer(key).flatMap { UInt32(exactly: $0) }.map { Int($0) } ?? 0
  }

  /// A whole number that a double has exactly, or `nil`: no sum or difference of such numbers overflows.
  package nonisolated func integer(_ key: String) -> Int? {
    guard case .number(let number)? = self[key], abs(number) <= 0x1p53 else { return nil }
    return Int(exactly: number)
  }
}
