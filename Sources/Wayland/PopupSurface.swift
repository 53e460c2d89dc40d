import CWayland

/// A surface at the cursor and its two buffers, for one list.
///
/// It is never hidden: sway 1.10 shows a popup that comes back in all its places, and crashes if the
/// focus goes to a surface without a window while there is a popup; 1.12 crashes if a popup changes
/// after the field has lost the focus.
@MainActor
final class PopupSurface {
  /// Called whenever the compositor has shown what was drawn.
  var onFrame: (() -> Void)?
  /// The compositor's object.
  let surface: OpaquePointer
  /// How many pixels a point has.
  var scale: Double { surfaceScale.value }

  private let globals: PopupGlobals
  private var popup: (any Popup)?
  private let surfaceScale: SurfaceScale
  private var buffers: [PictureBuffer] = []
  private var pace = DrawingPace()
  /// What is shown, or will be with the next frame.
  private var picture: (any PopupPicture)?
  private var isMapped = false
  private var frame: OpaquePointer?
  private var inputRegion: PopupRegion?

  /// Makes a surface the popup of an input method, with a scale until the compositor prefers
  /// another one.
  ///
  /// - Returns: `nil` if the input method has no popups.
  init?(_ globals: PopupGlobals, of method: any InputMethod, scale: Double) {
    guard let surface = wl_compositor_create_surface(globals.compositor) else { return nil }
    guard let popup = method.makePopup(of: surface),
      let surfaceScale = SurfaceScale(of: surface, globals, value: scale)
    else {
      wl_surface_destroy(surface)
      return nil
    }
    self.globals = globals
    self.surface = surface
    self.popup = popup
    self.surfaceScale = surfaceScale
    buffers = (0..<DrawingPace.bufferCount).map { number in
      PictureBuffer(globals.sharedMemory) { [weak self] in self?.release(number) }
    }
    surfaceScale.onChange = { [weak self] in self?.redraw() }
  }

  isolated deinit {
    forgetFrame()
    popup = nil
    wl_surface_destroy(surface)
  }

  /// Shows a picture, or the next one if there is another one before the compositor can take it.
  func show(_ picture: any PopupPicture) {
    self.picture = picture
    redraw()
  }

  private func redraw() {
    pace.request()
    draw()
  }

  private func draw() {
    guard let picture, let number = pace.begin() else { return }
    // An empty size is an error of the protocol, which ends the connection.
    let size = (width: max(1, picture.size.width), height: max(1, picture.size.height))
    let (width, height) = (surfaceScale.pixels(size.width), surfaceScale.pixels(size.height))
    guard buffers[number].draw(picture, width: width, height: height, scale: scale) else {
      // No frame will be reported.
      pace.release(number)
      return pace.frameWasShown()
    }
    wl_surface_attach(surface, buffers[number].buffer, 0, 0)
    wl_surface_damage_buffer(surface, 0, 0, Int32(width), Int32(height))
    surfaceScale.apply(width: size.width, height: size.height)
    setInputRegion(picture.inputRegion)
    frame = wl_surface_frame(surface)
    wl_callback_add_listener(frame, Self.frameListener, listening(self))
    wl_surface_commit(surface)
    // sway 1.10 places a surface that has a picture already.
    if !isMapped { wl_surface_commit(surface) }
    isMapped = true
  }

  private func setInputRegion(_ region: PopupRegion) {
    guard region != inputRegion, let object = wl_compositor_create_region(globals.compositor)
    else { return }
    inputRegion = region
    wl_region_add(
      object, Int32(region.x), Int32(region.y), Int32(region.width), Int32(region.height))
    wl_surface_set_input_region(surface, object)
    wl_region_destroy(object)
  }

  private func release(_ number: Int) {
    pace.release(number)
    draw()
  }

  private func frameWasShown() {
    forgetFrame()
    pace.frameWasShown()
    draw()
    onFrame?()
  }

  private func forgetFrame() {
    if let frame { wl_callback_destroy(frame) }
    frame = nil
  }

  private static let frameListener = permanent(
    wl_callback_listener(
      done: { data, _, _ in deliver(data) { (surface: PopupSurface) in surface.frameWasShown() } }))
}
