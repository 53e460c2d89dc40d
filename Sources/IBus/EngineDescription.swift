import KeyboardCore

/// An engine as IBus and desktops list it.
public nonisolated struct EngineDescription: Hashable, Sendable {
  /// The engine's name, such as `callout:fr`.
  public var name: String
  /// Its name in lists; GNOME puts the language before it.
  public var longName: String
  /// Its purpose.
  public let description = "Hold a key and pick one of its accented and related letters"
  /// `ll`, `lll` or `ll_CC`; GNOME sorts anything else under "Other".
  public var language: String
  /// One or two characters for the panel.
  public var symbol: String
  /// The command that opens its preferences, or ""; IBus splits it at spaces.
  public var setup: String

  /// Creates a description.
  public init(
    name: String, longName: String, language: String, symbol: String, setup: String = ""
  ) {
    self.name = name
    self.longName = longName
    self.language = language
    self.symbol = symbol
    self.setup = setup
  }

  /// The engine as an element of IBus's component files.
  public var xml: String {
    var elements = [
      ("name", name), ("longname", longName), ("description", description),
      ("language", language), ("license", "Apache-2.0"), ("author", "The ibus-callout authors"),
      ("icon", EngineComponent.icon), ("layout", "default"), ("rank", "0"), ("symbol", symbol),
      ("icon_prop_key", "InputMode"),
    ]
    if !setup.isEmpty { elements.append(("setup", setup)) }
    let lines = elements.map { "    <\($0.0)>\($0.1.xmlEscaped)</\($0.0)>\n" }
    return "  <engine>\n" + lines.joined() + "  </engine>\n"
  }
}
