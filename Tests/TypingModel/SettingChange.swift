import KeyboardCore

/// A change of the settings or of the desktop's accessibility features in the middle of typing; its
/// name stands for it.
struct SettingChange: Hashable, Sendable, CustomStringConvertible {
  let description: String
  let apply: @Sendable (KeyboardInputController) -> Void

  init(_ description: String, _ change: @escaping @Sendable (inout KeyboardSettings) -> Void) {
    self.description = description
    apply = { change(&$0.settings) }
  }

  init(
    _ description: String, ofDesktop change: @escaping @Sendable (inout Accessibility) -> Void
  ) {
    self.description = description
    apply = { change(&$0.accessibility) }
  }

  static func == (one: Self, other: Self) -> Bool { one.description == other.description }

  func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
