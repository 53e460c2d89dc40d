import ArgumentParser
import EngineHost
import KeyboardCore

extension CompletionKind {
  /// The names of all settings.
  nonisolated static var settingNames: CompletionKind { .words { _ in SettingsStore.names } }

  /// The values of the setting that the words before name.
  nonisolated static var settingValues: CompletionKind {
    .words { words in
      let names = Set(SettingsStore.names)
      guard let name = words.last(where: names.contains),
        let entry = try? StoredSettings().entry(named: name)
      else { return [] }
      switch name {
      case "locales", "locale": return localeNames
      case "theme": return themeNames
      default: return entry.choices
      }
    }
  }

  /// The locales at hand.
  nonisolated static var locales: CompletionKind { .words { _ in localeNames } }

  /// The layouts that are installed, after the name that stands for a locale's own.
  nonisolated static var layouts: CompletionKind {
    .words { _ in ["native"] + LayoutCatalogue().entries.map(\.name) }
  }

  /// The themes at hand.
  nonisolated static var themes: CompletionKind { .words { _ in themeNames } }

  private static var localeNames: [String] {
    KeyboardFactory().library.namedIdentifiers.map(\.rawValue)
  }
  private static var themeNames: [String] { ThemeLoader().entries.map(\.theme.name) }

  /// Words that depend on the words of the command line.
  private nonisolated static func words(
    _ body: @escaping @MainActor @Sendable ([String]) -> [String]
  ) -> CompletionKind {
    .custom { words, _, _ in MainActor.assumeIsolated { body(words) } }
  }
}
