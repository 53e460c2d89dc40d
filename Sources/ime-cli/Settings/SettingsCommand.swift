import ArgumentParser
import Commands
import GLib
import Hosting
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
        ime-cli settings add hold-rules 'game=off'
        ime-cli settings reset hold-delay
      """,
    subcommands: [
      ListSettingsCommand.self, GetSettingCommand.self, SetSettingCommand.self,
      AddToSettingCommand.self, RemoveFromSettingCommand.self, ResetSettingsCommand.self,
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
      """)

  @Argument(help: "The setting's name.", completion: .settingNames)
  var name: String

  @Argument(help: "The value; for a list, one word per entry.", completion: .settingValues)
  var value: [String]

  @MainActor func perform() throws {
    try StoredSettings.requireKnown(value, for: name)
    try StoredSettings().set(name, to: value)
  }
}

/// `ime-cli settings add`: adds an entry to a list.
struct AddToSettingCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Adds an entry to a setting that is a list.",
    discussion: """
      The other entries stay. Rules, layouts and shortcuts become the first of the list, because the \
      first that matches applies, and replace an entry with the same words before "=". Other entries \
      become the last.

      Examples:
        ime-cli settings add hold-rules 'game=off'   no list in one program
        ime-cli settings add locales de
      """)

  @Argument(help: "The setting's name.", completion: .settingNames)
  var name: String

  @Argument(help: "The entry.", completion: .settingValues)
  var entry: String

  @MainActor func perform() throws {
    try StoredSettings.requireKnown([entry], for: name)
    print(try StoredSettings().add(entry, to: name))
  }
}

/// `ime-cli settings remove`: removes an entry from a list.
struct RemoveFromSettingCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Removes an entry from a setting that is a list.",
    discussion: """
      Examples:
        ime-cli settings remove hold-rules 'game=off'
      """)

  @Argument(help: "The setting's name.", completion: .settingNames)
  var name: String

  @Argument(help: "The entry, as \"settings get\" prints it.", completion: .settingEntries)
  var entry: String

  @MainActor func perform() throws { print(try StoredSettings().remove(entry, from: name)) }
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
