import GLib
import Wayland

/// Whether people see lists here.
///
/// sway before 1.10 has popups for input methods, but never shows them: keys were swallowed, and digits
/// picked what nobody saw. A picture that a compositor shows has a frame. Until the first one has come,
/// keys wait. A program may have its lists outside of the screen: OpenTTD says so of its cursor under sway.
final class ListVisibility {
  /// Called when it is known, or will not be: keys need not wait any more.
  var onEnd: (() -> Void)?
  /// Called when a compositor turns out not to show lists, or not those of a program, or to do so after all.
  var onChange: ((_ isSeen: Bool) -> Void)?

  /// How long the first frame may take, in ms: a busy desktop takes much longer than from one frame to
  /// the next.
  private static let patience = 1000
  /// After how many ms another list is tried where none was seen: the desktop may have stood still.
  private static let pause = 60_000

  /// What is known of the compositor.
  private var state = State.unknown
  /// The first program in which no list was seen, and since when: that says nothing of the next one.
  private var blind: (program: String, since: Int)?
  private var program: String?
  private var isOff = false

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
      ) { [weak self] in self?.frameIsMissing() })
  }

  /// There is no picture any more, whose frame could come.
  func forgetFrame() {
    guard case .awaited = state else { return }
    state = .unknown
    onEnd?()
  }

  /// A field gets the focus.
  func enterField() {
    if let blind, MainLoop.now - blind.since > Self.pause { self.blind = nil }
    if case .unseen(let time) = state, MainLoop.now - time > Self.pause { state = .unknown }
    update()
  }

  /// A key goes down in a program, whose name the desktop may not report.
  func press(in program: String?) {
    self.program = program
    update()
  }

  private func frameIsMissing() {
    let now = MainLoop.now
    if let program, blind == nil || blind?.program == program {
      blind = (program, now)
      state = .unknown
    } else {
      state = .unseen(since: now)
    }
    update()
    onEnd?()
  }

  private func frameWasShown() {
    if case .seen = state { return }
    let wasOff = isOff
    state = .seen
    blind = nil
    update()
    if !wasOff { onEnd?() }
  }

  private func update() {
    let isOff =
      switch state {
      case .unknown: blind != nil && blind?.program == program
      case .awaited, .seen: false
      case .unseen: true
      }
    guard isOff != self.isOff else { return }
    self.isOff = isOff
    onChange?(!isOff)
  }
}
