import Adwaita
import Diagnosis
import GLib
import Hosting
import KeyboardCore

/// A field to try holding keys in.
///
/// If this engine is in use and gets the keys of the field, it does the work. Otherwise, and on X11,
/// where GTK 4 tells IBus another place than the letter's, the field has a keyboard of its own with the
/// same settings, and shows the list below.
final class TrialField {
  private static let name = "ibus-setup-callout"

  private let entry: Object
  private let list: Object
  private var settings: SettingsStore?
  private(set) lazy var controller = makeKeyboard()
  private var usesOwnKeyboard = false
  private var timeouts: [KeyboardTimer: Timeout] = [:]
  private var isAnswering = false
  private(set) var hasFocus = false

  /// Brings a field and the label of its list to life.
  init(entry: Object, list: Object) {
    self.entry = entry
    self.list = list
    // The engine in use must not answer the same keys.
    if !Self.isOnWayland { entry["im-module"] = "gtk-im-context-simple" }
    entry.onFocus { [weak self] in self?.focus($0) }
    entry.onKey { [weak self] in self?.send(.key($0)) ?? false }
    entry.on("notify::cursor-position") { [weak self] in self?.textChanged() }
    entry.on("changed") { [weak self] in self?.textChanged() }
  }

  private func focus(_ isIn: Bool) {
    hasFocus = isIn
    if isIn {
      usesOwnKeyboard = !isServed
      if usesOwnKeyboard { controller = makeKeyboard() }
      send(.focusIn(client: Self.name))
      send(.capabilities([.preedit, .surroundingText, .focus]))
      send(.contentType(ContentType()))
    } else {
      send(.focusOut)
      timeouts = [:]
      show(nil)
    }
  }

  /// Whether the keyboard is in use, and shows its list where the letter is.
  private var isServed: Bool { Self.isOnWayland && KeyboardUse().isInUse }

  private static let isOnWayland = DisplayServer.isWayland { DataDirectory.environment($0) }

  private func makeKeyboard() -> KeyboardInputController {
    let store = try? SettingsStore()
    settings = store
    let keyboards = KeyboardFactory(wanted: [])
    let keyboard = keyboards.makeController(settings: ownSettings)
    _ = keyboard.handle(
      .layouts(SessionLayoutNames.here.layouts(of: keyboards.physicalLayoutProvider)))
    store?.onChange = { [weak self, weak keyboard] in
      if let self { keyboard?.settings = ownSettings }
    }
    keyboard.onRequest = { [weak self] in MainLoop.async { self?.send(.requested) } }
    return keyboard
  }

  /// The user's settings, with a rule for this field: it reports its text, and shows no preedit.
  private var ownSettings: KeyboardSettings {
    var settings = settings?.read() ?? KeyboardSettings()
    if let rule = try? HoldRule("\(Self.name)=correct") { settings.holdRules.insert(rule, at: 0) }
    return settings
  }

  @discardableResult
  private func send(_ event: InputEvent) -> Bool {
    guard usesOwnKeyboard else { return false }
    isAnswering = true
    defer { isAnswering = false }
    return handle(event)
  }

  /// Reports the text, unless it changes because of the keyboard's own effects.
  private func textChanged() {
    if hasFocus, usesOwnKeyboard, !isAnswering { reportText() }
  }
}

extension TrialField: KeyboardHost {
  var now: Int { MainLoop.now }

  var surroundingText: SurroundingText? {
    SurroundingText(text: entry["text"], cursor: entry.cursor, anchor: entry.anchor)
  }

  func apply(_ effect: FieldEffect) {
    switch effect {
    case .commit(let text): entry.insert(text)
    case .deleteSurrounding(let offset, let count): entry.delete(offset: offset, count: count)
    case .candidates(let candidates): show(candidates)
    default: break
    }
  }

  func set(_ timer: KeyboardTimer, to milliseconds: Int?) {
    timeouts[timer] = milliseconds.map {
      Timeout(milliseconds: $0, priority: timer.isUrgent ? .high : .whenIdle) { [weak self] in
        self?.send(.timer(timer, time: MainLoop.now))
      }
    }
  }

  private func show(_ candidates: CandidateList?) {
    let entries = candidates?.visible.enumerated().map { place, index in
      let text = "\(place + 1)\u{a0}\(candidates?.entries[index] ?? "")"
      return index == candidates?.selected ? "[\(text)]" : text
    }
    list["label"] = entries?.joined(separator: "   ") ?? ""
  }
}
