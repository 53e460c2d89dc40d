import KeyboardCore

@testable import TypingModel

/// What a provider offers on a key, separated by spaces.
func letters(_ provider: any CalloutActionProvider, _ character: String) -> String {
  provider.calloutActions(for: .character(character)).compactMap(\.inputCalloutText)
    .joined(separator: " ")
}

/// A provider for locales whose files are `ID:MEMBERS`.
func standard(
  _ locales: [LocaleIdentifier], _ files: [String]
) -> StandardCalloutActionProvider {
  let provider = StandardCalloutActionProvider(keyboardContext: KeyboardContext(locales: locales))
  provider.use(TestLocales.library(ofMembers: files))
  return provider
}

extension TestLocales {
  /// A library of files whose texts are `ID:MEMBERS`.
  static func library(ofMembers files: [String]) -> LocaleLibrary {
    library(
      files.map { file in
        let parts = file.split(separator: ":", maxSplits: 1)
        return #"{ "format": 1, "id": "\#(parts[0])", \#(parts[1]) }"#
      })
  }
}
