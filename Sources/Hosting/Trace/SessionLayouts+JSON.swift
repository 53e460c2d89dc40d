import KeyboardCore

extension SessionLayouts {
  /// The members of the line of a trace; none if the desktop tells nothing.
  nonisolated var members: [JSONValue.Member] {
    guard self != SessionLayouts() else { return [] }
    let layouts: [JSONValue] = layouts.map {
      ["name": .string($0.name), "script": $0.script.map { .string($0.rawValue) } ?? .null]
    }
    return [
      .init("layouts", .array(layouts)), .init("layout", active.map { .int($0) } ?? .null),
    ]
  }

  /// Reads the line of a trace.
  nonisolated init(_ line: JSONValue) {
    let layouts = (line["layouts"]?.array ?? []).map {
      Layout(
        name: $0["name"]?.string ?? "", script: $0["script"]?.string.flatMap(Script.init(rawValue:))
      )
    }
    self.init(layouts, active: line.integer("layout"))
  }
}
