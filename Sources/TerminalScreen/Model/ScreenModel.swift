package import KeyboardCore

/// What a full-screen view of a keyboard shows.
///
/// It is fed with events and the answers to them, wherever they come from: a keyboard in the same
/// program, or one that reports what it does.
package struct ScreenModel: Sendable {
  /// The longest log, in lines.
  static let longestLog = 500

  /// A line of the log.
  struct Line: Hashable, Sendable {
    /// The text.
    var text: String
    /// The event of a step that has led to nothing, or `nil`.
    var idleEvent: String?
    /// How often that event has come in a row.
    var count = 1
  }

  /// What stands at the top: what is typed with, and into what.
  package var heading = ""

  /// The keys that are down, by their evdev codes.
  package private(set) var pressed: Set<UInt32> = []
  /// The key whose list is open, or `nil` for a list of no key, such as that of emoji.
  package private(set) var listKeycode: UInt32?
  /// The field with its text, preedit and list.
  package private(set) var field: SimulatedClient
  /// The line of text that is shown with the list, or `nil`.
  private(set) var auxiliaryText: String?
  /// The log, the oldest line first.
  private(set) var log: [Line] = []

  private var lastKeycode: UInt32?

  /// Creates a model of an empty field.
  package init(capabilities: ClientCapabilities) {
    field = SimulatedClient(capabilities: capabilities)
  }

  /// Takes an event and what came of it.
  package mutating func take(_ event: InputEvent, _ response: Response, at time: Int) {
    switch event {
    case .focusIn, .focusOut, .reset: field.commitPreedit()
    case .key(let key): follow(key)
    // A program knows its text better, also what was typed elsewhere.
    case .surroundingText(let text): field.replaceText(text.text, cursor: text.cursor)
    default: break
    }
    for effect in response.effects { follow(effect) }
    if case .key(let key) = event, !response.isHandled { field.type(key) }
    let step = StepDescription(event, time: time, response: response)
    switch event {
    case .surroundingText where step.parts.isEmpty: break
    case .requested where step.parts.isEmpty: break
    default:
      add(Line(text: step.text, idleEvent: step.parts.isEmpty ? step.event : nil))
    }
  }

  /// Adds a remark to the log.
  package mutating func say(_ remark: String) { add(Line(text: remark)) }

  /// Another field is typed into, which is empty.
  package mutating func enterField(capabilities: ClientCapabilities) {
    field = SimulatedClient(capabilities: capabilities)
    auxiliaryText = nil
    listKeycode = nil
  }

  /// All keys are up: the window with the terminal has lost the focus.
  package mutating func releaseAll() { pressed = [] }

  private mutating func follow(_ key: KeyEvent) {
    // A key from nowhere has no place on a keyboard.
    guard key.keycode != 0 else { return }
    if key.isRelease {
      pressed.remove(key.keycode)
    } else {
      pressed.insert(key.keycode)
      // Holding a modifier opens no list.
      if !key.keysym.isModifier { lastKeycode = key.keycode }
    }
  }

  private mutating func follow(_ effect: Effect) {
    let wasOpen = field.candidates != nil
    field.apply(effect)
    switch effect {
    case .candidates(.some) where !wasOpen:
      // A list that opens while no key is down was asked for in a menu.
      listKeycode = lastKeycode.flatMap { pressed.contains($0) ? $0 : nil }
    case .candidates(nil): listKeycode = nil
    case .auxiliary(let text): auxiliaryText = text
    default: break
    }
  }

  /// Adds a line; a key that repeats, and of which nothing comes, is one line.
  private mutating func add(_ line: Line) {
    if let last = log.last, line.idleEvent != nil, last.idleEvent == line.idleEvent {
      log[log.count - 1].count += 1
    } else {
      log.append(line)
    }
    if log.count > Self.longestLog { log.removeFirst(log.count - Self.longestLog) }
  }
}
