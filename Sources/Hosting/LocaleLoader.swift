import Glibc
public import KeyboardCore

/// Reads the locale files of the program, and those of the user, which take precedence.
public struct LocaleLoader {
  /// The locales that have been read.
  public private(set) var library: LocaleLibrary
  /// One sentence for each file that could not be used.
  public private(set) var problems: [String] = []

  /// The files that have not been read, the program's before the user's.
  private var files: [LocaleIdentifier: [String]] = [:]

  /// Reads locale files; a broken one is left out.
  ///
  /// - Parameters:
  ///   - directories: The folders of the files, the program's first.
  ///   - wanted: The locales to read, with all they inherit from, or `nil` for all.
  ///   - excluded: A locale of which only the program's file is read.
  public init(
    directories: [String] = Self.directories, wanted: [LocaleIdentifier]? = nil,
    withoutOwnFileOf excluded: LocaleIdentifier? = nil
  ) {
    var own: [LocaleIdentifier] = []
    for directory in directories {
      for name in TextFile.names(in: directory, suffix: ".json") {
        let id = LocaleIdentifier(String(name.dropLast(".json".count)))
        if id == excluded, directory != directories.first { continue }
        files[id, default: []].append(directory + "/" + name)
        if directory != directories.first { own.append(id) }
      }
    }
    library = LocaleLibrary(unread: Set(files.keys))
    let session = LocaleIdentifier(Self.systemLocale)
    if library.knows(session) { library.sessionLocale = session }
    // English replaces texts that a locale lacks. The user's own files are read even if they are not
    // in use, to report what is wrong with them.
    read(wanted.map { $0 + own + [LocaleLibrary.base, "en", session] } ?? Array(files.keys))
    if library[LocaleLibrary.base] == nil {
      problems.append(
        "There are no locale files in \(directories.joined(separator: " or "));"
          + " reinstall ibus-callout or set IBUS_CALLOUT_DATA to its data directory.")
    }
  }

  /// Reads the remaining files of some locales and of all they inherit from.
  ///
  /// - Returns: Whether there were any.
  @discardableResult
  public mutating func read(_ locales: [LocaleIdentifier]) -> Bool {
    var hasRead = false
    for locale in locales.sorted().flatMap({ sequence(first: $0, next: \.parent) }) {
      for path in files.removeValue(forKey: locale) ?? [] {
        load(path, id: locale)
        hasRead = true
      }
    }
    return hasRead
  }

  /// Reads the names of locales in each other's languages, which few programs need.
  public mutating func readNames() {
    let path = DataDirectory.path + "/locale-names.json"
    do {
      library.names = try LocaleNames(parsing: TextFile.read(path))
    } catch {
      problems.append("\(path): \(error); names of locales are shown in their own languages.")
    }
  }

  /// The names of the locales with an engine of their own: the available languages, each in itself,
  /// and the one set that desktops may have among their input sources.
  ///
  /// It skips the rest of the files: IBus waits for it at the start of a session.
  public static func names(
    directories: [String] = Self.directories
  ) -> [LocaleIdentifier: String] {
    var names: [LocaleIdentifier: String] = [:]
    for directory in directories {
      for file in TextFile.names(in: directory, suffix: ".json") {
        let id = LocaleIdentifier(String(file.dropLast(".json".count)))
        guard id.isWellFormed, !id.isSet || id == "und-fonipa",
          let text = try? TextFile.read(directory + "/" + file),
          let document = try? JSONValue(parsing: text), let name = document["name"]?.string,
          name.unshowable == nil
        else { continue }
        names[id] = name
      }
    }
    return names
  }

  /// The folders of the program and of the user.
  public static var directories: [String] { DataDirectory.folders("locales") }

  /// The locale of the session, as libc chooses it.
  public static var systemLocale: String {
    ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { DataDirectory.environment($0) }.first ?? "C"
  }

  /// Whether the session can show more than ASCII.
  public static let usesUnicode: Bool = {
    let name = systemLocale.lowercased().prefix { $0 != "@" }
    if name.contains(".") { return name.hasSuffix("utf-8") || name.hasSuffix("utf8") }
    // Some locales, such as vi_VN, have only UTF-8 and do not name it.
    guard let locale = newlocale(1 << LC_CTYPE, systemLocale, nil) else { return false }
    defer { freelocale(locale) }
    return nl_langinfo_l(nl_item(CODESET), locale).map { String(cString: $0) } == "UTF-8"
  }()

  private mutating func load(_ path: String, id: LocaleIdentifier) {
    do {
      let data = try LocaleData(parsing: TextFile.read(path))
      guard data.id == id else {
        problems.append(
          "\(path): the \"id\" is \(data.id), but the file's name says \(id);"
            + " the file is left out.")
        return
      }
      library.add(data)
    } catch {
      problems.append("\(path): \(error); the file is left out.")
    }
  }
}
