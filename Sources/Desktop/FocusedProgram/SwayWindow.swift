import KeyboardCore

/// A window in sway's JSON.
nonisolated struct SwayWindow: Hashable {
  /// The application id of Wayland, or the class of X.
  var program: String?

  private init(_ container: JSONValue) {
    let name = container["app_id"]?.string ?? container["window_properties"]?["class"]?.string
    program = name.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The window that received the focus in an event; `nil` for other events.
  init?(event: JSONValue) {
    guard event["change"]?.string == "focus", let container = event["container"] else { return nil }
    self.init(container)
  }

  /// The window with the focus in a tree, or `nil`.
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
