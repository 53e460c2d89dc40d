/// Which of the two front ends of the keyboard types in a session.
enum FrontEndInUse {
  /// The engine of IBus.
  case engine
  /// callout-wayland, which needs no IBus.
  case wayland
  /// Neither, on a desktop where callout-wayland is installed and should.
  case neither

  /// Derives it from facts alone.
  init(_ facts: SessionFacts, on desktop: SessionDesktop?) {
    let otherwise = facts.waylandProgram == nil ? Self.engine : .neither
    switch desktop?.route {
    case nil, .shell, .modules: self = .engine
    case .virtualKeyboard:
      let file = facts.virtualKeyboard ?? ""
      self =
        file.hasSuffix(SessionFacts.waylandFile)
        ? .wayland : file.hasSuffix(SessionFacts.panelFile) ? .engine : otherwise
    case .inputMethod:
      let usesModules = ["GTK_IM_MODULE", "QT_IM_MODULE"].contains {
        facts.environment[$0] == "ibus"
      }
      self =
        facts.isWaylandRunning
        ? .wayland : facts.isInputMethodRunning || usesModules ? .engine : otherwise
    }
  }
}
