import KeyboardCore
import KeyboardLayouts

@testable import TypingModel

/// Composers with the sequences of a user's file, such as `~/.XCompose`.
enum TestComposer {
  private static let sequences = """
    include "%L"
    <Multi_key> <k> <k> : "ⓚ"
    <Multi_key> <h> <i> : "hello"
    <dead_acute> <q> : "q\u{301}"
    <Multi_key> <e> <apostrophe> : "!"

    """

  /// Makes a composer for a locale.
  static func make(locale: String = "en_US.UTF-8") -> XKBComposer {
    XKBComposer(locale: locale) { OwnSequences(path: "own", content: Array(sequences.utf8)) }
  }

  static func install(in controller: KeyboardInputController) {
    controller.services.composer = make()
  }
}
