package import KeyboardCore

/// Decides what of a session is left out of its trace because it may be a password.
public struct TraceSecrecy {
  private var hasPress = false

  /// Knows nothing yet.
  public init() {}

  /// Whether the letters of an event are left out.
  ///
  /// - Parameters:
  ///   - event: The event, each of the session's in its order.
  ///   - context: What the keyboard knows after it.
  /// - Returns: Whether the event's letters may be a password.
  package mutating func hides(_ event: InputEvent, _ context: KeyboardContext) -> Bool {
    switch event {
    case .key(let key) where !key.isRelease: hasPress = true
    // Qt hands its text to IBus while it keeps the keys of password fields to itself: Qt 6.8 on X11
    // reported the letters of a password one by one.
    case .surroundingText where context.field.client == ClientName.qt:
      defer { hasPress = false }
      // Nothing was typed here, so somebody else has put it in.
      if !hasPress { return true }
    default: break
    }
    return context.field.isConfidential
  }
}
