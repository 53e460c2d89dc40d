import GLib
import Hosting
import KeyboardCore
import KeyboardLayouts
import Spelling

/// The words of messages at the cursor, in the language of the session.
enum Sentences {
  /// Explains holding to a new user.
  static var greeting: String {
    Translation.prepare()
    return translated(
      "Hold a key to see its accents; a digit picks one. Tap it, then hold, to repeat it.")
  }

  /// Whether holding is on, and which keys change that.
  static func hold(_ settings: KeyboardSettings) -> String {
    Translation.prepare()
    let action = KeyboardAction.custom(named: CustomAction.toggleHold.rawValue)
    let binding = settings.bindings.first { $0.action == action && $0.gesture == .press }
    guard let keys = binding?.combination.label(keys: .x11) else {
      return settings.hold ? translated("Holding is on.") : translated("Holding is off.")
    }
    return
      (settings.hold
      ? translated("Holding is on; %s turns it off.")
      : translated("Holding is off; %s turns it on."))
      .filling(keys)
  }

  /// Asks for the key that a letter is pinned to.
  static func pinQuestion(_ letter: String) -> String {
    Translation.prepare()
    return translated("Press the key that should offer %s. Escape cancels.").filling(letter)
  }

  /// Whether a letter is pinned to a key now.
  static func pin(of letter: String, to key: String, isOn: Bool) -> String {
    Translation.prepare()
    let key = key == " " ? "␣" : key
    return
      (isOn
      ? translated("%1 is now first on %2.")
      : translated("%1 is no longer pinned to %2."))
      .filling(letter.onCircle, key.onCircle)
  }

  /// Why a request for a list did nothing.
  static func explanation(_ refusal: HoldRefusal, _ library: LocaleLibrary) -> String {
    Translation.prepare()
    let argument = refusal.argument ?? ""
    switch refusal {
    case .secretField: return translated("Password fields are left alone.")
    case .emojiUnwelcome: return translated("This field takes no emoji.")
    case .noLetter: return translated("The letter before the cursor is not known.")
    case .noCallouts(argument):
      return translated("There are no accents for %s.").filling(argument)
    case .noWord: return translated("The word before the cursor is not known.")
    case .noSpelling(""): return translated("No dictionary has this word with accents.")
    case .noSpelling(argument):
      return translated("No dictionary has %s with accents.").filling(argument)
    case .noDictionary(LocaleIdentifier(argument)):
      let locale = LocaleIdentifier(argument)
      let name = library.name(of: locale)
      guard let package = SpellingPackage.dictionary(of: locale) else {
        return translated("Install a spelling dictionary for %s, such as one from Hunspell.")
          .filling(name)
      }
      return translated("Install %1: there is no spelling dictionary for %2.")
        .filling(package, name)
    case .noSpellingLibrary:
      return translated("Install %s, which reads spelling dictionaries.")
        .filling(SpellingPackage.library)
    default: return "\(refusal)."
    }
  }
}
