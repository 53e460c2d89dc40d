/// How a terminal can show keys.
package enum TerminalStyling: Hashable, Sendable {
  /// As plain text, which does not show pressed keys.
  case plain
  /// Without colours: pressed keys are shown in reverse.
  case monochrome
  /// In the palette of 256 colours, which nearly all terminals have.
  case colored

  /// Chooses the styling from the environment; `variable` returns `nil` for an empty variable, too.
  package init(variable: (String) -> String?) {
    let terminal = variable("TERM") ?? "dumb"
    // Users turn colours off with NO_COLOR (no-color.org).
    let hasColors =
      variable("NO_COLOR") == nil && !terminal.hasPrefix("vt") && !terminal.hasSuffix("-m")
    self = terminal == "dumb" ? .plain : hasColors ? .colored : .monochrome
  }
}
