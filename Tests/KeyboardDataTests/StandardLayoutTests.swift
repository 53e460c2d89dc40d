import Foundation
import Hosting
import KeyboardCore
import KeyboardLayouts
import Testing

@testable import KeyboardData

@Suite("Embedded layouts") struct StandardLayoutTests {
  private let installed = XKBLayoutProvider(library: .standard)

  /// Run with `IBUS_CALLOUT_RECORD=1` to rewrite the file, for example for newer layouts.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["IBUS_CALLOUT_RECORD"] == "1"))
  func `The layouts can be recorded`() throws {
    let recording = LayoutRecording(library: .standard, provider: installed)
    try recording.text.write(
      to: ProjectFolder.data.appending(path: "layouts.json"), atomically: true, encoding: .utf8)
    Issue.record("The layouts are recorded; run the tests again without IBUS_CALLOUT_RECORD.")
  }

  @Test(
    .enabled(
      if: LayoutRecording.installedSource == StoredLayouts.source,
      "The installed layouts are of another version than those of data/layouts.json"))
  func `They equal the installed layouts, key by key`() throws {
    let recording = LayoutRecording(library: .standard, provider: installed)
    #expect(StandardPhysicalLayoutProvider.names == recording.layouts.map(\.name))
    let isUnchanged = [recording.text] == EmbeddedFiles.layouts.texts
    #expect(isUnchanged, "data/layouts.json is not as IBUS_CALLOUT_RECORD=1 would write it")
    let stored = StandardPhysicalLayoutProvider()
    for layout in recording.layouts {
      let ours = try #require(stored.layout(named: layout.name))
      for keycode in StoredLayout.rows.joined() {
        for modifiers in Self.modifiers {
          let key = layout.key(keycode: keycode, modifiers: modifiers)
          let place = "\(layout.name), key \(keycode) with \(modifiers.rawValue)"
          let own = ours.key(keycode: keycode, modifiers: modifiers)
          if let text = key?.text {
            #expect(own?.text == text, "\(place)")
          } else if let key, key.keysym.isDeadKey {
            #expect(own == key, "\(place)")
          } else if !modifiers.contains(.capsLock) {
            #expect(own == nil, "\(place)")
          }
        }
      }
    }
  }

  @Test func `Every locale has the first layout of its file`() {
    for locale in LocaleLibrary.standard.namedIdentifiers {
      let first = LocaleLibrary.standard.layouts(of: locale).first
      #expect(first.map(StandardPhysicalLayoutProvider.names.contains) == true, "\(locale)")
    }
  }

  @Test func `Keys are characters, dead keys or nothing`() {
    let layout = StandardPhysicalLayoutProvider().layout(named: "de")
    func key(_ keycode: UInt32, _ modifiers: Modifiers = []) -> LayoutKey? {
      layout?.key(keycode: keycode, modifiers: modifiers)
    }
    #expect(key(21) == LayoutKey(keysym: Keysym(rawValue: 0x7a), text: "z"))
    #expect(key(21, .shift)?.text == "Z")
    #expect(key(21, .capsLock)?.text == "Z")
    #expect(key(21, [.shift, .capsLock])?.text == "z")
    #expect(key(3, .capsLock)?.text == "2")
    #expect(key(18, .levelThree) == LayoutKey(keysym: Keysym(rawValue: 0x10020ac), text: "€"))
    #expect(key(13) == LayoutKey(keysym: Keysym(rawValue: 0xfe51), text: nil))
    #expect(key(57)?.text == " ")
    #expect(key(1) == nil)
  }

  @Test func `Names of dead keys are those of X11`() {
    for value in UInt32(0xfe50)...0xfe93 {
      let name = Keysym(rawValue: value).name
      guard name.hasPrefix("dead_") else { continue }
      #expect(Keysym(deadKey: name)?.rawValue == value, "\(name)")
    }
    #expect(Keysym(deadKey: "dead_end") == nil)
  }

  nonisolated static let malformed: [[String]] = [
    ["a A", "q Q", "", "", "", ""], ["", "a b c d e"], ["dead_end"], ["U+110000"], ["U+"], ["ab"],
    ["a A caps A a caps"], ["  ", "1  2  3  4  5  6  7  8  9  0  -  =  !"],
  ]

  @Test(arguments: malformed)
  func `A malformed layout is not read`(rows: [String]) {
    #expect(StoredLayout(rows: rows) == nil)
  }

  @Test func `The user's choice takes precedence over the locale's file`() {
    let provider = StandardPhysicalLayoutProvider()
    func letter(_ chosen: [LocaleIdentifier: String]) -> String? {
      provider.layout(for: "fr", chosen: chosen)?.key(keycode: 16, modifiers: [])?.text
    }
    #expect(letter([:]) == "a")
    #expect(letter(["fr": "fr(bepo)"]) == "b")
    #expect(letter(["fr": "nosuch"]) == "a")
    #expect(provider.layout(for: "base", chosen: [:]) == nil)
  }

  private static let modifiers: [Modifiers] = Level.allCases.flatMap {
    [$0.modifiers, $0.modifiers.union(.capsLock)]
  }
}
