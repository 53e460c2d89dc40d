import Foundation

@testable import TestSession

/// A Markdown document of the project.
struct Document: Sendable, CustomStringConvertible {
  /// The path in the project's folder.
  let path: String
  /// The text.
  let text: String

  /// All documents: the first page, and those of the folders below it.
  static let all: [Document] = {
    let files = ["Sources", "Tests", "data", "packaging"].flatMap { folder in
      let found = FileManager.default.enumerator(
        atPath: Support.package.appending(path: folder).path)
      return (found?.allObjects as? [String] ?? []).map { "\(folder)/\($0)" }
    }
    return (["README.md"] + files.sorted().filter { $0.hasSuffix(".md") }).compactMap(Self.init)
  }()

  /// Reads a document, or returns `nil` if there is none.
  init?(_ path: String) {
    let file = Support.package.appending(path: path)
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    self.path = path
    self.text = text
  }

  var description: String { path }

  /// The text without examples.
  var prose: String { text.replacing(/(?s)```.*?```/, with: "") }

  /// The targets of its links and pictures, as they are written.
  var links: [String] { prose.matches(of: /\]\(([^)]+)\)/).map { String($0.1) } }

  /// The anchors of its headings.
  var anchors: Set<String> {
    let headings = prose.split(separator: "\n").filter { $0.hasPrefix("#") }
    return Set(
      headings.map { heading in
        heading.drop { $0 == "#" || $0 == " " }.lowercased()
          .filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
          .replacing(" ", with: "-")
      })
  }

  /// The rows of the first table below a heading, as cells, without its header.
  func rows(below heading: String) -> [[String]] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0.hasSuffix("# \(heading)") }) else { return [] }
    return lines[start...].dropFirst().prefix { !$0.hasPrefix("#") }.drop { !$0.hasPrefix("|") }
      .prefix { $0.hasPrefix("|") }.dropFirst(2)
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
  }

  /// The file a link leads to and what follows `#`; `nil` for pages elsewhere.
  func target(of link: String) -> (file: URL, anchor: String?)? {
    guard !link.contains("://") else { return nil }
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let folder = Support.package.appending(path: path).deletingLastPathComponent()
    let name = parts.first.map(String.init) ?? ""
    let file =
      name.isEmpty ? Support.package.appending(path: path) : folder.appending(path: name)
    return (file.standardizedFileURL, parts.count > 1 ? String(parts[1]) : nil)
  }

  /// The shell commands in examples and sentences that begin with a word.
  func commands(of program: String) -> [String] {
    let examples = text.matches(of: /(?s)```sh\n(.*?)```/).flatMap { example in
      example.1.replacing("\\\n", with: "").split(separator: "\n").map(String.init)
    }
    let mentioned = prose.matches(of: /`([^`]+)`/).map { String($0.1) }
    return (examples + mentioned).filter { $0.hasPrefix(program + " ") }
  }
}

extension String {
  /// What it has between backticks.
  var codes: [String] { matches(of: /`([^`]+)`/).map { String($0.1) } }
}
