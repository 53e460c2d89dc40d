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
      isHoldReminderDue = !isOn
      say(KeyboardTiming.sentence, in: session, Sentences.hold)
    case .feedback(let isOn):
      guard settings.store(feedback: isOn) else { return settingsChanged() }
      feedback.settings = session.controller.settings.feedback(on: accessibility)
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
    case .heldWhileOff:
      guard isHoldReminderDue else { return }
      isHoldReminderDue = false
      say(KeyboardTiming.sentence, in: session, Sentences.hold)
    case .feedback(let kinds):
      answeredSession = session
      feedback.play(kinds)
    case .greet:
      // An administrator may have locked the setting, so storing is not enough.
      guard !hasGreeted else { return }
      // If another message replaces it, the greeting comes at the next key.
      say(KeyboardTiming.greeting, in: session) { [weak self] _ in
        self?.hasGreeted = true
        self?.settings.storeGreeted()
        return Sentences.greeting
      }
    case .emojiUsed(let emoji): keyboards.emojiStore.register(emoji)
    case .pin(let pin): self.pin(pin, in: session)
    case .nextKeyboard:
      frontEnd?.selectNextKeyboard(after: session)
    case .openSettings(let isSystem):
      // PATH does not contain the programs if they are in a folder of their own.
      let own = ["ibus-setup-callout", DataDirectory.setupProgram].compactMap { $0 }
      try Launcher.start(
        firstOf: (isSystem ? [] : own) + [frontEnd?.systemSettings].compactMap { $0 })
    case .openURL(let address): try Launcher.open(address)
    case .explain(let refusal):
      let library = keyboards.library
      say(KeyboardTiming.sentence, in: session) { _ in Sentences.explanation(refusal, library) }
    case .findSpellings(let question):
      // The session may end before the answer comes.
      spelling.find(question) { [weak session] in session?.handle(.spellings($0)) }
    case .announce(let announcement): announce(announcement, of: session)
    case .custom(let name):
      logger.notice("Nothing in this program performs the action custom:\(name).")
    }
  }

  /// Pins a letter to a key and says so, or asks for the key.
  private func pin(_ pin: Pin, in session: any KeyboardSession) {
    guard let key = pin.key else {
      return say(KeyboardTiming.sentence, in: session) { _ in Sentences.pinQuestion(pin.text) }
    }
    MainLoop.after(milliseconds: 0) { [weak self, weak session] in
      Sentences.prepare()
      self?.pinnedLetters.toggle(pin) { [weak self, weak session] outcome in
        guard let self, let session else { return }
        switch outcome {
        case .success(let isPinned):
          say(KeyboardTiming.sentence, in: session) { _ in
            Sentences.pin(of: pin.text, to: key, isOn: isPinned)
          }
        case .failure(let error):
          logger.warning("\(error)")
          say(KeyboardTiming.greeting, in: session) { _ in error.description }
        }
      }
    }
  }

  /// Shows a message at the cursor, after the key is answered: translations are read from the disk.
  private func say(
    _ milliseconds: Int, in session: any KeyboardSession,
    _ text: @escaping (KeyboardSettings) -> String
  ) {
    // IBus may end the engine, and so the session, before that. A session shows its last message.
    let key = ObjectIdentifier(session)
    sentences[key] = Timeout(milliseconds: 0, priority: .whenIdle) { [weak self, weak session] in
      self?.sentences[key] = nil
      guard let session else { return }
      session.handle(.message(text(session.controller.settings), milliseconds: milliseconds))
    }
  }
}
