import Desktop
import GLib
import Hosting
import KeyboardCore

/// What the sessions have the desktop's screen reader say.
final class Speech {
  /// How long an announcement waits for the next one, and after a key, in ms.
  ///
  /// Orca falls silent when it sees a key go down, which on GNOME it sees after us.
  private static let pause = 50
  /// How long an announcement waits for a key to go up, in ms: its repeats silence Orca, too, if
  /// they come.
  private static let longestHold = 700

  /// Returns the session whose field has the focus.
  var focusedSession: () -> (any KeyboardSession)? = { nil }

  private let reader: any SpeechOutput
  private let emojiStore: EmojiStore
  private var announcements = AnnouncementQueue()
  private var timeout: Timeout?

  /// Has a screen reader speak, which names emoji as a store does.
  init(_ reader: any SpeechOutput, _ emojiStore: EmojiStore) {
    self.reader = reader
    self.emojiStore = emojiStore
  }

  /// Follows what the screen reader does from now on.
  func follow(onChange: @escaping (Accessibility.ScreenReader) -> Void) {
    reader.onChange = onChange
    reader.follow()
  }

  /// Forgets a list, which another field does not have.
  func forgetList() { announcements.forgetList() }

  /// Has the screen reader say what changed in a list, after the key is answered.
  func announce(_ announcement: Announcement, of session: any KeyboardSession) {
    announcements.add(announcement, at: MainLoop.now)
    speak(for: session)
  }

  /// Has the screen reader say what waits, when no key interrupts that.
  private func speak(for session: any KeyboardSession) {
    timeout = Timeout(milliseconds: Self.pause, priority: .whenIdle) { [weak self, weak session] in
      guard let self else { return }
      timeout = nil
      if let session, let oldest = announcements.oldest {
        let quiet = MainLoop.now - max(oldest, session.lastKey)
        let isInterrupted =
          quiet < Self.pause
          || session.controller.mayRepeat && quiet < Self.longestHold
        if isInterrupted { return speak(for: session) }
      }
      let announcements = announcements.take()
      // Another field may have the focus by now.
      guard let session, !announcements.isEmpty,
        ![session, focusedSession()].contains(where: { $0?.isSecret == true })
      else { return }
      Translation.prepare()
      reader.say(SpokenWords(emojiStore).text(for: announcements))
    }
  }
}

extension KeyboardSession {
  fileprivate var isSecret: Bool {
    controller.state.keyboardContext.field.secrecy == .secret
  }
}
