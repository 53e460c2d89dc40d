import KeyboardCore

/// Where a sequence is typed: the field and its program, and what the user has set.
struct TestField: Hashable, Sendable {
  var capabilities: ClientCapabilities = [.preedit, .focus, .surroundingText]
  var client = "gtk3-im:editor"
  var contentType = ContentType()
  var settings = KeyboardSettings()
  var accessibility = Accessibility()
  var clientRules: [String] = []
  var locales: [LocaleIdentifier] = ["en"]

  /// A field that takes preedit.
  static let gtk = Self()
  /// A program that takes no preedit, with the rule that lets it have lists.
  static let xim = Self(capabilities: .focus, client: "xim").rules("xim=on")
  /// A field that takes preedit, in a program that sends each repeat as a release and a press.
  static let qt = Self(client: "QIBusInputContext")
  /// A field under GNOME on Wayland with a hint, so that it is not secret.
  static let gnome = Self(client: "gnome-shell", contentType: ContentType(hints: .spellcheck))
  /// A field where the user wants real key events for every letter.
  static let replace = Self().rules("*=replace")

  /// The field for a purpose, with hints.
  func purpose(_ purpose: ContentPurpose, _ hints: ContentHints = []) -> Self {
    changed { $0.contentType = ContentType(purpose: purpose, hints: hints) }
  }

  /// The field in another program.
  func client(_ client: String) -> Self { changed { $0.client = client } }

  /// Whether the program sends each repeat as a release and a press.
  var repeatsInPairs: Bool { client == Self.qt.client || client == Self.xim.client }

  /// The field with other capabilities.
  func capabilities(_ capabilities: ClientCapabilities) -> Self {
    changed { $0.capabilities = capabilities }
  }

  /// The field with rules of the user's.
  func rules(_ rules: String...) -> Self {
    changed { field in field.settings.holdRules = rules.map(Self.rule) }
  }

  /// The field with rules that come with the program.
  func clientRules(_ rules: String...) -> Self { changed { $0.clientRules = rules } }

  /// The field with other locales, the first being the current one.
  func locales(_ locales: LocaleIdentifier...) -> Self { changed { $0.locales = locales } }

  /// The field with other settings.
  func settings(_ change: (inout KeyboardSettings) -> Void) -> Self {
    changed { change(&$0.settings) }
  }

  /// The field on a desktop with other accessibility features.
  func accessibility(_ change: (inout Accessibility) -> Void) -> Self {
    changed { change(&$0.accessibility) }
  }

  /// A keyboard for the field, with the locales of the tests.
  func makeController() -> KeyboardInputController {
    var settings = settings
    settings.locales = locales
    let controller = KeyboardInputController(library: TestLocales.library, settings: settings)
    controller.clientRules = clientRules.map { ClientRule(Self.rule($0)) }
    controller.accessibility = accessibility
    controller.recordsNotes = true
    return controller
  }

  /// The field in a few words, for messages of tests.
  var testDescription: String {
    let rules = settings.holdRules.map(\.description) + clientRules
    let hints = contentType.hints.isEmpty ? "" : " hints \(contentType.hints.rawValue)"
    return "\(client), \(contentType.purpose.label)\(hints), can \(capabilities.rawValue)"
      + (rules.isEmpty ? "" : ", " + rules.joined(separator: " "))
  }

  private func changed(_ change: (inout Self) -> Void) -> Self {
    var field = self
    change(&field)
    return field
  }

  private static func rule(_ text: String) -> HoldRule { trusted(try HoldRule(text)) }
}
