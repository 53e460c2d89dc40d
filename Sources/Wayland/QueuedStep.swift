import GLib

/// A step of a `ChangeQueue`, in the order in which people typed.
@MainActor
enum QueuedStep {
  case change([FieldChange])
  /// Sends a key.
  case key(() -> Void, PassedKey = .nothing)

  /// What is left of this in another field: a change that replaces something does nothing there.
  var inAnotherField: Self? {
    guard case .change(let parts) = self else { return self }
    var texts: [FieldChange] = []
    for part in parts {
      switch part {
      case .delete: return nil
      case .commit(let text): if !text.isEmpty { texts.append(part) }
      case .preedit: break
      }
    }
    return texts.isEmpty ? nil : .change(texts)
  }
}

/// What a field has not got before the focus moved: the texts that are typed, and the keys.
@MainActor
struct StepsLeft {
  var steps: [QueuedStep]
  /// Whether the first one was sent, so that the next field may get it all the same.
  var isFirstSent: Bool
  /// Ends the wait for another field.
  var timeout: Timeout?

  init(steps: [QueuedStep], isFirstSent: Bool) {
    self.steps = steps.compactMap(\.inAnotherField)
    self.isFirstSent = isFirstSent && steps.first?.inAnotherField != nil
  }

  /// Both, in their order.
  func followed(by next: Self) -> Self {
    var all = steps.isEmpty ? next : self
    if !steps.isEmpty { all.steps += next.steps }
    all.timeout = nil
    return all
  }
}
