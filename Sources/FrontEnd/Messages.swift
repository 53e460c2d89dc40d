import GLib
import Hosting
import KeyboardCore
import Logging

/// What the keyboard has to say to its user, at the cursor.
final class Messages {
  private let settings: SettingsStore
  private let logger: Logger
  private let pinnedLetters = PinnedLetters()
  /// Called when a letter was pinned, or is not any more.
  var onPin: (() -> Void)?
  /// The messages that will be shown, by their sessions.
  private var timeouts: [ObjectIdentifier: Timeout] = [:]
  private var hasGreeted = false
  /// Whether holding was turned off with a key or in the menu, and no key was held since.
  private var isHoldReminderDue = false

  /// Stores in the settings that the greeting was shown, and logs problems.
  init(_ settings: SettingsStore, _ logger: Logger) {
    self.settings = settings
    self.logger = logger
  }

  /// Writes what is not written yet, for the end of the program.
  func finish() { pinnedLetters.finish() }

  /// Says that holding was turned on or off with a key or in the menu.
  func holdChanged(isOn: Bool, in session: any KeyboardSession) {
    isHoldReminderDue = !isOn
    say(KeyboardTiming.sentence, in: session, Sentences.hold)
  }

  /// Says once, when a key is held, that holding was turned off.
  func remindOfHold(in session: any KeyboardSession) {
    guard isHoldReminderDue else { return }
    isHoldReminderDue = false
    say(KeyboardTiming.sentence, in: session, Sentences.hold)
  }

  /// Nobody has to be reminded that holding is off if it is on.
  func settingsChanged(_ settings: KeyboardSettings) {
    if settings.hold { isHoldReminderDue = false }
  }

  /// Explains holding to a new user, once.
  func greet(in session: any KeyboardSession) {
    // An administrator may have locked the setting, so storing is not enough.
    guard !hasGreeted else { return }
    // If another message replaces it, the greeting comes at the next key.
    say(KeyboardTiming.greeting, in: session) { [weak self] _ in
      self?.hasGreeted = true
      self?.settings.storeGreeted()
      return Sentences.greeting
    }
  }

  /// Says why a request for a list did nothing, with names of locales.
  func explain(
    _ refusal: HoldRefusal, in session: any KeyboardSession, _ library: LocaleLibrary
  ) {
    say(KeyboardTiming.sentence, in: session) { _ in Sentences.explanation(refusal, library) }
  }

  /// Pins a letter to a key and says so, or asks for the key.
  func pin(_ pin: Pin, in session: any KeyboardSession) {
    guard let key = pin.key else {
      return say(KeyboardTiming.sentence, in: session) { _ in Sentences.pinQuestion(pin.text) }
    }
    MainLoop.after(milliseconds: 0) { [weak self, weak session] in
      Translation.prepare()
      self?.pinnedLetters.toggle(pin) { [weak self, weak session] outcome in
        guard let self, let session else { return }
        switch outcome {
        case .success(let isPinned):
          onPin?()
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
    timeouts[key] = Timeout(milliseconds: 0, priority: .whenIdle) { [weak self, weak session] in
      self?.timeouts[key] = nil
      guard let session else { return }
      session.handle(.message(text(session.controller.settings), milliseconds: milliseconds))
    }
  }
}
