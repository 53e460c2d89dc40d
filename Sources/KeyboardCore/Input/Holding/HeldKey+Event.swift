// What happens to a key that is held, and what becomes of it.
extension HeldKey {
  enum Event {
    /// It repeats; its list is due after so many ms, and may close if nothing is done in it.
    case repeats(delay: Int, closesList: Bool)
    /// It comes down right after its release: its first repeat, or the second of two taps. Its list is
    /// due after so many ms.
    case mayRepeat(delay: Int)
    /// It goes up; a press within so many ms makes that part of an auto-repeat.
    case released(pairGap: Int, releasePicks: Bool)
    /// It has been held long enough, or the time for the text is over.
    case holdTimer
    /// It was released for good, at a time in ms; its list would have opened after so many ms.
    case releaseTimer(delay: Int, releasedAt: Int?)
    case otherKey
    /// Another key goes down for which the list has no use.
    case typesOn
    case report(SurroundingText)
    /// Something comes in between.
    case stop(HoldRefusal)
  }

  enum Outcome {
    /// Nothing that concerns others.
    case unchanged
    case opened
    /// No list can open here, or it has closed, and the key repeats from now on.
    case gaveUp
    /// The list that was asked for cannot open.
    case askedInVain
    /// The highlighted entry is picked.
    case picks(KeyboardAction)
    /// The highlighted entry is picked, and goes out with what the next key types.
    case picksPending(KeyboardAction)
    /// The letter stays as it was typed.
    case commits
    /// The cursor has left the letter, which is decided.
    case left
  }
}
