import EngineHost
import Feedback
import IBus
import KeyboardCore
import KeyboardLayouts

/// Looks at the files, settings and session the engine works with.
public struct Examination {
  /// What was found, in order.
  public private(set) var findings: [Finding] = []

  private let keyboards = KeyboardFactory()

  /// Looks at everything.
  public init() {
    examineFiles()
    let settings = examineSettings()
    let locales = examineLocales(settings)
    examineLayouts(of: locales)
    examineSequences()
    examineFeedback(settings.feedback)
    examineIBus()
    findings += DesktopAdvice(.here).findings
  }

  private mutating func add(_ mark: Finding.Mark, _ sentence: String) {
    findings.append(Finding(mark: mark, sentence: sentence))
  }

  private mutating func examineFiles() {
    let count = keyboards.library.namedIdentifiers.count
    if keyboards.library[LocaleLibrary.base] != nil {
      add(.well, "version \(calloutBuild), data in \(DataDirectory.path), \(count) locales")
    }
    for problem in keyboards.problems { add(.broken, problem) }
  }

  private mutating func examineSettings() -> KeyboardSettings {
    guard let store = try? SettingsStore() else { return KeyboardSettings() }
    let settings = store.read()
    if store.isStored {
      add(.well, "settings schema \(SettingsStore.schema)")
    } else {
      add(
        .broken,
        "The settings schema \(SettingsStore.schema) is not installed, or is of another version, so"
          + " defaults count; run packaging/install, or glib-compile-schemas on its directory.")
    }
    for problem in store.problems {
      add(.broken, "Setting \(problem) Until it is changed, the default counts.")
    }
    return settings
  }

  /// Looks at the enabled locales, or at the session's where there are none.
  private mutating func examineLocales(_ settings: KeyboardSettings) -> [LocaleIdentifier] {
    let library = keyboards.library
    for locale in settings.locales where !library.knows(locale) {
      add(
        .broken,
        "The setting locales has \(locale), which there is no file for; see \"ime-cli locales\".")
    }
    guard settings.locales.isEmpty else { return settings.locales.filter(library.knows) }
    let name = LocaleLoader.systemLocale
    let locale = LocaleIdentifier(name)
    guard library.knows(locale) else {
      add(
        .remark,
        "The session's locale is \(name), which there is no file for, so English counts; the setting"
          + " locales can name others.")
      return [KeyboardLocale.english.locale]
    }
    add(.well, "locale of the session \(locale)")
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
            "The layout \(wanted) of \(locale) is not in the installed xkb data, so \(layout.name)"
              + " is used; a newer xkb-data may have it.")
        } else {
          add(.well, "layout \(layout.name) of \(locale)")
        }
      } else if !names.isEmpty {
        add(
          .broken,
          "None of the layouts \(names.joined(separator: ", ")) of \(locale) is in the installed xkb"
            + " data; install the package xkb-data.")
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
    let own = ComposeFile.path.map { ", with your own in \($0)" } ?? ""
    add(.well, "dead keys and Compose sequences" + own)
  }

  /// Looks for what feedback needs, where it is on; whether it is heard, only ears can tell.
  private mutating func examineFeedback(_ settings: FeedbackSettings) {
    guard settings.isOn else { return }
    let known = FeedbackPlayer.standardMakers
    for name in settings.handlers where known[name] == nil {
      add(
        .broken,
        "The setting feedback-handlers has \(name), which there is no handler for; known are"
          + " \(known.keys.sorted().joined(separator: ", ")).")
    }
    if settings.handlers.contains("canberra"), !CanberraFeedbackHandler.isInstalled {
      add(
        .remark,
        "libcanberra is not installed, so no feedback is heard; install the package libcanberra0.")
    }
    let names = settings.handlers.filter { known[$0] != nil }.joined(separator: ", ")
    add(.well, "feedback by \(names); \"ime-cli feedback\" plays some")
  }

  private mutating func examineIBus() {
    let bus = Bus()
    guard bus.isConnected else {
      return add(
        .broken,
        "IBus is not running for this user and display; start it with \"ibus-daemon -drxR\" or in"
          + " your desktop's settings.")
    }
    add(.well, "IBus is running")
    guard bus.knows(engine: EngineCatalogue.multilingual) else {
      return add(
        .broken,
        "IBus does not know the engine \(EngineCatalogue.multilingual); run packaging/install, which"
          + " puts callout.xml where IBus looks, and then \"ibus restart\".")
    }
    add(.well, "IBus knows the engine \(EngineCatalogue.multilingual)")
    if let engine = bus.engineInUse {
      let isOurs = engine.hasPrefix(EngineCatalogue.multilingual)
      add(isOurs ? .well : .remark, "the engine in use is \(engine)")
    }
  }
}
