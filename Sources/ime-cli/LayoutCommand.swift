import ArgumentParser
import EngineHost
import KeyboardCore
import KeyboardLayouts

/// `ime-cli layout`: the keys of a locale's own layout.
struct LayoutCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout", abstract: "Prints what each key of a locale's layout types.",
    discussion: "One row a key: its evdev code and the four levels, alone, with Shift, with AltGr,"
      + " with both. Dead keys go by their names.")

  @Argument(help: "The locale, e.g. fr.")
  var locale: String

  @Flag(help: "Print JSON: an object from keycode to an array of the four levels.")
  var json = false

  @MainActor func perform() throws {
    let keyboards = KeyboardFactory()
    let identifier = try keyboards.knownLocale(locale)
    let layout = try keyboards.systemLayout("native", locale: identifier)
    let rows = layout.typingKeycodes.map { keycode in
      (keycode, Level.allCases.map { layout.key(keycode: keycode, modifiers: $0.modifiers) })
    }
    if json {
      let members = rows.map { keycode, keys in
        JSONValue.Member("\(keycode)", .array(keys.map { $0?.label.map { .string($0) } ?? .null }))
      }
      print(JSONValue.object(members).pretty)
    } else {
      print("layout \(layout.name)")
      for (keycode, keys) in rows {
        print("\(keycode)\t" + keys.map { $0?.label ?? "–" }.joined(separator: "\t"))
      }
    }
  }
}

extension LayoutKey {
  /// The text the key types, or the name of a dead key, or `nil`.
  fileprivate var label: String? { text ?? (keysym.isDeadKey ? keysym.name : nil) }
}
