import CGLib

/// XML without definitions of its own, as GLib reads it.
public nonisolated enum Markup {
  /// What comes along in a document.
  public enum Event {
    /// An element begins.
    case start(String, attributes: [String: String])
    /// Text in the innermost element that is open, or a part of it.
    case text(String)
    /// The innermost element that is open ends.
    case end
  }

  /// Reads a document from the beginning to the end.
  ///
  /// - Throws: `GLibError` with the line where it is not well-formed.
  public static func parse(
    _ document: String, _ body: @escaping (Event) -> Void
  ) throws(GLibError) {
    var parser = GMarkupParser()
    parser.start_element = { _, name, names, values, data, _ in
      guard let name else { return }
      var attributes: [String: String] = [:]
      var index = 0
      while let name = names?[index], let value = values?[index] {
        attributes[String(cString: name)] = String(cString: value)
        index += 1
      }
      Markup.tell(.start(String(cString: name), attributes: attributes), data)
    }
    parser.text = { _, text, count, data, _ in
      let bytes = UnsafeRawBufferPointer(start: text, count: Int(count))
      Markup.tell(.text(String(decoding: bytes, as: UTF8.self)), data)
    }
    parser.end_element = { _, _, data, _ in Markup.tell(.end, data) }
    let data = Box<(Event) -> Void>.retained(body)
    defer { releaseBox(data) }
    let context = g_markup_parse_context_new(&parser, [], data, nil)
    defer { g_markup_parse_context_free(context) }
    _ = try GLibError.check { g_markup_parse_context_parse(context, document, -1, $0) }
    _ = try GLibError.check { g_markup_parse_context_end_parse(context, $0) }
  }

  private static func tell(_ event: Event, _ data: UnsafeMutableRawPointer?) {
    Box<(Event) -> Void>.value(data)?(event)
  }
}
