import EngineHost
import GLib
import KeyboardCore
import KeyboardLayouts

/// The layouts to choose from for a locale.
final class LayoutChoices {
  /// The installed layouts from the locale's file, then all others.
  private(set) lazy var entries =
    own.map { entry($0) } + catalogue.entries.filter { !own.contains($0.name) }
  /// Why the list of installed layouts cannot be read, or `nil`.
  var problem: String? { catalogue.problem }

  private let catalogue = LayoutCatalogue()
  private let own: [String]

  init(_ locale: LocaleIdentifier) {
    let library = LocaleLoader(wanted: [locale]).library
    let provider = XKBLayoutProvider(library: library)
    own = library.layouts(of: locale).filter { provider.layout(named: $0) != nil }
  }

  /// The layout used if none is chosen; `nil` if none from the locale's file is installed.
  var automatic: String? { own.first }

  func title(of name: String) -> String { entry(name).localizedDescription }

  private func entry(_ name: String) -> LayoutCatalogue.Entry {
    catalogue[name] ?? LayoutCatalogue.Entry(name: name, description: name)
  }
}
