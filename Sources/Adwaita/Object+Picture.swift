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
    guard let texture = gdk_texture_new_for_pixbuf(pixels) else { return }
    gtk_picture_set_paintable(self(), texture)
    g_object_unref(gpointer(texture))
  }
}
