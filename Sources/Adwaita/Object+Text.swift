import CAdwaita

// Text fields; offsets are in Unicode scalars.
extension Object {
  package var cursor: Int {
    get { Int(gtk_editable_get_position(self())) }
    set { gtk_editable_set_position(self(), gint(newValue)) }
  }

  /// The offset of the other end of the selection; the cursor's if nothing is selected.
  package var anchor: Int {
    var start: gint = 0
    var end: gint = 0
    guard gtk_editable_get_selection_bounds(self(), &start, &end) != 0 else { return cursor }
    return Int(start) == cursor ? Int(end) : Int(start)
  }

  /// Replaces the selection with a text, or inserts the text at the cursor.
  package func insert(_ text: String) {
    gtk_editable_delete_selection(self())
    var place = gint(cursor)
    gtk_editable_insert_text(self(), text, gint(text.utf8.count), &place)
    cursor = Int(place)
  }

  /// Deletes `count` scalars, beginning at an offset from the cursor.
  package func delete(offset: Int, count: Int) {
    let start = max(0, cursor + offset)
    gtk_editable_delete_text(self(), gint(start), gint(start + count))
  }
}
