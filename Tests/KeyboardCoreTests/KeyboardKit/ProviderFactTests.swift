import KeyboardCore
import Testing

@testable import TypingModel

/// Offers the letters of its name on a.
private final class NamedProvider: CalloutActionProvider {
  private let name: String

  init(_ name: String) { self.name = name }

  func calloutActions(for action: KeyboardAction) -> [KeyboardAction] {
    action == .character("a") ? name.chars.map { .character($0) } : []
  }
}

@Suite("KeyboardKit's facts: providers") struct ProviderFactTests {
  private let context = KeyboardContext(locales: ["en", "sv"])

  @Test func `A standard provider of lists has no providers of locales but those it is given`() {
    let provider = StandardCalloutActionProvider(keyboardContext: context)
    #expect(provider.localizedProviders.isEmpty)
    let albanian = NamedProvider("sq")
    provider.localizedProviders["sq"] = albanian
    #expect(provider.localizedProvider(for: KeyboardLocale.albanian.locale) === albanian)
    let given = StandardCalloutActionProvider(
      keyboardContext: context,
      localizedProviders: ["en": NamedProvider("en"), "sv": NamedProvider("sv")])
    #expect(given.localizedProviders.keys.sorted() == ["en", "sv"])
  }

  @Test func `The lists of a locale come from its provider`() {
    context.setLocales(["en"])
    let provider = StandardCalloutActionProvider(
      keyboardContext: context, localizedProviders: ["en": NamedProvider("en")])
    let offered: [KeyboardAction] = [.character("e"), .character("n")]
    #expect(provider.calloutActions(for: .character("a")) == offered)
    #expect(provider.calloutActions(for: .character("k")) == [])
  }

  @Test func `A locale without a provider has the letters of the base set, from its library`() {
    context.setLocales(["sv"])
    context.setLocale(.swedish)
    let provider = StandardCalloutActionProvider(
      keyboardContext: context, localizedProviders: ["en": NamedProvider("en")])
    #expect(provider.calloutActions(for: .character("a")) == [], "A keyboard gives the library.")
    provider.use(TestLocales.library)
    #expect(provider.calloutActions(for: .character("a")).last == .character("á"))
    #expect(provider.calloutActions(for: .character("k")) == [])
  }

  @Test(arguments: ["en", "en-US", "es"] as [LocaleIdentifier])
  func `A standard provider of sets has those of English for locales without one`(
    locale: LocaleIdentifier
  ) {
    context.setLocale(locale)
    let provider = StandardInputSetProvider(keyboardContext: context)
    let english = EnglishInputSetProvider()
    #expect(provider.localizedProviders.isEmpty && provider.baseProvider is EnglishInputSetProvider)
    #expect(provider.alphabeticInputSet == english.alphabeticInputSet)
    #expect(provider.numericInputSet == english.numericInputSet)
    #expect(provider.symbolicInputSet == english.symbolicInputSet)
    let own = EnglishInputSetProvider(currency: "kr")
    provider.localizedProviders = ["en": own, "es": own]
    #expect(provider.numericInputSet == own.numericInputSet)
  }

  @Test(arguments: zip(KeyboardType.Case.allCases, ["l", "u", "l", "u"]))
  func `The character of a key depends on the case`(casing: KeyboardType.Case, character: String) {
    let item = InputSet.Item(neutral: "n", uppercased: "u", lowercased: "l")
    #expect(item.character(for: casing) == character)
    #expect([item].characters(for: casing) == [character])
  }

  /// The keys of "abc", "123" and ",.-", the key beside the last row, and the one beside Space.
  static let layouts: [(KeyboardType, String, KeyboardAction?, KeyboardAction)] = [
    (
      .alphabetic(.lowercased), "abc", .shift(currentCasing: .lowercased), .keyboardType(.numeric)
    ),
    (
      .alphabetic(.uppercased), "ABC", .shift(currentCasing: .uppercased), .keyboardType(.numeric)
    ),
    (.numeric, "123", .keyboardType(.symbolic), .keyboardType(.alphabetic(.auto))),
    (.symbolic, ",.-", .keyboardType(.numeric), .keyboardType(.alphabetic(.auto))),
    // In KeyboardKit letters, with Shift and digits beside them.
    (.emojis, "", nil, .keyboardType(.alphabetic(.auto))),
  ]

  @Test(arguments: layouts)
  func `The keys of a layout are those of the set and its switchers`(
    type: KeyboardType, characters: String, side: KeyboardAction?, switcher: KeyboardAction
  ) {
    final class Sets: InputSetProvider {
      let alphabeticInputSet = InputSet(rows: [InputSet.Row(chars: ["a", "b", "c"])])
      let numericInputSet = InputSet(rows: [InputSet.Row(chars: "123")])
      let symbolicInputSet = InputSet(rows: [InputSet.Row(chars: ",.-")])
    }
    context.keyboardType = type
    let provider = StandardKeyboardLayoutProvider(inputSetProvider: Sets())
    let inputs = characters.isEmpty ? [] : [characters.chars.map { KeyboardAction.character($0) }]
    #expect(provider.actions(for: provider.inputRows(for: context), context: context) == inputs)
    #expect(provider.keyboardSwitchActionForBottomInputRow(for: context) == side)
    #expect(provider.keyboardSwitchActionForBottomRow(for: context) == switcher)
    #expect(provider.bottomRow(for: context).first?.action == switcher)
    let layout = provider.keyboardLayout(for: context)
    #expect(layout.itemRows.count == inputs.count + 1)
    for item in layout.itemRows.joined() {
      if case .character = item.action { #expect(item.width == .input) }
      if item.action == .backspace { #expect(item.width == .available) }
    }
  }

  @Test func `A keyboard begins with the standard services, and a new one takes effect`() {
    let keyboard = KeyboardInputController()
    let services = keyboard.services
    #expect(services.actionHandler is StandardKeyboardActionHandler)
    #expect(services.actionHandler.behavior is StandardKeyboardBehavior)
    #expect(services.calloutActionProvider is StandardCalloutActionProvider)
    #expect(services.feedbackHandler is StandardKeyboardFeedbackHandler)
    #expect(services.layoutProvider is StandardKeyboardLayoutProvider)
    #expect(services.appearance is StandardKeyboardAppearance)
    #expect(services.emojiProvider == nil && services.composer == nil)
    let field = TestField.gtk
    keyboard.services.calloutActionProvider = NamedProvider("ax")
    let playback = Playback(keyboard, in: field)
    playback.play([.hold("a"), .tap("1")])
    #expect(playback.shown == "x")
  }

  @Test func `A keyboard begins with small letters, in English, and without a list`() {
    let state = KeyboardInputController(library: LocaleLibrary()).state
    #expect(state.keyboardContext.keyboardType == .alphabetic(.lowercased))
    #expect(state.keyboardContext.locales == ["en"] && state.keyboardContext.locale == "en")
    #expect(!state.calloutContext.isActive && state.calloutContext.actions.isEmpty)
  }
}
