/// The look of letters and lists as far as IBus lets an input method choose it.
///
/// The desktop's panel draws them with its own theme, and each panel follows only some of this.
public struct PanelStyle: Hashable, Sendable {
  /// The labels of the entries of a list.
  public enum LabelStyle: String, Hashable, Sendable, CaseIterable {
    /// 1 2 3
    case digits
    /// ① ② ③
    case circled
    /// No labels; digits still pick.
    case none

    /// The label of an entry of a page, with an index from 0.
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

  /// The direction of a list.
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
  /// The labels of the entries of a list.
  public var labels = LabelStyle.digits
  /// The direction of a list.
  public var orientation = Orientation.horizontal

  /// Creates a style that leaves the look to the panel.
  public init() {}
}
