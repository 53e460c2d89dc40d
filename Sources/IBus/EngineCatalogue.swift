public import KeyboardCore

/// The engines of the component: one for all enabled locales, and one for each language.
///
/// Their names are the same in every language. GNOME and ibus-setup would translate them with a
/// text domain of each engine, but only those in a catalogue in `/usr/share/locale`: no name with a
/// language, and none of an installation elsewhere. So whoever looks for the name that a document
/// says finds it, as does GNOME's search.
public struct EngineCatalogue {
  /// The multilingual engine's name, which a colon and a locale follow in the other names.
  public nonisolated static let multilingual = "callout"

  /// The engines as IBus shows them.
  public let engines: [EngineDescription]

  /// Lists the engines of locales, which have names, with the path of the preferences program.
  public init(locales: [LocaleIdentifier: String], setup: String?) {
    let multilingual = EngineDescription(
      name: Self.multilingual, longName: "Hold for Accents", language: "mul",
      symbol: EngineComponent.symbol, setup: setup ?? "")
    engines =
      [multilingual]
      + locales.sorted { $0.key < $1.key }.map { locale, name in
        let engine = "\(Self.multilingual):\(locale)"
        return EngineDescription(
          name: engine, longName: "Hold for Accents, \(name)",
          language: Self.language(of: locale), symbol: String(locale.language.rawValue.prefix(2)),
          setup: setup.map { "\($0) \(engine)" } ?? "")
      }
  }

  /// The engines as the `<engines>` element of IBus's component files.
  public var xml: String {
    "<engines>\n" + engines.map(\.xml).joined() + "</engines>\n"
  }

  /// A component file for IBus that starts the engines of a version by a command, which IBus splits
  /// into words.
  public func componentXML(command: String, version: String) -> String {
    """
    <component>
      <name>\(EngineComponent.busName)</name>
      <description>Hold a key, pick its accent</description>
      <exec>\(command.xmlEscaped)</exec>
      <version>\(version.xmlEscaped)</version>
      <author>The ibus-callout authors</author>
      <license>Apache-2.0</license>
      <homepage></homepage>
      <textdomain>ibus-callout</textdomain>
    \(xml)</component>

    """
  }

  /// The locale in an engine's name, or `nil` for the multilingual engine.
  public nonisolated static func locale(ofEngine name: String) -> LocaleIdentifier? {
    guard let colon = name.firstIndex(of: ":") else { return nil }
    return LocaleIdentifier(String(name[name.index(after: colon)...]))
  }

  /// Whether there is an engine with this name.
  public static func offers(_ name: String, library: LocaleLibrary) -> Bool {
    name == multilingual || locale(ofEngine: name).map(library.knows) ?? false
  }

  /// `ll` or `ll_CC`, the only forms that GNOME's settings accept.
  private static func language(of locale: LocaleIdentifier) -> String {
    // Phonetic letters have no language; GNOME would list them as "Undetermined".
    guard locale.language != "und" else { return "en" }
    let parts = locale.rawValue.split(separator: "-")
    let region = parts.dropFirst().first { $0.count == 2 }
    return ([parts.first, region].compactMap { $0 }).joined(separator: "_")
  }
}
