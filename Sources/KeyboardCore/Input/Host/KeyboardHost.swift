/// A program with a keyboard in it: it hands events to the keyboard and carries out the effects.
///
/// There is a requirement for each group of effects. The article *Writing a host* explains them. All are
/// called on the thread that hands the event to the keyboard, one event after the other.
public protocol KeyboardHost: AnyObject {
  /// The keyboard.
  var controller: KeyboardInputController { get }
  /// The time in ms, by the clock that the keys' times come from.
  var now: Int { get }
  /// The text around the cursor, or `nil` if the field reports it by itself or not at all.
  var surroundingText: SurroundingText? { get }
  /// Receives each answer before its effects are carried out, which may lead to further events.
  func receive(_ response: Response, to event: InputEvent, at time: Int)
  /// Changes the field, or what is shown at its cursor.
  func apply(_ effect: FieldEffect)
  /// Starts a timer again, or stops it; when it ends, the host handles `InputEvent.timer`.
  func set(_ timer: KeyboardTimer, to milliseconds: Int?)
  /// Stores what was changed at the keyboard: the locale, or whether holding or feedback is on.
  func store(_ change: KeyboardChange)
  /// Does what concerns the program and not the field, such as feedback or opening a page.
  func perform(_ effect: ProgramEffect)
  /// All effects of an event have been carried out.
  func endTurn()
}

extension KeyboardHost {
  /// The field reports its text by itself, or not at all.
  public var surroundingText: SurroundingText? { nil }
  /// Ignores the answer.
  public func receive(_ response: Response, to event: InputEvent, at time: Int) {}
  /// Stores nothing.
  public func store(_ change: KeyboardChange) {}
  /// Does nothing.
  public func perform(_ effect: ProgramEffect) {}
  /// Does nothing.
  public func endTurn() {}

  /// Hands an event to the keyboard, carries out the effects in their order, and reports the text.
  ///
  /// - Returns: Whether a key was used up; the field gets the other ones.
  @discardableResult
  public func handle(_ event: InputEvent) -> Bool {
    let time = event.time ?? now
    let response = controller.handle(event, at: time)
    receive(response, to: event, at: time)
    for effect in response.effects {
      switch effect {
      case .field(let effect): apply(effect)
      case .timer(let timer, let milliseconds): set(timer, to: milliseconds)
      case .changed(let change): store(change)
      case .program(let effect): perform(effect)
      }
    }
    endTurn()
    if case .surroundingText = event { return false }
    reportText()
    return response.isHandled
  }

  /// Reports the text around the cursor to the keyboard, if it has changed.
  public func reportText() {
    guard let text = surroundingText,
      controller.state.keyboardContext.field.surroundingText != text
    else { return }
    handle(.surroundingText(text))
  }
}
