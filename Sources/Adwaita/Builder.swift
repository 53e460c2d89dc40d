import CAdwaita
import GLib

/// The objects that a `.ui` file of GTK describes.
package final class Builder {
  private let builder: Object
  private let path: String
  private var objects: [String: Object] = [:]

  /// Creates the objects of a file, with its texts in the language of the session.
  ///
  /// - Throws: `BuilderError` if the file cannot be used.
  package init(path: String) throws(BuilderError) {
    guard let made = gtk_builder_new() else { preconditionFailure("GTK has no builder") }
    builder = Object(owning: made)
    self.path = path
    gtk_builder_set_translation_domain(builder(), Translation.domain)
    var error: UnsafeMutablePointer<GError>?
    guard gtk_builder_add_from_file(builder(), path, &error) != 0 else {
      let reason = error?.pointee.message.map { String(cString: $0) } ?? "unknown error"
      g_error_free(error)
      throw BuilderError(description: "\(path) cannot be used: \(reason). Reinstall the program.")
    }
    for object in all { object.keepDescribed() }
  }

  private var all: [Object] {
    let list = gtk_builder_get_objects(builder())
    defer { g_slist_free(list) }
    return sequence(first: list) { $0?.pointee.next }.prefix { $0 != nil }
      .compactMap { $0?.pointee.data.map { Object($0) } }
  }

  /// Names the lists of groups without a title after the page that they are on.
  package func nameLists(_ name: String) {
    for group in all where group.isKind(of: "AdwPreferencesGroup") && group["title"] == "" {
      group.nameLists(name)
    }
  }

  /// The object with an ID, or `nil` if the file has none.
  package func find(_ id: String) -> Object? {
    if let known = objects[id] { return known }
    objects[id] = gtk_builder_get_object(builder(), id).map { Object($0) }
    return objects[id]
  }

  /// The object with an ID, which the file must have.
  package subscript(id: String) -> Object {
    guard let found = find(id) else {
      fatalError("\(path) has no object \"\(id)\". Reinstall the program.")
    }
    return found
  }
}
