import Foundation
import Hosting
import KeyboardCore
import KeyboardLayouts
import Testing

@testable import TypingModel

/// The lists of the shipped locales, in upper case.
@Suite("Capitals of the locales") @MainActor struct CapitalTests {
  private static let keyboards = KeyboardFactory()

  @Test func `Shift and Caps Lock type the capital of every entry`() {
    #expect(Self.keyboards.library.namedIdentifiers.count > 70)
    for locale in Self.keyboards.library.namedIdentifiers { check(locale) }
  }

  private func check(_ locale: LocaleIdentifier) {
    var settings = KeyboardSettings()
    settings.locales = [locale]
    let provider = Self.keyboards.makeController(settings: settings)
      .services.calloutActionProvider
    // The base set is capitalised by no locale's rules, so only the locale's own i and ı are
    // checked.
    let isTurkic = ["tr", "az", "crh", "gag"].contains(locale.language)
    func offered(_ text: String) -> [String] {
      provider.calloutActions(for: .character(text)).map { $0.inputCalloutText ?? "" }
    }
    let layouts = Self.keyboards.physicalLayoutProvider
    for layout in [layouts.xkbLayout(for: locale), layouts.layout(named: "us")].compactMap(\.self) {
      for keycode in layout.typingKeycodes {
        guard let small = layout.key(keycode: keycode, modifiers: [])?.text else { continue }
        let own = [small] + Self.keyboards.library.callouts(of: locale, for: small)
        let capitals = own.compactMap { capital(of: $0, in: locale) }
        let all = offered(small).compactMap { capital(of: $0, in: locale) }
        for modifiers: Modifiers in [.shift, .capsLock] {
          let typed = layout.key(keycode: keycode, modifiers: modifiers)?.text
          guard let typed, typed != small, typed == capital(of: small, in: locale),
            // Σ is also the capital of ς, and has the list of σ.
            CaseMapping(locale).lowercased(typed) == small,
            // The list of a capital can be separate, such as that of M, which omits Μ for µ.
            Self.keyboards.library[LocaleLibrary.base]?.callouts[typed] == nil,
            Self.keyboards.library[locale]?.callouts[typed] == nil
          else { continue }
          let lists = "\(typed) with \(modifiers) on \(layout.name): \(offered(typed))"
          #expect(own.count == 1 || Set(capitals).isSubset(of: offered(typed)), "\(lists)")
          // If a letter has no capital, the next letter that did not fit into the list follows.
          let first = offered(typed).prefix(Set(all).count)
          #expect(isTurkic || Set(first) == Set(all), "\(lists)")
        }
      }
    }
  }

  /// The capital in Unicode for the language, except for ß and Georgian.
  ///
  /// Greek letters with an iota below have the capital that begins a word. Other letters whose capital
  /// is longer have none.
  private func capital(of text: String, in locale: LocaleIdentifier) -> String? {
    if text == "ß" { return "ẞ" }
    if Script(of: text) == .georgian, text.unicodeScalars.allSatisfy({ $0.value < 0x1100 }) {
      return text
    }
    // The rules for Greek are for headings, which have no accents. Foundation's Unicode can be
    // older than that of the standard library, and lack the capital of ɤ.
    var capital = text.uppercased(with: Locale(identifier: locale.rawValue))
    if locale == "el" || capital == text { capital = text.uppercased() }
    let parts = text.decomposedStringWithCanonicalMapping.unicodeScalars
    if parts.last == "\u{345}", text.unicodeScalars.count == 1 {
      capital = String(String.UnicodeScalarView(parts.dropLast())).uppercased() + "\u{345}"
      capital = capital.precomposedStringWithCanonicalMapping
    }
    return capital.unicodeScalars.count == text.unicodeScalars.count ? capital : nil
  }
}
