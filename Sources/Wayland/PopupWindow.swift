import GLib

/// A picture at the cursor, which never gets the focus.
@MainActor
public final class PopupWindow {
  /// Called when a pointer or a finger does something on the picture.
  public var onInput: ((PopupInput) -> Void)?

  /// How long a hidden popup keeps its memory for the next one, in ms: letters with accents follow
  /// each other within this time while one writes.
  private static let idleTime = 10_000

  private let connection: WaylandConnection
  private let globals: PopupGlobals
  private let method: any InputMethod
  private let hand: PopupHand?
  private var surface: PopupSurface?
  private var scale = 1.0
  private var idleTimeout: Timeout?

  /// Creates a popup that shows nothing, or returns `nil` if the compositor has no surfaces.
  public init?(_ connection: WaylandConnection, of method: any InputMethod) {
    guard let globals = PopupGlobals(connection) else { return nil }
    self.connection = connection
    self.globals = globals
    self.method = method
    hand = PopupHand(connection)
    hand?.onInput = { [weak self] in self?.onInput?($0) }
  }

  /// Shows a picture at once, or with the next frame if the compositor has not yet shown the one
  /// before.
  public func show(_ picture: any PopupPicture) {
    idleTimeout = nil
    if surface == nil {
      surface = PopupSurface(globals, of: method, scale: scale)
      hand?.surface = surface?.surface
    }
    surface?.show(picture)
  }

  /// Shows nothing.
  public func hide() {
    guard surface != nil, idleTimeout == nil else { return }
    surface?.hide()
    idleTimeout = Timeout(milliseconds: Self.idleTime, priority: .low) { [weak self] in
      self?.releaseMemory()
    }
  }

  private func releaseMemory() {
    scale = surface?.scale ?? scale
    hand?.surface = nil
    surface = nil
    connection.flush()
  }
}
