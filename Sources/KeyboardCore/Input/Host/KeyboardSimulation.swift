/// A keyboard and a text field with a clock of their own, for `ime-cli type` and for tests.
public final class KeyboardSimulation {
  /// The keyboard.
  public let controller: KeyboardInputController
  /// The field; a text that is put into it is reported with the next event.
  public var client: SimulatedClient
  /// The time, in ms.
  public private(set) var now = 0
  /// Called with each event, its time and the answer, before the effects are carried out.
  public var onResponse: ((InputEvent, Int, Response) -> Void)?

  /// Looks up the words of `Effect.findSpellings`; without it, there is no answer.
  public var onQuestion: ((SpellingQuestion) -> SpellingAnswer)?

  private var question: SpellingQuestion?
  private var deadlines: [KeyboardTimer: Int] = [:]
  private var isAsked = false

  /// Creates a simulation and gives the field the focus.
  ///
  /// - Parameters:
  ///   - controller: The keyboard.
  ///   - capabilities: What the field can do.
  ///   - clientName: The field's client name.
  ///   - contentType: What the field is for.
  ///   - time: The initial time in ms, not before the last event of a keyboard that was used before.
  public init(
    controller: KeyboardInputController, capabilities: ClientCapabilities,
    clientName: String = "simulation", contentType: ContentType = ContentType(),
    time: Int = 0
  ) {
    self.controller = controller
    now = time
    client = SimulatedClient(capabilities: capabilities)
    controller.onRequest = { [weak self] in self?.isAsked = true }
    send(.focusIn(client: clientName))
    send(.capabilities(capabilities))
    send(.contentType(contentType))
    reportText()
  }

  /// Whether a timer is running.
  public var hasRunningTimers: Bool { !deadlines.isEmpty }

  /// When the next timer fires, or `nil` if none is running.
  public var nextDeadline: Int? { question == nil ? deadlines.values.min() : now }

  /// Advances the clock; timers fire at their time.
  public func wait(_ milliseconds: Int) {
    answerRequests()
    let end = now + milliseconds
    while let next = deadlines.min(by: {
      ($0.value, $0.key.rawValue) < ($1.value, $1.key.rawValue)
    }), next.value <= end {
      now = next.value
      deadlines[next.key] = nil
      send(.timer(next.key, time: now))
    }
    now = end
  }

  /// Presses or releases a key now.
  ///
  /// - Returns: Whether the keyboard used it up.
  @discardableResult
  public func send(_ key: KeyEvent) -> Bool {
    var key = key
    key.time = now
    let isHandled = send(.key(key))
    if !isHandled {
      client.type(key)
      reportText()
    }
    return isHandled
  }

  /// Sends an event now.
  ///
  /// - Returns: Whether the keyboard used it up.
  @discardableResult
  public func send(_ event: InputEvent) -> Bool {
    answerRequests()
    switch event {
    case .focusIn, .focusOut, .reset: client.commitPreedit()
    default: break
    }
    return handle(event)
  }

  /// Handles requests made between events, as hosts do immediately, and answers a question.
  private func answerRequests() {
    if let question, let answer = onQuestion?(question) {
      self.question = nil
      send(.spellings(answer))
    }
    guard isAsked else { return }
    isAsked = false
    send(.requested)
  }
}

extension KeyboardSimulation: KeyboardHost {
  /// The field's text.
  public var surroundingText: SurroundingText? { client.surroundingText }

  /// Changes the field.
  public func apply(_ effect: FieldEffect) { client.apply(effect) }

  /// Starts or stops a timer.
  public func set(_ timer: KeyboardTimer, to milliseconds: Int?) {
    deadlines[timer] = milliseconds.map { now + $0 }
  }

  /// Remembers an emoji that was used, and a question until the next event.
  public func perform(_ effect: ProgramEffect) {
    switch effect {
    case .emojiUsed(let emoji): controller.services.emojiProvider?.register(emoji)
    case .findSpellings(let question) where onQuestion != nil: self.question = question
    default: break
    }
  }

  /// Calls `onResponse`.
  public func receive(_ response: Response, to event: InputEvent, at time: Int) {
    onResponse?(event, time, response)
  }
}
