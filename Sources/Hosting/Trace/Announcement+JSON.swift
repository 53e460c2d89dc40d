import KeyboardCore

extension Announcement {
  /// The announcement as the JSON of its effect.
  nonisolated var json: JSONValue {
    let members: [JSONValue.Member] =
      switch self {
      case .list(let entries, let more):
        [.init("list", .strings(entries.map(\.label))), .init("more", .int(more))]
      case .entry(let action, let digit):
        [.init("entry", .string(action.label)), .init("digit", .int(digit))]
      case .noEntry: [.init("entry", .null)]
      case .picked(let action): [.init("picked", .string(action.label))]
      case .closed: [.init("closed", true)]
      case .message(let text): [.init("message", .string(text))]
      case .noLists: [.init("no-lists", true)]
      }
    return .object([.init("effect", "announce")] + members)
  }
}
