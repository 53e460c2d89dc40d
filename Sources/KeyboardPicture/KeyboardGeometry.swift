public import KeyboardCore

/// Where the keys of a real keyboard are.
///
/// Only the main block is drawn: the keys that type, and those around them.
public enum KeyboardGeometry: String, Hashable, Sendable, CaseIterable {
  /// The American form: a flat Return, and a wide left Shift.
  case ansi
  /// The European form: a tall Return, and one more key beside the left Shift.
  case iso
  /// The Brazilian form: the European one with one more key beside the right Shift.
  case abnt

  /// The form a layout needs: the smallest on which everything it types can be typed.
  ///
  /// Every layout of xkeyboard-config has something on the key beside the left Shift, even if it is
  /// only < and > again. The key counts if it types, alone or with Shift, what no key of the
  /// American form does. So no table of countries is needed, and no letter is ever missing.
  public init(for layout: any PhysicalLayout) {
    func texts(_ keycodes: [UInt32]) -> Set<String> {
      Set(
        keycodes.flatMap { keycode in
          [Modifiers(), .shift].compactMap { layout.key(keycode: keycode, modifiers: $0)?.text }
        })
    }
    let keycodes = Self.ansi.keys.map(\.keycode)
    let besideShift = texts([PhysicalKey.besideLeftShift])
    if !texts([PhysicalKey.besideRightShift]).isEmpty {
      self = .abnt
    } else {
      self = besideShift.isSubset(of: texts(keycodes)) ? .ansi : .iso
    }
  }

  /// How wide the keyboard is; an ordinary key is 1 wide and 1 high.
  public static let width = 15.0

  /// The keys, row by row and from left to right.
  ///
  /// A tall Return is in the upper of its two rows.
  public var rows: [[PhysicalKey]] {
    let isTall = self != .ansi
    return [
      row(0, [(41, 1)] + Self.ordinary(2...13) + [(14, 2)]),
      row(1, [(15, 1.5)] + Self.ordinary(16...27) + [isTall ? (28, 1.5) : (43, 1.5)]),
      row(
        2, [(58, 1.75)] + Self.ordinary(30...40) + [isTall ? (43, 1) : (28, 2.25)]),
      row(
        3,
        (isTall ? [(42, 1.25), (PhysicalKey.besideLeftShift, 1)] : [(42, 2.25)])
          + Self.ordinary(44...53)
          + (self == .abnt ? [(PhysicalKey.besideRightShift, 1), (54, 1.75)] : [(54, 2.75)])),
      row(
        4,
        [
          (29, 1.25), (125, 1.25), (56, 1.25), (57, 6.25), (100, 1.25), (126, 1.25), (127, 1.25),
          (97, 1.25),
        ]),
    ]
  }

  /// All keys.
  private var keys: [PhysicalKey] { rows.flatMap { $0 } }

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
