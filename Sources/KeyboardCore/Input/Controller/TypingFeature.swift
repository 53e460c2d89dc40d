/// Something that typing can be about besides one letter after the other: what begins it, and what
/// the keyboard's events mean meanwhile.
///
/// The conductor knows none by name: it asks the one whose mode this is, and where nothing has begun
/// yet those in `TypingFeatures`. A new feature is a file with its value and its verbs, a case of
/// `TypingMode`, and its name in one of those lists. It changes the mode and writes into the turn; only
/// it calls services for its mode, and never while the mode is being changed.
protocol TypingFeature: SendableMetatype {
  var keyboard: KeyboardInputController { get }
  init(_ keyboard: KeyboardInputController)

  // MARK: It begins

  /// Begins with a key that goes down, whatever that types; `nil` if it does not.
  func begin(with press: KeyPress) -> Fate?
  /// Begins with a text that a key types; `nil` if it does not, and `refusal` may say why.
  func begin(
    typing text: String, _ action: KeyboardAction, _ press: KeyPress,
    _ refusal: inout HoldRefusal?
  ) -> Fate?
  /// Begins as a keyboard type that is chosen, or ends if typing is about it already; returns whether
  /// the type is the feature's.
  func toggle(_ type: KeyboardType) -> Bool
  /// Performs one of the keyboard's own actions, and returns whether it is the feature's.
  func perform(_ action: CustomAction) -> Bool
  /// Takes the host's answer about the spelling of a word.
  func take(_ answer: SpellingAnswer)

  // MARK: Typing is about it

  /// Takes a key that goes down; `nil` for one that does its ordinary work.
  func press(_ press: KeyPress) -> Fate?
  /// Takes a repeat of a key that is held or has done its work.
  func repeats(_ press: KeyPress, of key: PressedKey)
  /// Takes a key that goes up, and returns whether its press belongs to this.
  func release(_ release: KeyRecognizer.Release, _ event: KeyEvent) -> Bool
  func pressModifier(_ event: KeyEvent)
  func releaseShift()
  /// The key of a binding goes down, which types nothing.
  func otherKey()
  /// The time is up that a key has to be held, or to be released.
  func fired(_ timer: KeyboardTimer)
  /// Takes a report of the client's text.
  func follow(_ report: SurroundingText)
  /// Takes an entry of the list that was clicked, or picked in a scan.
  func pick(_ action: KeyboardAction)
  /// Decides what is undecided, and closes what is open. The reason is noted if a list was still to
  /// open; `nil` notes nothing.
  func leave(_ reason: HoldRefusal?)
  /// Closes what is open: the client has committed or dropped the text that was undecided.
  func forget(_ reason: HoldRefusal)
}

extension TypingFeature {
  var context: KeyboardContext { keyboard.context }
  var services: KeyboardInputController.Services { keyboard.services }
  var settings: KeyboardSettings { keyboard.settings }

  func begin(with press: KeyPress) -> Fate? { nil }
  func begin(
    typing text: String, _ action: KeyboardAction, _ press: KeyPress,
    _ refusal: inout HoldRefusal?
  ) -> Fate? { nil }
  func toggle(_ type: KeyboardType) -> Bool { false }
  func perform(_ action: CustomAction) -> Bool { false }
  func take(_ answer: SpellingAnswer) {}

  func press(_ press: KeyPress) -> Fate? { nil }
  func repeats(_ press: KeyPress, of key: PressedKey) {}
  func release(_ release: KeyRecognizer.Release, _ event: KeyEvent) -> Bool { false }
  func pressModifier(_ event: KeyEvent) {}
  func releaseShift() {}
  func otherKey() {}
  func fired(_ timer: KeyboardTimer) {}
  func follow(_ report: SurroundingText) {}

  // What becomes of a letter or name that is undecided.
  func pick(_ action: KeyboardAction) { keyboard.replaceLetter(with: action) }
  func leave(_ reason: HoldRefusal?) { keyboard.mode.commit(because: reason, &keyboard.turn) }
  func forget(_ reason: HoldRefusal) { keyboard.mode.end(reason, &keyboard.turn) }
}

/// The features by what begins them, in the order in which they are asked.
enum TypingFeatures {
  static let ofKeys: [any TypingFeature.Type] = [ColonFeature.self]
  static let ofTexts: [any TypingFeature.Type] = [HoldFeature.self]
  static let ofTypes: [any TypingFeature.Type] = [EmojiFeature.self]
  static let ofActions: [any TypingFeature.Type] = [HoldFeature.self, AccentFeature.self]
}

extension KeyboardInputController {
  /// What typing is about, or `nil`.
  var feature: (any TypingFeature)? { mode.feature?.init(self) }

  /// Takes a key that goes down where typing is about something, or by which something begins; `nil`
  /// if it does its ordinary work.
  func featureKey(_ press: KeyPress) -> Fate? {
    if let fate = feature?.press(press) { return fate }
    for type in TypingFeatures.ofKeys {
      if let fate = type.init(self).begin(with: press) { return fate }
    }
    return nil
  }

  /// Decides what is undecided, and closes what is open, whatever typing is about.
  func leaveFeature(_ reason: HoldRefusal? = .rollover) { feature?.leave(reason) }
}
