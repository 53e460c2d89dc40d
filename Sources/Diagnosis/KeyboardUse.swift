import GLib
import Hosting
import IBus

/// Whether what people type in this session reaches the keyboard.
package struct KeyboardUse {
  /// Whether it does.
  package private(set) var isInUse = false
  /// What a click can do about it if it does not, or `nil`.
  package private(set) var remedy: Remedy?

  /// The use of the keyboard now; asking takes a few milliseconds.
  package init() {
    let bus = Bus()
    self.init(
      SessionFacts.here, engine: bus.isConnected ? bus.engineInUse : nil,
      isKnown: bus.isConnected && bus.knows(engine: EngineCatalogue.multilingual))
  }

  /// Whether callout-wayland draws the lists of this session, and not IBus's panel or GNOME.
  package static var drawsLists: Bool {
    let facts = SessionFacts.here
    return FrontEndInUse(facts, on: SessionDesktop(environment: facts.environment)) == .wayland
  }

  /// Derives it from facts, the engine in use, and whether IBus knows ours.
  init(_ facts: SessionFacts, engine: String?, isKnown: Bool) {
    let desktop = SessionDesktop(environment: facts.environment)
    let frontEnd = FrontEndInUse(facts, on: desktop)
    switch frontEnd {
    case .wayland: isInUse = facts.isWaylandRunning
    case .engine: isInUse = engine?.hasPrefix(EngineCatalogue.multilingual) ?? false
    case .neither: break
    }
    guard !isInUse else { return }
    if desktop?.route == .virtualKeyboard, facts.waylandProgram != nil || frontEnd == .wayland {
      remedy = .choose(SessionFacts.waylandChoice)
    } else if frontEnd == .engine, isKnown {
      remedy = .engine
    }
  }
}
