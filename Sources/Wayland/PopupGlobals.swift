import CWayland

/// What a popup needs of the compositor.
@MainActor
struct PopupGlobals {
  let compositor: OpaquePointer
  let sharedMemory: OpaquePointer
  let scaling: Scaling

  enum Scaling {
    case fractional(manager: OpaquePointer, viewports: OpaquePointer)
    case whole(Outputs)
  }

  /// Binds the objects, or returns `nil` if the compositor does not have them.
  init?(_ connection: WaylandConnection) {
    // With version 4 damage is in pixels.
    guard let compositor = connection.bind("wl_compositor", version: 4),
      let sharedMemory = connection.bind("wl_shm")
    else { return nil }
    self.compositor = compositor
    self.sharedMemory = sharedMemory
    if let manager = connection.bind("wp_fractional_scale_manager_v1"),
      let viewports = connection.bind("wp_viewporter")
    {
      scaling = .fractional(manager: manager, viewports: viewports)
    } else {
      scaling = .whole(Outputs(connection))
    }
  }
}
