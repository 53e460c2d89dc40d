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
  /// The engines chosen in IBus's preferences.
  var engines: [String] = []

  /// Whether IBus runs as an input method of Wayland.
  var isInputMethodRunning: Bool {
    programs.contains { $0.contains("ibus-ui-gtk3") && $0.contains("--enable-wayland-im") }
  }

  /// Reads a key of a file of KDE's, `InputMethod` or `InputMethod[$e]`, in the group `Wayland`.
  static func virtualKeyboard(in kwinrc: String) -> String? {
    var isWayland = false
    for line in kwinrc.split(separator: "\n") {
      if line.hasPrefix("[") {
        isWayland = line == "[Wayland]"
      } else if isWayland, let equals = line.firstIndex(of: "="),
        line[..<equals] == "InputMethod" || line[..<equals].hasPrefix("InputMethod[")
      {
        let value = line[line.index(after: equals)...]
        return value.isEmpty ? nil : String(value)
      }
    }
    return nil
  }
}
