import GLib
import IBus
import KeyboardCore

/// A program that moves the focus between two windows without waiting for anybody.
final class Flood {
  /// How long ibus-daemon may need for all changes, in ms: a program waits 25 s for ibus-daemon, and then
  /// types the key itself, whatever the engine does.
  private static let time = 12_000
  private static let most = 9000
  private static let sample = 500

  /// The number of focus changes so far.
  private(set) var changes = 0

  private let session: Session
  private let windows = [0, 1].map { _ in Window([.preedit, .surroundingText], client: "flood") }

  /// Sends as many changes as ibus-daemon handles in time, all processes on one processor.
  init(_ session: Session) throws {
    self.session = session
    let bus = try session.bus
    try session.shareOneProcessor(true)
    for window in windows { window.connect(to: bus) }
    let start = MainLoop.now
    change(Self.sample)
    // The answer follows the changes.
    _ = bus.hasOwner(of: "org.freedesktop.IBus")
    let time = max(1, MainLoop.now - start)
    change(min(Self.most, Self.sample * Self.time / time))
  }

  /// Closes the windows, and lets the processes use all processors.
  func end() {
    for window in windows { window.disconnect() }
    try? session.shareOneProcessor(false)
  }

  private func change(_ count: Int) {
    for number in changes..<changes + count {
      let window = windows[number % 2]
      window.focusIn()
      window.focusOut()
    }
    changes += count
  }
}
