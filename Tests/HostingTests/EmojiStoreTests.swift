import Foundation
import GLib
import Glibc
import Hosting
import KeyboardCore
import Testing

@Suite("The store of emoji") final class EmojiStoreTests {
  private let folder = TemporaryFolder()
  private static let path = "state/ibus-callout/emoji.json"
  private var file: URL { folder.url.appending(path: Self.path) }
  private var problems: [String] = []

  private func makeStore() -> EmojiStore {
    let store = EmojiStore(recentsPath: file.path)
    store.onProblem = { [weak self] in self?.problems.append($0) }
    return store
  }

  /// Makes a store whose file contains an otter.
  private func makeStoreWithOtter() -> EmojiStore {
    let store = makeStore()
    store.register(Emoji("🦦"))
    #expect(wait { stored == ["🦦"] })
    return store
  }

  private var stored: [String] {
    guard let text = try? String(contentsOf: file, encoding: .utf8),
      let recents = try? EmojiRecents(parsing: text)
    else { return [] }
    return recents.emojis().map(\.char)
  }

  private func wait(_ milliseconds: Int = 3000, until condition: () -> Bool) -> Bool {
    MainLoop.run(forAtMost: milliseconds, until: condition)
  }

  @Test func `Recent emoji are kept in a private file`() throws {
    let store = makeStore()
    #expect(store.recents.emojis() == [])
    store.register(Emoji("🦦"))
    #expect(wait { stored == ["🦦"] })
    #expect(makeStore().recents.emojis() == [Emoji("🦦")])
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(try folder.names(in: "state/ibus-callout") == ["emoji.json"])
  }

  @Test func `A list that was emptied stays empty, even if a write was under way`() throws {
    let store = makeStoreWithOtter()
    store.register(Emoji("🐱"))
    try store.clearRecents()
    #expect(store.recents.emojis() == [])
    #expect(!wait(1300) { FileManager.default.fileExists(atPath: file.path) })
    #expect(makeStore().recents.emojis() == [])
    store.register(Emoji("🐶"))
    #expect(wait(1300) { stored == ["🐶"] })
  }

  @Test(arguments: [[], ["🐱"]] as [[String]])
  func `A list that another program restores follows the emoji used since`(
    since: [String]
  ) throws {
    let store = makeStoreWithOtter()
    let window = makeStore()
    let before = window.recents
    try window.clearRecents()
    #expect(wait(3000) { store.recents.emojis() == [] })
    for emoji in since { store.register(Emoji(emoji)) }
    #expect(wait(3000) { stored == since })
    try makeStore().restore(before)
    #expect(wait(3000) { store.recents.emojis().map(\.char) == since + ["🦦"] })
    store.register(Emoji("🐶"))
    #expect(wait(3000) { stored == ["🐶"] + since + ["🦦"] })
  }

  @Test func `The file is written at most once a second`() {
    let store = makeStoreWithOtter()
    store.register(Emoji("🐱"))
    store.register(Emoji("🍕"))
    #expect(!wait(600) { stored != ["🦦"] })
    #expect(wait(800) { stored == ["🍕", "🐱", "🦦"] })
  }

  @Test func `A file that cannot be replaced is unchanged, and the reason is reported`() throws {
    let store = makeStoreWithOtter()
    // A folder is in the way of the new file.
    try folder.make(Self.path + ".new")
    store.register(Emoji("🐱"))
    #expect(wait(1500) { !problems.isEmpty })
    #expect(problems.first?.contains("emoji.json: ") == true)
    #expect(stored == ["🦦"])
    #expect(store.recents.emojis().first == Emoji("🐱"))
  }

  /// Files that are no lists of emoji.
  nonisolated enum OtherFile: String, CaseIterable {
    case broken = "{"
    case notes = "[\"my notes\"]\n"
    case commands = #"{"format": 1, "emoji": ["rm ~"]}"#
    case large

    var text: String { self == .large ? String(repeating: "x", count: 5 << 20) : rawValue }
  }

  @Test(arguments: OtherFile.allCases, [true, false])
  func `A file that is no list of emoji stays as it is, and that is said once`(
    other: OtherFile, isLink: Bool
  ) throws {
    let text = other.text
    let place = isLink ? "notes.txt" : Self.path
    try folder.make("state/ibus-callout")
    try folder.write(text, to: place)
    if isLink {
      try FileManager.default.createSymbolicLink(
        atPath: file.path, withDestinationPath: "\(folder.path)/\(place)")
    }
    let store = makeStore()
    store.register(Emoji("🦦"))
    store.register(Emoji("🐱"))
    #expect(!wait(1300) { problems.count > 1 })
    store.finish()
    #expect(store.recents.emojis() == [Emoji("🐱"), Emoji("🦦")])
    #expect(problems.count == 1 && problems[0].contains("is not stored"))
    #expect(try String(contentsOf: folder.url.appending(path: place), encoding: .utf8) == text)
    #expect(try folder.names(in: "state/ibus-callout") == ["emoji.json"])
    // Without the file there is a list again.
    try FileManager.default.removeItem(at: file)
    #expect(wait(3000) { store.recents.emojis() == [] })
    store.register(Emoji("🦦"))
    #expect(wait(1500) { stored == ["🦦"] })
  }

  @Test func `Something else that takes the place of the list stays as it is`() throws {
    let store = makeStoreWithOtter()
    store.register(Emoji("🐱"))
    try folder.write("my notes", to: "notes.txt")
    try FileManager.default.removeItem(at: file)
    let notes = folder.url.appending(path: "notes.txt")
    try FileManager.default.createSymbolicLink(at: file, withDestinationURL: notes)
    store.finish()
    #expect(throws: TextFile.FileError.self) { try store.restore(EmojiRecents()) }
    #expect(try String(contentsOf: notes, encoding: .utf8) == "my notes")
    #expect(problems.count == 1)
  }

  @Test func `A pipe or a folder stays as it is`() throws {
    try folder.make(Self.path + "/inside")
    let store = makeStore()
    store.register(Emoji("🦦"))
    store.finish()
    #expect(problems.count == 1 && problems[0].contains("it is a folder"))
    #expect(try folder.names(in: "state/ibus-callout") == ["emoji.json"])
    #expect(try folder.names(in: Self.path) == ["inside"])
    try FileManager.default.removeItem(at: file)
    #expect(mkfifo(file.path, 0o600) == 0)
    let other = makeStore()
    other.register(Emoji("🦦"))
    other.finish()
    let type = try FileManager.default.attributesOfItem(atPath: file.path)[.type]
    #expect(type as? FileAttributeType != .typeRegular)
  }

  @Test(arguments: [true, false])
  func `A link is kept, and its target is written`(isThere: Bool) throws {
    let elsewhere = folder.path + "/elsewhere/own.json"
    let between = folder.path + "/state/between.json"
    try folder.make("elsewhere")
    try folder.make("state/ibus-callout")
    if isThere {
      var recents = EmojiRecents()
      recents.register(Emoji("🐱"))
      try folder.write(recents.document, to: "elsewhere/own.json")
    }
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: between, withDestinationPath: elsewhere)
    try manager.createSymbolicLink(atPath: file.path, withDestinationPath: "../between.json")
    let store = makeStore()
    #expect(store.recents.emojis() == (isThere ? [Emoji("🐱")] : []))
    store.register(Emoji("🦦"))
    #expect(wait { stored == (isThere ? ["🦦", "🐱"] : ["🦦"]) })
    #expect(try manager.destinationOfSymbolicLink(atPath: file.path) == "../between.json")
    #expect(try manager.destinationOfSymbolicLink(atPath: between) == elsewhere)
    #expect(try folder.names(in: "elsewhere") == ["own.json"])
    #expect(try folder.names(in: "state/ibus-callout") == ["emoji.json"])
  }

  @Test func `Circular links stay as they are`() throws {
    try folder.make("state/ibus-callout")
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: file.path, withDestinationPath: file.path)
    let store = makeStore()
    store.register(Emoji("🦦"))
    store.finish()
    #expect(problems.count == 1)
    #expect(try manager.destinationOfSymbolicLink(atPath: file.path) == file.path)
  }

  @Test func `Without a path, nothing is stored`() {
    let store = EmojiStore(recentsPath: nil)
    store.register(Emoji("🦦"))
    #expect(store.recents.emojis() == [Emoji("🦦")])
    #expect(EmojiStore(recentsPath: nil).recents.emojis() == [])
  }

  @Test func `Missing data is reported, and there are no emoji`() {
    expectNoEmoji(problem: "order.gz")
  }

  @Test(arguments: ["order", "letters"], [0, 1, 17, 18, 500])
  func `Truncated data is reported`(name: String, length: Int) throws {
    try expectDamage(of: name) { $0 = $0.prefix(length) }
  }

  @Test(arguments: [0, 5, 20])
  func `Data with a wrong length is reported`(length: Int) throws {
    // The last four bytes are the length of the content.
    try expectDamage(of: "order") {
      $0.replaceSubrange(($0.count - 4)..., with: [UInt8(length), 0, 0, 0])
    }
  }

  /// Expects no emoji if a file of the shipped data has been changed.
  private func expectDamage(of name: String, _ change: (inout Data) -> Void) throws {
    for name in ["order.gz", "letters.gz", "en.gz", "fr.gz"] {
      try FileManager.default.copyItem(
        at: ProjectFolder.data.appending(path: "emoji/" + name),
        to: folder.url.appending(path: name))
    }
    let file = folder.url.appending(path: name + ".gz")
    var bytes = try Data(contentsOf: file)
    change(&bytes)
    try bytes.write(to: file)
    expectNoEmoji(problem: "\(name).gz: the file is damaged")
  }

  /// Expects no emoji in the folder, and one sentence with the reason.
  private func expectNoEmoji(problem: String) {
    let store = EmojiStore(directory: folder.path, recentsPath: nil)
    store.onProblem = { [weak self] in self?.problems.append($0) }
    #expect(store.search(for: "fr") == nil)
    #expect(problems.count == 1 && problems[0].contains(problem))
  }

  @Test func `All enabled languages are searched, and the session's`() throws {
    let store = EmojiStore(recentsPath: nil, session: "ja_JP.UTF-8")
    let search = try #require(store.search(for: ["de", "fr"]))
    for (word, emoji) in [("katze", "🐱"), ("chat", "🐱"), ("猫", "🐱"), ("cat", "🐱"), ("neko", "🐱")] {
      #expect(search.emojis(matching: word, limit: 5).contains(Emoji(emoji)), "\(word)")
    }
    #expect(search.name(of: Emoji("🐱")) == "Katzengesicht")
    #expect(store.search(for: "de")?.emojis(matching: "猫") == [])
  }

  @Test func `Data that was released is read again`() {
    let store = EmojiStore(recentsPath: nil, idleTime: 50)
    #expect(store.search(for: "fr")?.name(of: Emoji("🐱")) == "tête de chat")
    MainLoop.run(forAtMost: 150)
    #expect(store.search(for: "fr")?.name(of: Emoji("🐱")) == "tête de chat")
  }
}
