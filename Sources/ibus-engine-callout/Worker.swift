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
import Spelling

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
  private var reportedProblems: Set<String> = []
  weak var answeredSession: EngineSession?
  weak var focusedSession: EngineSession?
  /// The quirks of clients on this desktop.
  var clientQuirks: [String: ClientQuirks] = [:]
  /// What the desktop's accessibility features do.
  var accessibility = Accessibility() {
    didSet { if accessibility != oldValue { accessibilityChanged() } }
  }
  let screenReader = ScreenReader()
  var announcements = AnnouncementQueue()
  var announcementTimeout: Timeout?
  var bounceKeys: BounceKeys?
  var hasAskedShell = false
  var recentPrograms = RecentPrograms()
  var hasMetDesktop = false
  private var hasPanel = true
  var hasGreeted = false
  /// The messages that will be shown, by their sessions.
  var sentences: [ObjectIdentifier: Timeout] = [:]
  /// Whether holding was turned off with a key or in the menu, and no key was held since.
  var isHoldReminderDue = false
  private var succession: Succession?
  private var ending: Ending?
  let spelling = SpellingFinder()
  private let programs = FocusedProgramWatcher(
    scripts: DataDirectory.path + "/kwin", variable: DataDirectory.environment)
  let pinnedLetters = PinnedLetters()
  lazy var feedback = FeedbackPlayer(
    host: FeedbackHost(
      soundsFolder: DataDirectory.path + "/sounds",
      showSign: { [weak self] sign in self?.answeredSession?.handle(.flash(sign)) },
      onProblem: { [logger] problem in logger.warning("\(problem)") }),
    clock: { MainLoop.now },
    later: { play in
      // A sound server that wakes up sooner takes the processor from the programs that pass on the
      // answer to the key: a third of the round trip on two cores.
      MainLoop.after(milliseconds: 3, play)
    })

  init(_ options: EngineOptions) throws {
    InstalledProgram.note()
    self.options = options
    logger = Logger(label: "ibus-engine-callout") { JournalLogHandler(label: $0) }
    settings = try SettingsStore(overrides: options.settings)
    keyboards = KeyboardFactory(wanted: [], recentEmojis: EmojiStore.recentsPath)
    if let problem = settings.schemaProblem { logger.warning("\(problem)") }
    reportProblems()
    if let path = options.trace {
      do {
        feed.add(try TraceWriter(path: path))
      } catch {
        logger.error("\(error) The engine continues without a trace.")
      }
    }
  }

  /// Why serving has ended.
  enum Ending {
    /// IBus has ended, or a signal has ended a process without a supervisor.
    case ownDecision
    /// An upgrade has installed another program.
    case upgrade
    /// The supervisor was killed; the next one selects an engine again.
    case supervisorLost(engine: String?)
    /// A signal has ended this process.
    case signal(Int32)
  }

  /// Serves IBus until it ends or asks us to, or until an upgrade has installed another program.
  func run() throws -> Ending {
    let logger = logger
    keyboards.physicalLayoutProvider.onMissingLayout = { logger.warning("\($0)") }
    keyboards.emojiStore.onProblem = { logger.warning("\($0)") }
    keyboards.emojiStore.askFonts = { answer in
      Launcher.output(of: ["fc-list", "--format=%{charset}\n", ":", "charset"]) {
        if let text = $0 { answer(text) }
      }
    }
    keyboards.emojiStore.onFontsChange = { [weak self] in self?.reportChanges() }
    keyboards.composer.onProblem = { logger.warning("\($0)") }
    settings.onProblem = { logger.warning("\($0)") }
    settings.onChange = { [weak self] in self?.settingsChanged() }
    feed.onChange = { [weak self] in self?.listenersChanged() }
    // A permission ends with its session.
    monitor.isAllowed = settings.forbidMonitoring()
    keyboards.followUserFiles { [weak self] in
      self?.reportedProblems = []
      self?.libraryChanged()
      self?.settingsChanged()
    }
    programs.onChange = { [weak self] in self?.programChanged($0) }
    programs.onProblem = { logger.warning("\($0)") }
    let component = try EngineComponent { [self] in makeController($0) }
    self.component = component
    component.onNewSession = { [weak self] in self?.prepare($0) }
    component.onOldKeys = {
      logger.warning(
        "The engine stood still or was busy; keys that waited too long are left to the programs.")
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
      if options.supervisor != nil { SupervisorChannel.open() }
      try component.serve(patience: options.recover == nil ? 0 : 5000)
      if let engine = options.recover { component.selectIfNone(engine) }
      if let supervisor = options.supervisor {
        prepareSuccession()
        SupervisorChannel.answer(
          lastWords: component.lastWords,
          onEnd: { [weak self] in
            logger.warning("The supervisor was killed; another starts at the next pause in typing.")
            self?.succession?.endWithoutSupervisor()
          })
        component.announceArrivals(to: supervisor)
      }
    }
    MainLoop.run()
    programs.stop()
    settings.finish()
    keyboards.emojiStore.finish()
    pinnedLetters.finish()
    if let signal = MainLoop.endingSignal, options.supervisor != nil { return .signal(signal) }
    return ending ?? .ownDecision
  }

  private func prepareSuccession() {
    succession = Succession(
      isAtRest: { [weak self] pause in
        self?.liveSessions.allSatisfy {
          $0.controller.isAtRest && MainLoop.now - $0.lastKey >= pause
        } ?? false
      },
      onFailure: { [logger] in
        logger.error(
          """
          The program has been replaced by \(DataDirectory.executable), which does not run; the old \
          one goes on. Install ibus-callout again.
          """)
      },
      onEnd: { [weak self, logger] replacement in
        guard let self else { return }
        switch replacement {
        case .program:
          logger.notice("The program has been upgraded; the new one takes over.")
          ending = .upgrade
        case .supervisor:
          ending = .supervisorLost(engine: sessions.last?.session?.name ?? options.recover)
        }
        MainLoop.quit()
      })
  }

  private func makeController(_ engine: String) -> KeyboardInputController {
    if !EngineCatalogue.offers(engine, library: keyboards.library) {
      logger.warning(
        """
        IBus requested the engine "\(engine)", which this version does not have; it gets the \
        multilingual one.
        """)
    }
    defer { reportProblems() }
    return keyboards.makeController(engine: engine, settings: readSettings())
  }

  /// Logs each problem with files once.
  private func reportProblems() {
    for problem in keyboards.problems where reportedProblems.insert(problem).inserted {
      logger.warning("\(problem)")
    }
  }

  private func prepare(_ session: EngineSession) {
    sessions.removeAll { $0.session == nil }
    sessions.append(WeakSession(session: session))
    if options.supervisor != nil { SupervisorChannel.report(engine: session.name) }
    session.controller.clientQuirks.merge(clientQuirks) { $1 }
    session.controller.accessibility = accessibility
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
      announcements.forgetList()
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
    // A panel that is replaced is gone for a moment, too.
    MainLoop.after(milliseconds: 1000) { [weak self] in
      guard !isThere, let self, !hasPanel else { return }
      logger.warning(
        """
        IBus's panel has quit, so lists cannot be shown; held keys repeat until it is back. To \
        restart it, run ibus restart; in Plasma and sway, log in again
        """)
    }
    for session in liveSessions { session.handle(.panel(isThere: isThere)) }
  }

  private func readSettings() -> KeyboardSettings {
    let read = settings.read()
    for problem in settings.newProblems { logger.warning("\(problem) The value is ignored.") }
    feedback.settings = read.feedback(on: accessibility)
    return read
  }

  /// Applies a change at once, in every engine.
  func settingsChanged() {
    let read = readSettings()
    if read.hold { isHoldReminderDue = false }
    if keyboards.read(read.locales) { libraryChanged() }
    for session in liveSessions {
      keyboards.applyTheme(of: read, to: session.controller)
      session.controller.settings = KeyboardFactory.settings(read, forEngine: session.name)
    }
    reportProblems()
    reportChanges()
    monitor.isAllowed = read.allowsMonitoring
  }

  /// Applies locale files that were read or changed.
  private func libraryChanged() {
    reportProblems()
    for session in liveSessions { session.controller.library = keyboards.library }
  }

  var liveSessions: [EngineSession] { sessions.compactMap(\.session) }

  struct WeakSession {
    weak var session: EngineSession?
    var trace: SessionTrace?
  }
}
