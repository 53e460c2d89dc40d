/// What version 2 of the protocol can request of a compositor, and of a virtual keyboard there.
@MainActor
protocol InputMethodV2Requests: AnyObject {
  /// Deletes text around the cursor, in bytes, with the next `apply(after:)`.
  func delete(before: Int, after: Int)
  /// Inserts a text at the cursor, with the next `apply(after:)`.
  func commit(_ text: String)
  /// Shows a text at the cursor, or removes it with "", with the next `apply(after:)`.
  func showPreedit(_ text: String)
  /// Applies what was requested, and refers to a report by its number, from 1.
  func apply(after report: UInt32)
  /// Has the keys come to this program until the grab is released or given back; `nil` if that failed.
  func grabKeyboard(_ report: @escaping (InputMethodEvent) -> Void) -> KeyboardGrab?
  /// Gives the virtual keyboard its layouts, in the text format of XKB; without them a key is an error.
  ///
  /// - Returns: Whether they could be sent.
  func setKeymap(_ text: String) -> Bool
  /// Presses or releases a key of the virtual keyboard at the compositor's time.
  func press(_ code: UInt32, _ isPress: Bool, time: UInt32)
  /// Sets the modifiers of the virtual keyboard.
  func set(_ modifiers: ModifierMasks)
  /// Calls `body` when the compositor has handled all requests so far.
  func afterAnswer(_ body: @escaping () -> Void)
  /// Sends what was requested.
  func flush()
  /// Makes a surface the list at the cursor.
  func makePopup(of surface: OpaquePointer) -> (any Popup)?
}
