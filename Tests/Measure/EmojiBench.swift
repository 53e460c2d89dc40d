import GLib
import Glibc
import Hosting
import KeyboardCore
import KeyboardLayouts

/// The speed of the search for emoji, and its memory.
struct EmojiBench {
  /// A locale and words that are searched in it, letter by letter.
  private static let searches: [(locale: LocaleIdentifier, words: String)] = [
    ("fr", "chat soleil coeur rouge gateau merci abeille tete de chat drapeau"),
    ("ru", "кошка солнце красное сердце торт спасибо пчела флаг россия"),
    ("de", "katze sonne rotes herz kuchen danke biene flagge deutschland"),
    ("en", "cat sun red heart cake thanks bee flag germany thumbs up"),
  ]
  private static let openings = 20
  private static let rounds = 10
  private static let idleTime = 300

  func run() -> [String] {
    // Memory comes first, while no freed memory could be reused.
    let memory = memoryRows()
    let openings = Series((0..<Self.openings).map { _ in openingTime(Self.searches[1].locale) })
    var times: [Double] = []
    for search in Self.searches { times += keystrokeTimes(search.locale, search.words) }
    let strokes = Series(times)
    return [
      row(
        "first opening (ru), of \(Self.openings)",
        "\(openings.quantile(0.5).rounded(to: 1)) ms,"
          + " longest \(openings.quantile(1).rounded(to: 1)) ms"),
      row(
        "search, each of \(times.count) keystrokes",
        "p50 \(strokes.quantile(0.5).rounded(to: 0)) µs"
          + "   p99 \(strokes.quantile(0.99).rounded(to: 0)) µs"),
    ] + memory
  }

  private func memoryRows() -> [String] {
    let store = EmojiStore(recentsPath: nil, idleTime: Self.idleTime)
    let controller = makeController(store, "ru")
    let before = memory
    open(controller)
    let opened = memory
    search(controller, "кошка")
    let searched = memory
    open(controller)
    MainLoop.run(forAtMost: 2 * Self.idleTime + 100)
    let after = memory
    return [
      row("resident memory more while open", "\(max(opened, searched) - before) KiB"),
      row("after being given back", "\(after - before) KiB"),
    ]
  }

  private var memory: Int { ProcessMemory(of: getpid()).resident }

  /// The time in ms to open the list when nothing was read.
  private func openingTime(_ locale: LocaleIdentifier) -> Double {
    let controller = makeController(EmojiStore(recentsPath: nil), locale)
    let start = microseconds()
    open(controller)
    return (microseconds() - start) / 1000
  }

  /// The times in µs of the letters of some words, in one search after the other.
  private func keystrokeTimes(_ locale: LocaleIdentifier, _ words: String) -> [Double] {
    let store = EmojiStore(recentsPath: nil)
    // As many emoji as possible are remembered, with skin tones if they have any.
    for emoji in (store.search(for: locale)?.library.emojis ?? []).suffix(1500) {
      store.register(emoji.skinToneVariants.last ?? emoji)
    }
    let controller = makeController(store, locale)
    return (0..<Self.rounds).flatMap { _ in
      words.split(separator: " ").flatMap { word in
        open(controller)
        let times = search(controller, String(word))
        open(controller)
        return times
      }
    }
  }

  @discardableResult
  private func search(_ controller: KeyboardInputController, _ word: String) -> [Double] {
    word.unicodeScalars.map { scalar in
      let key = KeyEvent(
        keysym: Keysym(typing: scalar), text: String(scalar), keycode: 0, time: 0)
      let start = microseconds()
      _ = controller.handle(.key(key))
      return microseconds() - start
    }
  }

  /// Opens the list, or closes it.
  private func open(_ controller: KeyboardInputController) {
    _ = controller.handle(.action(.keyboardType(.emojis)))
  }

  private func makeController(
    _ store: EmojiStore, _ locale: LocaleIdentifier
  ) -> KeyboardInputController {
    var settings = KeyboardSettings()
    settings.locales = [locale]
    let controller = KeyboardInputController(settings: settings)
    controller.services.emojiProvider = store
    return controller
  }

  private func row(_ name: String, _ figures: String) -> String {
    "  \(name.padded(36))\(figures)"
  }
}
