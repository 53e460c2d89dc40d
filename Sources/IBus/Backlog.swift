import GLib

/// Knows when keys may have waited so long that their program has typed them itself.
///
/// IBus waits 15 s for an answer and then lets the program type the key. An engine that handled such
/// keys later would type them again. How long a key has waited since it was read is known, but on a
/// busy machine it may be read many seconds after IBus has sent it, and nothing is read while the
/// process is stopped. So IBus is asked something now and then: its answer follows all that it has sent
/// before. While an answer takes long, and after a key that waited long, all keys are left to their
/// programs, which is right for those that still wait, too, until IBus answers quickly.
final class Backlog {
  /// The time after which keys may be too old, in ms, if the process was stopped.
  static let longestStop = 10_000
  /// The time that a key, or an answer of IBus's, may take to reach the main loop, in ms: as long as the
  /// supervisor waits for a sign of life.
  private static let patience = 3000
  /// The time between an answer and the next question while something happens, in ms.
  private static let pause = 2000

  /// Called when keys begin to be left to their programs.
  var onOldKeys: (() -> Void)?

  private let readNextKey: () -> Int?
  private let askIBus: (_ onAnswer: @escaping () -> Void) -> Void
  private var isOld = false
  /// When the question was asked that is not answered yet, in ms.
  private var question: Int?
  private var lastAnswer = 0

  /// Creates a backlog without keys.
  ///
  /// - Parameters:
  ///   - readNextKey: Returns when the next key that an engine gets was read, in ms.
  ///   - askIBus: Asks IBus something, and calls the closure at the answer.
  init(
    readNextKey: @escaping () -> Int?, askIBus: @escaping (_ onAnswer: @escaping () -> Void) -> Void
  ) {
    self.readNextKey = readNextKey
    self.askIBus = askIBus
  }

  /// Receives the next key, as an engine does, and returns whether it may be too old.
  func receiveKey() -> Bool {
    let read = readNextKey() ?? MainLoop.now
    if MainLoop.now - min(read, question ?? read) > Self.patience { begin() }
    receiveEvent()
    return isOld
  }

  /// Asks IBus something if it has not answered recently; for a key, or a change of focus.
  func receiveEvent() {
    if question == nil, MainLoop.now - lastAnswer > Self.pause { ask() }
  }

  /// Leaves keys to their programs until IBus answers quickly: the process was stopped, or is late.
  func begin() {
    guard !isOld else { return }
    isOld = true
    MainLoop.async { [weak self] in
      self?.onOldKeys?()
      if self?.question == nil { self?.ask() }
    }
  }

  private func ask() {
    question = MainLoop.now
    askIBus { [weak self] in self?.receiveAnswer() }
  }

  private func receiveAnswer() {
    let isLate = MainLoop.now - (question ?? 0) > Self.patience
    question = nil
    lastAnswer = MainLoop.now
    guard isLate else { return isOld = false }
    if isOld { ask() } else { begin() }
  }
}
