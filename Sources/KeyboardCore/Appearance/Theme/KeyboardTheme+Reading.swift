extension KeyboardTheme {
  /// The version of the form this code reads.
  package static let format = 1

  /// The name of the theme that a theme file builds on, or `nil` for the standard one or a broken file.
  package static func parentName(in text: String) -> String? {
    (try? JSONValue(parsing: text))?["parent"]?.string
  }

  /// Reads a theme's file.
  ///
  /// Missing values come from the theme the file builds on, `parent`, so one colour is enough to make
  /// a theme. Values for a key apply while it is pressed, too, unless there are values for pressed
  /// keys. Values for light or dark desktops override those under `both`.
  /// - Throws: `DataFileError` for broken JSON, another version of the form, a missing name,
  ///   and a key that is unknown or has a value of the wrong kind.
  public init(
    parsing text: String, parent: Self = .standard
  ) throws(DataFileError) {
    let file = try DataFile(parsing: text, format: Self.format)
    _ = try file.string("name", otherwise: "the theme's name is missing")
    self = parent
    let members = file.members
    // Values for both are read first, whatever the order.
    for member in members where member.key == "both" {
      try light.read(member)
      try dark.read(member)
    }
    for member in members { try read(member) }
    for member in members where member.key == "scheme" {
      switch try member.choice(KeyboardColorScheme.self) {
      case .light: dark = light
      case .dark: light = dark
      }
    }
    if file["title"] == nil { title = name }
  }

  private mutating func read(_ member: DataFileMember) throws(DataFileError) {
    switch member.key {
    case "format", "both", "scheme": break
    case "parent": _ = try member.text()
    case "name": name = try member.text()
    case "title": title = try member.text()
    case "light": try light.read(member)
    case "dark": try dark.read(member)
    case "panel": for part in try member.members() { try panel.read(part) }
    case "terminal": for part in try member.members() { try terminal.read(part) }
    default:
      throw member.unknown("name, title, parent, scheme, both, light, dark, panel, terminal")
    }
  }
}

extension PanelStyle {
  fileprivate mutating func read(_ member: DataFileMember) throws(DataFileError) {
    switch member.key {
    case "underlinesPreedit": underlinesPreedit = try member.bool()
    case "preeditForeground": preeditForeground = try member.color()
    case "preeditBackground": preeditBackground = try member.color()
    case "candidateForeground": candidateForeground = try member.color()
    case "candidateBackground": candidateBackground = try member.color()
    case "labels": labels = try member.choice()
    case "orientation": orientation = try member.choice()
    default:
      throw member.unknown(
        "underlinesPreedit, preeditForeground, preeditBackground, candidateForeground,"
          + " candidateBackground, labels, orientation")
    }
  }
}

extension TerminalStyle {
  fileprivate mutating func read(_ member: DataFileMember) throws(DataFileError) {
    switch member.key {
    case "lines": lines = try member.choice()
    case "colors": colors = try member.choice()
    default: throw member.unknown("lines, colors")
    }
  }
}
