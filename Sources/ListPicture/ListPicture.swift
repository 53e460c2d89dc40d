import CPangoCairo
import KeyboardCore

/// A list at the cursor, laid out and ready to be drawn.
package struct ListPicture {
  private let content: ListContent
  private let style: ListStyle
  private let metrics: ListMetrics
  private let layout: ListLayout

  /// Lays out a list.
  package init(_ content: ListContent, _ style: ListStyle, in fonts: ListFonts) {
    self.content = content
    self.style = style
    metrics = ListMetrics(style)
    layout = ListLayout(content, style, metrics, in: fonts)
  }

  /// The size of the surface with the shadow around the bubble, in points; zero if there is nothing to
  /// show.
  package var size: (width: Int, height: Int) { layout.size }

  /// The bubble without its shadow, which takes clicks, in whole points.
  package var inputRegion: ListFrame { layout.bubble }

  /// The size of a buffer at a scale, in pixels, rounded as Wayland's fractional-scale-v1 wants it.
  package func pixels(atScale scale: Double) -> (width: Int, height: Int) {
    func pixels(_ points: Int) -> Int { Int((Double(points) * scale).rounded()) }
    return (pixels(size.width), pixels(size.height))
  }

  /// What is at a place of the surface, in points, or `nil`.
  package func target(atX x: Double, y: Double) -> ListTarget? {
    if let entry = layout.entries.first(where: { $0.frame.contains(x: x, y: y) }) {
      return .candidate(entry.index)
    }
    return layout.arrows.first { $0.isEnabled && $0.frame.contains(x: x, y: y) }?.target
  }

  /// Draws the list in pixels of 32 bits, ARGB with premultiplied opacity, as wl_shm wants them on
  /// machines that store the lowest byte first.
  ///
  /// - Parameters:
  ///   - pixels: At least `height` × `stride` bytes.
  ///   - width: The width of the buffer, in pixels.
  ///   - height: The height of the buffer, in pixels.
  ///   - stride: The bytes from one line to the next, divisible by 4.
  ///   - scale: The number of pixels of a point.
  package func draw(
    into pixels: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int, scale: Double
  ) {
    guard let (width, height, stride) = Self.sizes(width, height, stride), scale > 0 else { return }
    let surface = CairoSurface(
      data: pixels.assumingMemoryBound(to: UInt8.self), format: CAIRO_FORMAT_ARGB32, width: width,
      height: height, stride: stride)
    draw(on: ListCanvas(surface, scale: scale))
    // The pixels are the caller's again.
    surface.finish()
  }

  private static func sizes(_ sizes: Int...) -> (Int32, Int32, Int32)? {
    let sizes = sizes.compactMap { Int32(exactly: $0) }.filter { $0 > 0 }
    guard sizes.count == 3, sizes[0] <= sizes[2] / 4, sizes[2] % 4 == 0 else { return nil }
    return (sizes[0], sizes[1], sizes[2])
  }

  private func draw(on canvas: ListCanvas) {
    guard layout.size.width > 0 else { return }
    let look = style.look
    let callout = look.callout
    let radius = callout.cornerRadius
    if metrics.margin > 0 {
      canvas.shade(
        layout.bubble, radius: radius, width: Int(metrics.margin * 0.75), callout.shadow.color)
    }
    canvas.fill(layout.bubble, radius: radius, callout.borderColor)
    canvas.fill(
      layout.bubble.inset(by: metrics.border), radius: radius - metrics.border,
      callout.backgroundColor)
    if let line = layout.line {
      canvas.draw(line, content.list == nil ? callout.textColor : look.labelColor)
    }
    if let row = layout.row, layout.thumb != nil || !layout.arrows.isEmpty {
      canvas.fill(
        row, radius: callout.buttonCornerRadius, callout.textColor.withOpacity(0.07))
    }
    for entry in layout.entries { draw(entry, look, on: canvas) }
    if let number = layout.number { canvas.draw(number, look.labelColor) }
    for arrow in layout.arrows { canvas.draw(arrow, callout.textColor) }
    if let thumb = layout.thumb {
      canvas.fill(thumb, radius: thumb.width / 2, look.labelColor)
    }
  }

  private func draw(_ entry: ListLayout.Entry, _ look: ActionCalloutValues, on canvas: ListCanvas) {
    let isSelected = entry.index == content.list?.selected
    if isSelected {
      canvas.fill(
        entry.frame, radius: look.callout.buttonCornerRadius, look.selectedBackgroundColor)
    }
    canvas.draw(entry.text, isSelected ? look.selectedForegroundColor : look.callout.textColor)
    if let label = entry.label {
      canvas.draw(label, isSelected ? look.selectedForegroundColor : look.labelColor)
    }
  }
}
