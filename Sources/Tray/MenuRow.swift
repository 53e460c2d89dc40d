import GLib
import KeyboardCore

/// A row of the menu as dbusmenu describes it.
struct MenuRow: Equatable {
  /// Its number, which belongs to the item for the life of the menu.
  var id: Int32
  /// What it offers, or `nil` for a line between groups.
  var item: KeyboardMenu.Item?

  /// Its properties.
  var properties: [(name: String, value: Variant)] {
    guard let item else { return [("type", Variant("separator"))] }
    // An underscore marks a letter to choose the row with; two stand for one.
    let label = item.label.split(separator: "_", omittingEmptySubsequences: false)
    let text = ("label", Variant(label.joined(separator: "__")))
    let state = ("toggle-state", Variant(Int32(item.isChecked ? 1 : 0)))
    return switch item.kind {
    // Where there is a mark, Qt draws the icon in its place.
    case .toggle: [text, ("toggle-type", Variant("checkmark")), state]
    case .choice: [text, ("toggle-type", Variant("radio")), state]
    case .command: [text, ("icon-name", Variant(item.icon))]
    }
  }

  /// Its number and those of its properties that have one of these names, or all.
  func numbered(_ names: [String]) -> Variant { .tuple(parts(names)) }

  /// Its layout: what `numbered` has, and no rows below it.
  func layout(_ names: [String]) -> Variant {
    .tuple(parts(names) + [Variant(array: [], of: "v")])
  }

  private func parts(_ names: [String]) -> [Variant] {
    let wanted = names.isEmpty ? properties : properties.filter { names.contains($0.name) }
    return [Variant(id), .dictionary(wanted)]
  }
}
