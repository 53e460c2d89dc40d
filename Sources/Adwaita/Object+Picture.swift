import CAdwaita

extension Object {
  /// Shows a drawing in a picture, `width` points wide; nothing if GTK's SVG loader is missing.
  package func setPicture(svg: String, width: Int) {
    // Sharp on screens with two pixels per point, too.
    let scale = 2
    let bytes = Array(svg.utf8)
    guard let data = g_bytes_new(bytes, gsize(bytes.count)) else { return }
    defer { g_bytes_unref(data) }
    let stream = g_memory_input_stream_new_from_bytes(data)
    defer { g_object_unref(stream) }
    guard
      let pixels = gdk_pixbuf_new_from_stream_at_scale(
        stream, gint(width * scale), -1, 1, nil, nil)
    else { return }
    defer { g_object_unref(gpointer(pixels)) }
    show(gdk_texture_new_for_pixbuf(pixels))
  }

  /// Shows pixels of 32 bits in a picture, ARGB with premultiplied opacity, the lowest byte first.
  package func setPicture(pixels: [UInt8], width: Int, height: Int) {
    guard width > 0, height > 0, pixels.count >= 4 * width * height else { return }
    let bytes = g_bytes_new(pixels, gsize(pixels.count))
    defer { g_bytes_unref(bytes) }
    show(
      gdk_memory_texture_new(
        gint(width), gint(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(4 * width)))
  }

  private func show(_ texture: OpaquePointer?) {
    guard let texture else { return }
    gtk_picture_set_paintable(self(), texture)
    g_object_unref(gpointer(texture))
  }
}
