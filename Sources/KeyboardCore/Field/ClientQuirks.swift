/// What some clients do differently, as observed with real programs.
public struct ClientQuirks: OptionSet, Hashable, Sendable {
  /// The quirks as bits.
  public let rawValue: UInt16

  /// Creates a set of quirks from its bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The client drops its preedit when it starts over, instead of turning it into text.
  ///
  /// GTK 4's module of IBus 1.5.27: a click into the text while a letter is held lost the letter.
  public static let losesPreeditOnReset = Self(rawValue: 1 << 0)
  /// The client starts over some ms after each commit, and after each key that passed and typed, when
  /// the next letter may be on its way.
  ///
  /// Firefox: "de Noël" at 5 ms between keys became "de oël", and "bebe" "beb".
  public static let resetsAfterText = Self(rawValue: 1 << 1)
  /// The client turns its preedit into text itself, and IBus does so again.
  ///
  /// Qt 5 and Qt 6: a click while a letter was held typed the letter twice.
  public static let commitsPreeditItself = Self(rawValue: 1 << 2)

  /// The client drops or reverses commits that arrive before it has dealt with the last one.
  ///
  /// GNOME Shell 43 on Wayland lost letters at 0–10 ms between keys on a busy machine. Programs of
  /// XIM put back each commit at the head of their queue: "tes-vous" at 0 ms became "te suov-s".
  public static let needsPauses = Self(rawValue: 1 << 3)

  /// The client does not always report that a field is for passwords.
  ///
  /// ibus-wayland before IBus 1.5.34 reports no content type at all, GNOME 48 none of Qt's fields.
  /// GNOME before 48 reports none of GTK 3's fields, and is trusted all the same: no other field
  /// there could be told from a password field.
  public static let hidesPurpose = Self(rawValue: 1 << 4)
  /// The client's preedit is lost when another window gets the focus.
  ///
  /// GNOME 48 and 50, and sway: a held letter never reached the text.
  public static let losesPreeditOnFocusOut = Self(rawValue: 1 << 5)
  /// The client does not delete surrounding text, although it claims so.
  ///
  /// ibus-wayland before IBus 1.5.34 does not pass deletions on.
  public static let deletesNothing = Self(rawValue: 1 << 6)

  /// The client says no more of password fields than that nothing may be learned.
  ///
  /// Qt Quick everywhere, and all of Qt under GNOME 48. Private windows of Chromium say more.
  public static let marksSecretsPrivate = Self(rawValue: 1 << 7)
  /// The client sends each auto-repeat as a release and a press: Qt and XIM.
  public static let repeatsInPairs = Self(rawValue: 1 << 8)

  /// The client tells the text of every field that it can delete in, once there is any: GNOME.
  public static let tellsText = Self(rawValue: 1 << 9)

  /// The client may count the places in its text in bytes: GNOME Shell 43.
  public static let countsBytes = Self(rawValue: 1 << 10)

  /// The quirks of a client, by the name IBus gives it.
  public init(client: String) {
    self = []
    if client.hasPrefix("gtk4-im:") { insert(.losesPreeditOnReset) }
    if client.hasPrefix("gtk3-im:firefox") { insert(.resetsAfterText) }
    if client == ClientName.gnomeShell || client == ClientName.xim { insert(.needsPauses) }
    if client == ClientName.gnomeShell || client == ClientName.wayland {
      formUnion([.hidesPurpose, .marksSecretsPrivate, .losesPreeditOnFocusOut])
    }
    if client == ClientName.gnomeShell { formUnion([.tellsText, .countsBytes]) }
    if client == ClientName.xim { insert(.repeatsInPairs) }
    if client == ClientName.qt {
      formUnion([.commitsPreeditItself, .marksSecretsPrivate, .repeatsInPairs])
    }
  }
}
