import ArgumentParser
import Commands
import GLib
import Hosting
import KeyboardCore

nonisolated struct SettingsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "settings", abstract: "Shows and changes the settings of the running engine.",
    discussion: """
      Changes take effect immediately. A value the engine cannot use is not stored.

      Examples:
        ime-cli settings                       all settings; * marks those you have changed
        ime-cli settings get hold-delay
        ime-cli settings set hold-delay 400
        ime-cli settings set locales fr german     French first, then German
        ime-cli settings add hold-rules 'game=off'
        ime-cli settings remove hold-rules 'game=off'
        ime-cli settings reset hold-delay locales
      """,
    subcommands: [
      ListSettingsCommand.self, GetSettingCommand.self, SetSettingCommand.self,
      AddToSettingCommand.self, RemoveFromSettingCommand.self, ResetSettingsCommand.self,
    ],
    defaultSubcommand: ListSettingsCommand.self)
}

struct ListSettingsCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Lists the settings.",
    discussion: "Each row is a setting's name, * if you changed it, its value, and its purpose.")

  @Flag(help: "Print JSON: an array of objects, one for each setting.")
  var json = false

  @MainActor func perform() throws {
    let settings = try StoredSettings()
    let entries = settings.entries
    if let problem = settings.schemaProblem { printError(problem) }
    if json { return print(JSONValue.array(entries.map(\.json)).compact) }
    for entry in entries {
      let mark = entry.isLocked ? "locked" : entry.isChanged ? "*" : ""
      print("\(entry.name)\t\(mark)\t\(entry.value.text)\t\(entry.summary)".printable)
    }
  }
}

struct GetSettingCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "get", abstract: "Prints a setting's value.",
    discussion: "A list is printed with one entry per line, a text as it is.")

  @Argument(help: "The setting's name.", completion: .settingNames)
  var name: String

  @Flag(help: "Print JSON: the setting's object.")
  var json = false

  @MainActor func perform() throws {
    let entry = try StoredSettings().entry(named: name)
    if json { return print(entry.json.compact) }
    entry.lines.forEach { print($0.printable) }
  }
}

struct SetSettingCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "set", abstract: "Changes a setting.")

  @Argument(help: "The setting's name.", completion: .settingNames)
  var name: String

  @Argument(help: "The value; for a list, one word per entry.", completion: .settingValues)
  var value: [String]

  @MainActor func perform() throws {
    let words = try StoredSettings.known(value, for: name)
    try StoredSettings().set(name, to: words)
  }
}

struct AddToSettingCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Adds an entry to a setting that is a list.",
    discussion: """
      The other entries stay. Rules, layouts and shortcuts become the first of the list, because the \
      first that matches applies, and replace an entry with the same words before "=". Other entries \
      become the last.
      """)

  @Argument(help: "The setting's name.", completion: .settingNames)
  var name: String

  @Argument(help: "The entry.", completion: .settingValues)
  var entry: String

  @MainActor func perform() throws {
    for word in try StoredSettings.known([entry], for: name) {
      print(try StoredSettings().add(word, to: name).printable)
    }
  }
}

struct RemoveFromSettingCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Removes an entry from a setting that is a list.")

  @Argument(help: "The setting's name.", completion: .settingNames)
  var name: String

  @Argument(help: "The entry, as \"settings get\" prints it.", completion: .settingEntries)
  var entry: String

  @MainActor func perform() throws {
    let settings = try StoredSettings()
    // What is stored may be unknown by now.
    let isStored = try settings.entry(named: name).value.strings?.contains(entry) ?? true
    let word = isStored ? entry : (try? StoredSettings.known([entry], for: name).first) ?? entry
    print(try settings.remove(word, from: name).printable)
  }
}

struct ResetSettingsCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "reset", abstract: "Resets settings to their defaults.")

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
