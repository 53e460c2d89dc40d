import Hosting
import KeyboardCore
import Testing

@testable import FrontEnd

@Suite("What a screen reader says") @MainActor struct SpokenWordsTests {
  private let words = SpokenWords(EmojiStore(recentsPath: nil), language: "en")

  private func text(_ announcements: Announcement...) -> String {
    words.text(for: announcements)
  }

  @Test(arguments: [
    ("é", "e with acute"), ("É", "capital E with acute"), ("ậ", "a with dot below and circumflex"),
    ("ǿ", "ø with acute"), ("m\u{303}", "m with tilde"), ("ş", "s with cedilla"),
    ("ș", "s with comma below"), ("ơ", "o with horn"), ("ά", "α with acute"),
    // Letters that consist of nothing else have their names from Unicode.
    ("ł", "l with stroke"), ("Ø", "capital O with stroke"), ("ŀ", "l with middle dot"),
    ("ß", "sharp s"), ("Þ", "capital thorn"), ("œ", "oe"), ("ɓ", "b with hook"),
    // Letters of other scripts, digits and words are read as they are.
    ("a", "a"), ("A", "capital A"), ("ж", "ж"), ("й", "й"), ("а\u{301}", "а with acute"),
    ("क़", "क़"), ("が", "が"), ("7", "7"),
    ("déjà", "déjà"), ("dž", "dž"),
    // All else has a name.
    ("€", "euro"), ("\u{a0}", "no-break space"), ("—", "em dash"), ("²", "superscript two"),
    ("\u{301}", "combining acute accent"), ("👍🏽", "thumbs up, medium skin tone"),
  ])
  func `An entry is said by its name`(letter: String, name: String) {
    #expect(text(.entry(.character(letter), digit: 2)) == "\(name), 2")
  }

  @Test func `A list is said by its first entries, as they are`() {
    let entries = ["é", "€", "ê", "ë"].map(KeyboardAction.character)
    #expect(text(.list(entries, more: 5)) == "é 1, euro 2, ê 3, 6 more")
    #expect(text(.list(Array(entries.prefix(1)), more: 0)) == "é 1")
    #expect(text(.list([.emoji(Emoji("🦦"))], more: 1)) == "otter 1, 1 more")
    #expect(text(.list([], more: 0)) == "nothing found")
  }

  @Test func `Actions have names, too`() {
    #expect(text(.picked(.character("É"))) == "É")
    #expect(text(.picked(.emoji(Emoji("🦦")))) == "otter")
    #expect(text(.picked(.space)) == "space")
    #expect(text(.entry(.custom(named: "repeatKey"), digit: 9)) == "repeat button, 9")
  }

  @Test func `Signs are said in the user's language`() {
    let words = SpokenWords(EmojiStore(recentsPath: nil), language: "de")
    #expect(words.text(for: [.picked(.character("="))]) == "Gleichheitszeichen")
    #expect(words.text(for: [.picked(.emoji(Emoji("🦦")))]) == "Otter")
  }

  @Test func `Of what is said together, the newer replaces the older`() {
    let e = KeyboardAction.character("é")
    func said(_ announcements: Announcement...) -> String {
      var queue = AnnouncementQueue()
      for announcement in announcements { queue.add(announcement, at: 0) }
      defer { #expect(queue.take().isEmpty) }
      return words.text(for: queue.take())
    }
    #expect(said(.entry(e, digit: 1), .entry(.character("è"), digit: 2)) == "e with grave, 2")
    #expect(said(.list([e], more: 0), .entry(e, digit: 1)) == "é 1. e with acute, 1")
    #expect(said(.list([e], more: 0), .entry(e, digit: 1), .picked(e)) == "é")
    #expect(said(.message("Deutsch"), .closed) == "Deutsch. closed")
    #expect(said(.message("Smileys"), .message("Animals"), .list([e], more: 0)) == "Animals. é 1")
    #expect(said(.picked(e), .list([], more: 0)) == "é. nothing found")
  }
}
