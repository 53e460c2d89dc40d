/// The timers that are running.
struct RunningTimers: OptionSet {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ timer: KeyboardTimer) {
    rawValue =
      switch timer {
      case .hold: 1 << 0
      case .release: 1 << 1
      case .commit: 1 << 2
      case .longPress: 1 << 3
      case .message: 1 << 4
      case .flash: 1 << 5
      case .scan: 1 << 6
      }
  }
}
