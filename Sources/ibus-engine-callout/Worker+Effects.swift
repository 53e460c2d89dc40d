import EngineHost
import Feedback
import IBus
import KeyboardCore
import Logging

// What the keyboard asks for that is not IBus's business.
extension Worker {
  /// Does an effect of a session's.
  ///
  /// - Throws: What cannot be done, in one sentence.
  func perform(_ effect: Effect, of session: EngineSession) throws {
    switch effect {
    case .holdChanged(let isOn): if !settings.store(hold: isOn) { settingsChanged() }
    case .feedback(let kinds):
      answeredSession = session
      feedback.play(kinds)
    case .feedbackChanged(let isOn):
      guard settings.store(feedback: isOn) else { return settingsChanged() }
      feedback.settings.isOn = isOn
    case .localeChanged(let locale):
      // The name of an engine that does not exist could bring any locale.
      if keyboards.library.knows(locale) { settings.store(locale: locale) }
    case .greeted:
      settings.storeGreeted()
      // An administrator may have locked that setting.
      for session in sessions.compactMap(\.session) { session.controller.greeting = "" }
      hasGreeted = true
    case .emojiUsed(let emoji): keyboards.emojiStore.register(emoji)
    case .nextKeyboard:
      if let next = PreloadedEngines.next(after: session.name) { component?.select(next) }
    case .openSettings(let isSystem):
      // Where the programs lie in a folder of their own, PATH does not lead there.
      let own = ["ibus-setup-callout", DataDirectory.setupProgram].compactMap { $0 }
      try DesktopLauncher.run(firstOf: (isSystem ? [] : own) + ["ibus-setup"])
    case .openURL(let address): try DesktopLauncher.open(address)
    case .custom(let name):
      logger.notice("Nothing in this program performs the action custom:\(name).")
    case .commit, .preedit, .candidates, .auxiliary, .deleteSurrounding, .forwardKey,
      .requestSurroundingText, .refreshSurroundingText, .startTimer, .cancelTimer:
      // The session has done these.
      break
    }
  }
}
