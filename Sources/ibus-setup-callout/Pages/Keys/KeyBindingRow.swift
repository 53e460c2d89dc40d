import Adwaita
import GLib
import Hosting
import KeyboardCore
import KeyboardLayouts

/// The row of a binding: keys, a gesture and an action.
final class KeyBindingRow: StoredRow {
  /// The gestures, in the order of `key-binding.ui`.
  private static let gestures: [KeyboardGesture] = [.press, .doubleTap, .longPress]

  /// A sentence about others that use the same keys, or `nil`.
  var note: String? {
    didSet { if note != oldValue { update() } }
  }

  private let recorder: KeyRecorder
  private let actions: [BindableAction]
  private var keys: KeyCombination?
  /// The argument when it was last read or stored.
  private var knownArgument = ""

  init(_ text: String?, _ recorder: KeyRecorder) throws {
    self.recorder = recorder
    let binding = text.flatMap { try? KeyBinding($0, keys: .x11) }
    let spelling = binding?.action.spelling
    var actions = BindableAction.all
    if let spelling, !actions.contains(where: { $0.matches(spelling) }) {
      actions.append(BindableAction(spelling, spelling))
    }
    self.actions = actions
    try super.init(text, file: "key-binding")
    let place = spelling.flatMap { text in actions.firstIndex { $0.matches(text) } } ?? 0
    ui["action"].setChoices(actions.map(\.title), place: place)
    if let spelling, action.argument != nil {
      ui["argument"]["text"] = String(spelling.dropFirst(action.spelling.count))
    }
    knownArgument = argument
    keys = binding?.combination
    ui["gesture"].place = binding.flatMap { Self.gestures.firstIndex(of: $0.gesture) } ?? 0
    update()
    connect()
  }

  /// The stored binding, or `nil` if there is none or it is invalid.
  var binding: KeyBinding? { text.flatMap { try? KeyBinding($0, keys: .x11) } }

  override var first: Object { ui["record"] }
  override var removal: String {
    translated("Shortcut %s removed").filling(keys?.label ?? text ?? "")
  }

  private var action: BindableAction { actions[ui["action"].place] }
  private var argument: String { ui["argument"]["text"] }
  private var gesture: KeyboardGesture { Self.gestures[ui["gesture"].place] }

  /// The text of the binding in the row, or `nil` while it is incomplete.
  private var written: String? {
    let spelling = action.argument == nil ? action.spelling : action.spelling + argument
    guard let keys, let action = KeyboardAction(spelling) else { return nil }
    let text = KeyBinding(keys, gesture: gesture, action).spelling(keys: .x11)
    return (try? KeyBinding(text, keys: .x11)).map { _ in text }
  }

  private func connect() {
    ui["record"].on("toggled") { [weak self] in self?.toggleRecording() }
    ui["record"].onFocus { [weak self] isIn in
      if !isIn, self?.ui["record"]["active"] == true { self?.recorder.leave() }
    }
    for id in ["gesture", "action"] {
      ui[id].on("notify::selected") { [weak self] in self?.changed() }
    }
    ui["argument"].on("changed") { [weak self] in self?.showTitle() }
    ui["argument"].onEntered { [weak self] in
      if let self, knownArgument != argument { changed() }
    }
  }

  private func toggleRecording() {
    guard ui["record"]["active"] else { return recorder.leave() }
    let hint = translated("Press the keys…")
    ui["keycaps"]["label"] = hint
    ui["record"].setAccessible(
      label: hint, description: translated("Esc cancels, Backspace clears."))
    recorder.start(root) { [weak self] outcome in
      guard let self else { return }
      ui["record"]["active"] = false
      switch outcome {
      case .left: update()
      case .cleared: record(nil)
      case .keys(let keys): record(keys)
      }
    }
  }

  private func record(_ keys: KeyCombination?) {
    self.keys = keys
    if isLoneModifier {
      // Pressing it must not be an action, or no shortcut with it would work.
      ui["gesture"].place = Self.gestures.firstIndex(of: .doubleTap) ?? 0
    }
    changed()
  }

  private func changed() {
    knownArgument = argument
    text = written
    update()
    onChange?()
  }

  private var isLoneModifier: Bool { keys?.keysym.isModifier == true && gesture == .press }
  private var isUnreadable: Bool { text != nil && binding == nil }

  private func showTitle() {
    let argument = action.argument == nil ? "" : argument
    let words = argument.isEmpty ? action.title : "\(action.title): \(argument)"
    root["title"] = isUnreadable ? text ?? "" : words
  }

  private func update() {
    showTitle()
    ui["argument"]["visible"] = action.argument != nil
    ui["argument"]["title"] = action.argument ?? ""
    let label = keys?.label
    let record = translated("Record keys")
    ui["keycaps"]["label"] = label ?? record
    ui["record"].setAccessible(
      label: label.map { translated("Record keys instead of %s").filling($0) } ?? record)
    let notes = [problem, note].compactMap { $0 }
    ui["note"]["visible"] = !notes.isEmpty
    ui["note"]["title"] = notes.joined(separator: "\n")
    let use = gesture == .press ? nil : ui["gesture"].choice
    let words = [label ?? translated("No keys yet"), use].compactMap { $0 }
    root["subtitle"] =
      (isUnreadable ? notes : [words.joined(separator: ", ")] + notes).joined(separator: "\n")
  }

  /// Why the binding is invalid, or a warning about it, or `nil`.
  private var problem: String? {
    if isUnreadable {
      return translated(
        "This shortcut is invalid. Record its keys and choose its action, or remove it.")
    }
    guard let keys else { return nil }
    if isLoneModifier {
      return translated(
        "On its own, this key can only be tapped twice or held, so that other shortcuts keep"
          + " working.")
    }
    if written == nil { return translated("The action is incomplete.") }
    let types = keys.keysym.text != nil && !keys.modifiers.isCommand
    return types && gesture == .press ? translated("These keys no longer type anything.") : nil
  }
}
