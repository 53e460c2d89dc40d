/// The search for emoji with `:name` in running text.
struct ColonFeature: TypingFeature {
  let keyboard: KeyboardInputController
  init(_ keyboard: KeyboardInputController) { self.keyboard = keyboard }

  /// Takes a colon that begins a name.
  func begin(with press: KeyPress) -> Fate? {
    guard settings.emojiColonSearch, !press.isRepeat, !press.event.modifiers.isCommand,
      keyboard.mode.name == nil, keyboard.composition.isEmpty,
      keyboard.layoutKey(of: press.event).text == ":",
      services.emojiProvider != nil,
      context.field.emojiRefusal == nil, context.field.secrecy == .open,
      ColonSearch.canBegin(
        in: context.field,
        after: keyboard.certainText ?? context.field.surroundingText?.before)
    else { return nil }
    keyboard.mode.commit(&keyboard.turn)
    keyboard.mode = .name(ColonSearch(":", press))
    show()
    return .spent
  }

  func press(_ press: KeyPress) -> Fate? {
    if let fate = typed(press) ?? keyboard.listKey(press, takesFirst: true) {
      return fate
    }
    keyboard.mode.closeList(&keyboard.turn)
    return nil
  }

  /// Takes a key that continues the name; `nil` for one that does not belong to it.
  private func typed(_ press: KeyPress) -> Fate? {
    guard let name = keyboard.mode.name else { return nil }
    let event = press.event
    let isErasing = event.keysym == .backspace
    let typed = isErasing ? nil : keyboard.layoutKey(of: event).text
    if let whole = name.closed(by: typed), let emoji = keyboard.emojiSource?.emoji(named: whole) {
      pick(.emoji(emoji))
      return .spent
    }
    guard let text = name.text(after: event, typing: typed) else { return nil }
    if text.isEmpty {
      keyboard.mode.end(nil, &keyboard.turn)
      keyboard.turn.add(.preedit(nil))
    } else if isErasing || !press.isRepeat {
      keyboard.mode.name?.change(to: text, press)
      show()
    }
    return isErasing ? .used : .spent
  }

  func pressModifier(_ event: KeyEvent) {
    if event.keysym.isCommandModifier {
      keyboard.mode.commit(&keyboard.turn)
    } else {
      keyboard.mode.list?.pressed(event)
    }
  }

  func releaseShift() {
    _ = keyboard.mode.list?.shiftReleased(CaseMapping(context.locale))
  }

  func follow(_ report: SurroundingText) { keyboard.mode.name?.follow(report) }

  private func show() {
    guard let name = keyboard.mode.name else { return }
    keyboard.turn.add(.preedit(Preedit(name.letter.text, isUnderlined: true)))
    let emojis = name.query.flatMap { keyboard.emojiSource?.emojis(matching: $0) } ?? []
    keyboard.mode.name?.show(emojis, &keyboard.turn)
  }
}
