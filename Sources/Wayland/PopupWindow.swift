/// Shows a picture at the cursor.
@MainActor
public protocol PictureWindow: AnyObject {
  /// Called when a pointer or a finger does something on the picture.
  var onInput: ((PopupInput) -> Void)? { get set }
  /// Called whenever the compositor has shown a picture.
  var onFrame: (() -> Void)? { get set }
  /// Shows a picture at once, or with the next frame if the compositor has not yet shown the one
  /// before.
  func show(_ picture: any PopupPicture)
  /// Shows nothing, once the connection is flushed.
  func hide()
}

/// A popup of the compositor's, which never gets the focus.
@MainActor
public final class PopupWindow: PictureWindow {
  /// Called when a pointer or a finger does something on the picture.
  public var onInput: ((PopupInput) -> Void)?

  /// Called whenever the compositor has shown a picture.
  public var onFrame: (() -> Void)?

  private let globals: PopupGlobals
  private let method: any InputMethod
  private let hand: PopupHand?
  private var surface: PopupSurface?
  /// The scale of the last surface, which the next one most probably has.
  private var scale = 1.0

  /// Creates a popup that shows nothing, or returns `nil` if the compositor has no surfaces.
  public init?(_ connection: WaylandConnection, of method: any InputMethod) {
    guard let globals = PopupGlobals(connection) else { return nil }
    self.globals = globals
    self.method = method
    hand = PopupHand(connection)
    hand?.onInput = { [weak self] in self?.onInput?($0) }
  }

  /// Shows a picture at once, or with the next frame if the compositor has not yet shown the one
  /// before.
  public func show(_ picture: any PopupPicture) {
    if surface == nil {
      surface = PopupSurface(globals, of: method, scale: scale)
      hand?.surface = surface?.surface
      surface?.onFrame = { [weak self] in self?.onFrame?() }
    }
    surface?.show(picture)
  }

  /// Shows nothing, once the connection is flushed.
  public func hide() {
    scale = surface?.scale ?? scale
    hand?.surface = nil
    surface = nil
  }
}
