import CWayland

/// How many pixels a logical point of a surface has, as the compositor prefers it.
@MainActor
final class SurfaceScale {
  /// Called when the compositor prefers another one.
  var onChange: (() -> Void)?
  /// The number of pixels in a point.
  private(set) var value: Double

  private let surface: OpaquePointer
  private let way: Way
  /// The monitors that the surface is on.
  private var entered: Set<OpaquePointer> = []

  private enum Way {
    case fractional(OpaquePointer, viewport: OpaquePointer)
    case whole(Outputs)
  }

  /// The unit of fractional-scale-v1.
  private static let fractions = 120.0

  /// Follows the scale of a surface, which is `value` until the compositor says otherwise.
  ///
  /// - Returns: `nil` if there is no memory.
  init?(of surface: OpaquePointer, _ globals: PopupGlobals, value: Double) {
    self.surface = surface
    self.value = value
    switch globals.scaling {
    case .fractional(let scales, let viewports):
      guard let scale = wp_fractional_scale_manager_v1_get_fractional_scale(scales, surface),
        let viewport = wp_viewporter_get_viewport(viewports, surface)
      else { return nil }
      way = .fractional(scale, viewport: viewport)
      wp_fractional_scale_v1_add_listener(scale, Self.scaleListener, listening(self))
    case .whole(let outputs):
      way = .whole(outputs)
      wl_surface_add_listener(surface, Self.surfaceListener, listening(self))
      outputs.onChange = { [weak self] in self?.update() }
      update()
    }
  }

  isolated deinit {
    guard case .fractional(let scale, let viewport) = way else { return }
    wp_fractional_scale_v1_destroy(scale)
    wp_viewport_destroy(viewport)
  }

  /// The number of pixels of so many points.
  func pixels(_ points: Int) -> Int { Int((Double(points) * value).rounded()) }

  /// Has the surface's next picture shown in a size in points.
  func apply(width: Int, height: Int) {
    switch way {
    case .fractional(_, let viewport):
      wp_viewport_set_destination(viewport, Int32(width), Int32(height))
    case .whole: wl_surface_set_buffer_scale(surface, Int32(value))
    }
  }

  private func set(_ value: Double) {
    guard value > 0, value != self.value else { return }
    self.value = value
    onChange?()
  }

  private func update() {
    if case .whole(let outputs) = way { set(Double(outputs.scale(of: entered))) }
  }

  private static let scaleListener = permanent(
    wp_fractional_scale_v1_listener(
      preferred_scale: { data, _, scale in
        deliver(data) { (surface: SurfaceScale) in surface.set(Double(scale) / fractions) }
      }))

  private static let surfaceListener = {
    // Newer versions of the library have more events than the version that is bound.
    var functions = wl_surface_listener()
    functions.enter = { data, _, output in
      // Safe: the proxy belongs to this thread.
      nonisolated(unsafe) let output = output
      deliver(data) { (surface: SurfaceScale) in
        if let output { surface.entered.insert(output) }
        surface.update()
      }
    }
    functions.leave = { data, _, output in
      nonisolated(unsafe) let output = output
      deliver(data) { (surface: SurfaceScale) in
        if let output { surface.entered.remove(output) }
        surface.update()
      }
    }
    return permanent(functions)
  }()
}
