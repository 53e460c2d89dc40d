import KeyboardCore

// The samples of the article on callouts, in the names of this library.

private class CustomCalloutActionProvider: StandardCalloutActionProvider {

  override func calloutActions(for action: KeyboardAction) -> [KeyboardAction] {
    switch action {
    case .character(let char):
      switch char {
      case "$": return "$₽¥€¢£₩".chars.map { KeyboardAction.character($0) }
      default: break
      }
    default: break
    }
    return super.calloutActions(for: action)
  }
}

private class KeyboardViewController: KeyboardInputController {

  override func didLoad() {
    services.calloutActionProvider = CustomCalloutActionProvider()
    super.didLoad()
  }
}

/// The article's sample of a localized provider, which offers one string for a letter.
private final class SwedishProvider: BaseCalloutActionProvider {

  override func calloutActionString(for char: String) -> String {
    switch char {
    case "s": return "sweden"
    default: return ""
    }
  }
}

extension Report {
  /// Offers other currencies, and a string of letters.
  mutating func addCalloutsArticle() {
    let provider = KeyboardViewController(library: .standard).services.calloutActionProvider
    add("callouts of $", Self.texts(of: provider, for: "$"), expected: "$₽¥€¢£₩")

    let context = KeyboardContext(locales: ["sv"])
    let localized = StandardCalloutActionProvider(
      keyboardContext: context, localizedProviders: ["sv": SwedishProvider(locale: "sv")])
    add("callouts of s", Self.texts(of: localized, for: "s"), expected: "swedn")
  }

  private static func texts(of provider: any CalloutActionProvider, for text: String) -> String {
    provider.calloutActions(for: .character(text)).compactMap(\.insertedCharacter).joined()
  }
}

extension KeyboardAction {
  /// The character the action inserts, or `nil` for other actions.
  var insertedCharacter: String? { if case .character(let text) = self { text } else { nil } }
}
