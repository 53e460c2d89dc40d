import Foundation
import Testing

@testable import TestSession

extension PreferencesTests {
  /// The window in other languages and looks.
  @Suite @MainActor struct LanguageTests {
    @Test func `texts are those of the session's language`() throws {
      let desk = try PreferencesDesk()
      defer { desk.end() }
      try desk.compileTranslations()
      try desk.open("--page", "typing", environment: desk.locale("de_DE"))
      #expect(try desk.widget("Zwei Leerzeichen beenden den Satz").role == "check box")
      try desk.photograph("typing-de", width: 360)
    }

    @Test func `the window is mirrored where people write from right to left`() throws {
      let desk = try PreferencesDesk()
      defer { desk.end() }
      try desk.compileTranslations()
      for (language, delay, isMirrored) in [("en_US", "Delay", false), ("ar_EG", "المهلة", true)] {
        try desk.open("--page", "holding", environment: desk.locale(language))
        try desk.photograph("holding-\(language)", width: 880)
        let widgets = try desk.widgets()
        let row = try #require(widgets.first { $0.role == "spin button" })
        let label = try #require(widgets.first { $0.role == "label" && $0.name == delay })
        #expect((row.box[0] < label.box[0]) == isMirrored, "\(row.box) \(label.box)")
        desk.close()
      }
    }

    @Test(arguments: PreferencesDesk.pages)
    func `large text on a dark desktop fits 360 points`(page: String) throws {
      let desk = try PreferencesDesk()
      defer { desk.end() }
      // 96 points an inch are usual; this is 1.5 times as many.
      try desk.session.run(["sh", "-c", "echo 'Xft.dpi: 144' | xrdb -merge"])
      try desk.open("--page", page, environment: ["ADW_DEBUG_COLOR_SCHEME": "prefer-dark"])
      try desk.photograph("\(page)-large", width: 360)
    }
  }
}

extension PreferencesDesk {
  /// Puts the translations where a program that was built and not installed looks for them.
  func compileTranslations() throws {
    try Self.run([
      Support.package.appending(path: "packaging/translations").path, "compile",
      Support.package.appending(path: ".build/locale").path,
    ])
  }

  /// Makes a locale of the C library's for a program.
  ///
  /// - Returns: The variables by which a program uses it.
  func locale(_ name: String) throws -> [String: String] {
    let locales = folder.appending(path: "locales")
    try FileManager.default.createDirectory(at: locales, withIntermediateDirectories: true)
    try Self.run([
      "localedef", "-i", name, "-f", "UTF-8", locales.appending(path: "\(name).UTF-8").path,
    ])
    return ["LOCPATH": locales.path, "LANG": "\(name).UTF-8", "LC_ALL": "\(name).UTF-8"]
  }
}
