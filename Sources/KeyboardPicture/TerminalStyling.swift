/// How a terminal can show keys.
public enum TerminalStyling: Hashable, Sendable {
  /// As text alone, which shows no pressed keys.
  case plain
  /// Without colours: pressed keys are shown in reverse.
  case monochrome
  /// In the palette of 256 colours, which nearly all terminals have.
  case colored

  /// Creates the styling for a terminal from its variables.
  public init(variable: (String) -> String?) {
    let terminal = variable("TERM") ?? "dumb"
    // A user asks for no colours with NO_COLOR (no-color.org).
    let hasColors =
      variable("NO_COLOR") == nil && !terminal.hasPrefix("vt") && !terminal.hasSuffix("-m")
    self = terminal == "dumb" ? .plain : hasColors ? .colored : .monochrome
  }
}
