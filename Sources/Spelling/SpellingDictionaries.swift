import CEnchant
import Glibc
package import KeyboardCore

/// The spelling dictionaries of the system, read by Enchant.
///
/// They are loaded when they are needed, which takes time. Use them on one thread at a time.
package nonisolated final class SpellingDictionaries {
  /// How long a word may be looked up in one language, in ms of this thread.
  private static let longest = 15

  private let libraryName: String
  private var library: EnchantLibrary?
  private var broker: EnchantBroker?

  /// Loads nothing yet; `library` is the file name of Enchant's library.
  package init(library: String = "libenchant-2.so.2") { libraryName = library }

  package func answer(_ question: SpellingQuestion) -> SpellingAnswer {
    SpellingAnswer(word: question.word, finding: finding(question))
  }

  package func knows(_ word: String, in locale: LocaleIdentifier) -> Bool {
    broker?.dictionary(of: locale)?(word) ?? false
  }

  /// Releases the dictionaries; they are loaded again when they are needed.
  package func giveBack() { broker = nil }

  private func finding(_ question: SpellingQuestion) -> SpellingAnswer.Finding {
    var found = EnchantLibrary()
    if library == nil, cenchant_load(&found, libraryName) { library = found }
    guard let library, let broker = broker ?? EnchantBroker(library) else { return .noLibrary }
    self.broker = broker
    var dictionaries: [LocaleIdentifier: (String) -> Bool] = [:]
    for language in question.languages {
      dictionaries[language.locale] = broker.dictionary(of: language.locale)
    }
    if dictionaries.isEmpty, let first = question.languages.first {
      return .noDictionary(first.locale)
    }
    var ends: [LocaleIdentifier: Int] = [:]
    return .spellings(
      question.spellings { locale, text in
        let now = Self.now
        let end = ends[locale] ?? now + Self.longest * 1000
        ends[locale] = end
        guard now < end else { return nil }
        return dictionaries[locale].map { $0(text) }
      })
  }

  /// The time that this thread has used, in µs: other programs do not cut a search short.
  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000 + time.tv_nsec / 1000
  }
}
