public import KeyboardCore

/// Reads the locale files: those of the program and the user's own on top.
public struct LocaleLoader {
  /// The locales that could be read.
  public private(set) var library = LocaleLibrary()
  /// One sentence for each file that could not.
  public private(set) var problems: [String] = []

  /// Reads all locale files.
  ///
  /// A file that is broken is left out and named in `problems`; the rest goes on.
  /// - Parameter directories: Where the files are, the program's first.
  public init(directories: [String] = Self.directories) {
    for directory in directories {
      for name in TextFile.names(in: directory, suffix: ".json") {
        load(directory + "/" + name, id: String(name.dropLast(".json".count)))
      }
    }
    if library[LocaleLibrary.base] == nil {
      problems.append(
        "There are no locale files in \(directories.joined(separator: " or "));"
          + " reinstall ibus-callout or set IBUS_CALLOUT_DATA to its data directory.")
    }
  }

  /// The directories of the program and of the user.
  public static var directories: [String] {
    [DataDirectory.path, DataDirectory.userPath].compactMap { $0.map { $0 + "/locales" } }
  }

  private mutating func load(_ path: String, id: String) {
    do {
      let data = try LocaleData(parsing: TextFile.read(path))
      guard data.id.rawValue == id else {
        problems.append("\(path): the \"id\" is \(data.id), but the file's name says \(id).")
        return
      }
      library.add(data)
    } catch {
      problems.append("\(path): \(error); the file is left out.")
    }
  }
}
