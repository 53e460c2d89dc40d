/// How a keyboard is drawn with text.
public struct TerminalStyle: Hashable, Sendable {
  /// The lines that keys are drawn with.
  public enum Lines: String, Hashable, Sendable, CaseIterable {
    case light, heavy, double, ascii
  }

  /// Which colours are sent to a terminal.
  public enum Colors: String, Hashable, Sendable, CaseIterable {
    /// Those of texts and of keys.
    case all
    /// Those of texts; the rest is the terminal's own.
    case texts
    /// None; what is pressed is shown in reverse.
    case none
  }

  /// The lines that keys are drawn with.
  public var lines = Lines.light
  /// Which colours are sent to a terminal that can show them.
  public var colors = Colors.all

  /// Creates the usual style.
  public init() {}
}
