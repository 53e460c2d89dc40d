import Adwaita
import GLib
import KeyboardCore

/// The row of one letter in a list.
final class LetterRow {
  /// What can be done with a letter, by the ids of the buttons.
  enum Action: String, CaseIterable {
    case up
    case down
    case move
    case remove
  }

  /// The widget.
  let root: Object
  /// Called when somebody wants something done.
  var onAction: ((Action) -> Void)?

  private var buttons: [Action: Object] = [:]

  /// Makes the row of a letter.
  ///
  /// - Parameters:
  ///   - letter: The letter.
  ///   - place: Its place among those of its group.
  ///   - count: How many those are.
  ///   - isOwn: Whether it is one of the language's own.
  /// - Throws: `BuilderError` where its file cannot be used.
  init(_ letter: String, at place: Int, of count: Int, isOwn: Bool) throws {
    let builder = try PageContext.load("letter")
    root = try builder.object("row")
    let name = Self.name(of: letter)
    root["title"] = name
    for action in Action.allCases {
      let button = try builder.object(action.rawValue)
      let label = Self.text(for: action, isOwn: isOwn).filling(name)
      button["tooltip-text"] = label
      button.setAccessible(label: label)
      button.on("clicked") { [weak self] in
        // Not within the signal of a widget that goes with the row.
        MainLoop.after(milliseconds: 0) { self?.onAction?(action) }
      }
      buttons[action] = button
    }
    buttons[.up]?["sensitive"] = place > 0
    buttons[.down]?["sensitive"] = place < count - 1
    buttons[.move]?["icon-name"] = isOwn ? "go-bottom-symbolic" : "go-top-symbolic"
  }

  /// The action whose button has the focus, or `nil`.
  var focus: Action? { buttons.first { $0.value.hasFocus }?.key }

  /// Gives the button of an action the focus, or another one if that does nothing here.
  func focus(_ action: Action) {
    let usable = [action, .move].lazy.compactMap { self.buttons[$0] }.first { $0["sensitive"] }
    usable?.focus()
  }

  /// How a letter is shown: a mark on a circle, and what cannot be seen by its name.
  static func name(of letter: String) -> String {
    let scalars = letter.unicodeScalars
    let isSeen = scalars.contains {
      !$0.properties.isWhitespace && $0.properties.generalCategory != .format
    }
    guard !isSeen else { return letter.onCircle }
    return scalars.map { scalar in
      let number = String(scalar.value, radix: 16, uppercase: true)
      let digits = String(repeating: "0", count: max(0, 4 - number.count)) + number
      return (["U+\(digits)"] + [scalar.properties.name].compactMap(\.self)).joined(separator: " ")
    }.joined(separator: ", ")
  }

  private static func text(for action: Action, isOwn: Bool) -> String {
    switch action {
    case .up: translated("Move %s up")
    case .down: translated("Move %s down")
    case .move where isOwn: translated("Move %s to the additional letters")
    case .move: translated("Move %s to the main letters")
    case .remove: translated("Remove %s")
    }
  }
}
