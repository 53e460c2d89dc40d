import Foundation
import TestSession

/// An engine of IBus, and how to identify it.
struct Peer {
  /// Its usual name.
  let title: String
  /// IBus's name for the engine.
  let engine: String
  /// A part of the command line of the process that serves keys.
  let command: String
  /// A user file that it reads, by its path in the home.
  let userFile: String
  /// Content that breaks the file.
  let brokenText: String

  /// Ours, and those of Debian.
  static let all = [
    Peer(
      title: "ibus-callout", engine: "callout", command: " --worker --supervisor",
      userFile: ".config/ibus-callout/locales/en.json",
      brokenText: #"{"format": 1, "id": "en", "callouts": {"e": "#),
    Peer(
      title: "ibus-typing-booster", engine: "typing-booster",
      command: "ibus-typing-booster/engine/main.py",
      userFile: ".local/share/ibus-typing-booster/user.db", brokenText: garbage),
    Peer(
      title: "ibus-m17n (t-latn-post)", engine: "m17n:t:latn-post", command: "ibus-engine-m17n",
      userFile: ".m17n.d/latn-post.mim", brokenText: "(input-method t latn-post)\n(map (trans ("),
    Peer(
      title: "ibus-engine-simple (us)", engine: "xkb:us::eng", command: "ibus-engine-simple",
      userFile: ".XCompose", brokenText: garbage),
  ]

  private static let garbage = String(repeating: "<dead_acute> <e> : \"\u{1}( [\n", count: 30)

  /// Whether it is this project's.
  var isOurs: Bool { engine == "callout" }

  /// The process that serves keys, or `nil`.
  var process: RunningProcess? {
    RunningProcess.all { $0.arguments.joined(separator: " ").contains(command) }.first
  }
}
