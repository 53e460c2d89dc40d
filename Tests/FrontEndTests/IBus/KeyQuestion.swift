/// A key that waits for its answer.
final class KeyQuestion {
  private var onAnswer: ((Bool) -> Void)?
  private var next: (() -> Void)?

  init(_ onAnswer: @escaping (Bool) -> Void) { self.onAnswer = onAnswer }

  func answer(_ isHandled: Bool) {
    onAnswer?(isHandled)
    onAnswer = nil
    next?()
    next = nil
  }

  /// Does something after the answer.
  func then(_ body: @escaping () -> Void) { if onAnswer == nil { body() } else { next = body } }
}
