import KeyboardCore
import KeyboardData
import KeyboardLayouts
import Testing

@testable import TerminalScreen

@Suite("Keys for what terminals report") struct KeyTranslatorTests {
  /// A row: the layout, the key, and the event as `KEYCODE NAME TEXT MODIFIERS`.
  typealias Row = (layout: String, key: TerminalKey, event: String)

  nonisolated static let rows: [Row] = [
    ("us", TerminalKey(.character("e"), text: "e"), "18 e e 0"),
    ("us", TerminalKey(.character("E"), text: "E"), "18 E E 1"),
    ("us", TerminalKey(.character("!"), text: "!"), "2 exclam ! 1"),
    ("fr(oss)", TerminalKey(.character("1"), text: "1"), "2 1 1 1"),
    ("fr(oss)", TerminalKey(.character("a"), text: "a"), "16 a a 0"),
    ("fr(oss)", TerminalKey(.character("€"), text: "€"), "18 EuroSign € 128"),
    // A terminal that reports keys: Shift is down, and Caps Lock is on.
    ("us", TerminalKey(.character("e"), text: "E", modifiers: .shift), "18 E E 1"),
    ("us", TerminalKey(.character("e"), text: "E", modifiers: .capsLock), "18 E E 2"),
    ("us", TerminalKey(.character("e"), modifiers: .control), "18 e e 4"),
    // A release, which has no text.
    ("us", TerminalKey(.character("e"), isRelease: true), "18 e e 0"),
    // Latin letters for a Greek layout: the key at the same place.
    ("gr", TerminalKey(.character("a"), text: "a"), "30 Greek_alpha α 0"),
    // A text that no key types has no keycode.
    ("us", TerminalKey(.character("é"), text: "é"), "0 eacute é 0"),
    ("us", TerminalKey(.character("漢"), text: "漢"), "0 U6F22 漢 0"),
    ("us", TerminalKey(.named(.return)), "28 Return - 0"),
    ("us", TerminalKey(.named(.tab), modifiers: .shift), "15 ISO_Left_Tab - 1"),
    ("us", TerminalKey(.named(.left)), "105 Left - 0"),
    ("us", TerminalKey(.named(Keysym(rawValue: 0xffe1))), "42 Shift_L - 0"),
    ("us", TerminalKey(.character("1"), text: "1"), "2 1 1 0"),
    ("us", TerminalKey(.character(" "), text: " "), "57 space   0"),
  ]

  @Test(arguments: rows)
  func `Characters become keys of the layout`(
    layout: String, key: TerminalKey, event: String
  ) throws {
    let layouts = XKBLayoutProvider(library: .standard)
    let translator = KeyTranslator(
      layout: try #require(layouts.layout(named: layout)), american: layouts.layout(named: "us"))
    let press = translator.press(of: key)
    let text = press.text ?? "-"
    #expect(
      "\(press.keycode) \(press.keysym.name) \(text) \(press.modifiers.rawValue)" == event)
    #expect(!press.isRelease)
  }
}
