import Commands
import EngineHost
import GLib
import KeyboardCore
import KeyboardLayouts
import TerminalScreen

/// A keyboard and a field that are typed into in the terminal.
///
/// It brings together what comes from the terminal, the keyboard in this process, and the view.
final class KeyboardTrial {
  let keyboards: KeyboardFactory
  let terminal = Terminal()
  var model: ScreenModel
  var settings: KeyboardSettings
  var field: FieldKind
  var purpose: ContentPurpose
  /// The name of the layout, or "native" for the locale's own.
  var layoutName: String
  var simulation: KeyboardSimulation
  var translator: KeyTranslator

  private let program: String?
  var painter = ScreenPainter()
  let start = MainLoop.now
  var holds = RepeatHold<TerminalKey>()
  var down: [TerminalKey.Meaning: KeyEvent] = [:]
  var timer: Timeout?
  var drawing: Timeout?
  /// The keyboard's own clock is ahead of the real one by as many ms: what is pasted takes none.
  var lead = 0

  /// Prepares a keyboard.
  ///
  /// - Throws: `CommandError` for a layout that is not installed.
  init(
    keyboards: KeyboardFactory, settings: KeyboardSettings, layout: String, field: FieldKind,
    purpose: ContentPurpose, program: String?
  ) throws {
    self.keyboards = keyboards
    self.settings = settings
    self.field = field
    self.purpose = purpose
    self.program = program
    layoutName = layout
    model = ScreenModel(capabilities: field.capabilities)
    let controller = keyboards.makeController(
      engine: EngineCatalogue.multilingual, settings: settings)
    controller.recordsNotes = true
    translator = KeyTranslator(
      layout: try keyboards.systemLayout(layout, locale: controller.state.keyboardContext.locale),
      american: keyboards.physicalLayoutProvider.layout(named: "us"))
    simulation = Self.simulation(controller, field, purpose, program)
    followSimulation()
    describe()
  }

  /// The locale in use.
  var locale: LocaleIdentifier { simulation.controller.state.keyboardContext.locale }

  /// Adds a line to the log.
  func say(_ remark: String) {
    model.say(remark)
    if terminal.kind == .lines { printNow(shown(remark)) }
  }

  /// Runs until the user ends it.
  func run() {
    terminal.onInput = { [weak self] in self?.take($0) }
    terminal.onRedraw = { [weak self] in self?.draw() }
    terminal.onEnd = { MainLoop.quit() }
    terminal.enter()
    if terminal.kind == .lines { say("Type, and hold keys. Press Ctrl+C to end.") }
    draw()
    MainLoop.run()
    terminal.leave()
  }

  /// Types into an empty field from now on.
  func enterField() {
    releaseAll()
    simulation.send(.focusOut)
    simulation = Self.simulation(
      simulation.controller, field, purpose, program, time: simulation.now)
    model.enterField(capabilities: field.capabilities)
    followSimulation()
    describe()
  }

  /// Has changed settings count.
  func applySettings() {
    let controller = simulation.controller
    keyboards.read(settings.locales)
    controller.library = keyboards.library
    controller.settings = settings
    if let layout = try? keyboards.systemLayout(layoutName, locale: locale) {
      translator.layout = layout
    }
    simulation.send(.requested)
    describe()
  }

  private static func simulation(
    _ controller: KeyboardInputController, _ field: FieldKind, _ purpose: ContentPurpose,
    _ program: String?, time: Int = 0
  ) -> KeyboardSimulation {
    let simulation = KeyboardSimulation(
      controller: controller, capabilities: field.capabilities, clientName: program ?? "ime-cli",
      contentType: ContentType(purpose: purpose), time: time)
    if let program { simulation.send(.program(program)) }
    return simulation
  }

  private func followSimulation() {
    simulation.onResponse = { [weak self] event, time, response in
      guard let self else { return }
      model.take(event, response, at: time)
      if terminal.kind == .lines {
        printNow(shown(StepDescription(event, time: time, response: response).text))
      }
      // The keyboard itself may have gone to another locale.
      if response.effects.contains(where: { if case .localeChanged = $0 { true } else { false } }) {
        if let layout = try? keyboards.systemLayout(layoutName, locale: locale) {
          translator.layout = layout
        }
        describe()
      }
    }
  }

  /// Says at the top what is typed with.
  private func describe() {
    model.heading.locale = "\(keyboards.library.name(of: locale)) (\(locale))"
    model.heading.layout = translator.layout.name
    model.heading.theme = settings.theme
    model.heading.field = [field.heading, program ?? ""].filter { !$0.isEmpty }
      .joined(separator: " of ")
    model.heading.purpose = purpose.heading
    model.heading.rule = holdRule.map { "rule \($0)" } ?? ""
  }

  func draw() {
    drawing = nil
    if terminal.kind == .full { terminal.show(screen.frame) }
  }

  /// The view in the terminal's size.
  var screen: ScreenDrawing {
    painter.drawing(
      of: model, simulation.controller, layout: translator.layout,
      theme: keyboards.theme(of: settings))
  }
}
