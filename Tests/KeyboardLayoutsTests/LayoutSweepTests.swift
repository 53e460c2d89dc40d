import Hosting
import KeyboardCore
import KeyboardLayouts
import Testing

/// Every installed layout, with libxkbcommon as the witness.
@Suite("What the keyboard says is what arrives") @MainActor struct LayoutSweepTests {
  private static let keyboards = KeyboardFactory()

  /// Each layout with the locales that it belongs to, and with English.
  @Test func `Each key of each installed layout types what the layout has on each of its levels`()
    throws
  {
    var count = 0
    for name in Sweep.part(of: LayoutCatalogue().entries.map(\.name)) {
      let layout = try #require(WitnessLayout([name]), "\(name)")
      let keys = layout.keys(group: 0)
      for locale in Self.locales(of: name) + ["en"] {
        for isChosen in Self.isOwn(layout, of: locale) ? [false, true] : [false] {
          let typist = Typist(Self.keyboards, [locale], isChosen: isChosen)
          typist.take(layout.sessionLayouts(active: 0))
          #expect(keys.compactMap(typist.fault) == [], "\(name) \(locale) \(isChosen)")
          count += keys.count
        }
      }
    }
    #expect(count > (Sweep.isWhole ? 100_000 : 1000))
    print("layouts: \(count) keys and levels")
  }

  /// The locales whose layouts include one.
  private static func locales(of name: String) -> [LocaleIdentifier] {
    keyboards.library.identifiers.filter { keyboards.library.layouts(of: $0).contains(name) }
  }

  /// Whether a locale that somebody has chosen leaves the layout alone.
  private static func isOwn(_ layout: WitnessLayout, of locale: LocaleIdentifier) -> Bool {
    layout.sessionLayouts(active: 0).layouts[0].script == keyboards.library.script(of: locale)
  }
}
