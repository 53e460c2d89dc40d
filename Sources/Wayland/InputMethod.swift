/// The input method of a compositor, in the version of the protocol that it has.
///
/// Requests that change the text are collected, and sent by `finish()` as one change.
public protocol InputMethod: AnyObject {
  /// Called with each event.
  var onEvent: ((InputMethodEvent) -> Void)? { get set }
  /// Returns what the press of a key does, by its evdev code; whether the key waits for changes before it
  /// is the other argument.
  var effectOfKey: (_ code: UInt32, _ isQueued: Bool) -> PassedKey { get set }
  /// Whether a field has the focus, and keys come to this program.
  var isActive: Bool { get }
  /// Whether earlier changes still wait for the compositor: repeats would go on when the key is up.
  var isBehind: Bool { get }
  /// Deletes text around the cursor, in bytes.
  func delete(before: Int, after: Int)
  /// Inserts a text at the cursor.
  func commit(_ text: String)
  /// Shows a text at the cursor, or removes it with "".
  func showPreedit(_ text: String, isUnderlined: Bool)
  /// Sends what was requested since the last call.
  func finish()
  /// Sends all requests to the compositor; call it at the end of each turn.
  func flush()
  /// Hands a key to the program, as the compositor has reported it.
  func pass(_ key: CompositorKey)
  /// Hands the modifiers to the program.
  func pass(_ modifiers: ModifierMasks)
  /// Presses or releases a key that was not typed, at the compositor's time.
  func send(code: UInt32, keysym: UInt32, isPress: Bool, time: UInt32)
  /// Makes a surface the list at the cursor.
  func makePopup(of surface: OpaquePointer) -> (any Popup)?
}

/// A surface at the cursor; it is destroyed with its object.
public protocol Popup: AnyObject {}

extension WaylandConnection {
  /// The input method of this compositor.
  ///
  /// - Throws: `WaylandError` if it has no protocol for one.
  public func makeInputMethod() throws(WaylandError) -> any InputMethod {
    if let proxies = InputMethodV1Proxies(self) { return TextsAfterKeys(proxies.makeMethod()) }
    return TextsAfterKeys(try InputMethodV2Proxies(self).makeMethod())
  }
}
