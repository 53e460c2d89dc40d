/// When a surface is drawn: at once, unless the compositor has not yet shown what was drawn before,
/// or reads both buffers; then the newest picture is drawn as soon as it can be.
nonisolated struct DrawingPace {
  /// How many buffers there are: one that is shown, and one to draw into.
  static let bufferCount = 2

  private var isDue = false
  private var awaitsFrame = false
  /// The buffers that the compositor reads.
  private var held: Set<Int> = []

  /// There is something new to draw.
  mutating func request() { isDue = true }

  /// Begins to draw into the buffer of the number that is returned, or returns `nil` if there is
  /// nothing to draw now.
  mutating func begin() -> Int? {
    let free = (0..<Self.bufferCount).first { !held.contains($0) }
    guard isDue, !awaitsFrame, let free else { return nil }
    isDue = false
    awaitsFrame = true
    held.insert(free)
    return free
  }

  /// The compositor has shown what was drawn.
  mutating func frameWasShown() { awaitsFrame = false }

  /// The compositor reads a buffer no more, or could not be given it.
  mutating func release(_ buffer: Int) { held.remove(buffer) }
}
