import Desktop
import Feedback
import GLib
import Hosting
import KeyboardCore

// The server and the desktop's accessibility features.
extension KeyboardServer {
  /// How long an announcement waits for the next one, and after a key, in ms.
  ///
  /// Orca falls silent when it sees a key go down, which on GNOME it sees after us.
  private static let announcementPause = 50
  /// How long an announcement waits for a key to go up, in ms: its repeats silence Orca, too, if
  /// they come.
  private static let longestHold = 700

  /// Follows the desktop's accessibility features.
  func followAccessibility() {
    screenReader.onChange = { [weak self] in self?.accessibility.screenReader = $0 }
    screenReader.follow()
  }

  /// Applies how long the desktop keeps a key from being pressed again, now and whenever it changes.
  func followBounceKeys() {
    let variable = DataDirectory.environment
    if !DisplayServer.isWayland(variable), let display = variable("DISPLAY") {
      X11BounceKeys.follow(display) { [weak self] in self?.accessibility.bounceDelay = $0 }
    } else {
      bounceKeys = BounceKeys { [weak self] in self?.accessibility.bounceDelay = $0 }
    }
  }

  /// Applies what the desktop's accessibility features do now to every session.
  func accessibilityChanged() {
    feedback.settings = settings.read().feedback(on: accessibility)
    for session in sessions { session.controller.accessibility = accessibility }
    reportChanges()
  }

  /// Has the screen reader say what changed in a list, after the key is answered.
  func announce(_ announcement: Announcement, of session: any KeyboardSession) {
    announcements.add(announcement, at: MainLoop.now)
    speak(for: session)
  }

  /// Has the screen reader say what waits, when no key interrupts that.
  private func speak(for session: any KeyboardSession) {
    announcementTimeout = Timeout(
      milliseconds: Self.announcementPause, priority: .whenIdle
    ) { [weak self, weak session] in
      guard let self else { return }
      announcementTimeout = nil
      if let session, let oldest = announcements.oldest {
        let quiet = MainLoop.now - max(oldest, session.lastKey)
        let isInterrupted =
          quiet < Self.announcementPause
          || session.controller.mayRepeat && quiet < Self.longestHold
        if isInterrupted { return speak(for: session) }
      }
      let announcements = announcements.take()
      // Another field may have the focus by now.
      guard let session, !announcements.isEmpty,
        ![session, focusedSession].contains(where: { $0?.isSecret == true })
      else { return }
      Sentences.prepare()
      screenReader.say(SpokenWords(keyboards.emojiStore).text(for: announcements))
    }
  }
}

extension KeyboardSession {
  fileprivate var isSecret: Bool {
    controller.state.keyboardContext.field.secrecy == .secret
  }
}
