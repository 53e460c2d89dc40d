/// What lies over the keyboard and the log.
public enum ScreenOverlay: Hashable, Sendable {
  /// What the keys of the view do, and what its lines mean.
  case help
  /// Something to choose.
  case chooser(ScreenChooser)
}
