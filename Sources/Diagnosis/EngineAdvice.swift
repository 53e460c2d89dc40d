import EngineHost
import GLib
import Hosting

/// What to do where another engine is in use, or none: the desktop has its own way to switch.
struct EngineAdvice {
  /// The finding in words.
  let sentence: String

  /// Puts it into words.
  ///
  /// - Parameters:
  ///   - engine: The engine in use, or `nil` for none.
  ///   - facts: What is known about the session.
  init(engine: String?, _ facts: SessionFacts) {
    let state =
      engine.map { translated("The engine in use is %s.").filling($0) }
      ?? translated("No engine is in use.")
    sentence = "\(state) \(Self.advice(facts)) ibus engine \(EngineCatalogue.multilingual)"
  }

  /// What to press or choose; a command follows it.
  private static func advice(_ facts: SessionFacts) -> String {
    guard let desktop = Desktop(environment: facts.environment) else {
      return translated("To switch to \"Hold for Accents\", run:")
    }
    let chosen = desktop.isGnome ? facts.sources : facts.engines
    let isChosen = chosen.contains { $0.hasPrefix(EngineCatalogue.multilingual) }
    switch (desktop.isGnome, isChosen) {
    case (true, false):
      return translated(
        "Add \"Hold for Accents\" in Settings → Keyboard → Input Sources, and switch to it with"
          + " Super+Space. To switch to it now, run:")
    case (false, false):
      return translated(
        "Add \"Hold for Accents\" in ibus-setup → Input Method, and choose it in IBus's menu in the"
          + " panel. To switch to it now, run:")
    case (_, true) where desktop.isGnome || !desktop.isWayland:
      return translated("Switch to \"Hold for Accents\": press Super+Space, or run:")
    case (_, true):
      return translated(
        "Switch to \"Hold for Accents\": choose it in IBus's menu in the panel, or run:")
    }
  }
}
