import Adwaita
import GLib

/// A row with a button for each of its actions; its list may be one that can be reordered.
class ButtonRow {
  /// An action; its name is the ID of its button.
  enum Action: String, CaseIterable {
    case up, down, move, remove, add, open
  }

  /// The widgets of the row's file: the `row`, and the buttons of some actions.
  let ui: Builder
  var onAction: ((Action) -> Void)?

  /// `label` is the text for `move` or `open`, in which %s stands for the name.
  init(_ file: String, _ name: String, at place: Int, of count: Int, label: String) throws {
    ui = try PageContext.load(file)
    root["title"] = name
    for action in Action.allCases {
      guard let button = ui.find(action.rawValue) else { continue }
      let text =
        switch action {
        case .up: translated("Move %s up")
        case .down: translated("Move %s down")
        case .remove: translated("Remove %s")
        case .add: translated("Add %s")
        case .move, .open: label
        }
      show(text.filling(name), on: button)
      button.onClick { [weak self] in self?.onAction?(action) }
    }
    ui.find(Action.up.rawValue)?["sensitive"] = place > 0
    ui.find(Action.down.rawValue)?["sensitive"] = place < count - 1
  }

  var root: Object { ui["row"] }

  /// Shows what a button does; one without an icon has room for it.
  func show(_ text: String, on button: Object) {
    button[button["icon-name"] == "" ? "label" : "tooltip-text"] = text
    button.setAccessible(label: text)
  }

  subscript(action: Action) -> Object { ui[action.rawValue] }

  /// The action whose button has the focus, or `nil`.
  var focus: Action? { Action.allCases.first { ui.find($0.rawValue)?.hasFocus == true } }

  /// Gives the focus to the button of an action, or to another widget if the button is unusable.
  func focus(_ action: Action?, or other: Object) {
    let button = action.map { self[$0] }.flatMap { $0["sensitive"] && $0["visible"] ? $0 : nil }
    (button ?? other).focus()
  }
}
