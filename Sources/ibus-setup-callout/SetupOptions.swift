import Hosting
import IBus
import KeyboardCore

struct SetupOptions {
  enum Mode {
    case show, version, help
  }

  var mode = Mode.show
  var place = Place()

  /// Reads the program's arguments, and the engine that IBus and desktops pass in the environment.
  init(
    _ arguments: some Sequence<String>,
    engine: String? = DataDirectory.environment("IBUS_ENGINE_NAME")
  ) throws(SetupError) {
    if let engine, engine.hasPrefix(EngineCatalogue.multilingual) {
      place.locale = EngineCatalogue.locale(ofEngine: engine)
    }
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--version", "-V": mode = .version
      case "--help", "-h": mode = .help
      case "--page", "-p": try choosePage(rest.popFirst())
      case _ where argument.hasPrefix("--page="):
        try choosePage(String(argument.dropFirst("--page=".count)))
      case _ where argument.hasPrefix("-"):
        throw SetupError("Unknown option \(argument); see --help.")
      case EngineCatalogue.multilingual: place.locale = nil
      default:
        let locale = EngineCatalogue.locale(ofEngine: argument) ?? LocaleIdentifier(argument)
        guard LocaleLoader(wanted: [locale]).library.knows(locale) else {
          throw SetupError("There is no locale \(locale); for the list, run \"ime-cli locales\".")
        }
        place.locale = locale
      }
    }
  }

  private mutating func choosePage(_ name: String?) throws(SetupError) {
    guard name == "letters" else { return place.page = try Self.page(name) }
    // Letters are on the page of their language.
    let first = (try? SettingsStore())?.read().locales.first { !$0.isSet }
    place.page = .ofLocales
    place.locale = place.locale ?? first ?? LocaleLoader(wanted: []).library.sessionLocale
  }

  private static let pages = PageKind.allCases.map(\.rawValue).joined(separator: ", ")

  private static func page(_ name: String?) throws(SetupError) -> PageKind {
    guard let name else { throw SetupError("--page needs the name of a page: \(pages).") }
    guard let page = PageKind(rawValue: name) else {
      throw SetupError("There is no page \(name); the pages are \(pages).")
    }
    return page
  }

  static let help = """
    Usage: ibus-setup-callout [--page PAGE] [LOCALE | ENGINE]

    The preferences of the input method "Hold for Accents". A second start raises
    the window. With a locale such as fr, or an engine such as callout:fr, it
    shows that language; IBUS_ENGINE_NAME does the same.

      --page PAGE   show this page: \(pages)
      --version     print the version
      --help        print this

    """
}
