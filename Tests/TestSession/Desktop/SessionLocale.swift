import Foundation

/// The locale of a session that tests run in.
enum SessionLocale: String, CaseIterable {
  case plain = "C.UTF-8"
  case german = "de_DE.UTF-8"
  /// It is written from right to left.
  case arabic = "ar_EG.UTF-8"

  /// The one of the session that is under test: `IBUS_CALLOUT_SESSION` may name one, as `german`.
  static let current: Self = {
    guard let name = ProcessInfo.processInfo.environment["IBUS_CALLOUT_SESSION"] else {
      return .plain
    }
    let named = allCases.first { "\($0)" == name }
    precondition(named != nil, "IBUS_CALLOUT_SESSION is \(name) and not one of \(allCases)")
    return named ?? .plain
  }()

  /// The language whose letters and texts a session of the locale has.
  var language: String { self == .plain ? "en" : String(rawValue.prefix(2)) }

  /// What the language is called in itself.
  var languageName: String {
    switch self {
    case .plain: "English"
    case .german: "Deutsch"
    case .arabic: "العربية"
    }
  }

  /// What French is called in the language.
  var nameOfFrench: String {
    switch self {
    case .plain: "French"
    case .german: "Französisch"
    case .arabic: "الفرنسية"
    }
  }

  /// What GTK calls the Control key.
  var controlKey: String { self == .german ? "Strg" : "Ctrl" }

  /// What a session needs in its environment to be of the locale; made once.
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
  /// Suites run side by side: the first one makes them, in one step.
  @MainActor private static let made = Result {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let script = """
      cd "$0"
      test -e made && test -z "$(find "$1/data/po" -newer made)" && exit
      for locale in \([german, arabic].map(\.rawValue).joined(separator: " ")); do
        localedef -i "${locale%.*}" -f UTF-8 "./$locale"
      done
      "$1/packaging/translations" compile "$1/.build/locale"
      touch made
      """
    try Support.run([
      "flock", folder.path, "bash", "-euc", script, folder.path, Support.package.path,
    ])
  }
}
