public import IBus
public import KeyboardCore

/// The engines the component offers: one for all enabled locales, and one for each locale.
public struct EngineCatalogue {
  /// The multilingual engine's name; those of the locales have the locale behind a colon.
  public nonisolated static let multilingual = "callout"

  /// What IBus shows of the engines.
  public let engines: [EngineDescription]

  /// Lists the engines of locales.
  ///
  /// - Parameters:
  ///   - locales: The locales with their names.
  ///   - setup: The path of the program for preferences, or `nil` where it is not installed.
  public init(
    locales: [LocaleIdentifier: String] = LocaleLoader.names(),
    setup: String? = DataDirectory.setupProgram
  ) {
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

  /// A component file for IBus that starts the engines by a command.
  ///
  /// - Parameter command: The command line, without a shell; `ibus-daemon` splits it as a shell would.
  /// - Returns: The file's content.
  public func componentXML(command: String) -> String {
    """
    <component>
      <name>\(EngineComponent.busName)</name>
      <description>Hold a key, pick its accent</description>
      <exec>\(command.xmlEscaped)</exec>
      <version>\(calloutVersion)</version>
      <author>The ibus-callout authors</author>
      <license>Apache-2.0</license>
      <homepage></homepage>
      <textdomain>ibus-callout</textdomain>
    \(xml)</component>

    """
  }

  /// The locale an engine's name says, or `nil` for the multilingual one.
  public nonisolated static func locale(ofEngine name: String) -> LocaleIdentifier? {
    guard let colon = name.firstIndex(of: ":") else { return nil }
    return LocaleIdentifier(String(name[name.index(after: colon)...]))
  }

  /// Whether there is an engine with this name.
  public static func offers(_ name: String, library: LocaleLibrary) -> Bool {
    name == multilingual || locale(ofEngine: name).map(library.knows) ?? false
  }

  /// `ll` or `ll_CC`: GNOME's settings take nothing else for a language.
  private static func language(of locale: LocaleIdentifier) -> String {
    // Phonetic letters belong to no language; GNOME would list them as "Undetermined".
    guard locale.language != "und" else { return "en" }
    let parts = locale.rawValue.split(separator: "-")
    let region = parts.dropFirst().first { $0.count == 2 }
    return ([parts.first, region].compactMap { $0 }).joined(separator: "_")
  }
}
