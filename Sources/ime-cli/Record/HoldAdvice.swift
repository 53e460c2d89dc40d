import Hosting
import KeyboardCore

/// A sentence about the decision on a held key, and advice on how to change it.
struct HoldAdvice {
  let text: String

  init(_ report: JSONValue) {
    // Any program of the session can answer in place of the engine.
    func word(_ key: String) -> String? { report[key]?.string.map(ClientName.cleaned) }
    let client = word("client") ?? ""
    let name = word("program") ?? client
    let place = name == client ? name : "\(name) (\(client))"
    let letters = Self.letters(word("locale"), word("letters-from"))
    guard let strategy = word("list") else {
      let (words, remedy) = Self.explain(
        HoldRefusal(code: word("no-list") ?? "", argument: word("argument")), name,
        word("locale") ?? "")
      let event =
        report["no-list"]?.string == HoldRefusal.heldOn.code
        ? "A list closed" : "No list opened"
      text = "\(event) in \(place): \(words)." + (remedy.map { "\n\($0)" } ?? "") + letters
      return
    }
    let remedy = Self.rule("=off", for: name).map { "\n\($0)" } ?? ""
    text = "A list opened in \(place), with the strategy \"\(strategy)\".\(remedy)\(letters)"
  }

  /// A sentence if letters are not those of the desktop's layout.
  private static func letters(_ locale: String?, _ source: String?) -> String {
    guard source == "locale", let locale else { return "" }
    return
      "\nKeys have the layout of \(locale) instead of the desktop's, because it was chosen: to change"
      + " that, choose another language, or: ime-cli settings set letter-source system"
  }

  /// The command that adds a rule for a program.
  ///
  /// It is `nil` for a name that changes, and for one that a rule would read as an option, a purpose
  /// or a pattern: programs choose their names.
  private static func rule(
    _ decision: String, for name: String, to purpose: String = "To change that"
  ) -> String? {
    let rule = name + decision
    guard !name.hasPrefix("-"), !name.contains(where: "*?".contains), !ClientName.isNumber(name),
      (try? HoldRule(rule))?.pattern == name
    else { return nil }
    let scope =
      name == ClientName.compositor
      ? ", for all programs"
      : ClientName.shared.contains(name) ? ", for all programs that IBus calls \(name)" : ""
    return "\(purpose)\(scope): ime-cli settings add hold-rules \(rule.shellWord)"
  }

  private static func explain(
    _ reason: HoldRefusal, _ name: String, _ locale: String
  ) -> (words: String, remedy: String?) {
    let argument = reason.argument ?? ""
    let purpose = ContentPurpose(label: argument) ?? .freeForm
    let monitor = "To see what the program did: ime-cli monitor --allow"
    return switch reason {
    case .switchedOff: ("holding is off", "To change that: ime-cli settings set hold on")
    case .rule(argument):
      (
        "because of your rule \(argument)",
        rule("=on", for: name) ?? "To see your rules: ime-cli settings get hold-rules"
      )
    case .clientBlocked(argument):
      ("lists are off in this program by default", rule("=on", for: name))
    case .noPreedit:
      ("the program cannot show a letter that is still to be chosen", rule("=on", for: name))
    case .purpose(.terminal): ("this field is a terminal", rule("@terminal=on", for: name))
    case .purpose(purpose) where purpose.isNumeric:
      ("the purpose of this field is \"\(argument)\"", "Rules have no effect in such fields")
    case HoldRefusal(code: HoldRefusal.noCallouts("").code):
      (
        "the key has no list in the language \(locale)",
        "To see which keys have one: ime-cli callouts \(locale.shellWord)"
      )
    case .repeating:
      (
        "the key was tapped and then held, which repeats it",
        "To open the list, hold the key without tapping it first"
      )
    case .heldOn:
      (
        "the key was held longer, or 🔁 was picked, so it repeats",
        "To change that: ime-cli settings set hold-repeat off"
      )
    case .bound:
      ("a keyboard shortcut uses the key", "To see which: ime-cli settings get key-bindings")
    case .secretField: ("this is a password field", nil)
    case .fieldUnknown:
      (
        "the program has not reported the field's text, so it may be a password field",
        rule(
          "=compose", for: name,
          to: "Type a letter first. To have lists at once, perhaps in password fields, too")
          ?? "Type a letter first."
      )
    case .noPanel:
      ("IBus's panel, which shows lists, has quit", "To find out what to do: ime-cli doctor")
    case .noEmojiData: ("the emoji data is missing", "Reinstall ibus-callout")
    case .emojiUnwelcome: ("this field takes no emoji", nil)
    case .noKeycode: ("no key of a keyboard was pressed", nil)
    case .focusChanged: ("the focus moved to another field", nil)
    case .cursorMoved: ("the cursor moved", monitor)
    case .reset: ("the program reset the input method", monitor)
    case .contentTypeChanged: ("the program changed what the field is for", monitor)
    case .surroundingTextUnverified:
      ("the text before the cursor does not end in the letter", monitor)
    default: ("\(reason)", nil)
    }
  }
}
