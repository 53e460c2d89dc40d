import CAdwaita

/// A short message that an overlay shows for a few seconds.
package struct Toast {
  private let object: Object

  /// How many seconds a message with a button is shown: people without a mouse need time to reach it.
  private static let timeout: guint = 15

  /// Shows a message in an overlay, optionally with a button.
  package init?(
    _ text: String, in overlay: Object, button: (label: String, body: () -> Void)? = nil
  ) {
    guard let made = adw_toast_new(text.asMarkup) else { return nil }
    object = Object(owning: made)
    // The newest message is about the latest action; an older one comes back after it.
    adw_toast_set_priority(made, ADW_TOAST_PRIORITY_HIGH)
    if let button {
      object["button-label"] = button.label
      adw_toast_set_timeout(made, Self.timeout)
      object.on("button-clicked", button.body)
    }
    // The overlay takes over a reference.
    adw_toast_overlay_add_toast(overlay(), OpaquePointer(cadwaita_retain(object.raw)))
  }

  /// Removes the message, if it is shown or still waiting.
  package func dismiss() { adw_toast_dismiss(object()) }
}
