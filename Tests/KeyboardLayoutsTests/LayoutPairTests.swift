import Hosting
import KeyboardCore
import KeyboardLayouts
import Testing

/// Two layouts between which people switch.
@Suite("Two layouts of a session") @MainActor struct LayoutPairTests {
  private static let keyboards = KeyboardFactory()

  nonisolated static let languages: [[LocaleIdentifier]] = [
    ["en"], ["ru"], ["el", "en"], ["sr", "sr-Latn"], ["en", "ru", "el", "he", "ar"],
  ]

  @Test(arguments: ["ru", "gr", "il", "ara", "rs"], languages)
  func `Both layouts of a session can be typed, whatever its languages are`(
    layout: String, locales: [LocaleIdentifier]
  ) throws {
    let layouts = try #require(WitnessLayout(["us", layout]))
    for tellsGroup in [true, false] {
      let typist = Typist(Self.keyboards, locales, isChosen: false)
      for group in [0, 1, 0, 1] {
        typist.take(layouts.sessionLayouts(active: tellsGroup ? group : nil))
        #expect(
          Sweep.part(of: layouts.keys(group: group)).compactMap(typist.fault) == [], "\(group)")
      }
    }
  }
}
