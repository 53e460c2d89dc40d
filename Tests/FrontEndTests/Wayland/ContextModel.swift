import KeyboardCore

@testable import GLib
@testable import Wayland

/// A field of version 1.
@MainActor final class ContextModel: FieldContext {
  private unowned let model: CompositorModel
  /// Takes what comes from the keyboard; before the input method has grabbed it, it waits.
  private var take: ((InputMethodEvent) -> Void)?
  private var waiting: [InputMethodEvent] = []

  init(_ model: CompositorModel) { self.model = model }

  func report(_ event: InputMethodEvent) {
    if let take { take(event) } else { waiting.append(event) }
  }

  func delete(from offset: Int, count: Int) { change { $0.deleted = count } }

  func commit(_ text: String, serial: UInt32) { change { $0.text = text } }

  func showPreedit(_ text: String, style: UInt32, serial: UInt32) {
    model.showPreedit(text)
  }

  private func change(_ make: @escaping (inout CompositorModel.Change) -> Void) {
    model.requests.send { [model, self] in
      guard model.context === self else { return }
      var change = CompositorModel.Change()
      make(&change)
      model.apply(change)
    }
  }

  func pass(_ key: CompositorKey) {
    model.requests.send { [model, self] in
      // A release that comes when no field has the focus any more cannot be sent in any other way: then
      // the key repeats until another one goes down, which is a limit of the protocol.
      if model.context === self || model.context == nil && !key.isPress {
        model.deliver(key.code, isPress: key.isPress, isPassed: true)
      }
    }
  }

  func pass(_ modifiers: ModifierMasks, serial: UInt32) { deliver { $0.take(modifiers) } }

  /// KWin ignores what comes for a context that it has ended (`sendDeactivate` in its
  /// `inputmethod_v1.cpp` deletes it).
  private func deliver(_ body: @escaping (CompositorModel) -> Void) {
    model.requests.send { [model, self] in if model.context === self { body(model) } }
  }

  func send(keysym: UInt32, isPress: Bool, time: UInt32, serial: UInt32) {
    // KWin presses the key that has the keysym.
    if keysym == Keysym.backspace.rawValue {
      deliver { $0.deliver(Key.backspace, isPress: isPress, isPassed: true) }
    }
  }

  func grabKeyboard(_ report: @escaping (InputMethodEvent) -> Void) -> KeyboardGrab? {
    let events = waiting
    waiting = []
    take = report
    let grab = KeyboardGrab(request: nil, destroy: { [weak self] in self?.take = nil }, report)
    for event in events { report(event) }
    return grab
  }
}
