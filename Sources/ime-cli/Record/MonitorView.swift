import Commands
import Hosting
import KeyboardCore
import KeyboardLayouts
import TerminalScreen

/// A full-screen view of the running engine.
///
/// The engine's reports are played to keyboards of this program, so that the view has their state. If
/// their answer differs, the log shows the engine's.
final class MonitorView {
  private let replay = Replay()
  private let view = ScreenView(ScreenModel(capabilities: []))
  private let layoutName: String
  private var layouts: [LocaleIdentifier: XKBLayout] = [:]
  private var session: Int?
  private var start: Int?
  private var secrets = 0

  /// Prepares a view of a layout: `native` for the locale's own, `nil` for the session's.
  init(layout: String?) {
    layoutName = layout ?? replay.factory.sessionLayout
    view.model.heading = "shows the running engine"
    view.model.say("Type into any program; password fields are left out.")
  }

  func run(_ connection: MonitorConnection) {
    view.run {
      connection.run(onProblem: { [weak self] in self?.view.model.say($0) }) { [weak self] in
        self?.take($0)
      }
    }
  }

  private func take(_ line: String) {
    do {
      if let step = try replay.play(line) {
        show(step, line)
      } else if replay.secrets > secrets {
        if secrets == 0 || session != nil { view.model.say("A password field: nothing is shown.") }
        (secrets, session) = (replay.secrets, nil)
        view.model.enterField(capabilities: [])
      }
    } catch {
      view.model.say("\(error)")
    }
  }

  private func show(_ step: Replay.Step, _ line: String) {
    guard let keyboard = replay.keyboard(ofSession: step.session) else { return }
    var isOther = session != step.session
    if case .focusIn = step.event { isOther = true }
    if isOther {
      session = step.session
      view.model.enterField(capabilities: keyboard.state.keyboardContext.field.capabilities)
    }
    let start = start ?? step.time
    self.start = start
    guard step.isSame else {
      view.model.say("The engine's answer differs from this program's:")
      let recorded = (try? JSONValue(parsing: line)).flatMap { StepDescription($0) }
      return view.model.say(recorded?.words ?? line)
    }
    view.model.take(step.event, step.response, at: step.time - start)
    describe(keyboard)
  }

  private func describe(_ keyboard: KeyboardInputController) {
    let context = keyboard.state.keyboardContext
    let layout = layouts[context.locale] ?? layout(of: keyboard)
    layouts[context.locale] = layout
    view.keyboard = layout.map {
      ScreenView.Keyboard(
        controller: keyboard, layout: $0, theme: replay.factory.theme(of: keyboard.settings))
    }
    let parts = [
      "\(keyboard.library.name(of: context.locale)) (\(context.locale))",
      layout.map { "layout \($0.name)" } ?? "", context.field.program ?? context.field.client,
      context.field.contentType.purpose.heading, "shows the running engine",
    ]
    view.model.heading = parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  private func layout(of keyboard: KeyboardInputController) -> XKBLayout? {
    let provider = XKBLayoutProvider(library: keyboard.library)
    return layoutName == "native"
      ? provider.xkbLayout(
        for: keyboard.state.keyboardContext.locale, chosen: keyboard.settings.layouts)
      : provider.layout(named: layoutName)
  }
}
