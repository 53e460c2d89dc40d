import GLib
import Hosting
import IBus

/// What to do if another engine, or no engine, is in use: each desktop has its own way to switch.
struct EngineAdvice {
  let sentence: String

  /// Describes the engine in use, or none, and how to switch in a session.
  init(engine: String?, _ facts: SessionFacts) {
    let state =
      engine.map { translated("The engine in use is %s.").filling($0) }
      ?? translated("No engine is in use.")
    let advice = Self.advice(facts)
    let command = "ibus engine \(EngineCatalogue.multilingual)"
    sentence = "\(state) \(advice) \(advice.isRightToLeft ? command.isolated : command)"
  }

  /// What to press or choose; a command follows.
  private static func advice(_ facts: SessionFacts) -> String {
    guard let desktop = SessionDesktop(environment: facts.environment) else {
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
