import KeyboardCore
import Testing

@Suite("KeyboardKit's facts: feedback") struct FeedbackFactTests {
  @Test func `Sounds are by default those for everything, and none if disabled`() {
    let standard = AudioFeedbackConfiguration()
    #expect((standard.input, standard.delete, standard.system) == (.input, .delete, .system))
    #expect(standard == .enabled)
    let disabled = AudioFeedbackConfiguration.disabled
    #expect((disabled.input, disabled.delete, disabled.system) == (.none, .none, .none))
  }

  /// The vibrations of press, release, double tap, long press, long press on space, and repeat.
  static let vibrations: [(HapticFeedbackConfiguration, [HapticFeedback])] = [
    (HapticFeedbackConfiguration(), [.none, .none, .none, .none, .mediumImpact, .none]),
    (.minimal, [.none, .none, .none, .none, .mediumImpact, .none]),
    (.disabled, [.none, .none, .none, .none, .none, .none]),
    (
      .enabled,
      [
        .lightImpact, .lightImpact, .lightImpact, .mediumImpact, .mediumImpact,
        .selectionChanged,
      ]
    ),
  ]

  @Test(arguments: vibrations)
  func `A configuration vibrates for these gestures`(
    configuration: HapticFeedbackConfiguration, expected: [HapticFeedback]
  ) {
    let found = [
      configuration.press, configuration.release, configuration.doubleTap,
      configuration.longPress, configuration.longPressOnSpace, configuration.repeat,
    ]
    #expect(found == expected)
  }

  @Test func `A keyboard's feedback is off until somebody switches it on`() {
    let standard = FeedbackConfiguration()
    #expect(!standard.isAudioFeedbackEnabled && !standard.isHapticFeedbackEnabled)
    #expect(KeyboardInputController().state.feedbackConfiguration.audio == .disabled)
  }

  @Test func `A configuration can have values of its own`() {
    let audio = AudioFeedbackConfiguration(input: .delete, delete: .input, system: .system)
    let haptic = HapticFeedbackConfiguration(
      press: .error, release: .error, doubleTap: .warning, longPress: .success,
      longPressOnSpace: .lightImpact, repeat: .heavyImpact)
    let configuration = FeedbackConfiguration(audio: audio, haptic: haptic)
    #expect(configuration.audio == audio && audio != .enabled)
    #expect(configuration.haptic == haptic && haptic != .minimal)
    #expect(haptic[.repeatPress] == .heavyImpact && haptic[.release] == .error)
  }

  /// Their sounds are those of the configuration, of which a handler chooses one.
  static let sounds: [(KeyboardGesture, KeyboardAction, AudioFeedback)] = [
    (.longPress, .space, .none), (.press, .backspace, .customFile("delete")),
    (.press, .character("a"), .customFile("input")),
    (.press, .shift(currentCasing: .auto), .customFile("system")),
  ]

  static let gestures: [(KeyboardGesture, KeyboardAction, HapticFeedback)] = [
    (.longPress, .space, .success), (.doubleTap, .character("a"), .medium),
    (.longPress, .character("a"), .heavy), (.press, .character("a"), .error),
    (.release, .character("a"), .warning), (.repeatPress, .character("a"), .light),
  ]

  private let handler = StandardKeyboardFeedbackHandler(
    configuration: FeedbackConfiguration(
      audio: AudioFeedbackConfiguration(
        input: .customFile("input"), delete: .customFile("delete"),
        system: .customFile("system")),
      haptic: HapticFeedbackConfiguration(
        press: .error, release: .warning, doubleTap: .medium, longPress: .heavy,
        longPressOnSpace: .success, repeat: .light)))

  @Test(arguments: sounds)
  func `The kind of key decides about the sound`(
    gesture: KeyboardGesture, action: KeyboardAction, sound: AudioFeedback
  ) {
    #expect(handler.audioFeedback(for: gesture, on: action) == sound)
    #expect(handler.feedback(for: gesture, on: action).audio == sound)
  }

  @Test(arguments: gestures)
  func `The gesture decides about the vibration`(
    gesture: KeyboardGesture, action: KeyboardAction, vibration: HapticFeedback
  ) {
    #expect(handler.hapticFeedback(for: gesture, on: action) == vibration)
    #expect(handler.feedback(for: gesture, on: action).haptic == vibration)
  }

  static let triggers: [(KeyboardGesture, KeyboardAction, Bool)] = [
    (.press, .control, false), (.press, .character(""), true), (.release, .character(""), false),
    (.longPress, .space, true),
  ]

  @Test(arguments: triggers)
  func `Some gestures trigger feedback, sound and vibration together`(
    gesture: KeyboardGesture, action: KeyboardAction, triggers: Bool
  ) {
    let controller = RecordingController()
    controller.feedbackHandler = handler
    let actionHandler = StandardKeyboardActionHandler(controller: controller)
    #expect(actionHandler.shouldTriggerFeedback(for: gesture, on: action) == triggers)
    actionHandler.triggerFeedback(for: gesture, on: action)
    #expect(controller.heard == (triggers ? [handler.feedback(for: gesture, on: action)] : []))
  }
}
