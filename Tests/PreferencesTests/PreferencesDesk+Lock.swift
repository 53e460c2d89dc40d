import Foundation

@testable import TestSession

extension PreferencesDesk {
  /// Locks settings as an administrator does.
  ///
  /// - Parameter settings: The settings and their values, as GVariant text.
  /// - Returns: The environment variables for a program that should obey the locks.
  /// - Throws: A `SessionError` if dconf cannot create them.
  func lock(_ settings: [String: String]) throws -> [String: String] {
    let path = "org/freedesktop/ibus/engine/callout"
    let values = settings.map { "\($0)=\($1)\n" }.joined()
    try temporary.write("[\(path)]\n\(values)", to: "keys/callout")
    try temporary.write(
      settings.keys.map { "/\(path)/\($0)\n" }.joined(), to: "keys/locks/callout")
    let database = folder.appending(path: "locked").path
    try Support.run(["dconf", "compile", database, folder.appending(path: "keys").path])
    let profile = try temporary.write("user-db:user\nfile-db:\(database)\n", to: "profile")
    return ["GSETTINGS_BACKEND": "dconf", "DCONF_PROFILE": profile.path]
  }
}
