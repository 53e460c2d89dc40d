import KeyboardCore
import KeyboardData
public import Typing

/// What the reader of the article on callouts expects.
public func calloutsFindings() throws -> [Finding] {
  var findings: [Finding] = []
  for locale in [KeyboardLocale.french, .swedish, .greek] {
    let plain = Typist(locale: locale).keyboard
    let custom = KeyboardViewController(library: .standard, settings: plain.settings)
    findings += [
      ("keys with another list in \(locale)", custom.differences(from: plain), "$"),
      ("callouts of $ in \(locale)", custom.offers["$"] ?? "", "$₽¥€¢£₩"),
    ]
  }
  let keyboard = KeyboardViewController(library: .standard)
  keyboard.settings.locales = ["fr"]
  let typist = Typist(keyboard: keyboard)
  typist.hold(5, with: .shift)
  let currencies = typist.list.joined()
  typist.tap([3])
  typist.hold(18)
  findings += [
    ("list of a held $", currencies, "₽¥€¢£₩"), ("held $, then 2, then e", typist.text, "¥e"),
    ("list of a held e in French", typist.list.prefix(4).joined(), "éèêë"),
  ]

  let localized = Typist(locale: .swedish).keyboard
  let provider = try swedish()
  localized.services.calloutActionProvider = StandardCalloutActionProvider(
    localizedProviders: [provider])
  let plain = Typist(locale: .swedish).keyboard
  findings.append(("keys of the Swedish provider", localized.differences(from: plain), ""))

  let own = StandardCalloutActionProvider()
  own.registerLocalizedProvider(try SwedishCalloutActionProvider())
  localized.calloutActionProvider = own
  return findings + [
    ("keys of one's own Swedish provider", localized.differences(from: plain), "Ss"),
    // A letter is offered once.
    ("callouts of s", String(localized.offers["s"]?.prefix(5) ?? ""), "swedn"),
    ("callouts of S", String(localized.offers["S"]?.prefix(5) ?? ""), "SWEDN"),
  ]
}
