extension ScriptedCompositor {
  /// What starts callout-wayland, and which of its ends starts it again.
  enum Desktop: String, CaseIterable {
    /// A program of sway's configuration is started once.
    case sway
    /// systemd starts a unit again after a failure.
    case unit
    /// KWin hands it a connection, and starts it again after a crash.
    case kwin
  }

  /// The version of the protocol for input methods.
  enum Version: CaseIterable {
    case v1, v2

    /// The interfaces that the compositor offers.
    var globals: [String] {
      switch self {
      case .v1: ["zwp_input_method_v1", "zwp_input_panel_v1"]
      case .v2: ["zwp_input_method_manager_v2", "zwp_virtual_keyboard_manager_v1"]
      }
    }

    /// The interface of fields.
    var field: String {
      self == .v1 ? "zwp_input_method_context_v1" : "zwp_input_method_v2"
    }

    /// The interface that brings keys.
    var keyboard: String {
      self == .v1 ? "wl_keyboard" : "zwp_input_method_keyboard_grab_v2"
    }
  }
}
