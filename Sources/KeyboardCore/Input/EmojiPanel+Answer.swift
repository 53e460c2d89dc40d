extension EmojiPanel {
  /// What the list shows.
  enum Query: Hashable {
    case category(EmojiCategory)
    case search(String)
    case tones(Emoji)
  }

  /// What a key means.
  enum Answer: Hashable {
    /// It closes the list and then does its ordinary work.
    case leave
    /// It closes the list; a key that typed sounds like this action.
    case close(KeyboardAction?)
    /// It picks an entry.
    case take(KeyboardAction)
    /// Its digit may be held for the skin tones of an entry.
    case hold(Emoji)
    /// The list shows something else now; a key that typed sounds like this action.
    case changed(KeyboardAction?)
    /// It moves on by so many categories.
    case category(Int)
    /// It shows the skin tones of an emoji.
    case tones(Emoji)
    /// It is refused.
    case refused
    /// It is used up and does nothing.
    case nothing
    /// It may be a letter: the panel has to be told what it types.
    case letter
  }
}
