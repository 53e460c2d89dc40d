import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Rules on feedback") struct FeedbackRuleTests {
  static let rules: [String: FeedbackRule] = [
    "return=audio:custom:complete":
      FeedbackRule(.press, on: .primary(.return), audio: .custom(event: "complete")),
    "backspace@repeatPress=haptic:none":
      FeedbackRule(.repeatPress, on: .backspace, haptic: HapticFeedback.none),
    "space@longPress=audio:none":
      FeedbackRule(.longPress, on: .space, audio: AudioFeedback.none),
    "shift=audio:file:/tmp/a=b.oga":
      FeedbackRule(
        .press, on: .shift(currentCasing: .lowercased), audio: .customFile("/tmp/a=b.oga")),
    "keyboardType:emojis=haptic:selectionChanged":
      FeedbackRule(.press, on: .keyboardType(.emojis), haptic: .selectionChanged),
    "custom:toggleHold@doubleTap=audio:system":
      FeedbackRule(.doubleTap, on: .custom(named: "toggleHold"), audio: .system),
  ]

  @Test(arguments: rules)
  func `A rule names an action, a gesture and what answers it`(
    text: String, rule: FeedbackRule
  ) throws {
    #expect(try FeedbackRule(text) == rule)
  }

  @Test(arguments: [
    ("", "must have the form"), ("return", "must have the form"),
    ("return=", "must have the form"), ("return=audio", "must have the form"),
    ("return=smell:roses", "must have the form"),
    ("return@press@press=audio:input", "the gesture must be one of"),
    ("return@kick=audio:input", "the gesture must be one of"),
    ("moon=audio:input", "moon is no action"), ("=audio:input", " is no action"),
    ("return=audio:moon", "moon must be one of input"),
    ("return=audio:custom:", "must be one of input"),
    ("return=audio:file:", "must be one of input"),
    ("return=haptic:moon", "moon must be one of error"),
    ("character:e=audio:delete", "all sound the same"),
    ("text:x=haptic:heavy", "all sound the same"),
    ("emoji:🦦=audio:input", "all sound the same"),
  ])
  func `A rule that cannot be used is named with its reason`(text: String, reason: String) {
    let error = #expect(throws: FeedbackRuleError.self) { try FeedbackRule(text) }
    #expect(error?.description.hasPrefix("feedback-rules: \"\(text)\"") == true)
    #expect(error?.description.contains(reason) == true, "\(error as Any)")
  }

  @Test(arguments: [
    AudioFeedback.input, .system, .delete, .none, .calloutOpened, .customFile("/a"),
  ])
  func `A sound is read as it is written`(sound: AudioFeedback) {
    #expect(AudioFeedback(sound.name) == sound)
  }
}
