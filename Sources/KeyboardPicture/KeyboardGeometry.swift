package import KeyboardCore

/// Where the keys of a real keyboard are: those of the main block.
package enum KeyboardGeometry: String, Hashable, Sendable, CaseIterable {
  /// The American form: a flat Return, and a wide left Shift.
  case ansi
  /// The European form: a tall Return, and one more key beside the left Shift.
  case iso
  /// The Brazilian form: the European one with one more key beside the right Shift.
  case abnt

  /// The smallest form on which everything that a layout types can be typed.
  ///
  /// Every layout of xkeyboard-config has something on the key beside the left Shift, even if it is
  /// only < and > again. The key is needed if it types, alone or with Shift, what no key of the
  /// American form does. So no table of countries is needed, and no letter is ever missing.
  package init(for layout: any PhysicalLayout) {
    func texts(_ keycodes: [UInt32]) -> Set<String> {
      Set(
        keycodes.flatMap { keycode in
          [Modifiers(), .shift].compactMap { layout.key(keycode: keycode, modifiers: $0)?.text }
        })
    }
    if !texts([PhysicalKey.besideRightShift]).isEmpty {
      self = .abnt
    } else {
      let others = texts(Self.ansi.rows.joined().map(\.keycode))
      self = texts([PhysicalKey.besideLeftShift]).isSubset(of: others) ? .ansi : .iso
    }
  }

  /// How wide the keyboard is; an ordinary key is 1 wide and 1 high.
  package static let width = 15.0

  /// The keys, row by row and from left to right; a tall Return is in the upper of its two rows.
  package var rows: [[PhysicalKey]] {
    let isTall = self != .ansi
    let besideShift = [(PhysicalKey.besideRightShift, 1), (54 as UInt32, 1.75)]
    return [
      row(0, [(41, 1)] + Self.ordinary(2...13) + [(14, 2)]),
      row(1, [(15, 1.5)] + Self.ordinary(16...27) + [isTall ? (28, 1.5) : (43, 1.5)]),
      row(2, [(58, 1.75)] + Self.ordinary(30...40) + [isTall ? (43, 1) : (28, 2.25)]),
      row(
        3,
        (isTall ? [(42, 1.25), (PhysicalKey.besideLeftShift, 1)] : [(42, 2.25)])
          + Self.ordinary(44...53) + (self == .abnt ? besideShift : [(54, 2.75)])),
      row(
        4,
        [
          (29, 1.25), (125, 1.25), (56, 1.25), (57, 6.25), (100, 1.25), (126, 1.25), (127, 1.25),
          (97, 1.25),
        ]),
    ]
  }

  private static func ordinary(
    _ keycodes: ClosedRange<UInt32>
  ) -> [(keycode: UInt32, width: Double)] { keycodes.map { ($0, 1) } }

  private func row(_ index: Int, _ keys: [(keycode: UInt32, width: Double)]) -> [PhysicalKey] {
    var x = 0.0
    return keys.map { keycode, width in
      defer { x += width }
      let isTall = self != .ansi && keycode == 28
      return PhysicalKey(
        keycode: keycode,
        frame: KeyFrame(x: x, y: Double(index), width: width, height: isTall ? 2 : 1),
        notch: isTall ? 0.25 : 0)
    }
  }
}
