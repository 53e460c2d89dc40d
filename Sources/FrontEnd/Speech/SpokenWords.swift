import GLib
import Hosting
import KeyboardCore

/// Puts into words what a screen reader says, in the language of the session.
///
/// Names of signs and emoji are read from files when they are needed.
struct SpokenWords {
  /// How many entries of a list are read out when it opens; the others follow when one moves there.
  private static let firstEntries = 3

  private let provider: any EmojiProvider
  private let language: LocaleIdentifier

  /// Creates words with the names of signs and emoji in a language.
  init(
    _ provider: any EmojiProvider,
    language: LocaleIdentifier = LocaleIdentifier(LocaleLoader.systemLocale)
  ) {
    self.provider = provider
    self.language = language
  }

  /// What is said for some announcements.
  func text(for announcements: [Announcement]) -> String {
    announcements.map(text).joined(separator: ". ")
  }

  private func text(for announcement: Announcement) -> String {
    switch announcement {
    case .list(let entries, let more): text(of: entries, more: more)
    case .entry(let action, let digit): "\(name(of: action)), \(digit)"
    case .noEntry: translated("None")
    case .picked(let action): shortName(of: action)
    case .closed: translated("closed")
    case .message(let text): text
    case .noLists: translated("no accents in this field")
    }
  }

  private func text(of entries: [KeyboardAction], more: Int) -> String {
    guard !entries.isEmpty else { return translated("nothing found") }
    var parts = entries.prefix(Self.firstEntries).enumerated().map { place, action in
      "\(shortName(of: action)) \(place + 1)"
    }
    let rest = entries.count - parts.count + more
    if rest > 0 { parts.append(translated("%d more", "%d more", count: rest)) }
    return parts.joined(separator: ", ")
  }

  /// A letter by its name, such as "e with acute".
  private func name(of action: KeyboardAction) -> String {
    guard case .character(let text) = action, text.isReadable else {
      return shortName(of: action)
    }
    return LetterName(text)?.text ?? text
  }

  /// A letter or a word as it is, anything else by its name.
  private func shortName(of action: KeyboardAction) -> String {
    switch action {
    case .emoji(let emoji): name(of: emoji)
    case .character(let text) where text.isReadable, .text(let text) where text.isReadable: text
    case .character(let text), .text(let text):
      text.isEmoji ? name(of: Emoji(text)) : sign(text)?.inSmallLetters ?? text
    case .space: sign(" ")?.inSmallLetters ?? " "
    default: name(of: Emoji(action.label))
    }
  }

  private func name(of emoji: Emoji) -> String {
    guard let name = provider.search(for: language)?.name(of: emoji) else { return emoji.char }
    return ([name] + emoji.char.unicodeScalars.compactMap(tone)).joined(separator: ", ")
  }

  /// The name of a skin tone, which is no part of the names of emoji.
  private func tone(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\u{1f3fb}": translated("light skin tone")
    case "\u{1f3fc}": translated("medium-light skin tone")
    case "\u{1f3fd}": translated("medium skin tone")
    case "\u{1f3fe}": translated("medium-dark skin tone")
    case "\u{1f3ff}": translated("dark skin tone")
    default: nil
    }
  }

  /// The name of a sign or letter; Unicode's names are in capitals.
  private func sign(_ text: String) -> String? {
    let name = provider.characters(for: [language])?.plainName(of: text)
    return name?.isEmpty == false ? name : nil
  }
}

extension String {
  /// Whether voices can read it: it has a letter or a digit.
  fileprivate var isReadable: Bool {
    unicodeScalars.contains {
      switch $0.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .decimalNumber: true
      default: false
      }
    }
  }

  fileprivate var isEmoji: Bool {
    unicodeScalars.contains { $0.properties.isEmojiPresentation || $0 == "\u{fe0f}" }
  }

  fileprivate var inSmallLetters: String {
    unicodeScalars.contains { $0.properties.isLowercase } ? self : lowercased()
  }
}
