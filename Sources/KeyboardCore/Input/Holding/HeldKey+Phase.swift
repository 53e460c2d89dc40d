// How far a key that is held has come, and its list.
extension HeldKey {
  /// How far the list of a key has come.
  enum Stage {
    /// It opens when the key has been held long enough.
    case pressed
    /// It is due, but the letter has to be in the client's text, and no report has shown that yet.
    case awaitingText(Patience)
    /// Something came in between: no list opens.
    case stopped
    case open(HeldList)
  }

  /// How long to wait for the client's text, which a busy program reports late.
  enum Patience {
    /// A picked letter has its own list as soon as the client reports it.
    case fresh
    /// The text gets some more time to arrive.
    case late
    /// The client has been asked for the text once more.
    case asked
    /// It has reported an empty text, which proves nothing: a browser that has just started is late
    /// with its first letter, and some programs never report any. The key repeats from this time on.
    case doubted(until: Milliseconds)
  }

  enum Phase {
    /// The key is down, or its release has left the list open.
    case holding(Stage)
    /// The key is up; unless it comes down again at once, as in an auto-repeat, that was its end.
    case ending(Stage)
    /// Its list was asked for: it stays open whatever key goes up, and typing on picks.
    case asked(Stage)
    /// The letter, or the pick that has replaced it, goes out with what the next key types.
    case pending
  }
}
