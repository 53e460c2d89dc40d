/// What some clients do differently, as observed with real programs.
public struct ClientQuirks: OptionSet, Hashable, Sendable {
  /// The quirks as bits.
  public let rawValue: UInt8

  /// Creates a set of quirks from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The client drops its preedit when it starts over, instead of turning it into text.
  ///
  /// GTK 4's module of IBus 1.5.27: a click into the text while a letter is held lost the letter.
  public static let losesPreeditOnReset = Self(rawValue: 1 << 0)
  /// The client starts over up to 15 ms after each commit, when the next letter may be on its way.
  ///
  /// Firefox: "de Noël" at 5 ms between keys became "de oël".
  public static let resetsAfterCommit = Self(rawValue: 1 << 1)
  /// The client turns its preedit into text itself, and IBus does so again.
  ///
  /// Qt 5 and Qt 6: a click while a letter was held typed the letter twice.
  public static let commitsPreeditItself = Self(rawValue: 1 << 2)

  /// The client drops or reverses commits that arrive before it has dealt with the last one.
  ///
  /// GNOME Shell 43 on Wayland lost letters at 0–10 ms between keys on a busy machine. Programs of
  /// XIM put back each commit at the head of their queue: "tes-vous" at 0 ms became "te suov-s".
  public static let needsPauses = Self(rawValue: 1 << 3)

  /// The quirks of a client, by the name IBus gives it.
  public init(client: String) {
    self = []
    if client.hasPrefix("gtk4-im:") { insert(.losesPreeditOnReset) }
    if client.hasPrefix("gtk3-im:firefox") { insert(.resetsAfterCommit) }
    if client == "gnome-shell" || client == "xim" { insert(.needsPauses) }
    if client == "QIBusInputContext" { insert(.commitsPreeditItself) }
  }
}
