import Desktop
import Feedback
import GLib
import Hosting
import IBus
import KeyboardCore
import KeyboardLayouts

/// Checks the files, settings and session of the engine.
package struct Examination {
  /// The findings: what is broken first, then remarks.
  package private(set) var findings: [Finding] = []

  package var problems: [Finding] { findings.filter { $0.mark != .well } }
  package var details: [Finding] { findings.filter { $0.mark == .well } }
  package var isWell: Bool { findings.allSatisfy { $0.mark != .broken } }

  private let keyboards = KeyboardFactory()

  package init() {
    let facts = SessionFacts.here
    let desktop = SessionDesktop(environment: facts.environment)
    if FrontEndInUse(facts, on: desktop) == .engine { examineIBus(facts) }
    findings += DesktopAdvice(facts).findings
    examineFiles()
    let settings = examineSettings()
    let locales = examineLocales(settings)
    examineLayouts(of: locales)
    examineLetters(settings)
    examineSequences()
    examineFeedback(settings.feedback)
    if settings.speech { examineScreenReader() }
    findings = Finding.Mark.allCases.flatMap { mark in findings.filter { $0.mark == mark } }
  }

  /// A sentence that everything works, in the language of the session, or `nil`.
  package var praise: Finding? {
    problems.isEmpty ? Finding(mark: .well, sentence: translated("Everything works")) : nil
  }
  /// The title of the details, in the language of the session.
  package static var detailsTitle: String { translated("Details") }

  private mutating func examineFiles() {
    let count = keyboards.library.namedIdentifiers.count
    if keyboards.library[LocaleLibrary.base] != nil {
      findings.add(
        .well, translated("Version %1 with %2 locales in %3"),
        [calloutBuild, "\(count)", DataDirectory.path])
    }
    for problem in keyboards.problems { findings.add(.broken, problem) }
  }

  private mutating func examineSettings() -> KeyboardSettings {
    guard let store = try? SettingsStore() else { return KeyboardSettings() }
    let settings = store.read()
    if let problem = store.schemaProblem {
      findings.add(.broken, problem)
    } else if store.isStored {
      let folder = InstalledSettings.folder(of: SettingsStore.schema) ?? ""
      findings.add(.well, translated("Settings schema %1 in %2"), [SettingsStore.schema, folder])
    } else {
      findings.add(
        .broken,
        translated(
          "The settings schema %s is not installed, or is of another version, so the defaults are"
            + " used. Reinstall ibus-callout."), [SettingsStore.schema])
    }
    if !settings.hold {
      findings.add(
        .remark,
        translated("Holding is off, so no list opens; to turn it on: ime-cli settings set hold on"),
        remedy: .holding)
    }
    for problem in store.problems {
      findings.add(
        .broken, translated("A setting has an invalid value, which is ignored: %s"), [problem])
    }
    return settings
  }

  /// Checks the enabled locales and sets, and returns the languages, or else the session's.
  private mutating func examineLocales(_ settings: KeyboardSettings) -> [LocaleIdentifier] {
    let library = keyboards.library
    let known = settings.locales.filter(library.knows)
    for locale in settings.locales where !library.knows(locale) {
      findings.add(
        .broken,
        translated(
          "The setting locales has %s, which is unknown; for the list, run: ime-cli locales"
        ), ["\(locale)"], remedy: .setting("locales", to: Variant(known.map(\.rawValue))))
    }
    let languages = settings.locales.filter { !$0.isSet }
    guard languages.isEmpty else { return languages.filter(library.knows) }
    let name = LocaleLoader.systemLocale
    let locale = LocaleIdentifier(name)
    guard library.knows(locale) else {
      findings.add(
        .remark,
        translated(
          "There are no letters for %s, so English is used; choose others: ime-cli settings set"
            + " locales fr de"), [name])
      return [KeyboardLocale.english.locale]
    }
    findings.add(.well, translated("Locale of the session: %s"), ["\(locale)"])
    return [locale]
  }

  private mutating func examineLayouts(of locales: [LocaleIdentifier]) {
    let provider = keyboards.physicalLayoutProvider
    for locale in locales {
      let names = keyboards.library.layouts(of: locale)
      if let layout = provider.xkbLayout(for: locale) {
        if let wanted = names.first, layout.name != wanted {
          findings.add(
            .remark,
            translated(
              "The layout %1 of %2 is not in the installed xkb data, so %3 is used; a newer xkb-data"
                + " may have it."), [wanted, "\(locale)", layout.name])
        } else {
          findings.add(.well, translated("Layout of %1: %2"), ["\(locale)", layout.name])
        }
      } else if !names.isEmpty {
        findings.add(
          .broken,
          translated(
            "None of the layouts %1 of %2 is in the installed xkb data; install the package xkb-data."
          ), [names.joined(separator: ", "), "\(locale)"])
      }
    }
  }

  /// Says whether keys have other letters than those of the desktop's layout.
  private mutating func examineLetters(_ settings: KeyboardSettings) {
    let provider = keyboards.physicalLayoutProvider
    let controller = keyboards.makeController(settings: settings)
    _ = controller.handle(.layouts(SessionLayoutNames.here.layouts(of: provider)))
    let locale = controller.state.keyboardContext.locale
    guard controller.hasOwnLayout,
      let layout = provider.xkbLayout(for: locale, chosen: settings.layouts)
    else { return }
    findings.add(
      .remark,
      translated(
        "Keys have the layout %1 of %2 instead of your keyboard's; to change that, choose another"
          + " language, or run: ime-cli settings set letter-source system"),
      [layout.name, "\(locale)"], remedy: .setting("letter-source", to: Variant("system")))
  }

  /// Reads the tables of dead keys and Compose, as the engine does at the first dead key.
  private mutating func examineSequences() {
    var problems: [String] = []
    keyboards.composer.onProblem = { problems.append($0) }
    let hasTables = keyboards.composer.readTables()
    for problem in problems { findings.add(.broken, problem) }
    guard hasTables, problems.isEmpty else { return }
    if let own = ComposeFile.path, !keyboards.composer.hasDeadKeys {
      findings.add(
        .remark,
        translated(
          "Dead keys and the usual Compose sequences are off, because %1 has no line: include %2"),
        [own, "\"%L\""])
    } else if let own = ComposeFile.path {
      findings.add(.well, translated("Dead keys and Compose, with your own in %s"), [own])
    } else {
      findings.add(.well, translated("Dead keys and Compose"))
    }
  }

  /// Checks what feedback needs if it is on; only ears can check the sound.
  private mutating func examineFeedback(_ settings: FeedbackSettings) {
    guard settings.isOn else { return }
    let known = FeedbackPlayer.standardMakers
    for name in settings.handlers where known[name] == nil {
      findings.add(
        .broken,
        translated(
          "The setting feedback-handlers has %1, which is unknown; the known ones are %2."),
        [name, known.keys.sorted().joined(separator: ", ")])
    }
    if settings.handlers.contains("canberra"), !CanberraFeedbackHandler.isInstalled {
      findings.add(
        .remark,
        translated(
          "libcanberra is not installed, so no feedback is heard; install the package libcanberra0."
        ))
    }
    let names = settings.handlers.filter { known[$0] != nil }.joined(separator: ", ")
    findings.add(
      .well, translated("Feedback is played by %s; to hear some, run: ime-cli feedback"), [names])
  }

  private mutating func examineScreenReader() {
    switch ScreenReader.current {
    case .none: break
    case .speaking: findings.add(.well, translated("The screen reader says what lists show"))
    case .silent:
      findings.add(
        .remark,
        translated(
          "A screen reader is on but cannot be asked to speak, as Orca before version 49; lists are"
            + " heard, not spoken."))
    }
  }

  private mutating func examineIBus(_ facts: SessionFacts) {
    let bus = Bus()
    guard bus.isConnected else {
      return findings.add(
        .broken,
        translated(
          "IBus is not running for this user and display; start it in your desktop's settings, or"
            + " run: ibus-daemon -drxR"), remedy: .start)
    }
    findings.add(.well, translated("IBus is running"))
    let name = EngineCatalogue.multilingual
    let advice = ComponentAdvice.here
    guard bus.knows(engine: name) else {
      return findings.add(
        .broken, advice.sentence, remedy: advice.found == nil ? nil : .restart)
    }
    if let file = advice.found {
      findings.add(.well, translated("IBus knows the engine %1 (%2)"), [name, file])
    } else {
      findings.add(.well, translated("IBus knows the engine %s"), [name])
    }
    let engine = bus.engineInUse
    if let engine, engine.hasPrefix(name) {
      findings.add(.well, translated("The engine in use is %s"), [engine])
    } else {
      findings.add(.broken, EngineAdvice(engine: engine, facts).sentence, remedy: .engine)
    }
    if let desktop = SessionDesktop(environment: facts.environment),
      !bus.hasOwner(of: EngineComponent.panelName)
    {
      findings.add(
        .broken,
        desktop.startsPanel
          ? translated(
            "Nothing shows lists, because IBus's panel is not running; log out and in again")
          : translated(
            "Nothing shows lists, because IBus's panel is not running; to start it again, run: ibus"
              + " restart"), remedy: desktop.startsPanel ? nil : .restart)
    }
  }
}
