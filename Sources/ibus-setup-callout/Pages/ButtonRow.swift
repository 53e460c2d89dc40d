import Adwaita
import GLib

/// A row of a list whose places can be changed, with a button for each thing to do.
class ButtonRow<Action: Hashable & CaseIterable & RawRepresentable>
where Action.RawValue == String {
  /// The widgets of the row's file of `data/ui`: the `row`, and the buttons by their actions.
  let ui: Builder
  /// Called when somebody wants something done.
  var onAction: ((Action) -> Void)?

  /// Makes the row of a file of `data/ui`; `label` gives an action's text, with %s for the name.
  init(
    _ file: String, _ name: String, at place: Int, of count: Int, label: (Action) -> String
  ) throws {
    ui = try PageContext.load(file)
    root["title"] = name
    for action in Action.allCases {
      let text = label(action).filling(name)
      self[action]["tooltip-text"] = text
      self[action].setAccessible(label: text)
      self[action].onClick { [weak self] in self?.onAction?(action) }
    }
    ui["up"]["sensitive"] = place > 0
    ui["down"]["sensitive"] = place < count - 1
  }

  /// The widget.
  var root: Object { ui["row"] }

  /// The button of an action.
  subscript(action: Action) -> Object { ui[action.rawValue] }

  /// The action whose button has the focus, or `nil`.
  var focus: Action? { Action.allCases.first { self[$0].hasFocus } }

  /// Gives the button of an action the focus, or something else where that is not possible.
  func focus(_ action: Action?, or other: Object) {
    let button = action.map { self[$0] }.flatMap { $0["sensitive"] && $0["visible"] ? $0 : nil }
    (button ?? other).focus()
  }
}
