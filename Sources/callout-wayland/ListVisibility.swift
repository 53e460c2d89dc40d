import GLib
import Wayland

/// Whether people see lists here.
///
/// sway before 1.10 has popups for input methods, but never shows them: keys were swallowed, and digits
/// picked what nobody saw. A picture that a compositor shows has a frame. Until the first one has come,
/// keys wait.
final class ListVisibility {
  /// Called when it is known, or will not be: keys need not wait any more.
  var onEnd: (() -> Void)?
  /// Called when a compositor turns out not to show lists, or to do so after all.
  var onChange: ((_ isSeen: Bool) -> Void)?

  /// How long the first frame may take, in ms: a busy desktop takes much longer than from one frame to
  /// the next.
  private static let patience = 1000
  /// After how many ms another list is tried: the desktop may have stood still.
  private static let pause = 60_000

  private var state = State.unknown

  private enum State {
    case unknown
    /// A picture is there, and its frame is not.
    case awaited(Timeout)
    case seen
    case unseen(since: Int)
  }

  init(_ window: any PictureWindow) {
    window.onFrame = { [weak self] in self?.frameWasShown() }
  }

  /// Whether the first picture is there, and nobody knows whether it is seen.
  var isAwaited: Bool { if case .awaited = state { true } else { false } }

  /// A picture is drawn.
  func expectFrame() {
    guard case .unknown = state else { return }
    state = .awaited(
      Timeout(
        milliseconds: Self.patience, priority: .whenIdle, lateness: Timeout.lateness,
        patience: Self.patience
      ) { [weak self] in
        self?.state = .unseen(since: MainLoop.now)
        self?.onChange?(false)
        self?.onEnd?()
      })
  }

  /// There is no picture any more, whose frame could come.
  func forgetFrame() {
    guard case .awaited = state else { return }
    state = .unknown
    onEnd?()
  }

  /// A field gets the focus.
  func enterField() {
    guard case .unseen(let time) = state, MainLoop.now - time > Self.pause else { return }
    state = .unknown
    onChange?(true)
  }

  private func frameWasShown() {
    let old = state
    state = .seen
    switch old {
    case .seen: break
    case .unseen: onChange?(true)
    case .unknown, .awaited: onEnd?()
    }
  }
}
