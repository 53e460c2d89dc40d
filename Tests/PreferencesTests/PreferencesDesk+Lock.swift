import Foundation

@testable import TestSession

extension PreferencesDesk {
  /// Gives settings values that an administrator has locked.
  ///
  /// - Parameter settings: The settings and their values, as GVariant text.
  /// - Returns: What to add to the environment of a program that is to keep to them.
  /// - Throws: A `SessionError` where dconf cannot make them.
  func lock(_ settings: [String: String]) throws -> [String: String] {
    let keys = folder.appending(path: "keys")
    let locks = keys.appending(path: "locks")
    let path = "org/freedesktop/ibus/engine/callout"
    try FileManager.default.createDirectory(at: locks, withIntermediateDirectories: true)
    let values = settings.map { "\($0)=\($1)\n" }.joined()
    try "[\(path)]\n\(values)"
      .write(to: keys.appending(path: "callout"), atomically: true, encoding: .utf8)
    try settings.keys.map { "/\(path)/\($0)\n" }.joined()
      .write(to: locks.appending(path: "callout"), atomically: true, encoding: .utf8)
    let database = folder.appending(path: "locked")
    try Support.run(["dconf", "compile", database.path, keys.path])
    let profile = folder.appending(path: "profile")
    try "user-db:user\nfile-db:\(database.path)\n"
      .write(to: profile, atomically: true, encoding: .utf8)
    return ["GSETTINGS_BACKEND": "dconf", "DCONF_PROFILE": profile.path]
  }
}
