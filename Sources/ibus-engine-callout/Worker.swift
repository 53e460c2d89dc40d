import EngineHost
import Feedback
import FocusedProgram
import GLib
import Glibc
import Hosting
import IBus
import KeyboardCore
import KeyboardLayouts
import Logging

/// The process that serves IBus.
final class Worker {
  private let options: EngineOptions
  let logger: Logger
  let settings: SettingsStore
  let keyboards: KeyboardFactory
  let feed = TraceFeed()
  private lazy var monitor = MonitorServer(feed: feed) { [logger] in logger.warning("\($0)") }
  var component: EngineComponent?
  var sessions: [WeakSession] = []
  private var toldProblems: Set<String> = []
  weak var answeredSession: EngineSession?
  weak var focusedSession: EngineSession?
  /// What clients do on this desktop.
  var clientQuirks: [String: ClientQuirks] = [:]
  var hasAskedShell = false
  var recentPrograms = RecentPrograms()
  var hasMetDesktop = false
  private var hasPanel = true
  var hasGreeted = false
  /// Whether holding was turned off at the keyboard or in the menu, and no key was held since.
  var isHoldReminderDue = false
  private var succession: Succession?
  private var isSucceeded = false
  private let programs = FocusedProgramWatcher(
    scripts: DataDirectory.path + "/kwin", variable: DataDirectory.environment)
  lazy var feedback = FeedbackPlayer(
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
        feed.add(try TraceWriter(path: path))
      } catch {
        logger.error("\(error) It goes on without.")
      }
    }
  }

  /// Why serving has ended.
  enum Ending {
    /// IBus has ended, or this process was asked to end that nobody starts again.
    case ownDecision
    /// An upgrade has brought another program.
    case upgrade
    /// This process was asked to end by a signal.
    case signal(Int32)
  }

  /// Serves IBus until it ends or asks us to, or until an upgrade has brought another program.
  func run() throws -> Ending {
    let logger = logger
    keyboards.physicalLayoutProvider.onMissingLayout = { logger.warning("\($0)") }
    keyboards.emojiStore.onProblem = { logger.warning("\($0)") }
    keyboards.composer.onProblem = { logger.warning("\($0)") }
    settings.onProblem = { logger.warning("\($0)") }
    settings.onChange = { [weak self] in self?.settingsChanged() }
    feed.onChange = { [weak self] in self?.listenersChanged() }
    // What was allowed in the last session is not in this one.
    monitor.isAllowed = settings.forbidMonitoring()
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
    component.onStandstill = {
      logger.warning("The engine stood still; what was typed meanwhile is left to the programs.")
    }
    if options.isAfterHang {
      logger.error("The engine did not answer for about 3 s and was restarted.")
    }
    if options.mode == .register {
      let engines = EngineCatalogue().engines
      try component.register(engines, version: calloutVersion)
      print("Registered; \"ibus engine \(EngineCatalogue.multilingual)\" switches to it.")
      fflush(nil)
    } else {
      if options.isSupervised {
        SupervisorChannel.open()
        followUpgrades()
      }
      try component.serve(patience: options.recover == nil ? 0 : 5000)
      if let engine = options.recover { component.selectIfNone(engine) }
      if options.isSupervised { SupervisorChannel.answer(lastWords: component.lastWords) }
      if options.isWatched { component.announceArrivals(to: getppid()) }
    }
    let signal = MainLoop.run()
    programs.stop()
    keyboards.emojiStore.finish()
    if isSucceeded { return .upgrade }
    return if let signal, options.isSupervised { .signal(signal) } else { .ownDecision }
  }

  private func followUpgrades() {
    succession = Succession(
      isAtRest: { [weak self] pause in
        self?.sessions.compactMap(\.session).allSatisfy {
          $0.controller.isAtRest && MainLoop.now - $0.lastKey >= pause
        } ?? false
      },
      onEnd: { [weak self, logger] in
        logger.notice("The program has been upgraded; the new one goes on.")
        self?.isSucceeded = true
        MainLoop.quit()
      })
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
      meetDesktop()
      if client == ClientName.gnomeShell { askShell() }
      programs.follow(client: client)
      programChanged(programs.program)
    }
    if !feed.isIdle { listen(to: session, isNew: true) }
    if !hasPanel { session.handle(.panel(isThere: false)) }
  }

  func panelChanged(_ isThere: Bool) {
    hasPanel = isThere
    // A panel that another one takes the place of is gone for a moment, too.
    MainLoop.after(milliseconds: 1000) { [weak self] in
      guard !isThere, let self, !hasPanel else { return }
      logger.warning(
        """
        IBus's panel has quit, so lists cannot be shown; held keys repeat until it is back. To \
        restart it, run ibus restart; in Plasma and sway, log in again
        """)
    }
    for session in sessions.compactMap(\.session) { session.handle(.panel(isThere: isThere)) }
  }

  private func readSettings() -> KeyboardSettings {
    let read = settings.read()
    for problem in settings.newProblems { logger.warning("\(problem) It is left out.") }
    feedback.settings = read.feedback
    return read
  }

  /// A change takes effect at once, in every engine there is.
  func settingsChanged() {
    let read = readSettings()
    if read.hold { isHoldReminderDue = false }
    if keyboards.read(read.locales) { libraryChanged() }
    for session in sessions.compactMap(\.session) {
      keyboards.applyTheme(of: read, to: session.controller)
      session.controller.settings = KeyboardFactory.settings(read, forEngine: session.name)
    }
    tellProblems()
    tellChanges()
    monitor.isAllowed = read.allowsMonitoring
  }

  /// More locale files were read, or the user has changed one.
  private func libraryChanged() {
    tellProblems()
    for session in sessions.compactMap(\.session) {
      session.controller.library = keyboards.library
    }
  }

  struct WeakSession {
    weak var session: EngineSession?
    var trace: SessionTrace?
  }
}
