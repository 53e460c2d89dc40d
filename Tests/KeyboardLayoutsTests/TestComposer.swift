import Foundation
import KeyboardCore
import KeyboardLayouts

/// Composers that know the sequences of a user's own file, as `~/.XCompose` would hold them.
enum TestComposer {
  private static let sequences = """
    include "%L"
    <Multi_key> <k> <k> : "ⓚ"
    <Multi_key> <h> <i> : "hello"
    <dead_acute> <q> : "q\u{301}"
    <Multi_key> <e> <apostrophe> : "!"

    """

  /// The file is written once; libxkbcommon reads its name from the environment of the process.
  private static let isInstalled: Bool = {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("ibus-callout-tests.XCompose")
    guard (try? sequences.write(to: file, atomically: true, encoding: .utf8)) != nil else {
      return false
    }
    return setenv("XCOMPOSEFILE", file.path, 1) == 0
  }()

  /// Makes a composer of a locale.
  static func make(locale: String = "en_US.UTF-8") -> XKBComposer {
    precondition(isInstalled, "The user's Compose file could not be written")
    return XKBComposer(locale: locale)
  }

  /// Gives a keyboard a composer.
  static func install(in controller: KeyboardInputController) {
    controller.services.composer = make()
  }
}
