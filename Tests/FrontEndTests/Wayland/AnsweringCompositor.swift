import KeyboardCore

@testable import Wayland

/// A compositor that writes down what it is asked, and answers when the test says so.
final class AnsweringCompositor: InputMethodV1Requests, InputMethodV2Requests, FieldContext {
  private(set) var got: [String] = []
  private(set) var answers: [() -> Void] = []
  private var part = ""

  func answer() { answers.removeFirst()() }

  func delete(before: Int, after: Int) { part += "-\(before)" }
  func commit(_ text: String) { part += text }
  func showPreedit(_ text: String) { part += "‹\(text)›" }
  func apply(after report: UInt32) {
    got.append(part)
    part = ""
  }
  func setKeymap(_ text: String) -> Bool { true }
  func press(_ code: UInt32, _ isPress: Bool, time: UInt32) {
    got.append("\(isPress ? "↓" : "↑")\(code)")
  }
  func set(_ modifiers: ModifierMasks) {}

  func delete(from offset: Int, count: Int) { got.append("\(offset) \(count)") }
  func commit(_ text: String, serial: UInt32) { got.append(text) }
  func showPreedit(_ text: String, style: UInt32, serial: UInt32) { got.append("‹\(text)›") }
  func pass(_ key: CompositorKey) { got.append("↓\(key.code)") }
  func pass(_ modifiers: ModifierMasks, serial: UInt32) {}
  func send(keysym: UInt32, isPress: Bool, time: UInt32, serial: UInt32) {}

  func grabKeyboard(_ report: @escaping (InputMethodEvent) -> Void) -> KeyboardGrab? { nil }
  func afterAnswer(_ body: @escaping () -> Void) { answers.append(body) }
  func flush() {}
  func makePopup(of surface: OpaquePointer) -> (any Popup)? { nil }
}
