import EngineHost
import Glibc
import IBus
import KeyboardCore
import KeyboardLayouts
import Logging

/// The process that serves IBus.
final class Worker {
  private let options: EngineOptions
  private let logger: Logger
  private let settings: SettingsStore
  private let keyboards: KeyboardFactory
  private var trace: TraceWriter?
  private var sessions: [WeakSession] = []

  init(_ options: EngineOptions) throws {
    self.options = options
    logger = Logger(label: "ibus-engine-callout") { JournalLogHandler(label: $0) }
    settings = try SettingsStore(overrides: options.settings)
    keyboards = KeyboardFactory()
    for problem in keyboards.problems { logger.warning("\(problem)") }
    if let path = options.trace {
      do {
        trace = try TraceWriter(path: path)
      } catch {
        logger.error("\(error) It goes on without.")
      }
    }
  }

  /// Serves IBus until it ends or asks us to.
  func run() throws {
    let logger = logger
    keyboards.layoutProvider.onMissingLayout = { logger.warning("\($0)") }
    settings.onChange = { [weak self] in self?.settingsChanged() }
    let catalogue = EngineCatalogue(library: keyboards.library)
    let component = try EngineComponent(engines: catalogue.engines) { [self] engine in
      keyboards.makeController(engine: engine, settings: readSettings())
    }
    component.onProblem = { logger.warning("\($0)") }
    component.onNewSession = { [weak self] in self?.prepare($0) }
    if options.mode == .register {
      try component.register(version: calloutVersion)
      print("Registered; \"ibus engine \(EngineCatalogue.multilingual)\" switches to it.")
      fflush(nil)
    } else {
      if options.isSupervised {
        ParentProcess.endWithParent()
        SupervisorChannel.open()
      }
      try component.serve()
      if let engine = options.recover { component.selectIfNone(engine) }
    }
    MainLoop.run()
  }

  private func prepare(_ session: EngineSession) {
    sessions.removeAll { $0.session == nil }
    sessions.append(WeakSession(session: session))
    if options.isSupervised { SupervisorChannel.tell(engine: session.name) }
    session.onHostEffect = { [weak self] in self?.perform($0) }
    guard let trace else { return }
    session.controller.recordsNotes = true
    session.onResponse = { [weak session] event, time, response in
      guard let session else { return }
      let isSecret = session.controller.state.keyboardContext.contentType.isSecret
      trace.write(traceLine(event, time: time, response: response, isSecret: isSecret))
    }
  }

  private func readSettings() -> CalloutSettings {
    let read = settings.read()
    for problem in settings.problems { logger.warning("\(problem) It is left out.") }
    return read
  }

  /// A change takes effect at once, in every engine there is.
  private func settingsChanged() {
    let read = readSettings()
    for session in sessions.compactMap(\.session) {
      session.controller.settings = KeyboardFactory.settings(read, forEngine: session.name)
    }
  }

  private func perform(_ effect: Effect) {
    switch effect {
    case .holdChanged(let isOn): settings.store(hold: isOn)
    case .openURL(let address):
      do {
        try DesktopLauncher.open(address)
      } catch {
        logger.warning("\(error)")
      }
    default: break
    }
  }

  private struct WeakSession {
    weak var session: EngineSession?
  }
}
