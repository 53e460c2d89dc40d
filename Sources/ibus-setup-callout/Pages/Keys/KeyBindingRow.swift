import Adwaita
import EngineHost
import GLib
import KeyboardCore
import KeyboardLayouts

/// The row of one binding: keys, how they are used, and what they do.
final class KeyBindingRow {
  /// The ways keys are used, in the order of `key-binding.ui`.
  private static let gestures: [KeyboardGesture] = [.press, .doubleTap, .longPress]

  /// The widget.
  let root: Object
  /// Called after the user has changed it.
  var onChange: (() -> Void)?
  /// Called when the user wants it gone.
  var onRemove: (() -> Void)?
  /// Returns what others do with the keys of a binding, in one sentence, or `nil`.
  var onQuestion: ((KeyBindingRow) -> String?)?

  private let parts: KeyBindingParts
  private let recorder: KeyRecorder
  private let actions: [BindableAction]
  /// The binding as it is stored, until it is changed here.
  private var original: String?
  private var keys: KeyCombination?
  private var isReading = false

  /// Makes the row of a binding; of none yet for `nil`.
  init(_ text: String?, _ recorder: KeyRecorder) throws {
    parts = try KeyBindingParts()
    root = parts.row
    self.recorder = recorder
    original = text
    let binding = text.flatMap { try? KeyBinding($0) }
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
    keys = binding?.combination
    parts.gesture.setPlace(
      binding.flatMap { Self.gestures.firstIndex(of: $0.gesture) } ?? 0)
    connect()
  }

  /// The binding as settings have it, or `nil` while it is none.
  var text: String? {
    if let original { return original }
    guard let keys, let action = KeyboardAction(actionText) else { return nil }
    let text = KeyBinding(keys, gesture: gesture, action).spelling
    return (try? KeyBinding(text)).map { _ in text }
  }

  /// The binding, or `nil` while it is none.
  var binding: KeyBinding? { text.flatMap { try? KeyBinding($0) } }

  /// Opens the row, and waits for its keys.
  func open() {
    root["expanded"] = true
    // What is in the row can have the focus only when it has a place.
    MainLoop.after(milliseconds: 50) { [parts] in parts.record.focus() }
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
    parts.argument.on("changed") { [weak self] in self?.changed() }
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
    original = nil
    update()
    onChange?()
  }

  /// Shows the binding, and what is to be known about it.
  func update() {
    let action = actions[parts.action.place]
    let isUnreadable = original != nil && binding == nil
    root["title"] = isUnreadable ? original ?? "" : words(for: action)
    parts.argument["visible"] = action.argument != nil
    parts.argument["title"] = action.argument ?? ""
    let label = keys.map {
      Toolkit.label(keysym: $0.keysym.rawValue, modifiers: $0.modifiers.rawValue)
    }
    parts.show(keys: keys?.spelling, label: label)
    let notes = [problem(isUnreadable), onQuestion?(self)].compactMap { $0 }
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
  private func problem(_ isUnreadable: Bool) -> String? {
    if isUnreadable {
      return translated("This is no binding; record its keys and choose its action, or remove it.")
    }
    guard let keys else { return nil }
    if keys.keysym.isModifier, gesture == .press {
      return translated("By itself, this key can be tapped twice or held; else no shortcut works.")
    }
    if text == nil { return translated("The action is not complete yet.") }
    let types = keys.keysym.text != nil && !keys.modifiers.isCommand
    return types && gesture == .press ? translated("These keys no longer type anything.") : nil
  }
}
