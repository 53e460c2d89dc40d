import ArgumentParser
import EngineHost
import GLib
import KeyboardCore

extension CompletionKind {
  /// The names of all settings.
  nonisolated static var settingNames: CompletionKind {
    .custom { _, _, _ in MainActor.assumeIsolated { SettingsStore.names } }
  }

  /// The values of the setting that the words before name.
  nonisolated static var settingValues: CompletionKind {
    .custom { words, _, _ in
      MainActor.assumeIsolated {
        guard let entry = Words.setting(in: words) else { return [] }
        switch entry.name {
        case "locales", "locale": return Words.locales
        case "theme": return Words.themes
        default: return entry.choices
        }
      }
    }
  }

  /// The entries of the list that the words before name.
  nonisolated static var settingEntries: CompletionKind {
    .custom { words, _, _ in
      MainActor.assumeIsolated {
        Words.setting(in: words).map { $0.isList ? $0.value.strings : [] } ?? []
      }
    }
  }

  /// The locales at hand.
  nonisolated static var locales: CompletionKind {
    .custom { _, _, _ in MainActor.assumeIsolated { Words.locales } }
  }

  /// The layouts that are installed, after the name that stands for a locale's own.
  nonisolated static var layouts: CompletionKind {
    .custom { _, _, _ in
      MainActor.assumeIsolated { ["native"] + LayoutCatalogue().entries.map(\.name) }
    }
  }

  /// The themes at hand.
  nonisolated static var themes: CompletionKind {
    .custom { _, _, _ in MainActor.assumeIsolated { Words.themes } }
  }
}

/// What more than one completion offers.
private enum Words {
  /// The setting that is named last.
  static func setting(in words: [String]) -> StoredSettings.Entry? {
    words.last(where: Set(SettingsStore.names).contains).flatMap {
      try? StoredSettings().entry(named: $0)
    }
  }
  static var locales: [String] { KeyboardFactory().library.namedIdentifiers.map(\.rawValue) }
  static var themes: [String] { ThemeLoader().entries.map(\.theme.name) }
}
