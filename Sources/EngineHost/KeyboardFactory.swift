public import KeyboardCore
public import KeyboardLayouts

/// Makes keyboards from the files and settings at hand.
///
/// What all keyboards can share, they share: IBus makes and destroys an engine at every switch.
public final class KeyboardFactory {
  /// The locales at hand.
  public let library: LocaleLibrary
  /// The layouts of the locales.
  public let layoutProvider: XKBLayoutProvider
  /// One sentence for each file that could not be used.
  public let problems: [String]

  private let clientRules: [HoldRule]
  private let composer: XKBComposer
  private let sessionLocale: LocaleIdentifier

  /// Reads the files.
  public convenience init() {
    let loader = LocaleLoader()
    self.init(library: loader.library, problems: loader.problems)
  }

  /// Makes keyboards of the locales of a library.
  ///
  /// - Parameters:
  ///   - library: The locales.
  ///   - problems: What was wrong with their files.
  public init(library: LocaleLibrary, problems: [String] = []) {
    let rules = ClientRules()
    self.library = library
    clientRules = rules.rules
    self.problems = problems + rules.problems
    layoutProvider = XKBLayoutProvider(library: library)
    let locale = Self.systemLocale
    composer = XKBComposer(locale: locale)
    let identifier = LocaleIdentifier(locale)
    sessionLocale = library.knows(identifier) ? identifier : KeyboardLocale.english.locale
  }

  /// Makes the keyboard of an engine.
  ///
  /// - Parameters:
  ///   - engine: The engine's name; one with a locale begins with that locale.
  ///   - settings: What the user has chosen.
  /// - Returns: The keyboard.
  public func makeController(
    engine: String, settings: CalloutSettings
  ) -> KeyboardInputController {
    let controller = KeyboardInputController(
      library: library, settings: Self.settings(settings, forEngine: engine),
      sessionLocale: sessionLocale)
    controller.clientRules = clientRules
    controller.services.layoutProvider = layoutProvider
    controller.services.composer = composer
    return controller
  }

  /// The settings as they are for an engine: its own locale goes first.
  public static func settings(
    _ settings: CalloutSettings, forEngine engine: String
  ) -> CalloutSettings {
    guard let locale = EngineCatalogue.locale(ofEngine: engine) else { return settings }
    var settings = settings
    settings.locales = [locale] + settings.locales.filter { $0 != locale }
    return settings
  }

  /// The locale of the session, as libc goes by it.
  public static var systemLocale: String {
    ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { DataDirectory.environment($0) }.first ?? "C"
  }
}
