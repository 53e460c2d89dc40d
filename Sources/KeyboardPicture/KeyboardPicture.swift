public import KeyboardCore

/// A keyboard ready to be drawn in any way: what is on each key, and where.
public struct KeyboardPicture: Hashable, Sendable {
  /// Its title for people: the locale and the layout.
  public var title: String
  /// The locale, whose language the texts are in.
  public var locale: LocaleIdentifier
  /// Whether that language is written from right to left.
  public var isRightToLeft: Bool
  /// The keys, row by row and from left to right.
  public var rows: [[Key]]
  /// What is behind the keys.
  public var background: KeyboardBackgroundStyle
  /// How it is drawn with text.
  public var terminal: TerminalStyle
  /// The list of a held key, or `nil`.
  public var list: List?
  /// What shows which keys are pressed.
  public var bubbles: [Bubble]

  /// One key.
  public struct Key: Hashable, Sendable {
    /// What it does when pressed alone.
    public var action: KeyboardAction
    /// Everything it types, and its name, by which it can be pressed.
    public var names: [String]
    /// Its evdev code, or `nil` for a key on a screen.
    public var keycode: UInt32?
    /// Where it is: the smallest rectangle around it.
    public var frame: KeyFrame
    /// How much narrower its lower half is at the left, for a tall Return.
    public var notch: Double
    /// What is written on it.
    public var texts: [Text]
    /// The name of the image on it, or `nil`.
    public var image: String?
    /// Whether holding it opens a list.
    public var hasCallouts: Bool
    /// Whether it is pressed.
    public var isPressed: Bool
    /// How it looks.
    public var style: KeyboardButtonValues
  }

  /// Something written on a key.
  public struct Text: Hashable, Sendable {
    /// The text as it is shown.
    public var text: String
    /// Where it stands, which says what it is.
    public var place: Place
    /// Whether it is a dead key's.
    public var isDead: Bool

    /// Creates a text.
    public init(_ text: String, _ place: Place, isDead: Bool = false) {
      self.text = text
      self.place = place
      self.isDead = isDead
    }
  }

  /// What a text on a key is, which decides its place, as on real keys.
  public enum Place: Hashable, Sendable {
    /// The letter of a key: it stands for upper and lower case.
    case letter
    /// What the key types alone, below.
    case base
    /// What it types with Shift, above.
    case shift
    /// What it types with AltGr, below at the right.
    case third
    /// What it types with both, above at the right.
    case shiftThird
    /// What a key that types nothing is called.
    case label
  }

  /// The list of a held key.
  public struct List: Hashable, Sendable {
    /// The key it belongs to.
    public var frame: KeyFrame
    /// The entries.
    public var candidates: CandidateList
    /// What stands before them.
    public var labels: PanelStyle.LabelStyle
    /// How it looks.
    public var style: ActionCalloutValues

    /// Creates a list.
    public init(
      frame: KeyFrame, candidates: CandidateList, labels: PanelStyle.LabelStyle,
      style: ActionCalloutValues
    ) {
      self.frame = frame
      self.candidates = candidates
      self.labels = labels
      self.style = style
    }
  }

  /// What shows that a key is pressed.
  public struct Bubble: Hashable, Sendable {
    /// The key it belongs to.
    public var frame: KeyFrame
    /// What the key types.
    public var text: String
    /// How it looks.
    public var style: InputCalloutValues
  }

  /// All keys.
  public var keys: [Key] { rows.flatMap { $0 } }

  /// How wide the keyboard is; an ordinary key is 1 wide.
  public var width: Double { keys.map(\.frame.maxX).max() ?? 0 }

  /// How high it is.
  public var height: Double { keys.map(\.frame.maxY).max() ?? 0 }

  /// The key of a name, or `nil`.
  ///
  /// The name is what the key types, first of all alone, or what it is called, such as `Shift`.
  public func key(named name: String) -> Key? {
    let keys = keys
    for level in 0..<(keys.map(\.names.count).max() ?? 0) {
      if let key = keys.first(where: { $0.names.count > level && $0.names[level] == name }) {
        return key
      }
    }
    return keys.first {
      $0.names.contains { $0.count > 1 && $0.lowercased() == name.lowercased() }
    }
  }

  /// The key of an evdev code, or `nil`.
  public func key(keycode: UInt32) -> Key? { keys.first { $0.keycode == keycode } }
}
