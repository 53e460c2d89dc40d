import CPangoCairo
import KeyboardCore

/// Draws shapes and texts into the pixels of a buffer.
struct ListCanvas {
  private let context: CairoContext
  private let scale: Double

  /// Draws on the pixels of a surface, which is cleared.
  init(_ surface: CairoSurface, scale: Double) {
    context = CairoContext(surface)
    self.scale = scale
    context.setOperator(CAIRO_OPERATOR_CLEAR)
    context.paint()
    context.setOperator(CAIRO_OPERATOR_OVER)
    context.scale(scale, scale)
  }

  func fill(_ frame: ListFrame, radius: Double, _ color: KeyboardColor) {
    trace(frame, radius: radius)
    set(color)
    context.fill()
  }

  /// Draws a soft shadow around a rectangle, so many points wide.
  func shade(_ frame: ListFrame, radius: Double, width: Int, _ color: KeyboardColor) {
    // Each layer is larger than the one before, so the middle is darkest.
    for distance in (1...width).reversed() {
      let part = Double(width + 1 - distance) / Double(width)
      var layer = frame.inset(by: -Double(distance))
      layer.y += Double(width) * 0.2
      fill(
        layer, radius: radius + Double(distance),
        color.withOpacity(0.07 * part * part * Double(color.alpha) / 255))
    }
  }

  /// Draws the sign of a button to another page.
  func draw(_ arrow: ListLayout.Arrow, _ color: KeyboardColor) {
    let sign = arrow.sign
    let (x, y, half) = (sign.middleX, sign.middleY, sign.width / 4)
    let ends: [(x: Double, y: Double)] =
      switch arrow.direction {
      case .left: [(half / 2, -half), (-half / 2, 0), (half / 2, half)]
      case .right: [(-half / 2, -half), (half / 2, 0), (-half / 2, half)]
      case .up: [(-half, half / 2), (0, -half / 2), (half, half / 2)]
      case .down: [(-half, -half / 2), (0, half / 2), (half, -half / 2)]
      }
    context.move(x + ends[0].x, y + ends[0].y)
    for end in ends.dropFirst() { context.line(x + end.x, y + end.y) }
    context.setLineWidth(sign.width / 8)
    context.setLineCap(CAIRO_LINE_CAP_ROUND)
    context.setLineJoin(CAIRO_LINE_JOIN_ROUND)
    // A page that does not exist leaves a trace of its sign, so that the other one keeps its place.
    set(color, opacity: arrow.isEnabled ? 1 : 0.3)
    context.stroke()
  }

  func draw(_ text: ListLayout.Text, _ color: KeyboardColor) {
    // The baseline is on a whole pixel.
    let baseline = ((text.frame.y + text.text.baseline) * scale).rounded() / scale
    context.move(text.frame.x - text.text.left, baseline - text.text.baseline)
    set(color)
    context.update(text.text.layout)
    context.show(text.text.layout)
  }

  private func trace(_ frame: ListFrame, radius: Double) {
    let radius = min(radius, frame.width / 2, frame.height / 2)
    let (left, top) = (frame.x + radius, frame.y + radius)
    let (right, bottom) = (frame.x + frame.width - radius, frame.y + frame.height - radius)
    context.beginPath()
    context.arc(right, top, radius: radius, from: -.pi / 2, to: 0)
    context.arc(right, bottom, radius: radius, from: 0, to: .pi / 2)
    context.arc(left, bottom, radius: radius, from: .pi / 2, to: .pi)
    context.arc(left, top, radius: radius, from: .pi, to: .pi * 1.5)
    context.closePath()
  }

  private func set(_ color: KeyboardColor, opacity: Double = 1) {
    context.setColor(
      red: Double(color.red) / 255, green: Double(color.green) / 255,
      blue: Double(color.blue) / 255, alpha: Double(color.alpha) / 255 * opacity)
  }
}
