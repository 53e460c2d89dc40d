import GLib
import Hosting
import KeyboardCore
import KeyboardLayouts

/// The layouts to choose from for a locale.
final class LayoutChoices {
  /// The layouts: those of the locale's file that are installed, then all others.
  private(set) lazy var entries =
    own.map { entry($0) } + catalogue.entries.filter { !own.contains($0.name) }
  /// One sentence where the list of the installed layouts cannot be read, or `nil`.
  var problem: String? { catalogue.problem }

  private let catalogue = LayoutCatalogue()
  private let own: [String]

  init(_ locale: LocaleIdentifier) {
    let library = LocaleLoader(wanted: [locale]).library
    let provider = XKBLayoutProvider(library: library)
    own = library.layouts(of: locale).filter { provider.layout(named: $0) != nil }
  }

  /// The layout where none is chosen, or `nil` where none of the locale's is installed.
  var automatic: String? { own.first }

  /// What a layout is called.
  func title(of name: String) -> String { entry(name).localizedDescription }

  /// What it is called that none is chosen.
  var automaticTitle: String {
    guard let automatic else { return translated("Automatic") }
    return translated("Automatic: %s").filling(title(of: automatic))
  }

  private func entry(_ name: String) -> LayoutCatalogue.Entry {
    catalogue[name] ?? LayoutCatalogue.Entry(name: name, description: name)
  }
}
