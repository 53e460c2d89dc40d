import EngineHost
import Foundation
import GLib
import KeyboardCore
import Testing

@Suite("The store of emoji") final class EmojiStoreTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "emoji-store-\(UUID().uuidString.prefix(8))")
  private var file: URL { folder.appending(path: "state/ibus-callout/emoji.json") }

  isolated deinit { try? FileManager.default.removeItem(at: folder) }

  private func makeStore() -> EmojiStore { EmojiStore(recentsPath: file.path) }

  private var stored: [String] {
    guard let text = try? String(contentsOf: file, encoding: .utf8),
      let recents = try? EmojiRecents(parsing: text)
    else { return [] }
    return recents.emojis().map(\.char)
  }

  private func wait(_ milliseconds: Int = 300, until condition: () -> Bool) -> Bool {
    MainLoop.run(forAtMost: milliseconds, until: condition)
  }

  @Test func `Recent ones are there the next time`() {
    let store = makeStore()
    #expect(store.recents.emojis() == [])
    store.register(Emoji("🦦"))
    #expect(wait { stored == ["🦦"] })
    #expect(makeStore().recents.emojis() == [Emoji("🦦")])
  }

  @Test func `The file is its owner's alone, and nothing else is left`() throws {
    let store = makeStore()
    store.register(Emoji("🦦"))
    #expect(wait { !stored.isEmpty })
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: file.deletingLastPathComponent().path)
    #expect(names == ["emoji.json"])
  }

  @Test func `Emptied, it is empty the next time, too, whatever was about to be written`() throws {
    let store = makeStore()
    store.register(Emoji("🦦"))
    #expect(wait { stored == ["🦦"] })
    store.register(Emoji("🐱"))
    try store.clearRecents()
    #expect(store.recents.emojis() == [])
    #expect(!wait(1300) { FileManager.default.fileExists(atPath: file.path) })
    #expect(makeStore().recents.emojis() == [])
    store.register(Emoji("🐶"))
    #expect(wait(1300) { stored == ["🐶"] })
  }

  /// A store of which another program has emptied the list, and the list before that.
  private func makeEmptied() throws -> (store: EmojiStore, before: EmojiRecents) {
    let store = makeStore()
    store.register(Emoji("🦦"))
    #expect(wait { stored == ["🦦"] })
    let window = makeStore()
    let before = window.recents
    try window.clearRecents()
    #expect(wait(3000) { store.recents.emojis() == [] })
    return (store, before)
  }

  @Test func `What another program brings back is there again`() throws {
    let (store, before) = try makeEmptied()
    try makeStore().restore(before)
    #expect(wait(3000) { store.recents.emojis() == [Emoji("🦦")] })
  }

  @Test func `What was used since then comes first, and stays`() throws {
    let (store, before) = try makeEmptied()
    store.register(Emoji("🐱"))
    #expect(wait(3000) { stored == ["🐱"] })
    try makeStore().restore(before)
    #expect(wait(3000) { store.recents.emojis() == [Emoji("🐱"), Emoji("🦦")] })
    store.register(Emoji("🐶"))
    #expect(wait(3000) { stored == ["🐶", "🐱", "🦦"] })
  }

  @Test func `It is written at most once a second`() {
    let store = makeStore()
    store.register(Emoji("🦦"))
    #expect(wait { stored == ["🦦"] })
    store.register(Emoji("🐱"))
    store.register(Emoji("🍕"))
    #expect(!wait(600) { stored != ["🦦"] })
    #expect(wait(800) { stored == ["🍕", "🐱", "🦦"] })
  }

  @Test func `A file that cannot be replaced stays as it is, and it is said why`() throws {
    let store = makeStore()
    store.register(Emoji("🦦"))
    #expect(wait { stored == ["🦦"] })
    var problems: [String] = []
    store.onProblem = { problems.append($0) }
    // Where the new file would go there is a folder.
    try FileManager.default.createDirectory(
      at: file.appendingPathExtension("new"), withIntermediateDirectories: false)
    store.register(Emoji("🐱"))
    #expect(wait(1500) { !problems.isEmpty })
    #expect(problems.first?.contains("emoji.json: ") == true)
    #expect(stored == ["🦦"])
    #expect(store.recents.emojis().first == Emoji("🐱"))
  }

  @Test func `Where nothing can be put in the place of a file, nothing is left beside it`() throws {
    // A folder, which cannot be replaced with a file.
    try FileManager.default.createDirectory(
      at: file.appending(path: "inside"), withIntermediateDirectories: true)
    let store = makeStore()
    var problems: [String] = []
    store.onProblem = { problems.append($0) }
    store.register(Emoji("🦦"))
    #expect(wait(1500) { problems.contains { $0.contains("not remembered") } })
    let names = try FileManager.default.contentsOfDirectory(
      atPath: file.deletingLastPathComponent().path)
    #expect(names == ["emoji.json"])
  }

  @Test(arguments: [true, false])
  func `A link stays, and what it leads to is written`(isThere: Bool) throws {
    let elsewhere = folder.appending(path: "elsewhere/own.json")
    let between = folder.appending(path: "state/between.json")
    for folder in [elsewhere, file] {
      try FileManager.default.createDirectory(
        at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
    }
    if isThere {
      var recents = EmojiRecents()
      recents.register(Emoji("🐱"))
      try recents.document.write(to: elsewhere, atomically: true, encoding: .utf8)
    }
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: between.path, withDestinationPath: elsewhere.path)
    try manager.createSymbolicLink(
      atPath: file.path, withDestinationPath: "../between.json")
    let store = makeStore()
    #expect(store.recents.emojis() == (isThere ? [Emoji("🐱")] : []))
    store.register(Emoji("🦦"))
    #expect(wait { stored == (isThere ? ["🦦", "🐱"] : ["🦦"]) })
    #expect(try manager.destinationOfSymbolicLink(atPath: file.path) == "../between.json")
    #expect(try manager.destinationOfSymbolicLink(atPath: between.path) == elsewhere.path)
    for folder in [elsewhere, file] {
      let names = try manager.contentsOfDirectory(atPath: folder.deletingLastPathComponent().path)
      #expect(names == [folder.lastPathComponent])
    }
  }

  @Test func `Links that go round give way to a file`() throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: file.path, withDestinationPath: file.path)
    let store = makeStore()
    store.register(Emoji("🦦"))
    // The link was of no use to anybody.
    #expect(wait(1500) { stored == ["🦦"] })
  }

  @Test func `A broken file is named, and the list begins anew`() throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try "{".write(to: file, atomically: true, encoding: .utf8)
    let store = makeStore()
    var problems: [String] = []
    store.onProblem = { problems.append($0) }
    #expect(store.recents.emojis() == [])
    #expect(problems.count == 1 && problems[0].contains("line 1"))
  }

  @Test func `Without a path nothing is kept`() {
    let store = EmojiStore(recentsPath: nil)
    store.register(Emoji("🦦"))
    #expect(store.recents.emojis() == [Emoji("🦦")])
    #expect(EmojiStore(recentsPath: nil).recents.emojis() == [])
  }

  @Test func `Missing data is named, and there are no emoji`() {
    let store = EmojiStore(directory: folder.path, recentsPath: nil)
    var problems: [String] = []
    store.onProblem = { problems.append($0) }
    #expect(store.search(for: "en") == nil)
    #expect(problems.count == 1 && problems[0].contains("order.gz"))
  }

  @Test func `Data that is given back is read again`() {
    let store = EmojiStore(recentsPath: nil, idleTime: 50)
    #expect(store.search(for: "fr")?.name(of: Emoji("🐱")) == "tête de chat")
    MainLoop.run(forAtMost: 150)
    #expect(store.search(for: "fr")?.name(of: Emoji("🐱")) == "tête de chat")
  }
}
