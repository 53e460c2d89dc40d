/// What version 1 of the protocol can request of a compositor, apart from fields.
@MainActor
protocol InputMethodV1Requests: AnyObject {
  /// Calls `body` when the compositor has handled all requests so far.
  func afterAnswer(_ body: @escaping () -> Void)
  /// Sends what was requested.
  func flush()
  /// Makes a surface the list at the cursor.
  func makePopup(of surface: OpaquePointer) -> (any Popup)?
}

/// The field that has the focus, in version 1; releasing it tells the compositor that it is done with.
///
/// A serial is the number of the field's last report.
@MainActor
protocol FieldContext: AnyObject {
  /// Deletes bytes, from an offset relative to the cursor.
  func delete(from offset: Int, count: Int)
  /// Inserts a text at the cursor.
  func commit(_ text: String, serial: UInt32)
  /// Shows a text at the cursor, or removes it with "", in a style of text-input-unstable-v1.
  func showPreedit(_ text: String, style: UInt32, serial: UInt32)
  /// Hands a key to the program.
  func pass(_ key: CompositorKey)
  /// Hands the modifiers to the program.
  func pass(_ modifiers: ModifierMasks, serial: UInt32)
  /// Sends a key that was not typed, at the compositor's time.
  func send(keysym: UInt32, isPress: Bool, time: UInt32, serial: UInt32)
  /// Has the keys come to this program; `nil` if that failed.
  func grabKeyboard(_ report: @escaping (InputMethodEvent) -> Void) -> KeyboardGrab?
}
