/// What is known about a session: all that advice for a desktop depends on.
struct SessionFacts {
  /// The variables of the session's programs.
  var environment: [String: String] = [:]
  /// The installed IBus, or `nil` where its file does not tell.
  var ibus: IBusVersion?
  /// The user's running programs, each with its arguments.
  var programs: [String] = []
  /// The desktop file of KWin's virtual keyboard, as the user has chosen it.
  var virtualKeyboard: String?
  /// Whether a window rule of KWin's keeps IBus's window from taking the focus.
  var keepsFocus = false
  /// The engines chosen in IBus's preferences.
  var engines: [String] = []
  /// The input sources chosen in GNOME's settings, such as `us` and `callout`.
  var sources: [String] = []

  /// Whether IBus runs as an input method of Wayland.
  var isInputMethodRunning: Bool {
    programs.contains { $0.contains("ibus-ui-gtk3") && $0.contains("--enable-wayland-im") }
  }

  /// The desktop file of the virtual keyboard in KWin's settings.
  static func virtualKeyboard(in kwinrc: String) -> String? {
    let file = KDESettings(kwinrc).groups["Wayland"]?["InputMethod"]
    return file == "" ? nil : file
  }

  /// Whether one of KWin's window rules, the text of `kwinrulesrc`, forces IBus's window to take
  /// no focus.
  static func keepsFocus(in rules: String) -> Bool {
    let force = "2"
    return KDESettings(rules).groups.values.contains { rule in
      rule["wmclass"]?.contains("ibus-ui-gtk3") == true && rule["acceptfocus"] == "false"
        && rule["acceptfocusrule"] == force
    }
  }
}
