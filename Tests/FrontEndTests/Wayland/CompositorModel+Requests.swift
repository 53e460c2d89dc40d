import KeyboardCore

@testable import GLib
@testable import Wayland

// What the input method requests.
extension CompositorModel: InputMethodV2Requests {
  /// A commit that is on its way, and what is done right after it.
  final class Application {
    var onEnd: (() -> Void)?
  }

  /// What the next commit applies.
  struct Change {
    var deleted = 0
    var text: String?
  }

  func delete(before: Int, after: Int) {
    requests.send { [unowned self] in change.deleted += before }
  }

  func commit(_ text: String) { requests.send { [unowned self] in change.text = text } }

  func showPreedit(_ text: String) {
    if !text.isEmpty, known?.isSecret == true { violations.append("a preedit of a secret") }
  }

  func apply(after report: UInt32) {
    let application = Application()
    lastApplication = application
    requests.send { [unowned self] in
      let change = change
      self.change = Change()
      if active != nil, report == reports || !facts.dropsLateChanges { apply(change) }
      application.onEnd?()
    }
  }

  func apply(_ change: Change) {
    guard let front else { return }
    let window = windows[front]
    toPrograms.send { window.change(deleting: change.deleted, change.text ?? "") }
  }

  func sendInTurn(_ body: @escaping () -> Void) { sendInTurn(after: 0, body) }

  /// Sends a message which waits in its program for so many ms; texts do not.
  private func sendInTurn(after delay: Int, _ body: @escaping () -> Void) {
    toPrograms.send { [turns] in turns.send(after: delay, body) }
  }

  /// Sends a key to the front window; one of the input method waits there.
  ///
  /// No text waits for a key in a field that reports nothing (`limits.md`).
  func deliver(_ code: UInt32, isPress: Bool, isPassed: Bool = false) {
    guard let front else { return }
    let window = windows[front]
    sendInTurn(after: isPassed && window.field?.reportsText != false ? turns.delay : 0) {
      if isPress { window.press(code) } else { window.release(code) }
    }
  }

  func deliver(_ masks: ModifierMasks) {
    guard let front else { return }
    let window = windows[front]
    sendInTurn { window.set(masks) }
  }

  func grabKeyboard(_ report: @escaping (InputMethodEvent) -> Void) -> KeyboardGrab? {
    var number: ObjectIdentifier?
    let end: () -> Void = { [weak self] in
      self?.lastApplication = nil
      self?.requests.send { [weak self] in
        if let self, self.grab.map(ObjectIdentifier.init) == number { self.grab = nil }
      }
    }
    let grab = KeyboardGrab(request: end, destroy: {}, report)
    number = ObjectIdentifier(grab)
    requests.send { [unowned self] in begin(grab) }
    return grab
  }

  /// The grab of a context, which the compositor has at once.
  func grabbing(_ context: ContextModel) {
    let grab = KeyboardGrab(request: nil, destroy: {}) { context.report($0) }
    begin(grab)
  }

  private func begin(_ grab: KeyboardGrab) {
    self.grab = grab
    let masks = masks
    events.send {
      grab.report(.keymap(TestKeymap.text))
      grab.report(.repeats(rate: 25, delay: 600))
      grab.report(.modifiers(masks))
    }
  }

  func setKeymap(_ text: String) -> Bool { true }

  func press(_ code: UInt32, _ isPress: Bool, time: UInt32) {
    lastApplication = nil
    requests.send { [unowned self] in deliver(code, isPress: isPress, isPassed: true) }
  }

  func set(_ modifiers: ModifierMasks) { requests.send { [unowned self] in deliver(modifiers) } }

  func afterAnswer(_ body: @escaping () -> Void) {
    let answer: () -> Void = { [unowned self] in events.send(body) }
    // A compositor handles what a client has sent at once.
    if let lastApplication { lastApplication.onEnd = answer } else { requests.send(answer) }
    lastApplication = nil
  }

  func flush() {}

  func makePopup(of surface: OpaquePointer) -> (any Popup)? { nil }

  /// Whether the compositor believes that the keyboard is grabbed.
  var isGrabbed: Bool { grab != nil }
}

extension CompositorModel: InputMethodV1Requests {}
