import Adwaita
import EngineHost
import GLib
import IBus
import KeyboardCore

/// A field in which keys can be held, as in any other.
///
/// If this engine is the one in use and reaches the field, it does the work. Else, and where it is
/// about one locale, the field has a keyboard of its own with the same settings, and shows the list
/// below.
final class TrialField {
  private static let name = "ibus-setup-callout"

  private let entry: Object
  private let list: Object
  private let locale: LocaleIdentifier?
  private var keyboard: KeyboardInputController?
  private var timeouts: [KeyboardTimer: Timeout] = [:]
  private var settings: SettingsStore?
  private var isChanging = false
  /// Whether keys go to it.
  private(set) var hasFocus = false

  /// Brings a field and the label of its list to life, for a locale or for those of the settings.
  init(entry: Object, list: Object, locale: LocaleIdentifier? = nil) {
    self.entry = entry
    self.list = list
    self.locale = locale
    // The engine in use may be of another locale, and must not answer the same keys.
    if locale != nil { entry["im-module"] = "gtk-im-context-simple" }
    entry.onFocus { [weak self] in self?.focus($0) }
    entry.onKey { [weak self] in self?.send(.key($0)) ?? false }
    entry.on("notify::cursor-position") { [weak self] in self?.tellText() }
    entry.on("changed") { [weak self] in self?.tellText() }
  }

  private func focus(_ isIn: Bool) {
    hasFocus = isIn
    if isIn {
      keyboard = isServed ? nil : makeKeyboard()
      send(.focusIn(client: Self.name))
      send(.capabilities([.preedit, .surroundingText, .focus]))
      send(.contentType(ContentType()))
      tellText()
    } else {
      send(.focusOut)
      timeouts = [:]
      show(nil)
    }
  }

  /// Whether IBus has this engine in use, and GTK gives IBus the keys.
  private var isServed: Bool {
    guard locale == nil else { return false }
    let bus = Bus()
    guard bus.isConnected, let engine = bus.engineInUse,
      engine.hasPrefix(EngineCatalogue.multilingual)
    else { return false }
    let module = DataDirectory.environment("GTK_IM_MODULE") ?? Toolkit.inputModule
    return ["ibus", "wayland"].contains(module)
      || DataDirectory.environment("WAYLAND_DISPLAY") != nil
  }

  private func makeKeyboard() -> KeyboardInputController? {
    guard let store = try? SettingsStore() else { return nil }
    settings = store
    let keyboards = KeyboardFactory(wanted: [])
    let keyboard = keyboards.makeController(
      engine: EngineCatalogue.multilingual, settings: settings(of: store))
    store.onChange = { [weak self, weak keyboard, weak store] in
      if let self, let store { keyboard?.settings = settings(of: store) }
    }
    keyboard.onRequest = { [weak self] in MainLoop.async { self?.send(.requested) } }
    return keyboard
  }

  /// The user's settings, with a rule for this field: it tells its text, and shows none that waits.
  private func settings(of store: SettingsStore) -> KeyboardSettings {
    let engine = [EngineCatalogue.multilingual, locale?.rawValue].compactMap { $0 }
    var settings = KeyboardFactory.settings(
      store.read(), forEngine: engine.joined(separator: ":"))
    if let rule = try? HoldRule("\(Self.name)=correct") { settings.holdRules.insert(rule, at: 0) }
    return settings
  }

  @discardableResult
  private func send(_ event: InputEvent) -> Bool {
    guard let keyboard else { return false }
    let time = if case .key(let key) = event { key.time } else { MainLoop.now }
    let response = keyboard.handle(event, at: time)
    guard !response.effects.isEmpty else { return response.isHandled }
    isChanging = true
    for effect in response.effects { perform(effect) }
    isChanging = false
    tellText()
    return response.isHandled
  }

  private func tellText() {
    guard !isChanging, hasFocus, let keyboard else { return }
    let text = SurroundingText(text: entry["text"], cursor: entry.cursor, anchor: entry.anchor)
    if keyboard.state.keyboardContext.field.surroundingText != text { send(.surroundingText(text)) }
  }

  private func perform(_ effect: Effect) {
    switch effect {
    case .commit(let text): entry.insert(text)
    case .deleteSurrounding(let offset, let count): entry.delete(offset: offset, count: count)
    case .candidates(let candidates): show(candidates)
    case .startTimer(let timer, let milliseconds):
      timeouts[timer] = Timeout(milliseconds: milliseconds, priority: .whenIdle) { [weak self] in
        self?.timeouts[timer] = nil
        self?.send(.timer(timer, time: MainLoop.now))
      }
    case .cancelTimer(let timer): timeouts[timer] = nil
    case .preedit, .auxiliary, .forwardKey, .requestSurroundingText, .refreshSurroundingText,
      .localeChanged, .holdChanged, .openURL, .nextKeyboard, .openSettings, .emojiUsed, .feedback,
      .greet, .heldWhileOff, .feedbackChanged, .custom:
      // Not in a field that is only for holding keys.
      break
    }
  }

  private func show(_ candidates: CandidateList?) {
    guard let candidates else {
      list["label"] = ""
      return
    }
    let entries = candidates.visible.enumerated().map { place, index in
      let text = "\(place + 1)\u{a0}\(candidates.entries[index])"
      return index == candidates.selected ? "[\(text)]" : text
    }
    list["label"] = entries.joined(separator: "   ")
  }
}
