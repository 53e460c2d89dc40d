import GLib
package import KeyboardCore

/// Looks words up in the spelling dictionaries of the system, with Enchant.
///
/// The library is loaded with the first word. It is used on a thread of its own, because dictionaries
/// are read from the disk; those that were not needed for a while are released.
package final class SpellingFinder {
  /// How long dictionaries are kept after their last use, in ms.
  package static let idleTime = 60_000
  /// The most words that wait: a dictionary that hangs must not collect more.
  private static let mostWaiting = 4

  private let idleTime: Int
  // Safe: it is used on the queue only.
  private nonisolated(unsafe) let dictionaries = SpellingDictionaries()
  private let queue = BackgroundQueue(label: "spelling", limit: SpellingFinder.mostWaiting)
  private var timeout: Timeout?

  /// Creates a finder that has loaded nothing.
  package init(idleTime: Int = SpellingFinder.idleTime) { self.idleTime = idleTime }

  /// Looks up the word of a question, and calls back in the main loop.
  package func find(
    _ question: SpellingQuestion, then body: @escaping @MainActor (SpellingAnswer) -> Void
  ) {
    giveBackLater()
    let hasRoom = queue.add { [self] in
      let answer = dictionaries.answer(question)
      MainLoop.async { body(answer) }
    }
    if !hasRoom { body(SpellingAnswer(word: question.word, finding: .spellings([]))) }
  }

  private func giveBackLater() {
    timeout = Timeout(milliseconds: idleTime, priority: .low) { [weak self] in
      guard let self else { return }
      timeout = nil
      let hasRoom = queue.add { [self] in
        dictionaries.giveBack()
        MainLoop.async { FreeMemory.giveBack() }
      }
      if !hasRoom { giveBackLater() }
    }
  }
}
