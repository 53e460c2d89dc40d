import EngineHost
import KeyboardCore
import KeyboardLayouts

/// What can be printed as text and as JSON.
protocol Listing {
  var lines: [String] { get }
  var json: JSONValue { get }
}

/// The four levels of each key.
struct LayoutKeys: Listing {
  private let name: String
  private let rows: [(keycode: UInt32, labels: [String?])]

  init(layout: XKBLayout) {
    name = layout.name
    rows = layout.typingKeycodes.map { keycode in
      (
        keycode,
        Level.allCases.map { layout.key(keycode: keycode, modifiers: $0.modifiers)?.label }
      )
    }
  }

  var lines: [String] {
    ["layout \(name)"]
      + rows.map { "\($0.keycode)\t" + $0.labels.map { $0 ?? "–" }.joined(separator: "\t") }
  }

  var json: JSONValue {
    .object(
      rows.map { keycode, labels in
        JSONValue.Member("\(keycode)", .array(labels.map { $0.map { .string($0) } ?? .null }))
      })
  }
}

/// The layouts a locale's file names, and those of `us` that any Latin locale can be typed on.
struct LayoutList: Listing {
  private static let latin = ["us", "us(dvorak)", "us(colemak)"]

  private let rows: [(name: String, isInstalled: Bool)]
  private let used: String?

  init(locale: LocaleIdentifier, keyboards: KeyboardFactory) {
    let provider = keyboards.physicalLayoutProvider
    let own = keyboards.library.layouts(of: locale)
    let others = keyboards.library.script(of: locale) == .latin ? Self.latin : []
    rows = (own + others.filter { !own.contains($0) })
      .map { ($0, provider.layout(named: $0) != nil) }
    used = rows.first(where: \.isInstalled)?.name
  }

  var lines: [String] {
    rows.map { name, isInstalled in
      "\(name)\t" + (isInstalled ? "installed" : "not installed")
        + (name == used ? ", the locale's own" : "")
    }
  }

  var json: JSONValue {
    .array(
      rows.map { name, isInstalled in
        ["name": .string(name), "installed": .bool(isInstalled), "own": .bool(name == used)]
      })
  }
}

/// The input sets a keyboard has with a layout.
struct InputSetListing: Listing {
  private let sets: [(name: String, rows: [[String]])]

  init(locale: LocaleIdentifier, layout: String, keyboards: KeyboardFactory) {
    var settings = KeyboardSettings()
    settings.locales = [locale]
    settings.layouts = [locale: layout]
    let provider = keyboards.makeController(
      engine: EngineCatalogue.multilingual, settings: settings
    ).services.inputSetProvider
    let alphabetic = provider.alphabeticInputSet.rows
    sets = [
      ("alphabetic", alphabetic.map { $0.characters() }),
      ("uppercased", alphabetic.map { $0.characters(for: .uppercased) }),
      ("numeric", provider.numericInputSet.rows.map { $0.characters() }),
      ("symbolic", provider.symbolicInputSet.rows.map { $0.characters() }),
    ]
  }

  var lines: [String] {
    sets.flatMap { name, rows in [name] + rows.map { "  " + $0.joined(separator: " ") } }
  }

  var json: JSONValue {
    .object(sets.map { .init($0.name, .array($0.rows.map { .strings($0) })) })
  }
}

extension LayoutKey {
  /// The text the key types, or the name of a dead key, or `nil`.
  fileprivate var label: String? { text ?? (keysym.isDeadKey ? keysym.name : nil) }
}
