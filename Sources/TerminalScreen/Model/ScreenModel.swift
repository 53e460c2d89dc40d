package import KeyboardCore

/// What a full-screen view of a keyboard shows, from events and the answers to them.
package struct ScreenModel: Sendable {
  static let longestLog = 500

  struct Line: Hashable, Sendable {
    var text: String
    /// The event of a step without results, or `nil`.
    var idleEvent: String?
    /// How often that event has come in a row.
    var count = 1
  }

  /// The line at the top: what is typed with, and into what.
  package var heading = ""

  /// The keys that are down, by their evdev codes.
  package private(set) var pressed: Set<UInt32> = []
  /// The key whose list is open, or `nil` for a list of no key, such as that of emoji.
  package private(set) var listKeycode: UInt32?
  package private(set) var field: SimulatedClient
  /// The line of text that is shown with the list, or `nil`.
  private(set) var auxiliaryText: String?
  private(set) var log: [Line] = []

  private var lastKeycode: UInt32?

  package init(capabilities: ClientCapabilities) {
    field = SimulatedClient(capabilities: capabilities)
  }

  /// Takes an event, its answer and its time in ms.
  package mutating func take(_ event: InputEvent, _ response: Response, at time: Int) {
    switch event {
    case .focusIn, .focusOut, .reset: field.commitPreedit()
    case .key(let key): follow(key)
    // A program knows its own text, including what was typed elsewhere.
    case .surroundingText(let text): field.replaceText(text.text, cursor: text.cursor)
    default: break
    }
    for case .field(let effect) in response.effects { follow(effect) }
    if case .key(let key) = event, !response.isHandled { field.type(key) }
    let step = StepDescription(event, time: time, response: response)
    switch event {
    case .surroundingText where step.parts.isEmpty, .requested where step.parts.isEmpty: break
    default: add(Line(text: step.text, idleEvent: step.parts.isEmpty ? step.event : nil))
    }
  }

  package mutating func say(_ remark: String) { add(Line(text: remark)) }

  /// Starts with another, empty field.
  package mutating func enterField(capabilities: ClientCapabilities) {
    field = SimulatedClient(capabilities: capabilities)
    auxiliaryText = nil
    listKeycode = nil
  }

  /// Releases all keys, because the terminal's window lost the focus.
  package mutating func releaseAll() { pressed = [] }

  private mutating func follow(_ key: KeyEvent) {
    guard key.keycode != 0 else { return }
    if key.isRelease {
      pressed.remove(key.keycode)
    } else {
      pressed.insert(key.keycode)
      // Holding a modifier opens no list.
      if !key.keysym.isModifier { lastKeycode = key.keycode }
    }
  }

  private mutating func follow(_ effect: FieldEffect) {
    let wasOpen = field.candidates != nil
    field.apply(effect)
    switch effect {
    case .candidates(.some) where !wasOpen:
      // A list that opens while no key is down comes from a menu.
      listKeycode = lastKeycode.flatMap { pressed.contains($0) ? $0 : nil }
    case .candidates(nil): listKeycode = nil
    case .auxiliary(let text): auxiliaryText = text
    default: break
    }
  }

  /// Adds a line; repeats without results are one line.
  private mutating func add(_ line: Line) {
    if let last = log.last, line.idleEvent != nil, last.idleEvent == line.idleEvent {
      log[log.count - 1].count += 1
    } else {
      log.append(line)
    }
    if log.count > Self.longestLog { log.removeFirst(log.count - Self.longestLog) }
  }
}
