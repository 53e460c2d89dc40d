/// What IBus lets an input method say about the look of its letters and lists.
///
/// The desktop's panel draws them with its own theme, and each panel follows only some of this.
public struct PanelStyle: Hashable, Sendable {
  /// What stands before the entries of a list.
  public enum LabelStyle: String, Hashable, Sendable, CaseIterable {
    /// 1 2 3
    case digits
    /// ① ② ③
    case circled
    /// Nothing; digits pick all the same.
    case none

    /// The label of an entry of a page, counted from 0.
    public func label(at index: Int) -> String {
      switch self {
      case .digits: String(index + 1)
      case .circled:
        // U+2460 is ①, and ⑳ is the last of them.
        (0..<20).contains(index)
          ? Unicode.Scalar(UInt32(0x2460 + index)).map { String($0) } ?? "" : String(index + 1)
      case .none: ""
      }
    }
  }

  /// Which way a list runs.
  public enum Orientation: String, Hashable, Sendable, CaseIterable {
    case horizontal, vertical
  }

  /// Whether a held letter is underlined; if not, it looks as if it were already typed.
  public var underlinesPreedit = false
  /// The colour of a held letter, or `nil` for the program's own.
  public var preeditForeground: KeyboardColor?
  /// The colour behind a held letter, or `nil` for the program's own.
  public var preeditBackground: KeyboardColor?
  /// The colour of the entries of a list, or `nil` for the panel's own.
  public var candidateForeground: KeyboardColor?
  /// The colour behind the entries of a list, or `nil` for the panel's own.
  public var candidateBackground: KeyboardColor?
  /// What stands before the entries of a list.
  public var labels = LabelStyle.digits
  /// Which way a list runs.
  public var orientation = Orientation.horizontal
  /// Whether the letter that is held is shown beside its list.
  public var showsInputCallout = false

  /// Creates the style of a panel that is told nothing.
  public init() {}
}
