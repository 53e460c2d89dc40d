/// A keyboard and a text field with a clock of their own, for `ime-cli type` and for tests.
public final class KeyboardSimulation {
  /// The keyboard.
  public let controller: KeyboardInputController
  /// The field.
  public private(set) var client: SimulatedClient
  /// The time, in ms.
  public private(set) var now = 0
  /// Called with each event, its time and the answer.
  public var onResponse: ((InputEvent, Int, Response) -> Void)?

  private var deadlines: [KeyboardTimer: Int] = [:]
  private var isAsked = false

  /// Creates a simulation and gives the field the focus.
  ///
  /// - Parameters:
  ///   - controller: The keyboard.
  ///   - capabilities: What the field can do.
  ///   - clientName: The field's client name.
  ///   - contentType: What the field is for.
  ///   - time: The time at the beginning, in ms; for a keyboard that has been used, not before that.
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
    tellSurroundingText()
  }

  /// Whether a timer is running.
  public var hasRunningTimers: Bool { !deadlines.isEmpty }

  /// When the next timer runs out, or `nil` while none is running.
  public var nextDeadline: Int? { deadlines.values.min() }

  /// Lets time pass; timers fire when they run out.
  public func wait(_ milliseconds: Int) {
    answerRequests()
    let end = now + milliseconds
    func isEarlier(
      _ one: (key: KeyboardTimer, value: Int), _ other: (key: KeyboardTimer, value: Int)
    )
      -> Bool
    { (one.value, one.key.rawValue) < (other.value, other.key.rawValue) }
    while let next = deadlines.min(by: isEarlier), next.value <= end {
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
      tellSurroundingText()
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
    let response = controller.handle(event, at: now)
    for effect in response.effects {
      client.apply(effect)
      switch effect {
      case .startTimer(let timer, let milliseconds): deadlines[timer] = now + milliseconds
      case .cancelTimer(let timer): deadlines[timer] = nil
      case .emojiUsed(let emoji): controller.services.emojiProvider?.register(emoji)
      default: break
      }
    }
    onResponse?(event, now, response)
    if case .surroundingText = event { return false }
    tellSurroundingText()
    return response.isHandled
  }

  /// Does what was asked of the keyboard between events, as hosts do at once.
  private func answerRequests() {
    guard isAsked else { return }
    isAsked = false
    send(.requested)
  }

  private func tellSurroundingText() {
    guard let text = client.surroundingText else { return }
    if controller.state.keyboardContext.field.surroundingText != text {
      send(.surroundingText(text))
    }
  }
}
