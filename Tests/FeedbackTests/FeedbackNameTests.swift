import KeyboardCore
import Testing

@testable import Feedback

@Suite("Names of feedback in other programs") struct FeedbackNameTests {
  @Test(arguments: [
    (AudioFeedback.input, "button-pressed"), (.system, "button-pressed-system"),
    (.delete, "button-pressed-delete"), (.calloutOpened, "menu-popup"),
    (.calloutMoved, "item-selected"), (.refused, "x-callout-refused"),
  ])
  func `A sound has a name in the theme, and our own sound has another`(
    audio: AudioFeedback, event: String
  ) throws {
    let sound = try #require(CanberraSound(audio))
    #expect(sound == CanberraSound(event: event))
    let own = CanberraSound(event: "ibus-callout-\(event)", file: "/sounds/\(event).oga")
    #expect(sound.own(in: "/sounds") == own)
    #expect(CanberraSound.ownEvents.contains(event))
  }

  @Test func `Files stay files, and no name leads out of the folder of our own sounds`() throws {
    let file = try #require(CanberraSound(.customFile("/a/b.wav")))
    #expect(file == CanberraSound(file: "/a/b.wav"))
    #expect(file.own(in: "/sounds") == nil)
    #expect(CanberraSound(.custom(event: "../../a"))?.own(in: "/sounds") == nil)
    #expect(CanberraSound(.none) == nil)
  }

  @Test(arguments: [
    (AudioFeedback.input, HapticFeedback.none, ["button-pressed"]),
    (.input, .light, ["button-pressed"]),
    (.delete, .medium, ["button-pressed", "window-close quiet"]),
    (.none, .light, ["button-pressed quiet"]),
    (.none, .selectionChanged, ["button-released quiet"]),
    (.calloutOpened, .medium, ["menu-popup", "window-close quiet"]),
    (.refused, .error, ["x-callout-refused", "bell-terminal quiet"]),
    (.none, .warning, ["bell-terminal quiet"]),
    (.none, .success, ["window-close quiet"]),
    (.none, .heavy, ["window-close quiet"]),
    (.customFile("/a.wav"), .none, ["button-pressed /a.wav"]),
    (.none, .none, []),
  ])
  func `feedbackd gets events that it knows, and haptics alone are silent`(
    audio: AudioFeedback, haptic: HapticFeedback, events: [String]
  ) {
    let asked = FeedbackdEvent.events(for: KeyboardFeedback(audio: audio, haptic: haptic))
    let words = asked.map { event in
      [event.name, event.isQuiet ? "quiet" : nil, event.soundFile].compactMap { $0 }
        .joined(separator: " ")
    }
    #expect(words == events)
  }

  @Test func `There is a sign for each kind of sound, and no sign for haptics alone`() {
    let sounds: [AudioFeedback] = [
      .input, .delete, .system, .calloutOpened, .calloutMoved, .refused, .custom(event: "bell"),
    ]
    let signs = sounds.map { VisualFeedbackHandler.sign(for: KeyboardFeedback(audio: $0)) }
    #expect(signs == ["●", "⌫", "◆", "▾", "▸", "✕", "♪"])
    #expect(VisualFeedbackHandler.sign(for: KeyboardFeedback(haptic: .heavy)) == nil)
    var shown: [String] = []
    let handler = VisualFeedbackHandler { shown.append($0) }
    handler.play(KeyboardFeedback(audio: .delete, haptic: .light))
    handler.play(KeyboardFeedback(haptic: .light))
    #expect(shown == ["⌫"])
  }
}
