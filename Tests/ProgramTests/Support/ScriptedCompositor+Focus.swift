@testable import TestSession

// How the focus comes, moves and goes.
extension ScriptedCompositor {
  /// Gives the field the focus, with a keyboard.
  func focus(layout: String = "us") throws {
    let activation =
      version == .v1
      ? #"["zwp_input_method_v1", "activate", 0]"# : #"["zwp_input_method_v2", "activate"]"#
    let manager = version == .v1 ? "get_registry" : "get_input_method"
    try wait(for: "the input method: \(output)") { try seen(manager) }
    let grabs = self.grabs
    try wait(for: "an object") { (try? send(activation)) != nil }
    try report()
    try waitForGrabs(grabs + 1)
    try setKeymap(layout)
  }

  /// Takes the focus away.
  func unfocus() throws {
    if version == .v1 {
      try send(#"["zwp_input_method_v1", "deactivate", "zwp_input_method_context_v1"]"#)
    } else {
      try send(#"["zwp_input_method_v2", "deactivate"]"#, #"["zwp_input_method_v2", "done"]"#)
      serial += 1
    }
  }

  /// Gives the field the focus and takes it away, so many times.
  func changeFocus(times: Int) throws {
    let grabs = self.grabs
    let events =
      version == .v1
      ? [
        #"["zwp_input_method_v1", "activate", 0]"#,
        #"["zwp_input_method_v1", "deactivate", "zwp_input_method_context_v1"]"#,
      ]
      : ["activate", "done", "deactivate", "done"].map { #"["zwp_input_method_v2", "\#($0)"]"# }
    try send(events.joined(separator: ", "), times: times)
    if version == .v2 { serial += 2 * times }
    try waitForGrabs(grabs + times)
  }

  private func waitForGrabs(_ count: Int) throws {
    try wait(for: "\(count) grabs: \(output)") {
      try update()
      return grabs >= count
    }
  }
}
