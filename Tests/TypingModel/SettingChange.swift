import KeyboardCore

/// A change of the settings in the middle of typing; its name stands for it.
struct SettingChange: Hashable, Sendable, CustomStringConvertible {
  let description: String
  let apply: @Sendable (inout KeyboardSettings) -> Void

  init(_ description: String, _ apply: @escaping @Sendable (inout KeyboardSettings) -> Void) {
    self.description = description
    self.apply = apply
  }

  static func == (one: Self, other: Self) -> Bool { one.description == other.description }

  func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
