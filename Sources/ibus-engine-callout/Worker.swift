import EngineHost
import Feedback
import FocusedProgram
import GLib
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
  private var component: EngineComponent?
  private var sessions: [WeakSession] = []
  private var toldProblems: Set<String> = []
  private weak var answeredSession: EngineSession?
  private weak var focusedSession: EngineSession?
  /// What clients do on this desktop.
  private var clientQuirks: [String: ClientQuirks] = [:]
  private var hasAskedShell = false
  private let programs = FocusedProgramWatcher(
    scripts: DataDirectory.path + "/kwin", variable: DataDirectory.environment)
  private lazy var feedback = FeedbackPlayer(
    host: FeedbackHost(
      soundsFolder: DataDirectory.path + "/sounds",
      showSign: { [weak self] sign in self?.answeredSession?.handle(.flash(sign)) },
      onProblem: { [logger] problem in logger.warning("\(problem)") }),
    clock: { MainLoop.now },
    later: { play in
      // A sound server that is woken up sooner takes the processor from those that the answer to
      // the key goes through: a third of the round trip on two cores.
      MainLoop.after(milliseconds: 3, play)
    })

  init(_ options: EngineOptions) throws {
    self.options = options
    logger = Logger(label: "ibus-engine-callout") { JournalLogHandler(label: $0) }
    settings = try SettingsStore(overrides: options.settings)
    keyboards = KeyboardFactory(wanted: [], recentEmojis: EmojiStore.recentsPath)
    tellProblems()
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
    keyboards.physicalLayoutProvider.onMissingLayout = { logger.warning("\($0)") }
    keyboards.emojiStore.onProblem = { logger.warning("\($0)") }
    settings.onChange = { [weak self] in self?.settingsChanged() }
    keyboards.followUserFiles { [weak self] in
      self?.toldProblems = []
      self?.libraryChanged()
      self?.settingsChanged()
    }
    programs.onChange = { [weak self] in self?.programChanged($0) }
    programs.onProblem = { logger.warning("\($0)") }
    let component = try EngineComponent { [self] in makeController($0) }
    self.component = component
    component.onNewSession = { [weak self] in self?.prepare($0) }
    if options.mode == .register {
      let engines = EngineCatalogue().engines
      try component.register(engines, version: calloutVersion)
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
    programs.stop()
  }

  private func makeController(_ engine: String) -> KeyboardInputController {
    if !EngineCatalogue.offers(engine, library: keyboards.library) {
      logger.warning(
        """
        IBus asked for the engine "\(engine)", which this version does not have; it gets the \
        multilingual one.
        """)
    }
    defer { tellProblems() }
    return keyboards.makeController(engine: engine, settings: readSettings())
  }

  /// Says what is wrong with files, each thing once.
  private func tellProblems() {
    for problem in keyboards.problems where toldProblems.insert(problem).inserted {
      logger.warning("\(problem)")
    }
  }

  private func prepare(_ session: EngineSession) {
    sessions.removeAll { $0.session == nil }
    sessions.append(WeakSession(session: session))
    if options.isSupervised { SupervisorChannel.tell(engine: session.name) }
    session.controller.clientQuirks.merge(clientQuirks) { $1 }
    session.onHostEffect = { [weak self, weak session] effect in
      guard let self, let session else { return }
      do {
        try perform(effect, of: session)
      } catch {
        logger.warning("\(error)")
      }
    }
    session.onFocusIn = { [weak self, weak session] client in
      guard let self else { return }
      focusedSession = session
      if client == "gnome-shell" { askShell() }
      programs.follow(client: client)
      programChanged(programs.program)
    }
    guard let trace else { return }
    session.controller.recordsNotes = true
    var secrecy = TraceSecrecy()
    session.onResponse = { [weak session] event, time, response in
      guard let session else { return }
      let isSecret = secrecy.hides(event, session.controller.state.keyboardContext)
      trace.write(traceLine(event, time: time, response: response, isSecret: isSecret))
    }
  }

  /// Finds out, once, which GNOME Shell it is.
  private func askShell() {
    guard !hasAskedShell else { return }
    hasAskedShell = true
    GnomeShellVersion.askQuirks { [weak self] quirks in
      guard let self else { return }
      clientQuirks["gnome-shell"] = quirks
      for session in sessions.compactMap(\.session) {
        session.controller.clientQuirks["gnome-shell"] = quirks
      }
    }
  }

  /// Tells the session with the focus which program it types into, as far as that is known.
  private func programChanged(_ name: String?) {
    focusedSession?.handle(.program(name))
  }

  private func readSettings() -> KeyboardSettings {
    let read = settings.read()
    for problem in settings.problems { logger.warning("\(problem) It is left out.") }
    feedback.settings = read.feedback
    return read
  }

  /// A change takes effect at once, in every engine there is.
  private func settingsChanged() {
    let read = readSettings()
    if keyboards.read(read.locales) { libraryChanged() }
    let theme = keyboards.theme(named: read.theme)
    tellProblems()
    for session in sessions.compactMap(\.session) {
      let appearance = session.controller.services.appearance as? StandardKeyboardAppearance
      appearance?.theme = theme
      session.controller.settings = KeyboardFactory.settings(read, forEngine: session.name)
    }
  }

  /// More locale files were read, or the user has changed one.
  private func libraryChanged() {
    tellProblems()
    for session in sessions.compactMap(\.session) {
      session.controller.library = keyboards.library
    }
  }

  private func perform(_ effect: Effect, of session: EngineSession) throws {
    switch effect {
    case .holdChanged(let isOn): settings.store(hold: isOn)
    case .feedback(let kinds):
      answeredSession = session
      feedback.play(kinds)
    case .feedbackChanged(let isOn):
      settings.store(feedback: isOn)
      feedback.settings.isOn = isOn
    case .localeChanged(let locale): settings.store(locale: locale)
    case .emojiUsed(let emoji): keyboards.emojiStore.register(emoji)
    case .nextKeyboard:
      if let next = PreloadedEngines.next(after: session.name) { component?.select(next) }
    case .openSettings(let isSystem):
      let programs = ["ibus-setup-callout", "ibus-setup"]
      try DesktopLauncher.run(firstOf: isSystem ? Array(programs.dropFirst()) : programs)
    case .openURL(let address): try DesktopLauncher.open(address)
    case .custom(let name):
      logger.notice("Nothing in this program performs the action custom:\(name).")
    case .commit, .preedit, .candidates, .auxiliary, .deleteSurrounding, .forwardKey,
      .requestSurroundingText, .startTimer, .cancelTimer:
      // The session has done these.
      break
    }
  }

  private struct WeakSession {
    weak var session: EngineSession?
  }
}
