import ArgumentParser
import GLib
import Hosting
import KeyboardCore

extension CompletionKind {
  nonisolated static var settingNames: CompletionKind { .words { _ in SettingsStore.names } }

  /// The values of the setting on the command line.
  nonisolated static var settingValues: CompletionKind {
    .words { words in
      guard let entry = setting(in: words) else { return [] }
      switch entry.name {
      case "locales", "locale": return localeNames
      case "theme": return themeNames
      default: return entry.choices
      }
    }
  }

  /// The entries of the list on the command line.
  nonisolated static var settingEntries: CompletionKind {
    .words { words in setting(in: words)?.value.strings ?? [] }
  }

  nonisolated static var locales: CompletionKind { .words { _ in localeNames } }
  nonisolated static var layouts: CompletionKind {
    .words { _ in ["native"] + LayoutCatalogue().entries.map(\.name) }
  }
  nonisolated static var themes: CompletionKind { .words { _ in themeNames } }

  private static func setting(in words: [String]) -> StoredSettings.Entry? {
    words.last(where: Set(SettingsStore.names).contains).flatMap {
      try? StoredSettings().entry(named: $0)
    }
  }
  private static var localeNames: [String] {
    let library = KeyboardFactory().library
    return (library.namedIdentifiers + library.sets).map(\.rawValue)
  }
  private static var themeNames: [String] { ThemeLoader().entries.map(\.theme.name) }

  /// Words that depend on the words of the command line.
  private nonisolated static func words(
    _ body: @escaping @MainActor @Sendable ([String]) -> [String]
  ) -> CompletionKind {
    .custom { words, _, _ in MainActor.assumeIsolated { body(words) } }
  }
}
