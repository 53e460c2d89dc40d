package import Desktop
import Feedback
package import GLib
package import Hosting
package import KeyboardCore
import KeyboardLayouts
package import Logging
import Spelling

/// What every front end needs beside its sessions: settings, files, traces, feedback, speech, and
/// the desktop.
@MainActor
package final class KeyboardServer {
  /// The log.
  package let logger: Logger
  /// The settings.
  package let settings: SettingsStore
  /// Makes the keyboards.
  package let keyboards: KeyboardFactory
  /// Types into fields.
  package weak var frontEnd: (any FrontEnd)?
  /// The quirks of clients on this desktop.
  package var clientQuirks: [String: ClientQuirks] = [:]
  /// Why lists cannot be shown and why keys wait, as the sessions know it.
  package var sessions: [any KeyboardSession] { entries.compactMap(\.session) }

  let feed: TraceFeed
  private lazy var monitor = MonitorServer(feed: feed) { [logger] in logger.warning("\($0)") }
  var entries: [Entry] = []
  private var reportedProblems: Set<String> = []
  weak var answeredSession: (any KeyboardSession)?
  weak var focusedSession: (any KeyboardSession)?
  /// What the desktop's accessibility features do.
  var accessibility = Accessibility() {
    didSet { if accessibility != oldValue { accessibilityChanged() } }
  }
  let screenReader: any SpeechOutput
  var announcements = AnnouncementQueue()
  var announcementTimeout: Timeout?
  var bounceKeys: BounceKeys?
  /// The layouts of the session, and when they were read from settings, in ms.
  var layouts = SessionLayouts()
  var lastLayouts: Int?
  private var recentPrograms = RecentPrograms()
  private var hasMetDesktop = false
  var hasGreeted = false
  /// The messages that will be shown, by their sessions.
  var sentences: [ObjectIdentifier: Timeout] = [:]
  /// Whether holding was turned off with a key or in the menu, and no key was held since.
  var isHoldReminderDue = false
  let spelling = SpellingFinder()
  private let programs: FocusedProgramWatcher
  private let hasDesktop: Bool
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

  /// Reads the settings, and opens the trace.
  ///
  /// - Parameters:
  ///   - options: The command line.
  ///   - program: The program.
  ///   - stored: The stored settings, or `nil` without the schema.
  ///   - screenReader: Says what changes in lists.
  ///   - hasDesktop: Whether there is a desktop with programs, layouts and recent emoji; tests may do
  ///     without.
  ///   - makeLog: Makes the log of the program of a name.
  /// - Throws: A sentence about an option.
  package init(
    _ options: FrontEndOptions, of program: FrontEndProgram,
    stored: InstalledSettings? = .own, screenReader: any SpeechOutput = ScreenReader(),
    hasDesktop: Bool = true,
    makeLog: (String) -> any LogHandler = { JournalLogHandler(label: $0) }
  ) throws {
    InstalledProgram.note()
    self.screenReader = screenReader
    self.hasDesktop = hasDesktop
    programs = FocusedProgramWatcher(
      scripts: DataDirectory.path + "/kwin",
      variable: { hasDesktop ? DataDirectory.environment($0) : nil })
    feed = TraceFeed(of: program.name)
    logger = Logger(label: program.name, factory: makeLog)
    settings = try SettingsStore(overrides: options.settings, stored: stored)
    keyboards = KeyboardFactory(wanted: [], recentEmojis: hasDesktop ? EmojiStore.recentsPath : nil)
    if let problem = settings.schemaProblem { logger.warning("\(problem)") }
    reportProblems()
    if let path = options.trace {
      do {
        feed.add(try TraceWriter(path: path))
      } catch {
        logger.error("\(error) The keyboard continues without a trace.")
      }
    }
  }

  /// Follows settings, files and the desktop from now on.
  package func start() {
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
  }

  /// Stores what is not stored yet; call it once typing has ended.
  package func finish() {
    programs.stop()
    settings.finish()
    keyboards.emojiStore.finish()
    pinnedLetters.finish()
  }

  /// Makes the keyboard of a session with its own locale, or that of the settings.
  package func makeController(ownLocale: LocaleIdentifier?) -> KeyboardInputController {
    defer { reportProblems() }
    let settings = readSettings()
    return keyboards.makeController(
      settings: ownLocale.map(settings.beginning(with:)) ?? settings)
  }

  /// Serves a new session, before its first event.
  package func serve(_ session: any KeyboardSession) {
    entries.removeAll { $0.session == nil }
    entries.append(Entry(session: session))
    session.controller.clientQuirks.merge(clientQuirks) { $1 }
    session.controller.accessibility = accessibility
    if layouts != SessionLayouts() { session.handle(.layouts(layouts)) }
    session.onChange = { [weak self, weak session] change in
      guard let self, let session else { return }
      store(change, of: session)
    }
    session.onProgramEffect = { [weak self, weak session] effect in
      guard let self, let session else { return }
      do {
        try perform(effect, of: session)
      } catch {
        logger.warning("\(error)")
      }
    }
    session.onFocusIn = { [weak self, weak session] client in
      guard let self, let session else { return }
      focusedSession = session
      announcements.forgetList()
      meetDesktop()
      readLayoutsAgain()
      frontEnd?.hasFocus(client: client)
      programs.follow(client: client)
      programChanged(programs.program)
    }
    if !feed.isIdle { listen(to: session, isNew: true) }
  }

  /// Applies the quirks that a client has on this desktop.
  package func apply(_ quirks: ClientQuirks, to client: String) {
    clientQuirks[client] = quirks
    for session in sessions { session.controller.clientQuirks[client] = quirks }
    reportChanges()
  }

  /// Whether nothing has been typed for some ms, and nothing is in progress.
  package func isAtRest(for pause: Int) -> Bool {
    sessions.allSatisfy { $0.controller.isAtRest && MainLoop.now - $0.lastKey >= pause }
  }

  /// Meets the desktop at the first field: at the start it would take time.
  private func meetDesktop() {
    guard !hasMetDesktop else { return }
    hasMetDesktop = true
    frontEnd?.meetDesktop()
    MainLoop.after(milliseconds: 0) { [weak self] in self?.followAccessibility() }
    guard hasDesktop else { return }
    MainLoop.after(milliseconds: 1000) { [weak self, logger] in
      self?.followBounceKeys()
      self?.followLayouts()
      EngineQuestions.answer(
        programs: { self?.recentPrograms.names ?? [] }, lastHold: { self?.lastHold },
        showsLists: { self?.showsLists ?? true },
        onProblem: { logger.info("\($0)") })
    }
  }

  /// The result of the last held key, in any session.
  private var lastHold: HoldReport? {
    sessions.compactMap(\.controller.lastHold).max { $0.time < $1.time }
  }

  private var showsLists: Bool {
    sessions.allSatisfy { $0.controller.state.keyboardContext.field.hasPanel }
  }

  /// Reports to the focused session which program it types into, if that is known.
  private func programChanged(_ name: String?) {
    guard let session = focusedSession else { return }
    session.handle(.program(name))
    recentPrograms.note(
      client: session.controller.state.keyboardContext.field.client, program: name)
  }

  /// Logs each problem with files once.
  private func reportProblems() {
    for problem in keyboards.problems where reportedProblems.insert(problem).inserted {
      logger.warning("\(problem)")
    }
  }

  private func readSettings() -> KeyboardSettings {
    let read = settings.read()
    for problem in settings.newProblems { logger.warning("\(problem) The value is ignored.") }
    feedback.settings = read.feedback(on: accessibility)
    return read
  }

  /// Applies a change at once, in every session.
  func settingsChanged() {
    let read = readSettings()
    if read.hold { isHoldReminderDue = false }
    if keyboards.read(read.locales) { libraryChanged() }
    for session in sessions {
      keyboards.applyTheme(of: read, to: session.controller)
      session.controller.settings = session.settings(from: read)
    }
    reportProblems()
    reportChanges()
    frontEnd?.settingsChanged()
    monitor.isAllowed = read.allowsMonitoring
  }

  /// Applies locale files that were read or changed.
  private func libraryChanged() {
    reportProblems()
    for session in sessions { session.controller.library = keyboards.library }
  }

  /// A session, for as long as it is there.
  struct Entry {
    weak var session: (any KeyboardSession)?
    var trace: SessionTrace?
  }
}
