/// Something the host has to do, in the order given.
public enum Effect: Hashable, Sendable {
  /// Change the field, or what is shown at its cursor.
  case field(FieldEffect)
  /// Call back with `InputEvent.timer` after so many ms, for which a running timer restarts; with
  /// `nil`, do not call back.
  case timer(KeyboardTimer, milliseconds: Int?)
  /// Store what was changed at the keyboard.
  case changed(KeyboardChange)
  /// Do what concerns the program and not the field.
  case program(ProgramEffect)
}

/// A change of the field, or of what is shown at its cursor.
///
/// Later versions may add cases: let a `switch` of your own have a `default` that does nothing. Those of
/// the front ends have none, so that they carry out each.
public enum FieldEffect: Hashable, Sendable {
  /// Insert text at the cursor. There is at most one of these per event.
  case commit(String)
  /// Show text at the cursor that is not committed yet, or remove it. A focus change commits it.
  case preedit(Preedit?)
  /// Show a list at the cursor, or remove it.
  case candidates(CandidateList?)
  /// Show a line of text with the list, or remove it.
  case auxiliary(String?)
  /// Delete text around the cursor: `offset` from the cursor and `count`, in Unicode scalars.
  case deleteSurrounding(offset: Int, count: Int)
  /// Delete so many characters before the cursor of a terminal by committing as many DEL characters,
  /// which its BackSpace key types.
  case erase(Int)
  /// Send a key to the client as if it had been typed.
  case forwardKey(Keysym, keycode: UInt32, isRelease: Bool)
  /// Ask the client for the text around the cursor, now and from now on.
  case requestSurroundingText
  /// Make the client report its text once more by inserting an empty text. When letters come some
  /// 10 ms apart, Firefox reports the text before the last one, until something is inserted.
  case refreshSurroundingText
}

/// What was changed at the keyboard.
public enum KeyboardChange: Hashable, Sendable {
  /// Another locale has become the current one, or the one whose layout the keys have; `isChosen` says
  /// whether somebody has chosen it, so that it is to stay.
  case locale(LocaleIdentifier, isChosen: Bool)
  /// Holding keys was switched on or off.
  case hold(Bool)
  /// Feedback was switched on or off.
  case feedback(Bool)
}

/// What a program has to do, or to say, that does not concern the field.
///
/// Later versions may add cases: let a `switch` have a `default` that does nothing.
public enum ProgramEffect: Hashable, Sendable {
  /// Open a document or page, for example with the desktop's handler.
  case openURL(String)
  /// Switch to the next of IBus's input methods.
  case nextKeyboard
  /// Open this program's preferences, or IBus's.
  case openSettings(ofSystem: Bool)
  /// An emoji was typed, and is now one of the recent ones.
  case emojiUsed(Emoji)
  /// Pin a letter to a key in the user's own letters, or unpin it, or ask the user for the key.
  case pin(Pin)
  /// Play something to hear or feel; this comes last, and at most once per event.
  case feedback(KeyboardFeedback)
  /// A new user has pressed a key that can be held: explain once what holding does.
  case greet
  /// A key was held while holding is off, which may have been turned off by mistake.
  case heldWhileOff
  /// A request for a list did nothing: explain why.
  case explain(HoldRefusal)
  /// Look a word up in spelling dictionaries, and call back with `InputEvent.spellings`.
  case findSpellings(SpellingQuestion)
  /// Let a screen reader say something, instead of what earlier events made it say; the announcements
  /// of one event follow each other.
  case announce(Announcement)
  /// Perform an action that the keyboard does not know.
  case custom(named: String)
}

extension Effect {
  var isCommit: Bool { if case .field(.commit) = self { true } else { false } }
  var isKey: Bool { if case .field(.forwardKey) = self { true } else { false } }
  var isPreedit: Bool { if case .field(.preedit) = self { true } else { false } }

  /// How many scalars before the cursor it deletes, or `nil` if it is no such deletion.
  var deletion: Int? {
    guard case .field(.deleteSurrounding(let offset, let count)) = self, offset == -count
    else { return nil }
    return count
  }

  /// Whether text decided earlier has to be committed first.
  var changesText: Bool {
    switch self {
    case .field(.deleteSurrounding), .field(.erase), .field(.forwardKey): true
    default: false
    }
  }
}

/// What a screen reader should say; the host puts it into words.
///
/// Password fields have no announcements. Later versions may add cases: let a `switch` have a
/// `default` that says nothing.
public enum Announcement: Hashable, Sendable {
  /// A list has opened, or shows other entries: those of its page, and how many follow on others.
  case list([KeyboardAction], more: Int)
  /// An entry is highlighted, which a digit on this page picks.
  case entry(KeyboardAction, digit: Int)
  /// No entry is highlighted any more, as between two rounds of a scan.
  case noEntry
  /// An entry was picked.
  case picked(KeyboardAction)
  /// The list has closed, and nothing was picked; nothing is said if its field is left.
  case closed
  /// A line of text is shown above the list.
  case message(String)
  /// No list opens in this field: a key was held, or emoji were requested.
  case noLists
}

/// Text at the cursor that is not committed yet.
public struct Preedit: Hashable, Sendable {
  /// The text; the cursor is at its end.
  public var text: String
  /// Whether it is underlined.
  ///
  /// A held letter is not: it looks as if it were typed.
  public var isUnderlined: Bool

  /// Creates a preedit.
  public init(_ text: String, isUnderlined: Bool = false) {
    self.text = text
    self.isUnderlined = isUnderlined
  }
}
