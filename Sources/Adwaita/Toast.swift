import CAdwaita

/// A short message that an overlay shows for a few seconds.
public struct Toast {
  private let object: Object

  /// How long a message with a button is shown, in seconds: people without a mouse have to get there.
  private static let timeout: guint = 15

  /// Shows a message.
  ///
  /// - Parameters:
  ///   - text: The message.
  ///   - overlay: An overlay for toasts.
  ///   - button: The label of a button and what a click on it does, or `nil` for no button.
  public init?(
    _ text: String, in overlay: Object, button: (label: String, body: () -> Void)? = nil
  ) {
    guard let made = adw_toast_new(text.asMarkup) else { return nil }
    object = Object(UnsafeMutableRawPointer(made))
    g_object_unref(UnsafeMutableRawPointer(made))
    // What is said now is about what was done now; an older toast comes back after it.
    adw_toast_set_priority(made, ADW_TOAST_PRIORITY_HIGH)
    if let button {
      object["button-label"] = button.label
      adw_toast_set_timeout(made, Self.timeout)
      object.on("button-clicked", button.body)
    }
    // The overlay takes over a reference.
    adw_toast_overlay_add_toast(overlay(), OpaquePointer(cadwaita_retain(object.raw)))
  }

  /// Takes it away, if it is shown or waits.
  public func dismiss() { adw_toast_dismiss(object()) }
}
