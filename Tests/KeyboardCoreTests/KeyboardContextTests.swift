import KeyboardCore
import Testing

@testable import TypingModel

@Suite("The context's locale") struct KeyboardContextTests {
  /// The ways to make Arabic the current locale.
  static let ways: [@Sendable (KeyboardInputController) -> Void] = [
    { $0.state.keyboardContext.setLocale("ar") },
    { $0.state.keyboardContext.setLocale(KeyboardLocale.arabic) },
    { $0.state.keyboardContext.selectLocale("ar") },
    { $0.state.keyboardContext.selectNextLocale() },
    { $0.state.keyboardContext.locale = "ar" },
    { _ = $0.handle(.selectLocale("ar")) },
    { $0.settings.currentLocale = "ar" },
  ]

  private static let arabic = """
    {
      "format": 1, "id": "ar", "script": "Arab", "direction": "rtl",
      "quotation": ["”", "“", "’", "‘"]
    }
    """

  @Test func `Script, direction and quotation marks follow the locale`() {
    for (index, change) in Self.ways.enumerated() {
      let controller = Self.controller
      #expect(controller.state.keyboardContext.script == .latin)
      #expect(!controller.state.keyboardContext.isRightToLeft)
      change(controller)
      Self.expectArabic(controller.state.keyboardContext, "way \(index)")
    }
  }

  @Test func `Keys use the locale that was set`() {
    gtk.locales("en", "ru").row("", [.tap("f"), .hold("t"), .tap("1")], text: "аё").verify {
      $0.services.physicalLayoutProvider = TestLayoutProvider(["ru": .russian])
      $0.state.keyboardContext.setLocale("ru")
    }
  }

  @Test func `Facts about a locale come with its file`() {
    let controller = TestField.gtk.makeController()
    let context = controller.state.keyboardContext
    context.setLocale("ar")
    #expect(context.script == nil)
    controller.library.add(TestLocales.data(Self.arabic))
    Self.expectArabic(context)
    context.setLocale("tlh")
    #expect(context.script == nil)
    #expect(!context.isRightToLeft)
    #expect(context.quotationMarks == QuotationMarks())
  }

  @Test func `Locales are enabled, set and cycled in either form`() {
    #expect(KeyboardContext(locales: ["de", "tr"]).locale == "de")
    let context = KeyboardContext()
    #expect(context.locales == ["en"])
    #expect(!context.hasMultipleLocales)
    context.setLocales([.spanish, .hebrew, .turkish])
    #expect(context.locales == ["es", "he", "tr"])
    #expect(context.hasMultipleLocales)
    // The current one is not among these: the cycle begins with the first.
    for locale in ["es", "he", "tr", "es"] as [LocaleIdentifier] {
      context.selectNextLocale()
      #expect(context.locale == locale)
    }
    context.selectLocale("he")
    #expect(context.keyboardLocale == .hebrew)
    context.selectLocale("tlh")
    #expect(context.locale == "he")
    context.setLocale("tlh")
    #expect(context.locale == "tlh")
    #expect(context.keyboardLocale == nil)
    context.setLocale(.swedish)
    context.locales = []
    context.selectNextLocale()
    #expect(context.locale == "sv")
  }

  @Test func `A set of signs is enabled beside languages, but never the current locale`() {
    let context = KeyboardContext(locales: ["und-x-math", "de", "und-fonipa", "tr"])
    #expect(context.locale == "de")
    #expect(context.languages == ["de", "tr"])
    for locale in ["tr", "de"] as [LocaleIdentifier] {
      context.selectNextLocale()
      #expect(context.locale == locale)
    }
    context.selectLocale("und-fonipa")
    context.setLocale("und-x-math")
    #expect(context.locale == "de")
    context.setLocales(["de", "und-x-math"])
    #expect(!context.hasMultipleLocales)
    #expect(KeyboardContext(locales: ["und-x-math"]).locale == "en")
  }

  @Test(
    arguments: [
      ([], ["de"]), (["und-fonipa"], ["und-fonipa", "de"]),
      (["und-fonipa", "tr"], ["und-fonipa", "tr"]), (["tr", "und-fonipa"], ["tr", "und-fonipa"]),
    ] as [([LocaleIdentifier], [LocaleIdentifier])])
  func `Without a language in the settings, the session's is the last`(
    stored: [LocaleIdentifier], enabled: [LocaleIdentifier]
  ) {
    var library = TestLocales.library
    library.sessionLocale = "de"
    var settings = KeyboardSettings()
    settings.locales = stored
    // An old setting: the set was a locale then.
    settings.currentLocale = "und-fonipa"
    let created = KeyboardInputController(library: library, settings: settings)
    let changed = KeyboardInputController(library: library, settings: KeyboardSettings())
    changed.settings = settings
    for controller in [created, changed] {
      #expect(controller.state.keyboardContext.locales == enabled)
      #expect(controller.state.keyboardContext.locale == enabled.first { !$0.isSet })
      _ = controller.handle(.selectLocale("und-fonipa"))
      #expect(controller.state.keyboardContext.locale == enabled.first { !$0.isSet })
    }
  }

  private static var controller: KeyboardInputController {
    let controller = TestField.gtk.locales("en", "ar").makeController()
    controller.library.add(TestLocales.data(arabic))
    return controller
  }

  private static func expectArabic(
    _ context: KeyboardContext, _ comment: Comment? = nil
  ) {
    #expect(context.locale == "ar", comment)
    #expect(context.script == .arabic, comment)
    #expect(context.isRightToLeft, comment)
    #expect(context.quotationMarks.begin == "”", comment)
  }
}
