public import KeyboardCore

/// Reads the themes of the program, and those of the user, which take precedence.
public struct ThemeLoader {
  /// A theme and its file.
  public struct Entry {
    /// The theme.
    public var theme: KeyboardTheme
    /// Its file.
    public var path: String
    /// Whether it is the user's own.
    public var isOwn: Bool
  }

  /// The themes, in alphabetical order.
  public private(set) var entries: [Entry] = []
  /// One sentence for each file that could not be used.
  public private(set) var problems: [String] = []

  /// The most themes that a theme can be laid on.
  private static let mostLayers = 16

  private struct File: Hashable {
    var name: String
    var path: String
    var isOwn: Bool
  }

  /// The files by the names of their themes, the program's before the user's.
  private var files: [String: [File]] = [:]
  private var known: [File: KeyboardTheme?] = [:]

  /// Reads themes; a broken one is left out.
  ///
  /// - Parameters:
  ///   - directories: The folders of the files, the program's first.
  ///   - wanted: The theme to read, with its parents, or `nil` for all.
  public init(directories: [String] = Self.directories, wanted: String? = nil) {
    for directory in directories {
      for file in TextFile.names(in: directory, suffix: ".json") {
        let name = String(file.dropLast(".json".count))
        files[name, default: []].append(
          File(name: name, path: "\(directory)/\(file)", isOwn: directory != directories.first))
      }
    }
    for name in wanted.map({ [$0] }) ?? files.keys.sorted() { add(name) }
    if let wanted, files[wanted] == nil {
      let known = files.keys.sorted().joined(separator: ", ")
      problems.append("There is no theme \(wanted); choose one of \(known).")
    }
  }

  /// The theme of a name, or `nil`.
  public subscript(name: String) -> KeyboardTheme? {
    entries.first { $0.theme.name == name }?.theme
  }

  /// The folders of the program and of the user.
  public static var directories: [String] { DataDirectory.folders("themes") }

  /// Adds a theme: the user's or, if that is broken, the program's theme of the same name.
  private mutating func add(_ name: String) {
    for file in files[name, default: []].reversed() {
      guard let theme = theme(file) else { continue }
      entries.append(Entry(theme: theme, path: file.path, isOwn: file.isOwn))
      return
    }
  }

  /// Reads a file; `nil` if it is broken.
  private mutating func theme(_ file: File) -> KeyboardTheme? {
    if let theme = known[file] { return theme }
    var theme: KeyboardTheme?
    do {
      let text = try TextFile.read(file.path)
      try checkLayers(under: file, text)
      let parent = try parent(of: file, in: text)
      let read = try KeyboardTheme(parsing: text, parent: parent)
      guard read.name == file.name else {
        throw TextFile.FileError(
          description: "the \"name\" is \(read.name), but the file's name says \(file.name)")
      }
      theme = read
    } catch {
      problems.append("\(file.path): \(error); the theme is left out.")
    }
    known[file] = .some(theme)
    return theme
  }

  /// The parent of a theme.
  private mutating func parent(
    of file: File, in text: String
  ) throws(TextFile.FileError) -> KeyboardTheme {
    guard let parent = try parentFile(of: file, in: text) else { return .standard }
    guard let theme = theme(parent) else {
      throw TextFile.FileError(description: "\"parent\": the theme \(parent.name) is broken")
    }
    return theme
  }

  /// The file of a theme's parent; the user's theme can have the program's theme of the same name.
  private func parentFile(of file: File, in text: String) throws(TextFile.FileError) -> File? {
    guard let name = KeyboardTheme.parentName(in: text) else { return nil }
    guard let parent = files[name, default: []].last(where: { $0 != file }) else {
      let reason = name == file.name ? "is itself" : "there is no theme \(name)"
      throw TextFile.FileError(description: "\"parent\": \(reason)")
    }
    return parent
  }

  /// Checks that a theme is laid on few others, which are read before it; a circle has no end.
  private func checkLayers(under file: File, _ text: String) throws(TextFile.FileError) {
    var (file, text) = (file, text)
    for _ in 0...Self.mostLayers {
      // What is wrong with a parent is reported with that.
      guard let parent = try? parentFile(of: file, in: text),
        let next = try? TextFile.read(parent.path)
      else { return }
      (file, text) = (parent, next)
    }
    throw TextFile.FileError(
      description: "\"parent\": the theme is laid on itself, or on more than \(Self.mostLayers)")
  }
}
