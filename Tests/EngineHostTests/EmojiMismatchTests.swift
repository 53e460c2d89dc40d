import EngineHost
import Foundation
import KeyboardCore
import Testing

/// The shipped data, of which one file is of another version or damaged.
@Suite("Emoji data in the middle of an upgrade") final class EmojiMismatchTests {
  private static let data = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "data/emoji")
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "emoji-mismatch-\(UUID().uuidString.prefix(8))")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["order", "letters", "en", "fr"] {
      try FileManager.default.copyItem(
        at: Self.data.appending(path: name + ".gz"), to: folder.appending(path: name + ".gz"))
    }
  }

  isolated deinit { try? FileManager.default.removeItem(at: folder) }

  /// Replaces a file by what a shell command makes of its content.
  private func change(_ name: String, by command: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.currentDirectoryURL = folder
    process.arguments = [
      "-c", "set -e; zcat \(name).gz | { \(command); } | gzip >new; mv new \(name).gz",
    ]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  private func search() throws -> (search: EmojiSearch?, problems: [String]) {
    let store = EmojiStore(directory: folder.path, recentsPath: nil)
    var problems: [String] = []
    store.onProblem = { problems.append($0) }
    return (store.search(for: "fr"), problems)
  }

  nonisolated static let changes: [(name: String, command: String)] = [
    ("order", "head -n 100"), ("order", "tail -n 100"), ("order", "sed 's/....$//'"),
    ("order", "echo"), ("fr", "head -n 100"), ("fr", "sed p"), ("fr", "echo"),
    ("fr", "tr '\\n' ' '"), ("fr", "tr '\\t' '\\n'"), ("en", "head -n 57"),
    ("letters", "head -n 3"), ("letters", "echo"),
    ("letters", "for i in {1..300}; do printf 'é\\t%070d\\n' 1; done"),
  ]

  @Test(arguments: changes)
  func `Whatever is found is an emoji of the library`(name: String, command: String) throws {
    try change(name, by: command)
    let search = try #require(try search().search)
    let all = Set(search.library.emojis)
    for words in ["chat", "cat", "visage", "e", "drapeau france", "été", "1"] {
      #expect(all.isSuperset(of: search.emojis(matching: words)))
    }
    for emoji in search.library.emojis { _ = search.name(of: emoji) }
    for category in EmojiCategory.allCases {
      #expect(all.isSuperset(of: search.library.emojis(in: category)))
    }
  }

  @Test(arguments: ["order", "letters"], [0, 1, 17, 18, 500])
  func `A file that is cut off is named`(name: String, length: Int) throws {
    let file = folder.appending(path: name + ".gz")
    try Data(contentsOf: file).prefix(length).write(to: file)
    let (search, problems) = try search()
    #expect(search == nil)
    #expect(problems.count == 1 && problems[0].contains("\(name).gz: the file is damaged"))
  }

  @Test(arguments: [0, 5, 20])
  func `A file that says another length than it has is named`(place: Int) throws {
    let file = folder.appending(path: "order.gz")
    var bytes = try Data(contentsOf: file)
    // The last four bytes say how long the content is.
    bytes.replaceSubrange((bytes.count - 4)..., with: [UInt8(place), 0, 0, 0])
    try bytes.write(to: file)
    #expect(try search().search == nil)
    #expect(try search().problems.first?.contains("damaged") == true)
  }
}
