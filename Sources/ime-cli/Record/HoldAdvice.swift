import EngineHost
import KeyboardCore

/// What was decided about a key that was held, and what would change it, in words.
struct HoldAdvice {
  /// The words.
  let text: String

  /// - Parameter report: What the engine says, as JSON.
  init(_ report: JSONValue) {
    let client = report["client"]?.string ?? ""
    let program = report["program"]?.string
    let purpose = report["purpose"]?.string ?? ""
    let field = "\(program ?? client) (\(client), for \(purpose) text)"
    if let strategy = report["list"]?.string {
      text = """
        A list opened in \(field).
        The letter gives way to the one you pick by "\(strategy)".
        To change that: ime-cli settings set hold-rules '\(program ?? client)=off', or another \
        strategy.
        """
      return
    }
    let reason = report["no-list"]?.string ?? ""
    text = """
      No list opened in \(field): \(reason).
      \(Self.remedy(reason, name: program ?? client, purpose: purpose, report["locale"]?.string ?? ""))
      """
  }

  /// What would change it.
  private static func remedy(
    _ reason: String, name: String, purpose: String, _ locale: String
  ) -> String {
    func means(_ refusals: HoldRefusal...) -> Bool {
      refusals.contains { reason.hasPrefix("\($0)") }
    }
    if means(.switchedOff) { return "To change that: ime-cli settings set hold on" }
    if means(.rule("")) {
      return "The rule is yours: ime-cli settings get hold-rules. Take it out, or put another"
        + " before it."
    }
    if means(.clientBlocked(""), .noPreedit) {
      return "To change that: ime-cli settings set hold-rules '\(name)=on'; rules you have already"
        + " have to be named again."
    }
    if means(.purpose(ContentPurpose(label: purpose) ?? .freeForm)) {
      return "To change that: ime-cli settings set hold-rules '\(name)@\(purpose)=on'"
    }
    if reason == HoldReport.noCallouts {
      return "The locale is \(locale); \"ime-cli callouts \(locale)\" shows its lists, and the"
        + " preferences add letters."
    }
    if means(.repeating) { return "Press the key once, and keep it down." }
    if means(.bound) {
      return "A binding of yours uses it: ime-cli settings get key-bindings"
    }
    if means(.secretField) { return "Password fields are left alone; nothing changes that." }
    if means(.fieldUnknown) {
      return "Type a letter first. To have lists at once: ime-cli settings set hold-rules"
        + " '\(name)=compose'; password fields there may then have them, too."
    }
    if means(.noEmojiData) { return "Install ibus-callout again: its emoji data are missing." }
    if means(.emojiUnwelcome) {
      return "Fields for numbers, addresses and passwords have none; nothing changes that."
    }
    return "The program took part in that: \"ime-cli monitor --allow\" shows what it said."
  }
}
