/// Knows the emoji, what they are called, and which were used of late.
///
/// It is asked anew each time, so that it may read its data late and give it back early.
public protocol EmojiProvider: AnyObject {
  /// The emoji and their names in the language of a locale and in English, or `nil` where there is
  /// no data.
  func search(for locale: LocaleIdentifier) -> EmojiSearch?
  /// The emoji used of late.
  var recents: EmojiRecents { get }
  /// Takes note that an emoji was used.
  func register(_ emoji: Emoji)
}
