package import KeyboardCore

/// A keyboard ready to be drawn: what is on each key, and where.
package struct KeyboardPicture: Hashable, Sendable {
  /// Its title for people: the locale and the layout.
  package var title: String
  package var locale: LocaleIdentifier
  package var isRightToLeft: Bool
  package var rows: [[Key]]
  package var background: KeyboardBackgroundStyle
  package var terminal: TerminalStyle
  package var list: List?
  /// The bubbles above pressed keys.
  package var bubbles: [Bubble]

  package struct Key: Hashable, Sendable {
    /// What it does when pressed alone.
    package var action: KeyboardAction
    /// Everything it types, or its name, such as `Shift`.
    package var names: [String]
    /// Its evdev code, or `nil` for a key on a screen.
    package var keycode: UInt32?
    /// The smallest rectangle around it.
    package var frame: KeyFrame
    /// How much narrower its lower half is at the left, for a tall Return.
    package var notch: Double
    package var texts: [Text]
    /// The name of the image on it, or `nil`.
    package var image: String?
    /// Whether holding it opens a list.
    package var hasCallouts: Bool
    package var isPressed: Bool
    package var style: KeyboardButtonValues
  }

  package struct Text: Hashable, Sendable {
    package var text: String
    package var place: Place
    package var isDead = false
  }

  /// The place of a text, as on real keys: a letter for both cases, a symbol that the key types alone
  /// (below), with Shift (above), with AltGr (below at the right) or with both (above at the right),
  /// or the name of a key that types nothing.
  package enum Place: Hashable, Sendable {
    case letter, base, shift, third, shiftThird, label
  }

  package struct List: Hashable, Sendable {
    /// The key it belongs to.
    package var frame: KeyFrame
    package var candidates: CandidateList
    package var labels: PanelStyle.LabelStyle
    package var style: ActionCalloutValues
  }

  /// What shows that a key is pressed.
  package struct Bubble: Hashable, Sendable {
    /// The key it belongs to.
    package var frame: KeyFrame
    package var text: String
    package var style: InputCalloutValues
  }

  package var keys: [Key] { rows.flatMap { $0 } }

  /// How wide the keyboard is; an ordinary key is 1 wide.
  package var width: Double { keys.map(\.frame.maxX).max() ?? 0 }

  package var height: Double { keys.map(\.frame.maxY).max() ?? 0 }

  /// The key that types a text, if possible without modifiers, or has it as its name.
  package func key(named name: String) -> Key? {
    let keys = keys
    for level in 0..<(keys.map(\.names.count).max() ?? 0) {
      if let key = keys.first(where: { $0.names.count > level && $0.names[level] == name }) {
        return key
      }
    }
    return keys.first { $0.names.contains { $0.count > 1 && $0.lowercased() == name.lowercased() } }
  }
}
