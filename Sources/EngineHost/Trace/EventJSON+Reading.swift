package import KeyboardCore
import KeyboardLayouts

extension InputEvent {
  /// Reads an event as a trace has it; `nil` comes of what is no event of a keyboard, or does not
  /// tell what was typed.
  ///
  /// - Parameters:
  ///   - line: The line of the trace.
  ///   - time: When it happened, in ms.
  package nonisolated init?(_ line: JSONValue, time: Int) {
    switch line["event"]?.string {
    case "press": self.init(key: line, isRelease: false, time: time)
    case "release": self.init(key: line, isRelease: true, time: time)
    case "timer":
      guard let timer = line["timer"]?.string.flatMap(KeyboardTimer.init) else { return nil }
      self = .timer(timer, time: time)
    case "focus-in": self = .focusIn(client: line["client"]?.string ?? "")
    case "focus-out": self = .focusOut
    case "reset": self = .reset
    case "content-type": self = .contentType(ContentType(line))
    case "capabilities":
      self = .capabilities(ClientCapabilities(rawValue: UInt32(line.whole("bits"))))
    case "program": self = .program(line["name"]?.string)
    case "surrounding-text":
      guard let text = line["text"]?.string else { return nil }
      self = .surroundingText(
        SurroundingText(text: text, cursor: line.whole("cursor"), anchor: line.whole("anchor")))
    case "click": self = .candidateClicked(line.whole("index"))
    case "page-up": self = .pageUp
    case "page-down": self = .pageDown
    case "cursor-up": self = .cursorUp
    case "cursor-down": self = .cursorDown
    case "action":
      guard let action = line["action"]?.string.flatMap(KeyboardAction.init) else { return nil }
      self = .action(action)
    case "select-locale": self = .selectLocale(LocaleIdentifier(line["locale"]?.string ?? ""))
    case "panel": self = .panel(isThere: line["on"] == true)
    case "set-hold": self = .setHold(line["on"] == true)
    case "set-feedback": self = .setFeedback(line["on"] == true)
    case "message":
      self = .message(line["text"]?.string ?? "", milliseconds: line.whole("milliseconds"))
    case "flash": self = .flash(line["text"]?.string ?? "")
    case "requested": self = .requested
    default: return nil
    }
  }

  private nonisolated init?(key line: JSONValue, isRelease: Bool, time: Int) {
    guard let name = line["key"]?.string,
      // XIM tells of a key that was forwarded by one without a keysym.
      let keysym = Keysym(name: name) ?? (name == "NoSymbol" ? Keysym(rawValue: 0) : nil)
    else { return nil }
    self = .key(
      KeyEvent(
        keysym: keysym, text: line["text"]?.string, keycode: UInt32(line.whole("keycode")),
        modifiers: Modifiers(rawValue: UInt32(line.whole("modifiers"))), isRelease: isRelease,
        time: time))
  }
}

extension ContentType {
  /// Reads what a field is for: `purpose` and `hints`.
  nonisolated init(_ line: JSONValue) {
    self.init(
      purpose: ContentPurpose(label: line["purpose"]?.string ?? "") ?? .freeForm,
      hints: ContentHints(rawValue: UInt32(line.whole("hints"))))
  }
}

extension JSONValue {
  /// A whole number, not negative and of 32 bits at most; 0 where there is none.
  nonisolated func whole(_ key: String) -> Int {
    integer(key).flatMap { UInt32(exactly: $0) }.map { Int($0) } ?? 0
  }

  /// A whole number, or `nil` where there is none.
  package nonisolated func integer(_ key: String) -> Int? {
    if case .number(let number)? = self[key] { Int(exactly: number) } else { nil }
  }
}
