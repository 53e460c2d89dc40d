import Foundation

/// The environment's options for a run.
///
/// `IBUS_CALLOUT_CLIENTS` is 1 for all clients, or names some of them (`gtk3,xterm`); without it
/// these tests are skipped. `IBUS_CALLOUT_FULL=1` adds the browsers to "all". `IBUS_CALLOUT_OUTPUT`
/// is the folder for logs, traces and pictures, `test-output` unless given. `IBUS_CALLOUT_FRAMES` is
/// a folder for the pictures of `MovingPictureTests`.
enum ClientRun {
  private static let environment = ProcessInfo.processInfo.environment

  /// Whether to test everything, however long it takes.
  static let isFull = environment["IBUS_CALLOUT_FULL"] == "1"

  /// Whether to test real clients.
  static let isEnabled = !kinds.isEmpty

  /// The clients to test.
  static let kinds: [ClientKind] = {
    let wanted = environment["IBUS_CALLOUT_CLIENTS"] ?? ""
    guard wanted == "1" else {
      return wanted.split(separator: ",").compactMap { ClientKind(rawValue: String($0)) }
    }
    return ClientKind.allCases.filter { isFull || !$0.isBrowser }
  }()

  /// The folder for the files of a run.
  static let output = URL(
    filePath: environment["IBUS_CALLOUT_OUTPUT"] ?? "test-output", directoryHint: .isDirectory)

  /// The folder for the pictures of the animation, if it is to be made.
  static let frames = environment["IBUS_CALLOUT_FRAMES"].map {
    URL(filePath: $0, directoryHint: .isDirectory)
  }

  /// The hold delay in ms: short, to save time, but longer than a tap takes on a busy machine.
  static let holdDelay = 300

  /// The settings of all sessions with real clients.
  static let settings = ["locales=['fr']", "hold-delay=uint32 \(holdDelay)", EmojiSteps.setting]

  /// How long tests hold a key beyond the hold delay, in ms.
  static let afterHold = 110

  /// How long tests hold a key that must not open a list, in ms.
  static let holdTime = holdDelay + afterHold
}
