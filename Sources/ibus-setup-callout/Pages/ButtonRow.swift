import Adwaita
import GLib

/// A row of a list that can be reordered, with a button for each action.
class ButtonRow<Action: Hashable & CaseIterable & RawRepresentable>
where Action.RawValue == String {
  /// The widgets of the row's file: the `row`, and the buttons by their actions.
  let ui: Builder
  /// Called when a button is clicked.
  var onAction: ((Action) -> Void)?

  /// `label` returns an action's text, in which %s stands for the name.
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

  var root: Object { ui["row"] }

  /// The button of an action.
  subscript(action: Action) -> Object { ui[action.rawValue] }

  /// The action whose button has the focus, or `nil`.
  var focus: Action? { Action.allCases.first { self[$0].hasFocus } }

  /// Gives the focus to the button of an action, or to another widget if the button is unusable.
  func focus(_ action: Action?, or other: Object) {
    let button = action.map { self[$0] }.flatMap { $0["sensitive"] && $0["visible"] ? $0 : nil }
    (button ?? other).focus()
  }
}
