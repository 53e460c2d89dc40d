import Adwaita
import EngineHost
import GLib
import KeyboardCore
import KeyboardLayouts

/// The row of one binding: keys, how they are used, and what they do.
final class KeyBindingRow: StoredRow {
  /// The ways keys are used, in the order of `key-binding.ui`.
  private static let gestures: [KeyboardGesture] = [.press, .doubleTap, .longPress]

  let root: Object
  var text: String?
  var onChange: (() -> Void)?
  var onRemove: (() -> Void)?
  /// What others do with the keys, in one sentence, or `nil`.
  var note: String? {
    didSet { if note != oldValue { update() } }
  }

  private let parts: KeyBindingParts
  private let recorder: KeyRecorder
  private let actions: [BindableAction]
  private var keys: KeyCombination?
  /// The argument when it was last read or stored.
  private var knownArgument = ""
  private var isReading = false

  /// Makes the row of a binding; of none yet for `nil`.
  init(_ text: String?, _ recorder: KeyRecorder) throws {
    parts = try KeyBindingParts()
    root = parts.row
    self.recorder = recorder
    self.text = text
    let binding = text.flatMap { try? KeyBinding($0, keys: .x11) }
    let spelling = binding?.action.spelling
    var actions = BindableAction.all
    if let spelling, !actions.contains(where: { $0.matches(spelling) }) {
      actions.append(BindableAction(spelling: spelling, title: spelling))
    }
    self.actions = actions
    let place = spelling.flatMap { text in actions.firstIndex { $0.matches(text) } } ?? 0
    parts.action.setChoices(actions.map(\.title), place: place)
    if let spelling, actions[place].argument != nil {
      parts.argument["text"] = String(spelling.dropFirst(actions[place].spelling.count))
    }
    knownArgument = parts.argument["text"]
    keys = binding?.combination
    parts.gesture.setPlace(
      binding.flatMap { Self.gestures.firstIndex(of: $0.gesture) } ?? 0)
    update()
    connect()
  }

  /// The binding that is stored, or `nil` while there is none.
  var binding: KeyBinding? { text.flatMap { try? KeyBinding($0, keys: .x11) } }

  var removal: String {
    translated("Shortcut %s removed").filling(label ?? text ?? "")
  }

  func open() {
    root["expanded"] = true
    // What is in the row can have the focus only when it has a place.
    MainLoop.after(milliseconds: 50) { [parts] in parts.record.focus() }
  }

  /// The keys in words, or `nil` while there are none.
  private var label: String? {
    keys.map { Toolkit.label(keysym: $0.keysym.rawValue, modifiers: $0.modifiers.rawValue) }
  }

  /// The binding that is in the row, or `nil` while it is incomplete.
  private var written: String? {
    guard let keys, let action = KeyboardAction(actionText) else { return nil }
    let text = KeyBinding(keys, gesture: gesture, action).spelling(keys: .x11)
    return (try? KeyBinding(text, keys: .x11)).map { _ in text }
  }

  private var gesture: KeyboardGesture { Self.gestures[parts.gesture.place] }

  private var actionText: String {
    let action = actions[parts.action.place]
    return action.argument == nil ? action.spelling : action.spelling + parts.argument["text"]
  }

  private func connect() {
    parts.record.on("toggled") { [weak self] in self?.toggleRecording() }
    parts.record.onFocus { [weak self] isIn in
      if !isIn, self?.parts.record["active"] == true { self?.recorder.leave() }
    }
    for row in [parts.gesture, parts.action] {
      row.on("notify::selected") { [weak self] in self?.changed() }
    }
    parts.argument.on("changed") { [weak self] in self?.showTitle() }
    parts.argument.onEntered { [weak self] in
      if let self, knownArgument != parts.argument["text"] { changed() }
    }
    parts.remove.on("clicked") { [weak self] in
      // Not within the signal of a widget that goes with the row.
      MainLoop.after(milliseconds: 0) { self?.onRemove?() }
    }
  }

  private func toggleRecording() {
    guard !isReading else { return }
    guard parts.record["active"] else { return recorder.leave() }
    parts.showRecording()
    recorder.start(root) { [weak self] outcome in
      guard let self else { return }
      isReading = true
      parts.record["active"] = false
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
      parts.gesture.setPlace(Self.gestures.firstIndex(of: .doubleTap) ?? 0)
      isReading = false
    }
    changed()
  }

  private func changed() {
    guard !isReading else { return }
    knownArgument = parts.argument["text"]
    text = written
    update()
    onChange?()
  }

  /// Whether what is stored is no binding.
  private var isUnreadable: Bool { text != nil && binding == nil }

  private func showTitle() {
    root["title"] = isUnreadable ? text ?? "" : words(for: actions[parts.action.place])
  }

  private func update() {
    let action = actions[parts.action.place]
    showTitle()
    parts.argument["visible"] = action.argument != nil
    parts.argument["title"] = action.argument ?? ""
    let label = label
    parts.show(label)
    let notes = [problem, note].compactMap { $0 }
    parts.note["visible"] = !notes.isEmpty
    parts.note["title"] = notes.joined(separator: "\n")
    let use = gesture == .press ? nil : parts.gesture.choice
    let words = [label ?? translated("No keys yet"), use].compactMap { $0 }
    root["subtitle"] =
      (isUnreadable ? notes : [words.joined(separator: ", ")] + notes).joined(separator: "\n")
  }

  private func words(for action: BindableAction) -> String {
    let argument: String = action.argument == nil ? "" : parts.argument["text"]
    return argument.isEmpty ? action.title : "\(action.title): \(argument)"
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
