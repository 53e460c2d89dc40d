/// The look of a keyboard that is drawn with text.
public struct TerminalStyle: Hashable, Sendable {
  /// The lines that keys are drawn with.
  public enum Lines: String, Hashable, Sendable, CaseIterable {
    case light, heavy, double, ascii
  }

  /// Which colours are sent to a terminal.
  public enum Colors: String, Hashable, Sendable, CaseIterable {
    /// The colours of texts and of keys.
    case all
    /// The colours of texts only.
    case texts
    /// No colours; pressed keys are shown in reverse.
    case none
  }

  /// The lines that keys are drawn with.
  public var lines = Lines.light
  /// Which colours are sent to a terminal that can show them.
  public var colors = Colors.all

  /// Creates the usual style.
  public init() {}
}
