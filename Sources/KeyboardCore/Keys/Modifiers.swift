/// The modifiers that are down during a key event, in IBus's bits (`IBusModifierType`).
public struct Modifiers: OptionSet, Hashable, Sendable {
  /// IBus's bits, without those that are not modifiers (release, group, handled).
  public let rawValue: UInt32

  /// Creates modifiers from IBus's state bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Either Shift key.
  public static let shift = Self(rawValue: 1 << 0)
  /// Caps Lock is on.
  public static let capsLock = Self(rawValue: 1 << 1)
  /// Either Control key.
  public static let control = Self(rawValue: 1 << 2)
  /// Mod1, which is Alt on every common layout.
  public static let alt = Self(rawValue: 1 << 3)
  /// Mod2, which is set on every key while Num Lock is on, and is ignored.
  public static let numLock = Self(rawValue: 1 << 4)
  /// Mod4, which is Super on every common layout.
  public static let mod4 = Self(rawValue: 1 << 6)
  /// Mod5, the third level (AltGr): part of typing, not a shortcut.
  public static let levelThree = Self(rawValue: 1 << 7)
  /// Super, which some toolkits send with or instead of Mod4.
  public static let `super` = Self(rawValue: 1 << 26)
  /// Hyper.
  public static let hyper = Self(rawValue: 1 << 27)
  /// Meta.
  public static let meta = Self(rawValue: 1 << 28)

  /// The modifiers that turn a key into a shortcut.
  ///
  /// GTK 3 sends Super as `super` and `mod4`, GTK 4 as `super`, Qt 5 as `mod4`.
  public static let command: Self = [.control, .alt, .mod4, .super, .hyper, .meta]

  /// The modifiers for levels of a layout above that of Shift: Mod3, which Neo uses, and AltGr.
  package static let levels: Self = [Self(rawValue: 1 << 5), .levelThree]

  /// Whether the key belongs to a shortcut of the program or the desktop, which is not for us.
  public var isCommand: Bool { !isDisjoint(with: .command) }
}
