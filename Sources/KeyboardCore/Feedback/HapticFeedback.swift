/// A vibration; later versions may add cases.
public enum HapticFeedback: String, Hashable, Sendable, CaseIterable {
  /// Something went wrong.
  case error
  /// Something succeeded.
  case success
  /// Something needs attention.
  case warning
  /// A light impact.
  case light
  /// An impact.
  case medium
  /// A heavy impact.
  case heavy
  /// Another entry is selected.
  case selectionChanged
  /// Nothing.
  case none
}

extension HapticFeedback {
  // The articles' names.
  /// The same as `light`.
  public static let lightImpact = Self.light
  /// The same as `medium`.
  public static let mediumImpact = Self.medium
  /// The same as `heavy`.
  public static let heavyImpact = Self.heavy
}
