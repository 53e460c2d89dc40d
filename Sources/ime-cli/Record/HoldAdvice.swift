import EngineHost
import GLib
import KeyboardCore

/// What was decided about a key that was held, and what would change it, in words.
struct HoldAdvice {
  /// The words.
  let text: String

  /// - Parameter report: What the engine says, as JSON.
  init(_ report: JSONValue) {
    let client = report["client"]?.string ?? ""
    let name = report["program"]?.string ?? client
    let place = name == client ? name : "\(name) (\(client))"
    guard let strategy = report["list"]?.string else {
      let (words, remedy) = Self.explain(
        report["no-list"]?.string ?? "", name, report["purpose"]?.string ?? "",
        report["locale"]?.string ?? "")
      text = "No list opened in \(place): \(words)." + (remedy.map { "\n\($0)" } ?? "")
      return
    }
    let remedy = Self.rule("=off", for: name).map { "\n\($0)" } ?? ""
    text = "A list opened in \(place), with the strategy \"\(strategy)\".\(remedy)"
  }

  /// What IBus calls many programs.
  private static let sharedNames: Set = ["gnome-shell", "wayland", "QIBusInputContext", "xim"]

  /// The command that puts a rule for a program before the rules that there are.
  ///
  /// - Returns: `nil` for a program whose name is a different one next time, or would be more than a
  ///   name where it is pasted: clients choose it themselves.
  private static func rule(
    _ decision: String, for name: String, to purpose: String = "To change that"
  ) -> String? {
    let isPrintable = name.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    guard !name.isEmpty, !name.hasPrefix("-"), !ClientName.isNumber(name), isPrintable else {
      return nil
    }
    let rule = name + decision
    let stored = (try? StoredSettings().entry(named: "hold-rules"))?.value.strings ?? []
    // An invalid rule would have the command refused, and a rule for the same has no effect any more.
    let others = stored.filter { text in
      guard (try? HoldRule(text)) != nil else { return false }
      return text.prefix { $0 != "=" } != rule.prefix { $0 != "=" }
    }
    let words = ([rule] + others).map(quoted).joined(separator: " ")
    let scope = sharedNames.contains(name) ? ", for all programs that IBus calls \(name)" : ""
    return "\(purpose)\(scope): ime-cli settings set hold-rules \(words)"
  }

  /// A word as a shell reads it.
  private static func quoted(_ word: String) -> String {
    "'\(word.replacing("'", with: #"'\''"#))'"
  }

  /// The reason in words, and what would change it, if anything does.
  private static func explain(
    _ reason: String, _ name: String, _ purpose: String, _ locale: String
  ) -> (words: String, remedy: String?) {
    func means(_ refusals: HoldRefusal...) -> Bool {
      refusals.contains { reason.hasPrefix("\($0)") }
    }
    let monitor = "To see what the program did: ime-cli monitor --allow"
    return switch true {
    case means(.switchedOff): ("holding is off", "To change that: ime-cli settings set hold on")
    case means(.rule("")):
      (
        "because of your \(reason)",
        "To change that, remove it or put another before it; to see your rules: ime-cli settings get"
          + " hold-rules"
      )
    case means(.clientBlocked("")):
      ("lists are off in this program by default", rule("=on", for: name))
    case means(.noPreedit):
      ("the program cannot show a letter that is still to be chosen", rule("=on", for: name))
    case means(.purpose(ContentPurpose(label: purpose) ?? .freeForm)):
      (
        purpose == "terminal"
          ? "this field is a terminal" : "the purpose of this field is \"\(purpose)\"",
        rule("@\(purpose)=on", for: name)
      )
    case reason == HoldReport.noCallouts:
      (
        "the key has no list in the language \(locale)",
        "To see which keys have one: ime-cli callouts \(locale)"
      )
    case means(.repeating):
      (
        "the key was tapped and then held, which repeats it",
        "To open the list, hold the key without tapping it first"
      )
    case means(.bound):
      ("a keyboard shortcut uses the key", "To see which: ime-cli settings get key-bindings")
    case means(.secretField): ("this is a password field", nil)
    case means(.fieldUnknown):
      (
        "the program has not said what is in the field, so it may be for a password",
        rule(
          "=compose", for: name,
          to: "Type a letter first. To have lists at once, perhaps in password fields, too")
          ?? "Type a letter first."
      )
    case means(.noPanel):
      ("IBus's panel, which shows lists, has quit", "To find out what to do: ime-cli doctor")
    case means(.noEmojiData): ("the emoji data is missing", "Reinstall ibus-callout")
    case means(.emojiUnwelcome): ("this field takes no emoji", nil)
    case means(.noKeycode): ("no key of a keyboard was pressed", nil)
    case means(.focusChanged): ("the focus moved to another field", nil)
    case means(.cursorMoved): ("the cursor moved", monitor)
    case means(.reset): ("the program reset the input method", monitor)
    case means(.contentTypeChanged): ("the program changed what the field is for", monitor)
    case means(.surroundingTextUnverified):
      ("the text before the cursor does not end in the letter", monitor)
    default: (reason, nil)
    }
  }
}
