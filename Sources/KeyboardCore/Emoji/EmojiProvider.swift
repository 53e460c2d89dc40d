/// Knows the emoji, what they are called, and which were used recently.
///
/// It is asked again each time, so it can load its data late and release it early.
public protocol EmojiProvider: AnyObject {
  /// The emoji and their names in the language of a locale and in English, or `nil` if there is no
  /// data.
  func search(for locale: LocaleIdentifier) -> EmojiSearch?
  /// The emoji used recently.
  var recents: EmojiRecents { get }
  /// Records that an emoji was used.
  func register(_ emoji: Emoji)
}
