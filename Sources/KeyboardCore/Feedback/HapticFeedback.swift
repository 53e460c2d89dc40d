/// Something to feel in answer to a gesture.
public enum HapticFeedback: String, Hashable, Sendable, CaseIterable {
  /// Something went wrong.
  case error
  /// Something is done.
  case success
  /// Something wants attention.
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
