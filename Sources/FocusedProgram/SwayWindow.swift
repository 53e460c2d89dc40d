import KeyboardCore

/// What sway says about a window.
nonisolated struct SwayWindow: Hashable {
  /// The application id of Wayland, or the class of X.
  var program: String?

  private init(_ container: JSONValue) {
    let name = container["app_id"]?.string ?? container["window_properties"]?["class"]?.string
    program = name.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The window that an event says has the focus now; `nil` for an event of another kind.
  init?(event: JSONValue) {
    guard event["change"]?.string == "focus", let container = event["container"] else { return nil }
    self.init(container)
  }

  /// The window of a tree that has the focus; `nil` where none has.
  init?(tree: JSONValue) {
    var containers = [tree]
    while let container = containers.popLast() {
      if container["focused"] == .bool(true) {
        self.init(container)
        return
      }
      for key in ["nodes", "floating_nodes"] { containers += container[key]?.array ?? [] }
    }
    return nil
  }
}
