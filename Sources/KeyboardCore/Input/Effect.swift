/// Something the host has to do, in the order given.
public enum Effect: Hashable, Sendable {
  /// Insert text at the cursor. There is at most one of these per event.
  case commit(String)
  /// Show text at the cursor that is not committed yet, or none. A focus change commits it.
  case preedit(Preedit?)
  /// Show a list at the cursor, or none.
  case candidates(CandidateList?)
  /// Show a line of text with the list, or none.
  case auxiliary(String?)
  /// Delete text around the cursor: `offset` from the cursor and `count`, in Unicode scalars.
  case deleteSurrounding(offset: Int, count: Int)
  /// Send a key to the client as if it had been typed.
  case forwardKey(Keysym, keycode: UInt32, isRelease: Bool)
  /// Ask the client for the text around the cursor, now and from now on.
  case requestSurroundingText
  /// Call back with `InputEvent.timer` after so many ms; starts anew if it runs already.
  case startTimer(KeyboardTimer, milliseconds: Int)
  /// Forget a timer.
  case cancelTimer(KeyboardTimer)
  /// Another locale is the current one.
  case localeChanged(LocaleIdentifier)
  /// Holding keys was switched on or off.
  case holdChanged(Bool)
  /// Open a document or page, such as with the desktop's handler.
  case openURL(String)
  /// Switch to the next of IBus's input methods.
  case nextKeyboard
  /// Open this program's preferences, or IBus's.
  case openSettings(ofSystem: Bool)
  /// An emoji was typed: it is one of the recent ones now.
  case emojiUsed(Emoji)
  /// Something is to be heard or felt; it comes last, and at most once per event.
  case feedback(KeyboardFeedback)
  /// Feedback was switched on or off.
  case feedbackChanged(Bool)
  /// An action without behaviour of its own, for the host or an extension.
  case custom(named: String)
}

extension Effect {
  var isCommit: Bool { if case .commit = self { true } else { false } }
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

/// One page after the other of texts to choose from.
public struct CandidateList: Hashable, Sendable {
  /// The entries a page shows: as many as there are digits to choose with.
  public static let pageSize = 9

  /// All entries of all pages.
  public var entries: [String]
  /// The highlighted entry, or `nil` while none is.
  public var selected: Int?
  /// The page shown, counted from 0.
  public var page: Int

  /// Creates a list that shows its first page with nothing highlighted.
  public init(_ entries: [String], selected: Int? = nil, page: Int = 0) {
    self.entries = entries
    self.selected = selected
    self.page = page
  }

  /// How many pages there are.
  public var pageCount: Int { (entries.count + Self.pageSize - 1) / Self.pageSize }

  /// The places in `entries` that the page shows.
  public var visible: Range<Int> {
    page * Self.pageSize..<min((page + 1) * Self.pageSize, entries.count)
  }
}

extension Effect {
  var isPreedit: Bool { if case .preedit = self { true } else { false } }

  /// Whether what was decided before has to be in the text first.
  var changesText: Bool {
    switch self {
    case .deleteSurrounding, .forwardKey: true
    default: false
    }
  }
}
