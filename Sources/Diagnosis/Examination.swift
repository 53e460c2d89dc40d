import EngineHost
import Feedback
import GLib
import Hosting
import IBus
import KeyboardCore
import KeyboardLayouts

/// Looks at the files, settings and session the engine works with.
public struct Examination {
  /// What was found: what is broken first, then what people may want to know.
  public private(set) var findings: [Finding] = []

  /// Those that say what is wrong, or what people may want to know.
  public var problems: [Finding] { findings.filter { $0.mark != .well } }
  /// Those that say what is well.
  public var details: [Finding] { findings.filter { $0.mark == .well } }
  /// Whether nothing is broken.
  public var isWell: Bool { findings.allSatisfy { $0.mark != .broken } }

  private let keyboards = KeyboardFactory()

  /// Looks at everything.
  public init() {
    let facts = SessionFacts.here
    examineIBus(facts)
    findings += DesktopAdvice(facts).findings
    examineFiles()
    let settings = examineSettings()
    let locales = examineLocales(settings)
    examineLayouts(of: locales)
    examineSequences()
    examineFeedback(settings.feedback)
    findings = Finding.Mark.allCases.flatMap { mark in findings.filter { $0.mark == mark } }
  }

  /// That there is nothing to do, in the language of the session; `nil` where there is.
  public var praise: Finding? {
    problems.isEmpty ? Finding(mark: .well, sentence: translated("Everything works")) : nil
  }
  /// The title of what is well, in the language of the session.
  public static var detailsTitle: String { translated("Details") }

  private mutating func add(_ mark: Finding.Mark, _ sentence: String) {
    findings.append(Finding(mark: mark, sentence: sentence))
  }

  private mutating func examineFiles() {
    let count = keyboards.library.namedIdentifiers.count
    if keyboards.library[LocaleLibrary.base] != nil {
      add(
        .well,
        translated("Version %1 with %2 locales in %3")
          .filling(calloutBuild, "\(count)", DataDirectory.path))
    }
    for problem in keyboards.problems { add(.broken, problem) }
  }

  private mutating func examineSettings() -> KeyboardSettings {
    guard let store = try? SettingsStore() else { return KeyboardSettings() }
    let settings = store.read()
    if store.isStored {
      let folder = InstalledSettings.folder(of: SettingsStore.schema) ?? ""
      add(.well, translated("Settings schema %1 in %2").filling(SettingsStore.schema, folder))
    } else {
      add(
        .broken,
        translated(
          "The settings schema %s is not installed, or is of another version, so the defaults are"
            + " used. Reinstall ibus-callout."
        ).filling(SettingsStore.schema))
    }
    if !settings.hold {
      add(
        .remark,
        translated("Holding is off, so no list opens; to turn it on: ime-cli settings set hold on"))
    }
    for problem in store.problems {
      add(
        .broken,
        translated("A setting has an invalid value, which is ignored: %s").filling(problem))
    }
    return settings
  }

  /// Looks at the enabled locales, or at the session's where there are none.
  private mutating func examineLocales(_ settings: KeyboardSettings) -> [LocaleIdentifier] {
    let library = keyboards.library
    for locale in settings.locales where !library.knows(locale) {
      add(
        .broken,
        translated(
          "The setting locales has %s, which is unknown; for the list, run: ime-cli locales"
        ).filling("\(locale)"))
    }
    guard settings.locales.isEmpty else { return settings.locales.filter(library.knows) }
    let name = LocaleLoader.systemLocale
    let locale = LocaleIdentifier(name)
    guard library.knows(locale) else {
      add(
        .remark,
        translated(
          "There are no letters for %s, so English is used; choose others: ime-cli settings set"
            + " locales fr de"
        ).filling(name))
      return [KeyboardLocale.english.locale]
    }
    add(.well, translated("Locale of the session: %s").filling("\(locale)"))
    return [locale]
  }

  private mutating func examineLayouts(of locales: [LocaleIdentifier]) {
    let provider = keyboards.physicalLayoutProvider
    for locale in locales {
      let names = keyboards.library.layouts(of: locale)
      if let layout = provider.xkbLayout(for: locale) {
        if let wanted = names.first, layout.name != wanted {
          add(
            .remark,
            translated(
              "The layout %1 of %2 is not in the installed xkb data, so %3 is used; a newer xkb-data"
                + " may have it."
            ).filling(wanted, "\(locale)", layout.name))
        } else {
          add(.well, translated("Layout of %1: %2").filling("\(locale)", layout.name))
        }
      } else if !names.isEmpty {
        add(
          .broken,
          translated(
            "None of the layouts %1 of %2 is in the installed xkb data; install the package xkb-data."
          ).filling(names.joined(separator: ", "), "\(locale)"))
      }
    }
  }

  /// Reads the tables of dead keys and Compose, which the engine does at the first dead key.
  private mutating func examineSequences() {
    var problems: [String] = []
    keyboards.composer.onProblem = { problems.append($0) }
    let hasTables = keyboards.composer.readTables()
    for problem in problems { add(.broken, problem) }
    guard hasTables, problems.isEmpty else { return }
    if let own = ComposeFile.path {
      add(.well, translated("Dead keys and Compose, with your own in %s").filling(own))
    } else {
      add(.well, translated("Dead keys and Compose"))
    }
  }

  /// Looks for what feedback needs, where it is on; whether it is heard, only ears can tell.
  private mutating func examineFeedback(_ settings: FeedbackSettings) {
    guard settings.isOn else { return }
    let known = FeedbackPlayer.standardMakers
    for name in settings.handlers where known[name] == nil {
      add(
        .broken,
        translated("The setting feedback-handlers has %1, which is unknown; the known ones are %2.")
          .filling(name, known.keys.sorted().joined(separator: ", ")))
    }
    if settings.handlers.contains("canberra"), !CanberraFeedbackHandler.isInstalled {
      add(
        .remark,
        translated(
          "libcanberra is not installed, so no feedback is heard; install the package libcanberra0."
        ))
    }
    let names = settings.handlers.filter { known[$0] != nil }.joined(separator: ", ")
    add(
      .well,
      translated("Feedback is played by %s; to hear some, run: ime-cli feedback").filling(names))
  }

  private mutating func examineIBus(_ facts: SessionFacts) {
    let bus = Bus()
    guard bus.isConnected else {
      return add(
        .broken,
        translated(
          "IBus is not running for this user and display; start it in your desktop's settings, or"
            + " run: ibus-daemon -drxR"))
    }
    add(.well, translated("IBus is running"))
    let name = EngineCatalogue.multilingual
    guard bus.knows(engine: name) else { return add(.broken, ComponentAdvice.here.sentence) }
    let file = ComponentAdvice.here.found
    add(
      .well,
      file.map { translated("IBus knows the engine %1 (%2)").filling(name, $0) }
        ?? translated("IBus knows the engine %s").filling(name))
    let engine = bus.engineInUse
    if let engine, engine.hasPrefix(name) {
      add(.well, translated("The engine in use is %s").filling(engine))
    } else {
      add(.broken, EngineAdvice(engine: engine, facts).sentence)
    }
    if let desktop = Desktop(environment: facts.environment),
      !bus.hasOwner(of: EngineComponent.panelName)
    {
      add(
        .broken,
        desktop.startsPanel
          ? translated(
            "Nothing shows lists, because IBus's panel is not running; log out and in again")
          : translated(
            "Nothing shows lists, because IBus's panel is not running; to start it again, run: ibus"
              + " restart"))
    }
  }
}
