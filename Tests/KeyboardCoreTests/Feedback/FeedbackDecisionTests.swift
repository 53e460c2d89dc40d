import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Feedback decisions") struct FeedbackDecisionTests {
  /// The feedback for a gesture, as `audio/haptic`, or `nil` for none.
  private static func answer(
    _ gesture: KeyboardGesture, _ action: KeyboardAction,
    _ configuration: FeedbackConfiguration = .enabled
  ) -> String? {
    let controller = RecordingController()
    controller.feedbackHandler = StandardKeyboardFeedbackHandler(configuration: configuration)
    StandardKeyboardActionHandler(controller: controller).handle(gesture, on: action)
    #expect(controller.heard.count <= 1)
    return controller.heard.first.map { "\($0.audio.name)/\($0.haptic.rawValue)" }
  }

  /// The groups of KeyboardKit, whose "go" and "search" keys were silent.
  static let presses: [(KeyboardAction, String?)] = [
    (.character("a"), "input/light"), (.characterMargin("a"), "input/light"),
    (.emoji(Emoji("🦦")), "input/light"), (.text("Best wishes"), "input/light"),
    (.space, "input/light"), (.backspace, "delete/light"),
    (.shift(currentCasing: .lowercased), "system/light"),
    (.shift(currentCasing: .capsLocked), "system/light"), (.tab, "system/light"),
    (.dismissKeyboard, "system/light"), (.moveCursorBackward, "system/light"),
    (.moveCursorForward, "system/light"), (.nextLocale, "system/light"),
    (.primary(.return), "system/light"), (.primary(.newLine), "system/light"),
    (.primary(.go), "system/light"), (.primary(.search), "system/light"),
    (.primary(.done), "system/light"), (.keyboardType(.numeric), "system/light"),
    (.keyboardType(.emojis), "system/light"), (.capsLock, "system/light"),
    (.systemSettings, "none/light"), (.url("https://example.org"), "none/light"),
    (.none, nil), (.image(description: "", keyboardImageName: "", imageName: ""), nil),
    (.systemImage(description: "", keyboardImageName: "", imageName: ""), nil), (.command, nil),
    (.control, nil), (.option, nil), (.escape, nil), (.function, nil), (.dictation, nil),
    (.url(nil), nil),
  ]

  @Test(arguments: presses)
  func `The kind of key decides about a press`(action: KeyboardAction, expected: String?) {
    #expect(Self.answer(.press, action) == expected)
    #expect(Self.answer(.press, action, .disabled) ?? "none/none" == "none/none")
    #expect(Self.answer(.press, action, .minimal) ?? "none/none" == "none/none")
  }

  @Test func `Releases and gestures that do nothing have no feedback`() {
    for (action, _) in Self.presses {
      #expect(Self.answer(.release, action) == nil, "\(action)")
      #expect(Self.answer(.doubleTap, action) == nil, "\(action)")
      if action != .space { #expect(Self.answer(.longPress, action) == nil, "\(action)") }
      if action != .backspace { #expect(Self.answer(.repeatPress, action) == nil, "\(action)") }
    }
  }

  @Test func `The held space bar vibrates silently`() {
    #expect(Self.answer(.longPress, .space) == "none/medium")
    #expect(Self.answer(.longPress, .space, .minimal) == "none/medium")
    #expect(Self.answer(.longPress, .space, .disabled) == "none/none")
  }

  @Test func `Each repeat of BackSpace is heard`() {
    #expect(Self.answer(.repeatPress, .backspace) == "delete/selectionChanged")
  }

  /// The sound of the kind of key, and the vibration of the gesture.
  static let own: [(KeyboardGesture, KeyboardAction, AudioFeedback, HapticFeedback)] = [
    (.longPress, .space, .none, .success), (.press, .backspace, .customFile("delete"), .error),
    (.press, .shift(currentCasing: .auto), .customFile("system"), .error),
    (.press, .character("a"), .customFile("input"), .error),
    (.release, .character("a"), .customFile("input"), .warning),
    (.doubleTap, .character("a"), .customFile("input"), .medium),
    (.longPress, .character("a"), .customFile("input"), .heavy),
    (.repeatPress, .character("a"), .customFile("input"), .light),
  ]

  @Test(arguments: own)
  func `A configuration can have a sound for each kind of key, and a vibration for each gesture`(
    gesture: KeyboardGesture, action: KeyboardAction, sound: AudioFeedback,
    vibration: HapticFeedback
  ) {
    let audio = AudioFeedbackConfiguration(
      input: .customFile("input"), delete: .customFile("delete"), system: .customFile("system"))
    let haptic = HapticFeedbackConfiguration(
      press: .error, release: .warning, doubleTap: .medium, longPress: .heavy,
      longPressOnSpace: .success, repeat: .light)
    let handler = StandardKeyboardFeedbackHandler(
      configuration: FeedbackConfiguration(audio: audio, haptic: haptic))
    let feedback = KeyboardFeedback(audio: sound, haptic: vibration)
    #expect(handler.feedback(for: gesture, on: action) == feedback)
  }

  @Test func `All keys that type sound the same`() {
    let letters = (32..<0x2000).compactMap(Unicode.Scalar.init).map {
      KeyboardAction.character("\($0)")
    }
    let heard = Set(letters.map { Self.answer(.press, $0) })
    #expect(heard == ["input/light"])
  }

  @Test(arguments: [
    AudioFeedback.input, .system, .delete, .none, .calloutOpened, .customFile("/a"),
  ])
  func `A sound's name can be read`(sound: AudioFeedback) {
    #expect(AudioFeedback(sound.name) == sound)
  }

  @Test(arguments: ["moon", "custom:", "file:", ""])
  func `Other names are not sounds`(name: String) {
    #expect(AudioFeedback(name) == nil)
  }

  @Test func `Cues have their own sounds`() {
    let handler = StandardKeyboardFeedbackHandler()
    let sounds = FeedbackCue.allCases.map { handler.feedback(for: $0).audio }
    #expect(Set(sounds + [.input, .system, .delete, .none]).count == sounds.count + 4)
    let minimal = StandardKeyboardFeedbackHandler(configuration: .minimal)
    #expect(
      FeedbackCue.allCases.allSatisfy { minimal.feedback(for: $0) == handler.feedback(for: $0) })
    let disabled = StandardKeyboardFeedbackHandler(configuration: .disabled)
    #expect(FeedbackCue.allCases.allSatisfy { disabled.feedback(for: $0).isEmpty })
  }
}
