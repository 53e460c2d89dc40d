import KeyboardCore
import Testing

@testable import TypingModel

@Suite("The context's locale") struct KeyboardContextTests {
  /// A way to make Arabic the current locale.
  enum Way: CaseIterable {
    case setLocale, setKeyboardLocale, selectLocale, selectNextLocale, assignment, event, settings

    func take(_ controller: KeyboardInputController) {
      let context = controller.state.keyboardContext
      switch self {
      case .setLocale: context.setLocale("ar")
      case .setKeyboardLocale: context.setLocale(KeyboardLocale.arabic)
      case .selectLocale: context.selectLocale("ar")
      case .selectNextLocale: context.selectNextLocale()
      case .assignment: context.locale = "ar"
      case .event: _ = controller.handle(.selectLocale("ar"))
      case .settings: controller.settings.currentLocale = "ar"
      }
    }
  }

  private static let arabic = """
    {
      "format": 1, "id": "ar", "script": "Arab", "direction": "rtl",
      "quotation": ["”", "“", "’", "‘"]
    }
    """

  @Test(arguments: Way.allCases)
  func `Script, direction and quotation marks follow the locale`(way: Way) {
    let context = Self.controller.state.keyboardContext
    #expect(context.script == .latin)
    #expect(!context.isRightToLeft)
    let controller = Self.controller
    way.take(controller)
    Self.expectArabic(controller.state.keyboardContext)
  }

  @Test func `What is known of a locale comes with its file`() {
    let controller = TestField.gtk.makeController()
    controller.state.keyboardContext.setLocale("ar")
    #expect(controller.state.keyboardContext.script == nil)
    controller.library.add(TestLocales.data(Self.arabic))
    Self.expectArabic(controller.state.keyboardContext)
  }

  @Test func `A locale that is not known has no script, and the marks of English`() {
    let context = Self.controller.state.keyboardContext
    context.setLocale("ar")
    context.setLocale("tlh")
    #expect(context.script == nil)
    #expect(!context.isRightToLeft)
    #expect(context.quotationMarks == QuotationMarks())
  }

  @Test func `Keys go by the locale that was set`() {
    let field = TestField.gtk.locales("en", "ru")
    let controller = field.makeController()
    controller.services.physicalLayoutProvider = TestLayoutProvider(["ru": .russian])
    let playback = Playback(controller, in: field)
    playback.play([.tap("f")])
    controller.state.keyboardContext.setLocale("ru")
    playback.play([.tap("f"), .hold("t"), .tap("1")])
    #expect(playback.shown == "fаё")
  }

  private static var controller: KeyboardInputController {
    let controller = TestField.gtk.locales("en", "ar").makeController()
    controller.library.add(TestLocales.data(arabic))
    return controller
  }

  private static func expectArabic(
    _ context: KeyboardContext, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(context.locale == "ar", sourceLocation: sourceLocation)
    #expect(context.script == .arabic, sourceLocation: sourceLocation)
    #expect(context.isRightToLeft, sourceLocation: sourceLocation)
    #expect(context.quotationMarks.begin == "”", sourceLocation: sourceLocation)
  }
}
