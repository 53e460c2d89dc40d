package import Desktop
import Feedback
package import GLib
package import Hosting
package import KeyboardCore
import KeyboardLayouts
package import Logging
import Spelling

/// What every front end needs beside its sessions: settings, keyboards, feedback and the desktop,
/// with owners of their own for what is said, traced and shown.
@MainActor
package final class KeyboardServer {
  /// The log.
  package let logger: Logger
  /// The settings.
  let settings: SettingsStore
  /// Makes the keyboards.
  package let keyboards: KeyboardFactory
  /// Types into fields.
  package weak var frontEnd: (any FrontEnd)?
  /// The sessions that are there.
  package var sessions: [any KeyboardSession] { entries.compactMap(\.session) }

  let speech: Speech
  let traces: Traces
  let messages: Messages
  let spelling = SpellingFinder()

  private var entries: [Entry] = []
  private weak var answeredSession: (any KeyboardSession)?
  private weak var focusedSession: (any KeyboardSession)?
  private var reportedProblems: Set<String> = []
  /// The quirks of clients on this desktop.
  private var clientQuirks: [String: ClientQuirks] = [:]
  /// What the desktop's accessibility features do.
  private var accessibility = Accessibility() {
    didSet { if accessibility != oldValue { accessibilityChanged() } }
  }
  private var bounceKeys: BounceKeys?
  private let layouts: SessionLayoutWatch
  private let programs: FocusedProgramWatcher
  private var recentPrograms = RecentPrograms()
  private let hasDesktop: Bool
  private var hasMetDesktop = false
  private lazy var feedback = FeedbackPlayer(
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
    self.hasDesktop = hasDesktop
    programs = FocusedProgramWatcher(
      scripts: DataDirectory.path + "/kwin",
      variable: { hasDesktop ? DataDirectory.environment($0) : nil })
    logger = Logger(label: program.name, factory: makeLog)
    settings = try SettingsStore(overrides: options.settings, stored: stored)
    keyboards = KeyboardFactory(wanted: [], recentEmojis: hasDesktop ? EmojiStore.recentsPath : nil)
    layouts = SessionLayoutWatch(keyboards.physicalLayoutProvider)
    speech = Speech(screenReader, keyboards.emojiStore)
    traces = Traces(of: program.name, settings, keyboards.emojiStore, logger)
    messages = Messages(settings, logger)
    if let problem = settings.schemaProblem { logger.warning("\(problem)") }
    reportProblems()
    if let path = options.trace {
      do {
        try traces.write(to: path)
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
    keyboards.emojiStore.onFontsChange = { [weak self] in self?.traces.tellChange() }
    keyboards.composer.onProblem = { logger.warning("\($0)") }
    settings.onProblem = { logger.warning("\($0)") }
    settings.onChange = { [weak self] in self?.settingsChanged() }
    speech.focusedSession = { [weak self] in self?.focusedSession }
    traces.follow { [weak self] in self?.sessions ?? [] }
    // A permission ends with its session.
    traces.allowMonitoring(settings.forbidMonitoring())
    layouts.onChange = { [weak self] in
      for session in self?.sessions ?? [] { session.handle(.layouts($0)) }
    }
    keyboards.followUserFiles { [weak self] in
      self?.reportedProblems = []
      self?.libraryChanged()
      self?.settingsChanged()
    }
    messages.onPin = { [weak self] in self?.keyboards.readLocalesAgain() }
    programs.onChange = { [weak self] in self?.programChanged($0) }
    programs.onProblem = { logger.warning("\($0)") }
  }

  /// Stores what is not stored yet; call it once typing has ended.
  package func finish() {
    programs.stop()
    settings.finish()
    keyboards.emojiStore.finish()
    messages.finish()
    traces.finish()
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
    if layouts.layouts != SessionLayouts() { session.handle(.layouts(layouts.layouts)) }
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
      speech.forgetList()
      meetDesktop()
      layouts.readAgain()
      frontEnd?.hasFocus(client: client)
      programs.follow(client: client)
      programChanged(programs.program)
    }
    traces.add(session)
  }

  /// Applies the quirks that a client has on this desktop.
  package func apply(_ quirks: ClientQuirks, to client: String) {
    clientQuirks[client] = quirks
    for session in sessions { session.controller.clientQuirks[client] = quirks }
    traces.tellChange()
  }

  /// A Latin letter on a key of one of the session's layouts.
  package func latin(code: UInt32) -> Keysym? { layouts.latin(code: code) }

  /// Whether nothing has been typed for some ms, and nothing is in progress.
  package func isAtRest(for pause: Int) -> Bool {
    sessions.allSatisfy { $0.controller.isAtRest && MainLoop.now - $0.lastKey >= pause }
  }

  /// Meets the desktop at the first field: at the start it would take time.
  private func meetDesktop() {
    guard !hasMetDesktop else { return }
    hasMetDesktop = true
    frontEnd?.meetDesktop()
    MainLoop.after(milliseconds: 0) { [weak self] in
      self?.speech.follow { [weak self] in self?.accessibility.screenReader = $0 }
    }
    guard hasDesktop else { return }
    MainLoop.after(milliseconds: 1000) { [weak self, logger] in
      self?.followBounceKeys()
      if self?.frontEnd?.tellsLayouts == false { self?.layouts.follow() }
      EngineQuestions.answer(
        programs: { self?.recentPrograms.names ?? [] }, lastHold: { self?.lastHold },
        showsLists: { self?.showsLists ?? true },
        onProblem: { logger.info("\($0)") })
    }
  }

  /// Applies how long the desktop keeps a key from being pressed again, now and whenever it changes.
  private func followBounceKeys() {
    let variable = DataDirectory.environment
    if !DisplayServer.isWayland(variable), let display = variable("DISPLAY") {
      X11BounceKeys.follow(display) { [weak self] in self?.accessibility.bounceDelay = $0 }
    } else {
      bounceKeys = BounceKeys { [weak self] in self?.accessibility.bounceDelay = $0 }
    }
  }

  /// Applies what the desktop's accessibility features do now to every session.
  private func accessibilityChanged() {
    useFeedback(of: settings.read())
    for session in sessions { session.controller.accessibility = accessibility }
    traces.tellChange()
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
    useFeedback(of: read)
    return read
  }

  /// Plays feedback, which a session may have to show.
  func play(_ kinds: KeyboardFeedback, for session: any KeyboardSession) {
    answeredSession = session
    feedback.play(kinds)
  }

  /// Gives feedback as some settings want it, and the desktop's accessibility features.
  func useFeedback(of settings: KeyboardSettings) {
    feedback.settings = settings.feedback(on: accessibility)
  }

  /// Applies a change at once, in every session.
  func settingsChanged() {
    let read = readSettings()
    messages.settingsChanged(read)
    if keyboards.read(read.locales) { libraryChanged() }
    for session in sessions {
      keyboards.applyTheme(of: read, to: session.controller)
      session.controller.settings = session.settings(from: read)
    }
    reportProblems()
    traces.tellChange()
    frontEnd?.settingsChanged()
    traces.allowMonitoring(read.allowsMonitoring)
  }

  /// Applies locale files that were read or changed.
  private func libraryChanged() {
    reportProblems()
    for session in sessions { session.controller.library = keyboards.library }
  }

  /// A session, for as long as it is there.
  private struct Entry {
    weak var session: (any KeyboardSession)?
  }
}
