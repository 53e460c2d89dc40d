/// What may wait for the keys before it, in `TextsAfterKeys`.
@MainActor
struct StepAfterKeys {
  let step: QueuedStep
  /// Whether the preedit is underlined.
  var isUnderlined = false
  /// The key that is passed, if it is one.
  var key: CompositorKey?

  /// Whether this may be the press of a key: only that needs the modifiers before it.
  var mayBePress: Bool { if case .key = step { key?.isPress != false } else { false } }
}
