import KeyboardCore

@testable import GLib
@testable import callout_wayland

/// A desktop in memory: a keyboard, windows of programs, and one of our sessions, each of which learns
/// of the others by messages that take their time.
@MainActor protocol DesktopModel: AnyObject {
  /// The paths of the messages: to the session, from it, to the programs, from them; perhaps also how long
  /// keys wait in programs.
  var channels: [Channel] { get }
  var windows: [WindowModel] { get }
  /// The number of the window that has the focus.
  var front: Int? { get }
  /// The keys that are down on the keyboard.
  var physical: Set<UInt32> { get }
  /// What has arrived in the windows, in order.
  var arrived: [String] { get }
  /// What is shown at the cursor.
  var shown: ShownList? { get }
  var showsLists: Bool { get }
  /// Whether the session still has the keyboard.
  var isGrabbed: Bool { get }
  /// Whether a letter may come twice that crosses the news of another field: as most compositors drop
  /// it, it is sent again until a report has shown that this one does not.
  var mayDouble: Bool { get }
  /// What has happened that must not.
  var violations: [String] { get }
  /// Called with what the session was told, when, and its answer.
  var onResponse: ((InputEvent, Int, Response) -> Void)? { get set }
  func press(_ code: UInt32)
  func release(_ code: UInt32)
  /// Brings a window to the front, or none.
  func activate(window: Int?)
  /// Switches to the other one of two layouts.
  func switchLayout()
  /// Sends a message to a program, which handles it in turn with its keys.
  func sendInTurn(_ body: @escaping () -> Void)
  /// The input method crashes, and starts again.
  func restart()
  /// Lets go of the session, whose parts know each other.
  func end()
}

extension DesktopModel {
  var mayDouble: Bool { false }

  /// The modifiers that are down, as bits of X.
  var modifiers: UInt32 { physical.reduce(0) { $0 | (Key.masks[$1] ?? 0) } }

  /// Clicks an element of the front window.
  func click(element: Int) {
    guard let front else { return }
    let window = windows[front]
    sendInTurn { window.move(to: element % window.elements.count) }
  }
}

/// A kind of desktop.
protocol DesktopKind: Sendable {
  var name: String { get }
  /// Whether a letter arrives that is typed while the focus moves from one field to another.
  var keepsLetters: Bool { get }
  /// Whether the program may stand still while keys are pressed.
  var mayStandStill: Bool { get }
  /// Which windows have a field that reports no text.
  var silentFields: SilentFields { get }
  @MainActor func makeModel(_ clock: VirtualClock, _ windows: [WindowModel]) -> any DesktopModel
}

/// Which windows have a field that reports no text: the letter of a key that is down is its preedit.
nonisolated enum SilentFields {
  /// None: a letter that crosses the news of such a field is sent again, as most compositors drop it;
  /// where they do not, it is doubled once in a session.
  case never
  /// Those with a button: programs drop a preedit with the focus.
  case besideButtons
  /// All: the preedit becomes text when the focus leaves.
  case always
}
