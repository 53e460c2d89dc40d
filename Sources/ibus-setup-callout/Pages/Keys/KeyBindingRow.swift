import Adwaita
import GLib
import Hosting
import KeyboardCore
import KeyboardLayouts

/// The row of one binding: keys, how they are used, and what they do.
final class KeyBindingRow: StoredRow {
  /// The ways keys are used, in the order of `key-binding.ui`.
  private static let gestures: [KeyboardGesture] = [.press, .doubleTap, .longPress]

  /// What others do with the keys, in one sentence, or `nil`.
  var note: String? {
    didSet { if note != oldValue { update() } }
  }

  private let recorder: KeyRecorder
  private let actions: [BindableAction]
  private var keys: KeyCombination?
  /// The argument when it was last read or stored.
  private var knownArgument = ""
  private var isReading = false

  /// Makes the row of a binding; of none yet for `nil`.
  init(_ text: String?, _ recorder: KeyRecorder) throws {
    self.recorder = recorder
    let binding = text.flatMap { try? KeyBinding($0, keys: .x11) }
    let spelling = binding?.action.spelling
    var actions = BindableAction.all
    if let spelling, !actions.contains(where: { $0.matches(spelling) }) {
      actions.append(BindableAction(spelling: spelling, title: spelling))
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

  /// The binding that is stored, or `nil` while there is none.
  var binding: KeyBinding? { text.flatMap { try? KeyBinding($0, keys: .x11) } }

  override var first: Object { ui["record"] }
  override var removal: String {
    translated("Shortcut %s removed").filling(label ?? text ?? "")
  }

  /// The keys in words, or `nil` while there are none.
  private var label: String? {
    keys.map { Toolkit.label(keysym: $0.keysym.rawValue, modifiers: $0.modifiers.rawValue) }
  }

  private var action: BindableAction { actions[ui["action"].place] }
  private var argument: String { ui["argument"]["text"] }
  private var gesture: KeyboardGesture { Self.gestures[ui["gesture"].place] }

  /// The binding that is in the row, or `nil` while it is incomplete.
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
    guard !isReading else { return }
    guard ui["record"]["active"] else { return recorder.leave() }
    let hint = translated("Press the keys…")
    ui["keycaps"]["label"] = hint
    ui["record"].setAccessible(
      label: hint, description: translated("Esc cancels, Backspace clears."))
    recorder.start(root) { [weak self] outcome in
      guard let self else { return }
      isReading = true
      ui["record"]["active"] = false
      isReading = false
      switch outcome {
      case .left: update()
      case .cleared: record(nil)
      case .keys(let keys): record(keys)
      }
    }
  }

  private func record(_ keys: KeyCombination?) {
    self.keys = keys
    if let keys, keys.keysym.isModifier, gesture == .press {
      // By itself it can be pressed for no action, or no shortcut would work.
      isReading = true
      ui["gesture"].place = Self.gestures.firstIndex(of: .doubleTap) ?? 0
      isReading = false
    }
    changed()
  }

  private func changed() {
    guard !isReading else { return }
    knownArgument = argument
    text = written
    update()
    onChange?()
  }

  /// Whether what is stored is no binding.
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
    let label = label
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

  /// What keeps it from being a binding, or makes it one that few people want.
  private var problem: String? {
    if isUnreadable {
      return translated(
        "This shortcut is invalid. Record its keys and choose its action, or remove it.")
    }
    guard let keys else { return nil }
    if keys.keysym.isModifier, gesture == .press {
      return translated(
        "Alone, this key can only be tapped twice or held, so that shortcuts keep working.")
    }
    if written == nil { return translated("The action is incomplete.") }
    let types = keys.keysym.text != nil && !keys.modifiers.isCommand
    return types && gesture == .press ? translated("These keys no longer type anything.") : nil
  }
}
