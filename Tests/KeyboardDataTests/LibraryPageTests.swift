import Foundation
import Testing

@Suite("The pages of the library") struct LibraryPageTests {
  private static let pages = ProjectFolder.root.appending(
    path: "Sources/KeyboardCore/KeyboardCore.docc")
  private static let stranger = ProjectFolder.root.appending(
    path: "Tests/Packages/Stranger/Sources")

  /// The lines of a file without comments, and without `private`, which a page leaves out.
  private static func lines(of file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      line.components(separatedBy: "  //")[0].trimmingCharacters(in: .whitespaces)
        .replacingOccurrences(of: "private final class", with: "final class")
    }
  }

  private static func code() throws -> Set<String> {
    let files = FileManager.default.enumerator(at: stranger, includingPropertiesForKeys: nil)
    let sources = files?.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
    return Set(try sources.flatMap { try lines(of: $0) })
  }

  @Test(arguments: ["KeyboardCore.md", "WritingAHost.md"])
  func `The code of a page compiles in a stranger's package`(page: String) throws {
    let code = try Self.code()
    let blocks = try String(contentsOf: Self.pages.appending(path: page), encoding: .utf8)
      .components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
    #expect(!blocks.isEmpty)
    for line in blocks.joined().split(separator: "\n") {
      let line = line.components(separatedBy: "  //")[0].trimmingCharacters(in: .whitespaces)
      #expect(code.contains(line))
    }
  }

  @Test func `What From KeyboardKit names compiles in a stranger's package`() throws {
    let rows = try Self.lines(of: Self.pages.appending(path: "FromKeyboardKit.md"))
      .filter { $0.hasPrefix("|") && $0.contains("`") }
    let code = try Self.code().joined(separator: "\n")
    #expect(rows.count >= 30)
    for row in rows {
      let name = row.components(separatedBy: " | ").last?.split(separator: "`").dropFirst().first
      #expect(code.contains(name ?? "nothing"), "\(row)")
    }
  }
}
