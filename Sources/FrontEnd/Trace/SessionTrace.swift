import Hosting
import KeyboardCore

/// Reports what happens in one session to the feed.
final class SessionTrace {
  private let feed: TraceFeed
  private let number: Int
  private let start: () -> TraceStart
  private let controller: KeyboardInputController
  private var secrecy: TraceSecrecy
  private var isNew: Bool
  private var hasFocus = false
  /// Whether an emoji was used since the last open event, and left out.
  private var hasHiddenEmoji = false
  /// The keyboard before the field got the focus.
  private var before: TraceStart

  /// - Parameters:
  ///   - feed: The feed.
  ///   - engine: The engine's name.
  ///   - controller: The keyboard.
  ///   - isNew: Whether nothing has happened in the session yet.
  ///   - settings: Returns `SettingsStore.changes`.
  ///   - emojiStore: Knows the emoji used recently, and which characters fonts show.
  init(
    _ feed: TraceFeed, engine: String, controller: KeyboardInputController, isNew: Bool,
    settings: @escaping () -> [String], emojiStore: EmojiStore
  ) {
    self.feed = feed
    self.controller = controller
    self.isNew = isNew
    secrecy = TraceSecrecy(controller)
    feed.keys.hide(controller.keysDown)
    number = feed.nextSession()
    start = { [unowned controller] in
      TraceStart(engine: engine, settings: settings(), emojiStore: emojiStore, controller)
    }
    before = start()
  }

  /// Reports the keyboard's answer to an event.
  func tell(_ event: InputEvent, time: Int, _ response: Response) {
    let isSecret = secrecy.hides(event, response, controller, &feed.keys)
    if isSecret {
      hasHiddenEmoji = hasHiddenEmoji || response.usesEmoji
    } else if hasHiddenEmoji {
      // It is among the recent ones from now on, and a replay must know.
      hasHiddenEmoji = false
      tellChange(time: time)
    }
    let line = traceLine(
      event, time: time, response: response, isSecret: isSecret, session: number)
    var isBeginning = isNew
    switch event {
    case .focusIn: (isBeginning, hasFocus) = (true, true)
    case .focusOut: hasFocus = false
    default: break
    }
    isNew = false
    feed.tell(
      line, session: number, isBeginning: isBeginning,
      start: { before.line(session: number, time: time) })
    switch event {
    case .key, .timer, .surroundingText: break  // They do not change what a field begins with.
    default: if !hasFocus { before = start() }
    }
  }

  /// Reports that the settings, the quirks of clients, or the emoji used recently have changed.
  func tellChange(time: Int) {
    let now = start()
    defer { before = now }
    guard !isNew else { return }
    let line = now.line(session: number, time: time, isChange: true)
    feed.tell(line, session: number, isBeginning: false, start: { line })
  }
}

extension Response {
  fileprivate var usesEmoji: Bool {
    effects.contains { if case .program(.emojiUsed) = $0 { true } else { false } }
  }
}
