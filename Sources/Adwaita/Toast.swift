import CAdwaita

/// A short message that an overlay shows for a few seconds.
public struct Toast {
  private let object: Object

  /// Makes a message.
  public init?(_ text: String) {
    guard let made = adw_toast_new(text.asMarkup) else { return nil }
    object = Object(UnsafeMutableRawPointer(made))
    // What is said now is about what was done now; an older toast comes back after it.
    adw_toast_set_priority(made, ADW_TOAST_PRIORITY_HIGH)
    g_object_unref(UnsafeMutableRawPointer(made))
  }

  /// How long a message with a button is shown, in seconds: people without a mouse have to get there.
  private static let timeout: guint = 15

  /// Gives it a button, and shows it longer than those without one.
  ///
  /// - Parameters:
  ///   - label: What is on the button.
  ///   - body: Called when it is clicked.
  public func addButton(_ label: String, _ body: @escaping () -> Void) {
    object["button-label"] = label
    adw_toast_set_timeout(object(), Self.timeout)
    object.on("button-clicked", body)
  }

  /// Shows it in an overlay for toasts.
  public func show(in overlay: Object) {
    // The overlay takes over a reference.
    adw_toast_overlay_add_toast(overlay(), OpaquePointer(cadwaita_retain(object.raw)))
  }

  /// Takes it away, if it is shown or waits.
  public func dismiss() { adw_toast_dismiss(object()) }
}
