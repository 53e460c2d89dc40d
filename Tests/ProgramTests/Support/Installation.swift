import Foundation

@testable import TestSession

/// An installation of the engine and its data in a folder of its own, which can be upgraded.
struct Installation {
  /// The engine's program.
  let program: URL

  private let folder: TemporaryFolder
  private let data: URL
  private var schemas: URL { folder.url.appending(path: "share/glib-2.0/schemas") }

  /// Copies the program under test and the data of the source tree until the test ends.
  @MainActor init() throws {
    folder = try TemporaryFolder()
    TestEndTrait.started.append(folder)
    program = folder.url.appending(path: "libexec/ibus-engine-callout")
    data = folder.url.appending(path: "share/ibus-callout")
    for parent in [program.deletingLastPathComponent(), data.deletingLastPathComponent(), schemas] {
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    }
    try FileManager.default.copyItem(
      at: Support.package.appending(path: "data").resolvingSymlinksInPath(), to: data)
    try replaceProgram()
    try compileSettings()
  }

  /// Replaces the program's file, as installers do with a running program, by the same program or by
  /// a text.
  func replaceProgram(with text: String? = nil) throws {
    let new = program.appendingPathExtension("new")
    if let text {
      try text.write(to: new, atomically: false, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: new.path)
    } else {
      try FileManager.default.copyItem(at: Programs.engine().resolvingSymlinksInPath(), to: new)
    }
    guard rename(new.path, program.path) == 0 else {
      throw SessionError("\(program.path) cannot be replaced")
    }
  }

  /// Removes the program and its data.
  func uninstall() throws {
    try FileManager.default.removeItem(at: program)
    try FileManager.default.removeItem(at: data)
  }

  /// Changes the letters of a key in a locale's file.
  func setLetters(_ letters: String, of key: Character, in locale: String) throws {
    let file = data.appending(path: "locales/\(locale).json")
    let text = try String(contentsOf: file, encoding: .utf8)
    let changed = text.replacing(
      try Regex("\"\(key)\": \"[^\"]*\""), with: "\"\(key)\": \"\(letters)\"")
    guard changed != text else { throw SessionError("\(file.path) has no \(key)") }
    try changed.write(to: file, atomically: true, encoding: .utf8)
  }

  /// Compiles the settings, as the last step of an upgrade.
  func compileSettings() throws {
    try Support.run([
      "glib-compile-schemas", "--targetdir", schemas.path,
      Support.package.appending(path: "data").path,
    ])
  }
}
