import Hosting
import KeyboardCore
import KeyboardLayouts

@testable import TestSession
@testable import ime_cli

/// Types scripts of `ime-cli type` in this process: a program for each of hundreds would take minutes.
@MainActor
enum ScriptTyping {
  /// All locales.
  static let keyboards = KeyboardFactory()

  /// The layout `us`, another one by its name, or a locale's own, `native`.
  static func layout(_ name: String, of locale: LocaleIdentifier) throws -> XKBLayout {
    let provider = keyboards.physicalLayoutProvider
    let layout =
      name == "native" ? provider.xkbLayout(for: locale) : provider.layout(named: name)
    guard let layout else { throw SessionError("There is no layout \(name) of \(locale)") }
    return layout
  }

  /// The text that a script types.
  static func text(
    of script: String, in locale: String, on layout: String, settings: [String] = []
  ) throws -> String {
    let locale = LocaleIdentifier(locale)
    let layout = try Self.layout(layout, of: locale)
    var values = try SettingsStore(overrides: settings, stored: nil).read()
    values.locales = [locale]
    let simulation = KeyboardSimulation(
      controller: keyboards.makeController(settings: values),
      capabilities: [.preedit, .focus, .surroundingText])
    simulation.send(
      .layouts(SessionLayouts([.init(name: layout.name, script: layout.script)], active: 0)))
    let target = SimulationTarget(simulation)
    try ScriptPlayer(layout: layout, target: target, holdTime: values.holdDelay + 50, pace: 30)
      .play(KeyScript(script))
    target.waitForRest()
    return target.field.text + target.field.preedit
  }
}
