import CAdwaita
import GLib

/// The objects of a file of GTK's interface description, a `.ui` file.
public final class Builder {
  private let builder: Object
  private let path: String
  private var objects: [String: Object] = [:]

  /// Makes the objects of a file, with its texts in the language of the session.
  ///
  /// - Throws: `BuilderError` where the file cannot be used.
  public init(path: String) throws(BuilderError) {
    guard let made = cadwaita_builder_new() else {
      throw BuilderError(description: "\(path) cannot be read.")
    }
    let builder = Object(made)
    cadwaita_release(made)
    self.builder = builder
    self.path = path
    gtk_builder_set_translation_domain(builder(), Translation.domain)
    var error: UnsafeMutablePointer<GError>?
    guard gtk_builder_add_from_file(builder(), path, &error) != 0 else {
      let reason = error?.pointee.message.map { String(cString: $0) } ?? "no reason is given"
      g_error_free(error)
      throw BuilderError(
        description: "\(path) cannot be used: \(reason). Install the program again.")
    }
  }

  /// The object of an id, or `nil` where the file has none.
  public func find(_ id: String) -> Object? {
    if let known = objects[id] { return known }
    objects[id] = gtk_builder_get_object(builder(), id).map { Object($0) }
    return objects[id]
  }

  /// The object of an id that the file has.
  public subscript(id: String) -> Object {
    guard let found = find(id) else {
      fatalError("\(path) has no object \"\(id)\". Install the program again.")
    }
    return found
  }
}

/// What is wrong with a file of the interface, in one sentence.
public struct BuilderError: Error, CustomStringConvertible {
  /// What is wrong, in one sentence.
  public var description: String
}
