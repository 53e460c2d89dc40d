import ArgumentParser
import Commands
import EngineHost
import GLib
import KeyboardCore

/// `ime-cli settings`: the settings, for those without a desktop.
nonisolated struct SettingsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "settings", abstract: "Shows and changes the settings of the running engine.",
    discussion: """
      Changes take effect immediately. A value the engine cannot use is not stored.

      Examples:
        ime-cli settings                       all settings; * marks those you have changed
        ime-cli settings set hold-delay 400
        ime-cli settings set locales fr de     a list takes one word per entry
        ime-cli settings reset hold-delay
      """,
    subcommands: [
      ListSettingsCommand.self, GetSettingCommand.self, SetSettingCommand.self,
      ResetSettingsCommand.self,
    ],
    defaultSubcommand: ListSettingsCommand.self)
}

/// `ime-cli settings list`: all settings.
struct ListSettingsCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Lists the settings.",
    discussion: """
      Each row is a setting's name, * if you have changed it, its value, and what it is for.

      Examples:
        ime-cli settings list
        ime-cli settings list --json
      """)

  @Flag(help: "Print JSON: an array of objects, one a setting.")
  var json = false

  @MainActor func perform() throws {
    let entries = try StoredSettings().entries
    if json { return print(JSONValue.array(entries.map(\.json)).compact) }
    for entry in entries {
      let mark = entry.isLocked ? "locked" : entry.isChanged ? "*" : ""
      print("\(entry.name)\t\(mark)\t\(entry.value.text)\t\(entry.summary)")
    }
  }
}

/// `ime-cli settings get`: the value of one setting.
struct GetSettingCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "get", abstract: "Prints a setting's value.",
    discussion: """
      A list is printed with one entry per line, a text as it is.

      Examples:
        ime-cli settings get hold-delay
      """)

  @Argument(help: "The setting's name.", completion: .settingNames)
  var name: String

  @Flag(help: "Print JSON: the setting's object.")
  var json = false

  @MainActor func perform() throws {
    let entry = try StoredSettings().entry(named: name)
    if json { return print(entry.json.compact) }
    entry.lines.forEach { print($0) }
  }
}

/// `ime-cli settings set`: changes one setting.
struct SetSettingCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "set", abstract: "Changes a setting.",
    discussion: """
      Examples:
        ime-cli settings set hold-delay 400
        ime-cli settings set locales fr de           French first, then German
        ime-cli settings set hold-rules 'game=off'   no list in one program
      """)

  @Argument(help: "The setting's name.", completion: .settingNames)
  var name: String

  @Argument(help: "The value; for a list, one word per entry.", completion: .settingValues)
  var value: [String]

  @MainActor func perform() throws {
    let settings = try StoredSettings()
    switch name {
    case "locales", "locale": try requireLocales()
    case "theme": try requireTheme()
    default: break
    }
    try settings.set(name, to: value)
  }

  /// What the engine would pass over with a line in its log is refused here.
  @MainActor private func requireLocales() throws {
    let keyboards = KeyboardFactory()
    for locale in value where !locale.isEmpty && !locale.hasPrefix("[") {
      _ = try keyboards.knownLocale(locale)
    }
  }

  @MainActor private func requireTheme() throws {
    let themes = ThemeLoader().entries.map(\.theme.name)
    guard let theme = value.first, !themes.contains(theme) else { return }
    throw CommandError(
      "There is no theme \(theme); choose one of \(themes.joined(separator: ", ")).")
  }
}

/// `ime-cli settings reset`: gives settings their standard values.
struct ResetSettingsCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "reset", abstract: "Resets settings to their defaults.",
    discussion: """
      Examples:
        ime-cli settings reset hold-delay locales
        ime-cli settings reset --all
      """)

  @Argument(help: "The names of the settings.", completion: .settingNames)
  var names: [String] = []

  @Flag(help: "Reset all settings.")
  var all = false

  func validate() throws {
    guard names.isEmpty == all else {
      throw ValidationError("Name the settings to reset, or use --all.")
    }
  }

  @MainActor func perform() throws {
    let settings = try StoredSettings()
    let entries = settings.entries.filter { $0.isChanged && !$0.isLocked }
    for name in all ? entries.map(\.name) : names { try settings.reset(name) }
  }
}
