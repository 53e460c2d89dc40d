/// A press of a key that is not a modifier, or one of its repeats.
struct KeyPress {
  var event: KeyEvent
  /// Identifies this press among those of the same key; its repeats share it.
  var number: Int
  var repeats = 0
  var isRepeat: Bool { repeats > 0 }
}
