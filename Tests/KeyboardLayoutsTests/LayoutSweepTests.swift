import CXKBCommon
import Hosting
import KeyboardCore
import KeyboardLayouts
import Testing

/// Every installed layout, with libxkbcommon as the witness.
@Suite("What the keyboard says is what arrives") @MainActor struct LayoutSweepTests {
  private static let keyboards = KeyboardFactory()
  /// Each layout with the locales that it belongs to, and with English.
  @Test func `Each key of each installed layout types what the layout has on each of its levels`()
    throws
  {
    var count = 0
    for name in LayoutCatalogue().entries.map(\.name) {
      let layout = try #require(WitnessLayout([name]), "\(name)")
      let keys = layout.keys(group: 0)
      for locale in Self.locales(of: name) + ["en"] {
        for isChosen in Self.isOwn(layout, of: locale) ? [false, true] : [false] {
          let typist = Typist(Self.keyboards, [locale], isChosen: isChosen)
          typist.take(layout.sessionLayouts(active: 0))
          #expect(keys.compactMap(typist.fault) == [], "\(name) \(locale) \(isChosen)")
          count += keys.count
        }
      }
    }
    #expect(count > 100_000)
    print("layouts: \(count) keys and levels")
  }

  nonisolated static let languages: [[LocaleIdentifier]] = [
    ["en"], ["ru"], ["el", "en"], ["sr", "sr-Latn"], ["en", "ru", "el", "he", "ar"],
  ]

  @Test(arguments: ["ru", "gr", "il", "ara", "rs"], languages)
  func `Both layouts of a session can be typed, whatever its languages are`(
    layout: String, locales: [LocaleIdentifier]
  ) throws {
    let layouts = try #require(WitnessLayout(["us", layout]))
    for tellsGroup in [true, false] {
      let typist = Typist(Self.keyboards, locales, isChosen: false)
      for group in [0, 1, 0, 1] {
        typist.take(layouts.sessionLayouts(active: tellsGroup ? group : nil))
        #expect(layouts.keys(group: group).compactMap(typist.fault) == [], "\(group)")
      }
    }
  }

  /// The locales whose layouts include one.
  private static func locales(of name: String) -> [LocaleIdentifier] {
    keyboards.library.identifiers.filter { keyboards.library.layouts(of: $0).contains(name) }
  }

  /// Whether a locale that somebody has chosen leaves the layout alone.
  private static func isOwn(_ layout: WitnessLayout, of locale: LocaleIdentifier) -> Bool {
    layout.sessionLayouts(active: 0).layouts[0].script == keyboards.library.script(of: locale)
  }
}

/// Layouts as libxkbcommon compiles them.
private final class WitnessLayout {
  private let names: [String]
  private let keymap: XkbKeymap
  private let state: XkbState

  init?(_ names: [String]) {
    self.names = names
    let parts = names.map { $0.split(whereSeparator: { $0 == "(" || $0 == ")" }).map(String.init) }
    let layouts = parts.map { $0[0] }.joined(separator: ",")
    let variants = parts.map { $0.count > 1 ? $0[1] : "" }.joined(separator: ",")
    guard let context = XkbContext(flags: XKB_CONTEXT_NO_FLAGS) else { return nil }
    context.setLogLevel(XKB_LOG_LEVEL_CRITICAL)
    let keymap = layouts.withCString { layouts in
      variants.withCString { variants in
        var rules = xkb_rule_names(
          rules: nil, model: nil, layout: layouts, variant: variants, options: nil)
        return XkbKeymap(context: context, names: &rules, flags: XKB_KEYMAP_COMPILE_NO_FLAGS)
      }
    }
    guard let keymap, let state = XkbState(keymap: keymap) else { return nil }
    (self.keymap, self.state) = (keymap, state)
  }

  func sessionLayouts(active: Int?) -> SessionLayouts {
    let layouts = names.indices.map { group in
      let letters = keys(group: group).filter { $0.modifiers.isEmpty && $0.keycode < 54 }
      return SessionLayouts.Layout(
        name: names[group], script: Script(ofMost: letters.compactMap(\.text)))
    }
    return SessionLayouts(layouts, active: active)
  }

  /// The keys that type a text, each on all its levels.
  func keys(group: Int) -> [KeyEvent] {
    (1..<128 as Range<UInt32>).flatMap { code in
      var levels: Set<UInt32> = []
      return (0..<16 as Range<UInt32>).compactMap { bits -> KeyEvent? in
        // Shift, Caps Lock, Mod3 and Mod5, with the bits of X.
        let mask = bits & 3 | (bits & 4) << 3 | (bits & 8) << 4
        _ = state.update(
          depressed: mask, latched: 0, locked: 0, depressedLayout: 0, latchedLayout: 0,
          lockedLayout: UInt32(group))
        let level = xkb_state_key_get_level(state, code + 8, UInt32(group))
        let keysym = Keysym(rawValue: state.keysym(keycode: code + 8))
        guard levels.insert(level).inserted, let text = keysym.text else { return nil }
        return KeyEvent(
          keysym: keysym, text: text, keycode: code, modifiers: Modifiers(rawValue: mask), time: 0)
      }
    }
  }
}

/// Taps keys, and compares what arrives.
@MainActor private final class Typist {
  private let simulation: KeyboardSimulation

  init(_ keyboards: KeyboardFactory, _ locales: [LocaleIdentifier], isChosen: Bool) {
    var settings = KeyboardSettings()
    settings.locales = locales
    if isChosen { settings.currentLocale = locales.first }
    let controller = keyboards.makeController(settings: settings)
    controller.services.composer = nil
    simulation = KeyboardSimulation(
      controller: controller, capabilities: [.preedit, .focus, .surroundingText])
  }

  func take(_ layouts: SessionLayouts) { simulation.send(.layouts(layouts)) }

  /// Taps a key, and returns what is wrong with the text that arrives, or `nil`.
  func fault(_ key: KeyEvent) -> String? {
    let before = simulation.client.text + simulation.client.preedit
    var key = key
    for isRelease in [false, true] {
      key.isRelease = isRelease
      key.time = simulation.now
      simulation.send(key)
      simulation.wait(30)
    }
    let after = simulation.client.text + simulation.client.preedit
    let text = key.text ?? ""
    guard after != before + text else { return nil }
    return
      "\(key.keycode) \(key.modifiers.rawValue): \(text) became \(after.dropFirst(before.count))"
  }
}
