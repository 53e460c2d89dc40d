import Foundation

/// The locale of a session.
enum SessionLocale: String, CaseIterable {
  case plain = "C.UTF-8"
  case german = "de_DE.UTF-8"
  /// Written from right to left.
  case arabic = "ar_EG.UTF-8"

  /// The locale under test: `IBUS_CALLOUT_SESSION` may name one, such as `german`.
  static let current: Self = {
    guard let name = ProcessInfo.processInfo.environment["IBUS_CALLOUT_SESSION"] else {
      return .plain
    }
    let named = allCases.first { "\($0)" == name }
    precondition(named != nil, "IBUS_CALLOUT_SESSION is \(name) and not one of \(allCases)")
    return named ?? .plain
  }()

  /// The language of the locale's letters and texts.
  var language: String { self == .plain ? "en" : String(rawValue.prefix(2)) }

  /// The language's own name.
  var languageName: String {
    switch self {
    case .plain: "English"
    case .german: "Deutsch"
    case .arabic: "العربية"
    }
  }

  /// The language's name for French.
  var nameOfFrench: String {
    switch self {
    case .plain: "French"
    case .german: "Französisch"
    case .arabic: "الفرنسية"
    }
  }

  /// The variables of a session in the locale; made once.
  ///
  /// - Throws: A `SessionError` if the locale or the translations cannot be made.
  @MainActor func environment() throws -> [String: String] {
    guard self != .plain else { return [:] }
    try Self.made.get()
    return ["LANG": rawValue, "LOCPATH": Self.folder.path]
  }

  private static let folder = Support.package.appending(path: ".build/test-locales")

  /// The C library's locales, and the translations where a program that was built and not installed
  /// looks for them.
  ///
  /// Suites run in parallel: the first one makes them, in one step.
  @MainActor private static let made = Result {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let script = """
      cd "$0"
      test -e made && test -z "$(find "$1/data/po" -newer made)" && exit
      for locale in \([german, arabic].map(\.rawValue).joined(separator: " ")); do
        localedef -i "${locale%.*}" -f UTF-8 "./$locale"
      done
      "$1/packaging/recipes/translations" compile "$1/.build/locale"
      touch made
      """
    try Support.run([
      "flock", folder.path, "bash", "-euc", script, folder.path, Support.package.path,
    ])
  }
}
