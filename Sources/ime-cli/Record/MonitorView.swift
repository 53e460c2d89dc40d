import EngineHost
import GLib
import KeyboardCore
import KeyboardLayouts
import TerminalScreen

/// A view of the running engine that fills the terminal.
///
/// What the engine tells is played to keyboards of this program, so that the view has their state.
/// Where they answer otherwise, the log has what the engine said.
final class MonitorView {
  private let terminal = Terminal()
  private let replay = Replay()
  private var model = ScreenModel(capabilities: [])
  private var painter = ScreenPainter()
  private let layoutName: String
  private var layouts: [LocaleIdentifier: XKBLayout?] = [:]
  /// The session whose field is shown.
  private var session: Int?
  private var start: Int?
  private var secrets = 0
  private var drawing: Timeout?

  /// - Parameter layout: The name of the layout that is drawn, `native` for the locale's own, or `nil`
  ///   for the session's.
  init(layout: String?) {
    layoutName = layout ?? replay.factory.sessionLayout
    model.heading.source = .engine
    model.say("Type into any program; password fields are left out.")
  }

  /// Shows what comes until the user or the engine ends it.
  func run(_ connection: MonitorConnection) {
    terminal.onInput = { [weak self] in self?.take($0) }
    terminal.onRedraw = { [weak self] in self?.draw() }
    terminal.onEnd = { MainLoop.quit() }
    terminal.enter()
    draw()
    connection.run { [weak self] in self?.take($0) }
    terminal.leave()
  }

  /// Takes a line that the engine tells.
  private func take(_ line: String) {
    do {
      if let step = try replay.play(line) {
        show(step, line)
      } else if replay.secrets > secrets {
        if secrets == 0 || session != nil { model.say("A password field: nothing is shown.") }
        (secrets, session) = (replay.secrets, nil)
        model.enterField(capabilities: [])
      }
    } catch {
      model.say("\(error)")
    }
    drawSoon()
  }

  private func show(_ step: Replay.Step, _ line: String) {
    var isOther = session != step.session
    if case .focusIn = step.event { isOther = true }
    if isOther, let keyboard = replay.keyboard(ofSession: step.session) {
      session = step.session
      model.enterField(capabilities: keyboard.state.keyboardContext.capabilities)
    }
    start = start ?? step.time
    guard step.isSame else {
      model.say("The engine gave another answer than this program would:")
      return model.say(StepDescription(line: line)?.words ?? line)
    }
    model.take(step.event, step.response, at: step.time - (start ?? 0))
    describe()
  }

  private var keyboard: KeyboardInputController? { session.flatMap(replay.keyboard) }

  /// Says at the top what is typed with, and where.
  private func describe() {
    guard let keyboard else { return }
    let context = keyboard.state.keyboardContext
    let name = keyboard.library.name(of: context.locale)
    model.heading.locale = "\(name) (\(context.locale))"
    model.heading.layout = layout?.name ?? ""
    model.heading.field = context.program ?? context.client
    model.heading.purpose = context.contentType.purpose.heading
    model.heading.theme = keyboard.settings.theme
  }

  private var layout: XKBLayout? {
    guard let keyboard else { return nil }
    let locale = keyboard.state.keyboardContext.locale
    if let known = layouts[locale] { return known }
    let provider = XKBLayoutProvider(library: keyboard.library)
    let layout =
      layoutName == "native"
      ? provider.xkbLayout(for: locale, chosen: keyboard.settings.layouts)
      : provider.layout(named: layoutName)
    layouts[locale] = .some(layout)
    return layout
  }

  private func take(_ input: TerminalInput) {
    switch input {
    case .background(let color): painter.take(background: color)
    case .key(let key) where key.kind == .press: press(key)
    default: break
    }
    drawSoon()
  }

  private func press(_ key: TerminalKey) {
    if key.isControl("c") { return MainLoop.quit() }
    guard model.overlay == nil else { return model.overlay = nil }
    switch FunctionKey(key) {
    case .help: model.overlay = .help
    case .log: model.showsLogOnly.toggle()
    case .clear:
      let heading = model.heading
      model = ScreenModel(capabilities: model.field.capabilities)
      model.heading = heading
    case .end: MainLoop.quit()
    default: break
    }
  }

  private func drawSoon() {
    if drawing == nil {
      drawing = Timeout(milliseconds: 0, priority: .low) { [weak self] in self?.draw() }
    }
  }

  private func draw() {
    drawing = nil
    let theme = replay.factory.theme(named: keyboard?.settings.theme ?? "")
    let drawing = painter.drawing(of: model, keyboard, layout: layout, theme: theme)
    terminal.show(drawing.frame)
  }
}
