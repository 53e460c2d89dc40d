/// The keyboard layouts of the session, between which people switch, as far as the desktop tells.
public struct SessionLayouts: Hashable, Sendable {
  /// One of the layouts.
  public struct Layout: Hashable, Sendable {
    /// Its name, such as `us` or `fr(bepo)`, as the desktop or its keymap calls it, or "".
    public var name: String
    /// The script of its letters, or `nil` for one that is not known.
    public var script: Script?

    /// Describes a layout.
    public init(name: String, script: Script?) {
      self.name = name
      self.script = script
    }
  }

  /// The layouts, in the order of XKB's groups; none if the desktop does not tell.
  public var layouts: [Layout]
  /// The number of the layout in use, from 0, or `nil` if the desktop does not tell.
  public var active: Int?

  /// Describes the layouts of a session, by default of one that tells nothing.
  public init(_ layouts: [Layout] = [], active: Int? = nil) {
    self.layouts = layouts
    self.active = active
  }

  /// The layout in use, if the desktop tells.
  public var inUse: Layout? {
    active.flatMap { layouts.indices.contains($0) ? layouts[$0] : nil }
  }

  /// Whether any of the layouts has the letters of a script.
  ///
  /// Where the desktop does not tell, there is a Latin one, as nearly everywhere, and no other.
  func has(_ script: Script) -> Bool {
    layouts.isEmpty ? script == .latin : layouts.contains { $0.script == script }
  }
}
