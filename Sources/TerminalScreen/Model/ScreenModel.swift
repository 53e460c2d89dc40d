public import KeyboardCore

/// What a full-screen view of a keyboard shows.
///
/// It is fed with events and the answers to them, wherever they come from: a keyboard in the same
/// program, or one that tells what it does.
public struct ScreenModel: Sendable {
  /// The longest log, in steps.
  static let longestLog = 500
  /// The keys that change what others mean; holding one opens no list.
  private static let modifierKeycodes: Set<UInt32> = [29, 42, 54, 56, 58, 97, 100, 125, 126]

  /// A line of the log.
  public enum Entry: Hashable, Sendable {
    /// An event and what came of it, and how often that was so.
    case step(StepDescription, count: Int)
    /// Something else that the user should know.
    case remark(String)
  }

  /// What stands at the top.
  public var heading = ScreenHeading()
  /// What lies over the rest, or `nil`.
  public var overlay: ScreenOverlay?
  /// Whether the log has the place of the keyboard.
  public var showsLogOnly = false

  /// The keys that are down, by their evdev codes.
  public private(set) var pressed: Set<UInt32> = []
  /// The key whose list is open, or `nil` for a list of no key, such as that of emoji.
  public private(set) var listKeycode: UInt32?
  /// What was recognised last: a gesture, or why there is no list.
  public private(set) var recognition: StepDescription.Part?
  /// The field with its text, preedit and list.
  public private(set) var field: SimulatedClient
  /// The line of text that is shown with the list, or `nil`.
  public private(set) var line: String?
  /// The log, the oldest line first.
  public private(set) var log: [Entry] = []

  private var lastKeycode: UInt32?

  /// Creates a model of an empty field.
  public init(capabilities: ClientCapabilities) {
    field = SimulatedClient(capabilities: capabilities)
  }

  /// Takes an event and what came of it.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - response: The keyboard's answer.
  ///   - time: When it happened, in ms.
  public mutating func take(_ event: InputEvent, _ response: Response, at time: Int) {
    switch event {
    case .focusIn, .focusOut, .reset: field.commitPreedit()
    case .key(let key): follow(key)
    // A program knows its text better, also what was typed elsewhere.
    case .surroundingText(let text) where heading.source == .engine:
      field.replaceText(text.text, cursor: text.cursor)
    default: break
    }
    for effect in response.effects { follow(effect) }
    if case .key(let key) = event, !response.isHandled { field.type(key) }
    let step = StepDescription(event, time: time, response: response)
    if let part = step.parts.last(where: { $0.kind == .gesture || $0.kind == .refusal }) {
      recognition = part
    }
    switch event {
    case .surroundingText where step.parts.isEmpty: break
    case .requested where step.parts.isEmpty: break
    default: add(step)
    }
  }

  /// Adds a remark to the log.
  public mutating func say(_ remark: String) { add(.remark(remark)) }

  /// Another field is typed into, which is empty.
  public mutating func enterField(capabilities: ClientCapabilities) {
    field = SimulatedClient(capabilities: capabilities)
    line = nil
    listKeycode = nil
    recognition = nil
  }

  /// All keys are up: the window with the terminal has lost the focus.
  public mutating func releaseAll() { pressed = [] }

  private mutating func follow(_ key: KeyEvent) {
    // A key from nowhere has no place on a keyboard.
    guard key.keycode != 0 else { return }
    if key.isRelease {
      pressed.remove(key.keycode)
    } else {
      pressed.insert(key.keycode)
      if !Self.modifierKeycodes.contains(key.keycode) { lastKeycode = key.keycode }
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
    case .auxiliary(let text): line = text
    default: break
    }
  }

  /// Adds a step; a key that repeats, and of which nothing comes, is one line.
  private mutating func add(_ step: StepDescription) {
    if step.parts.isEmpty, case .step(let last, let count) = log.last, last.parts == step.parts,
      last.event == step.event
    {
      log[log.count - 1] = .step(last, count: count + 1)
    } else {
      add(.step(step, count: 1))
    }
  }

  private mutating func add(_ entry: Entry) {
    log.append(entry)
    if log.count > Self.longestLog { log.removeFirst(log.count - Self.longestLog) }
  }
}
