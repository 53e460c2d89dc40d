import Feedback
import GLib
import Hosting
import KeyboardCore
import Logging
import Spelling

// The effects that concern the program and not the field.
extension KeyboardServer {
  /// Stores what was changed at the keyboard of a session.
  func store(_ change: KeyboardChange, of session: any KeyboardSession) {
    switch change {
    case .hold(let isOn):
      guard settings.store(hold: isOn) else { return settingsChanged() }
      messages.holdChanged(isOn: isOn, in: session)
    case .feedback(let isOn):
      guard settings.store(feedback: isOn) else { return settingsChanged() }
      useFeedback(of: session.controller.settings)
    case .locale(let locale, let isChosen):
      // The setting belongs to sessions without a locale of their own. A locale that follows the layout
      // is nobody's choice.
      let isOnly = session.controller.state.keyboardContext.languages == [locale]
      guard session.ownLocale == nil, isChosen || isOnly else { return }
      settings.store(locale: isChosen ? locale : nil)
    }
  }

  /// Performs an effect of a session's, or throws why it cannot, in one sentence.
  func perform(_ effect: ProgramEffect, of session: any KeyboardSession) throws {
    switch effect {
    case .heldWhileOff: messages.remindOfHold(in: session)
    case .feedback(let kinds): play(kinds, for: session)
    case .greet: messages.greet(in: session)
    case .emojiUsed(let emoji): keyboards.emojiStore.register(emoji)
    case .pin(let pin): messages.pin(pin, in: session)
    case .nextKeyboard:
      frontEnd?.selectNextKeyboard(after: session)
    case .openSettings(let isSystem):
      // PATH does not contain the programs if they are in a folder of their own.
      let own = ["ibus-setup-callout", DataDirectory.setupProgram].compactMap { $0 }
      try Launcher.start(
        firstOf: (isSystem ? [] : own) + [frontEnd?.systemSettings].compactMap { $0 })
    case .openURL(let address): try Launcher.open(address)
    case .explain(let refusal): messages.explain(refusal, in: session, keyboards.library)
    case .findSpellings(let question):
      // The session may end before the answer comes.
      spelling.find(question) { [weak session] in session?.handle(.spellings($0)) }
    case .announce(let announcement): speech.announce(announcement, of: session)
    case .custom(let name):
      logger.notice("Nothing in this program performs the action custom:\(name).")
    }
  }
}
