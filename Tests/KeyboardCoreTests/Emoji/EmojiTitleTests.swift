import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Titles of the list of emoji") struct EmojiTitleTests {
  @Test func `Two keyboards in one program have titles of their own`() {
    let plain = Self.playback("en")
    let swedish = Self.playback("sv", Self.swedish("Smileyer"))
    let other = Self.playback("sv", Self.swedish("Gubbar"))
    for playback in [plain, swedish, other] {
      playback.play([.send(.action(.keyboardType(.emojis))), .tap(.tab)])
    }
    #expect(plain.titles == ["Smileys", "Animals"])
    #expect(swedish.titles == ["Smileyer", "Animals"])
    #expect(other.titles == ["Gubbar", "Animals"])
  }

  @Test func `A title follows the locale and the library`() {
    let playback = Self.playback("en", Self.swedish("Smileyer"))
    let controller = playback.simulation.controller
    let open = Move.send(.action(.keyboardType(.emojis)))
    controller.settings.locales = ["en", "sv"]
    playback.play([.send(.selectLocale("sv")), .wait(1100), open, .tap(.escape)])
    controller.library.add(TestLocales.data(Self.swedish("Gubbar")))
    playback.play([open])
    #expect(playback.titles == ["sv", "Smileyer", "Gubbar"])
  }

  private static func swedish(_ title: String) -> String {
    #"{ "format": 1, "id": "sv", "script": "Latn", "keys": { "emojiSmileys": "\#(title)" } }"#
  }

  private static func playback(_ locale: LocaleIdentifier, _ files: String...) -> Playback {
    let field = TestField.gtk.locales(locale)
    let controller = field.makeController()
    for file in files { controller.library.add(TestLocales.data(file)) }
    controller.services.emojiProvider = TestEmojis()
    return Playback(controller, in: field)
  }
}

extension Playback {
  /// What was shown in the line above the list.
  fileprivate var titles: [String] {
    log.flatMap(\.response.effects).compactMap {
      if case .auxiliary(let text?) = $0 { text } else { nil }
    }
  }
}
