import Commands
import GLib
import Hosting
import KeyboardCore
import KeyboardLayouts
import TerminalScreen

/// A keyboard and a field in the terminal.
///
/// It connects the terminal's keys, the keyboard in this process, and the view.
final class KeyboardTrial {
  private let keyboards: KeyboardFactory
  private let settings: KeyboardSettings
  /// The name of the layout, or "native" for the locale's own.
  private let layoutName: String
  /// The parts of the heading that describe the field.
  private let field: [String]
  private let simulation: KeyboardSimulation
  private let view: ScreenView
  private var translator: KeyTranslator

  private let start = MainLoop.now
  private var holds = RepeatHold<TerminalKey>()
  private var down: [TerminalKey.Meaning: KeyEvent] = [:]
  private var timer: Timeout?

  init(
    keyboards: KeyboardFactory, settings: KeyboardSettings, layout: String, field: FieldOptions
  ) throws {
    self.keyboards = keyboards
    self.settings = settings
    layoutName = layout
    self.field = [field.kind.heading, field.program ?? "", field.purpose.heading]
    view = ScreenView(ScreenModel(capabilities: field.kind.capabilities))
    let controller = keyboards.makeController(settings: settings)
    translator = KeyTranslator(
      layout: try keyboards.systemLayout(layout, locale: controller.state.keyboardContext.locale),
      american: keyboards.physicalLayoutProvider.layout(named: "us"))
    simulation = field.simulation(of: controller, layout: translator.layout)
    simulation.onResponse = { [weak self] in self?.show($0, $2, at: $1) }
    describe()
  }

  func say(_ remark: String) {
    view.model.say(remark)
    if view.terminal.kind == .lines { printNow(shown(remark)) }
  }

  /// Runs until the user ends it.
  func run() {
    view.terminal.onInput = { [weak self] in self?.take($0) }
    view.run {
      let end = view.terminal.kind == .lines ? " Press Ctrl+C to end." : ""
      say("Hold a key, such as e, then press a digit.\(end)")
      MainLoop.run()
    }
  }

  private func show(_ event: InputEvent, _ response: Response, at time: Int) {
    view.model.take(event, response, at: time)
    if view.terminal.kind == .lines {
      printNow(shown(StepDescription(event, time: time, response: response).text))
    }
    // The keyboard itself may have switched to another locale.
    for case .changed(.locale(let locale, _)) in response.effects {
      if let layout = try? keyboards.systemLayout(layoutName, locale: locale) {
        translator.layout = layout
      }
      describe()
    }
  }

  /// Describes the keyboard in the heading, and draws it.
  private func describe() {
    let controller = simulation.controller
    view.keyboard = ScreenView.Keyboard(
      controller: controller, layout: translator.layout, theme: keyboards.theme(of: settings))
    let locale = controller.state.keyboardContext.locale
    let parts =
      ["\(keyboards.library.name(of: locale)) (\(locale))", "layout \(translator.layout.name)"]
      + field + [view.terminal.reportsReleases ? "" : "held keys are those that repeat"]
    view.model.heading = parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }
}

// Keys and time.
extension KeyboardTrial {
  private func take(_ input: TerminalInput) {
    switch input {
    case .key(let key) where view.terminal.reportsReleases:
      perform([key.isRelease ? .release(key, at: clock) : .press(key, at: clock)])
    case .key(let key): perform(holds.take(key, at: clock))
    case .focusOut: releaseAll()
    case .reportsReleases:
      releaseAll()
      describe()
    }
    update()
  }

  private func perform(_ steps: [RepeatHold<TerminalKey>.Step]) {
    for step in steps {
      switch step {
      case .press(let key, let time), .repeated(let key, let time):
        advance(to: time)
        let known = down[key.meaning]
        let event = known ?? translator.press(of: key)
        if known == nil { modifierKeys(of: event).forEach { simulation.send($0.press) } }
        down[key.meaning] = event
        simulation.send(event)
      case .release(let key, let time):
        advance(to: time)
        guard var event = down.removeValue(forKey: key.meaning) else { continue }
        event.isRelease = true
        simulation.send(event)
        for var modifier in modifierKeys(of: event).map(\.press) {
          modifier.isRelease = true
          simulation.send(modifier)
        }
      }
    }
  }

  /// The modifier keys that are held but not reported by the terminal.
  private func modifierKeys(of event: KeyEvent) -> [ModifierKey] {
    view.terminal.reportsReleases
      ? [] : ModifierKey.allCases.filter { event.modifiers.contains($0.modifiers) }
  }

  private func releaseAll() {
    perform(holds.end(at: clock))
    perform(down.keys.map { .release(TerminalKey($0), at: clock) })
    view.model.releaseAll()
  }

  /// The time of the keyboard's clock in ms.
  private var clock: Int { MainLoop.now - start }

  private func advance(to time: Int) {
    if time > simulation.now { simulation.wait(time - simulation.now) }
  }

  /// Advances the keyboard's clock, and sets the timer for the next deadline.
  private func update() {
    perform(holds.wait(until: clock))
    advance(to: holds.pause ?? clock)
    let deadlines = [holds.deadline, holds.pause == nil ? simulation.nextDeadline : nil]
    timer = deadlines.compactMap { $0 }.min().map { deadline in
      Timeout(milliseconds: max(1, deadline - clock), priority: .high) { [weak self] in
        self?.update()
      }
    }
  }
}
