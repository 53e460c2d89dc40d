/// One action at the keyboard or the mouse, or a pause.
enum KeyStep: Hashable, Sendable {
  /// A key is pressed.
  case down(PhysicalKey)
  /// A key is released.
  case up(PhysicalKey)
  /// A pause in ms.
  case wait(Int)
  /// The mouse clicks at a place on the screen.
  case click(x: Int, y: Int)
  /// From now on, only these helpers of the X server are on, with a delay in ms.
  case helpers(Set<KeyboardHelper>, delay: Int)

  /// The step in the language of `keyboard.py`.
  var words: String {
    switch self {
    case .down(let key): "d\(key.keycode)"
    case .up(let key): "u\(key.keycode)"
    case .wait(let milliseconds): "w\(milliseconds * 1000)"
    case .click(let x, let y): "m\(x),\(y) w20000 b1 w30000 r1"
    case .helpers(let helpers, let delay): "c\(helpers.reduce(0) { $0 | $1.rawValue }),\(delay)"
    }
  }
}

extension [KeyStep] {
  /// A key is tapped.
  static func tap(_ key: PhysicalKey, for milliseconds: Int = 20) -> Self {
    [.down(key), .wait(milliseconds), .up(key), .wait(milliseconds)]
  }

  /// The keys of a text are tapped one by one.
  ///
  /// Characters that are not on the layout `us` are left out.
  static func text(_ text: String, for milliseconds: Int = 20) -> Self {
    text.compactMap(Keystroke.init).flatMap { stroke in
      stroke.isShifted
        ? [.down(.shift)] + tap(stroke.key, for: milliseconds) + [.up(.shift)]
        : tap(stroke.key, for: milliseconds)
    }
  }

  /// The duration of these steps, in seconds.
  var duration: Double {
    reduce(0) { sum, step in
      switch step {
      case .wait(let milliseconds): sum + Double(milliseconds) / 1000
      case .click: sum + 0.05
      default: sum
      }
    }
  }
}
