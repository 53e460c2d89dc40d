/// Why a call of the menu is refused.
enum MenuError: Error, CustomStringConvertible {
  case unknownItem(Int)
  case unknownProperty(String)
  case wrongType

  /// The reason in one sentence.
  var description: String {
    switch self {
    case .unknownItem(let id): "The menu has no item \(id)."
    case .unknownProperty(let name): "The item has no property \(name)."
    case .wrongType: "An argument has the wrong type."
    }
  }
}
