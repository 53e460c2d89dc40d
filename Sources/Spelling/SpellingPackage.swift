import Glibc
package import KeyboardCore

/// The packages with what looking up words needs.
package nonisolated enum SpellingPackage {
  package static var library: String { isDebian ? "libenchant-2-2" : "Enchant 2" }

  /// The package with a dictionary of a locale, or `nil` if no package is known.
  package static func dictionary(of locale: LocaleIdentifier) -> String? {
    let language = locale.language.rawValue
    guard isDebian else { return nil }
    if let regions = regions[language] {
      let region = locale.region?.lowercased() ?? ""
      return "hunspell-\(language)-\(regions.contains(region) ? region : regions[0])"
    }
    if ["nb", "nn"].contains(language) { return "hunspell-no" }
    return languages.contains(language) ? "hunspell-" + language : nil
  }

  private static let isDebian = access("/etc/debian_version", F_OK) == 0

  /// Languages with several packages in Debian, and their regions, the usual one first.
  private static let regions = [
    "de": ["de", "at", "ch"], "en": ["us", "gb", "au", "ca", "za"], "pt": ["pt", "br"],
  ]

  /// Languages with one package in Debian.
  private static let languages: Set<String> = [
    "af", "an", "ar", "be", "bg", "bn", "bo", "br", "bs", "ca", "cs", "da", "dz", "el", "es", "eu",
    "fr", "gd", "gl", "gu", "he", "hi", "hr", "hu", "id", "is", "it", "kk", "kmr", "ko", "lo", "lt",
    "lv", "ml", "mn", "ne", "nl", "oc", "pl", "ro", "ru", "si", "sk", "sl", "sr", "sv", "sw", "te",
    "th", "tr", "uk", "uz", "vi",
  ]
}
