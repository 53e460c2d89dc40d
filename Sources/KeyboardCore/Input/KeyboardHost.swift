/// A program with a keyboard in it: it hands events to the keyboard and carries out the effects.
///
/// There is a requirement for each group of effects, in the order of this protocol. The last ones
/// have a default, which does nothing. The article *Writing a host* explains how they work together.
public protocol KeyboardHost: AnyObject {
  /// The keyboard.
  var controller: KeyboardInputController { get }
  /// The time in ms, by the clock that the keys' times come from.
  var now: Int { get }
  /// Inserts text at the cursor.
  func commit(_ text: String)
  /// Deletes `count` Unicode scalars, beginning `offset` scalars after the cursor.
  func deleteText(offset: Int, count: Int)
  /// Shows a list at the cursor, or removes it.
  func show(_ list: CandidateList?)
  /// Starts a timer again, or stops it; when it ends, the host handles `InputEvent.timer`.
  func set(_ timer: KeyboardTimer, to milliseconds: Int?)

  /// The text around the cursor, or `nil` if the field reports it in its own time or not at all.
  var surroundingText: SurroundingText? { get }
  /// Shows text at the cursor that is not committed yet, or removes it.
  func show(_ preedit: Preedit?)
  /// Shows a line of text with the list, or removes it.
  func show(auxiliaryText: String?)
  /// Sends a key to the field as if it had been typed.
  func forward(_ keysym: Keysym, keycode: UInt32, isRelease: Bool)
  /// Asks the field for its text, now and from now on.
  func requestText()
  /// Makes the field report its text again, by inserting an empty text.
  func refreshText()
  /// Stores what was changed at the keyboard: the locale, or whether holding or feedback is on.
  func store(_ change: Effect)
  /// Does what concerns the program and not the field, such as feedback or opening a page.
  func perform(_ effect: Effect)
  /// Receives each answer before its effects are carried out, which may lead to further events.
  func receive(_ response: Response, to event: InputEvent, at time: Int)
}

extension KeyboardHost {
  /// Hands an event to the keyboard, carries out the effects in their order, and reports the text.
  ///
  /// - Returns: Whether a key was used up; the field gets the other ones.
  @discardableResult
  public func handle(_ event: InputEvent) -> Bool {
    let time = event.time ?? now
    let response = controller.handle(event, at: time)
    receive(response, to: event, at: time)
    for effect in response.effects { carryOut(effect) }
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

  private func carryOut(_ effect: Effect) {
    switch effect {
    case .commit(let text): commit(text)
    case .preedit(let preedit): show(preedit)
    case .candidates(let list): show(list)
    case .auxiliary(let text): show(auxiliaryText: text)
    case .deleteSurrounding(let offset, let count): deleteText(offset: offset, count: count)
    case .forwardKey(let keysym, let keycode, let isRelease):
      forward(keysym, keycode: keycode, isRelease: isRelease)
    case .requestSurroundingText: requestText()
    case .refreshSurroundingText: refreshText()
    case .startTimer(let timer, let milliseconds): set(timer, to: milliseconds)
    case .cancelTimer(let timer): set(timer, to: nil)
    case .localeChanged, .holdChanged, .feedbackChanged: store(effect)
    case .openURL, .nextKeyboard, .openSettings, .emojiUsed, .feedback, .greet, .heldWhileOff,
      .custom:
      perform(effect)
    }
  }
}

// What a host may leave out.
extension KeyboardHost {
  /// The field reports its text in its own time, or not at all.
  public var surroundingText: SurroundingText? { nil }
  /// Shows nothing.
  public func show(_ preedit: Preedit?) {}
  /// Shows nothing.
  public func show(auxiliaryText: String?) {}
  /// Does nothing: the field has no keys of its own.
  public func forward(_ keysym: Keysym, keycode: UInt32, isRelease: Bool) {}
  /// Does nothing.
  public func requestText() {}
  /// Does nothing.
  public func refreshText() {}
  /// Stores nothing.
  public func store(_ change: Effect) {}
  /// Does nothing.
  public func perform(_ effect: Effect) {}
  /// Ignores the answer.
  public func receive(_ response: Response, to event: InputEvent, at time: Int) {}
}
