import Foundation

/// What the environment asks of a run.
///
/// `IBUS_CALLOUT_CLIENTS` is 1 for all clients, or names some of them (`gtk3,xterm`); without it
/// these tests are skipped. `IBUS_CALLOUT_FULL=1` adds the browsers to "all". `IBUS_CALLOUT_OUTPUT`
/// is the folder for logs, traces and pictures, `test-output` unless given. `IBUS_CALLOUT_FRAMES` is
/// a folder for the pictures of `MovingPictureTests`.
enum ClientRun {
  private static let environment = ProcessInfo.processInfo.environment

  /// Whether all there is to see is wanted, however long it takes.
  static let isFull = environment["IBUS_CALLOUT_FULL"] == "1"

  /// Whether real clients are wanted at all.
  static let isEnabled = !kinds.isEmpty

  /// The clients that are wanted.
  static let kinds: [ClientKind] = {
    let wanted = environment["IBUS_CALLOUT_CLIENTS"] ?? ""
    guard wanted == "1" else {
      return wanted.split(separator: ",").compactMap { ClientKind(rawValue: String($0)) }
    }
    return ClientKind.allCases.filter { isFull || !$0.isBrowser }
  }()

  /// The folder for what a run leaves behind.
  static let output = URL(
    filePath: environment["IBUS_CALLOUT_OUTPUT"] ?? "test-output", directoryHint: .isDirectory)

  /// The folder for the pictures of the moving one, if it is to be taken.
  static let frames = environment["IBUS_CALLOUT_FRAMES"].map {
    URL(filePath: $0, directoryHint: .isDirectory)
  }

  /// How long a key is held before its list opens, in ms: short, to save time.
  static let holdDelay = 200

  /// What is set in all sessions with real clients.
  static let settings = ["locales=['fr']", "hold-delay=uint32 \(holdDelay)", EmojiSteps.setting]

  /// How long the tests hold a key for its list, in ms.
  static let holdTime = holdDelay + 110
}
