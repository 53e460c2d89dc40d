import KeyboardCore

/// A keyboard layout drawn as the rows of keys one sees, for system layouts and for locales' own.
final class TestLayout: PhysicalLayout, Sendable {
  /// The evdev codes of the leftmost keys of the four rows.
  private static let rowStarts: [UInt32] = [2, 16, 30, 44]

  private let levels: [[UInt32: String]]

  /// Creates a layout from its rows, the digit row first, without Shift and with it.
  init(_ plain: [String], shift: [String], extra: [UInt32: (plain: String, shift: String)] = [:]) {
    levels = [plain, shift].enumerated().map { level, rows in
      var places: [UInt32: String] = [57: " "]
      for (start, row) in zip(Self.rowStarts, rows) {
        for (offset, character) in row.enumerated() {
          places[start + UInt32(offset)] = String(character)
        }
      }
      for (keycode, texts) in extra { places[keycode] = level == 0 ? texts.plain : texts.shift }
      return places
    }
  }

  func key(keycode: UInt32, modifiers: Modifiers) -> LayoutKey? {
    levels[modifiers.contains(.shift) ? 1 : 0][keycode].map {
      LayoutKey(keysym: Keysym(of: $0), text: $0)
    }
  }

  /// The key that types a character, with Shift where it takes it.
  func key(typing character: String) -> TestKey {
    for (level, places) in levels.enumerated() {
      if let keycode = places.first(where: { $0.value == character })?.key {
        return TestKey(
          keysym: Keysym(of: character), text: character, keycode: keycode,
          modifiers: level == 0 ? [] : .shift)
      }
    }
    preconditionFailure("The layout has no key for \(character)")
  }
}

extension TestLayout {
  static let american = TestLayout(
    ["1234567890-=", "qwertyuiop[]", "asdfghjkl;'", "zxcvbnm,./"],
    shift: ["!@#$%^&*()_+", "QWERTYUIOP{}", "ASDFGHJKL:\"", "ZXCVBNM<>?"],
    extra: [41: ("`", "~"), 43: ("\\", "|")])

  /// Letters where others have digits.
  static let french = TestLayout(
    ["&é\"'(-è_çà)=", "azertyuiop^$", "qsdfghjklmù", "wxcvbn,;:!"],
    shift: ["1234567890°+", "AZERTYUIOP¨£", "QSDFGHJKLM%", "WXCVBN?./§"])

  static let russian = TestLayout(
    ["1234567890-=", "йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю."],
    shift: ["!\"№;%:?*()_+", "ЙЦУКЕНГШЩЗХЪ", "ФЫВАПРОЛДЖЭ", "ЯЧСМИТЬБЮ,"],
    extra: [41: ("ё", "Ё")])

  static let turkish = TestLayout(
    ["1234567890*-", "qwertyuıopğü", "asdfghjklşi", "zxcvbnmöç."],
    shift: ["!'^+%&/()=?_", "QWERTYUIOPĞÜ", "ASDFGHJKLŞİ", "ZXCVBNMÖÇ:"])
}

/// Finds the layouts of a test, and counts the lookups.
final class TestLayoutProvider: PhysicalLayoutProvider {
  private let layouts: [LocaleIdentifier: TestLayout]
  private(set) var requests = 0

  init(_ layouts: [LocaleIdentifier: TestLayout]) { self.layouts = layouts }

  func layout(
    for locale: LocaleIdentifier, chosen: [LocaleIdentifier: String]
  ) -> (any PhysicalLayout)? {
    requests += 1
    return layouts[locale]
  }
}

extension Keysym {
  /// The keysym of a character as X11 numbers them: Latin-1 as it is, the rest from 0x1000000 on.
  init(of character: String) {
    let value = character.unicodeScalars.first?.value ?? 0
    self.init(rawValue: value < 0x100 ? value : 0x100_0000 + value)
  }
}
