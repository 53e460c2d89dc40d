import CAdwaita

/// What applies to all windows of the program.
package enum Toolkit {
  package static var isDark: Bool {
    adw_style_manager_get_dark(adw_style_manager_get_default()) != 0
  }

  /// Adds styles, in CSS, to all windows.
  package static func add(css: String) {
    let provider = gtk_css_provider_new()
    gtk_css_provider_load_from_data(provider, css, -1)
    gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), OpaquePointer(provider),
      guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
  }

  /// Calls a closure whenever windows become dark or light.
  package static func onDarkChange(_ body: @escaping () -> Void) {
    guard let manager = adw_style_manager_get_default() else { return }
    Object(UnsafeMutableRawPointer(manager)).on("notify::dark", body)
  }
}
