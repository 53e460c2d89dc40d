import Foundation
import Hosting
import KeyboardCore
import Testing

@Suite("The emoji data") struct EmojiDataTests {
  private let store = EmojiStore(directory: ProjectFolder.data.path + "/emoji", recentsPath: nil)

  @Test(arguments: KeyboardLocale.allCases)
  func `Every locale has names for all emoji`(locale: KeyboardLocale) throws {
    let search = try #require(store.search(for: locale.locale))
    #expect(search.library.emojis.count >= 1870)
    #expect(search.library.emojis.allSatisfy { search.name(of: $0)?.isEmpty == false })
    for category in EmojiCategory.allCases where category != .recent {
      #expect(!search.library.emojis(in: category).isEmpty)
    }
  }

  @Test(arguments: [
    ("nb", "kattefjes"), ("nn", "kattefjes"), ("smn", "kissan naama"), ("se", "kattefjes"),
    ("haw", "cat face"), ("ckb", "cat face"), ("ckb-PC", "cat face"),
    ("fr-BE", "tête de chat"), ("de-AT", "Katzengesicht"), ("en-US", "cat face"),
    ("pt-BR", "rosto de gato"), ("pt", "cara de gato"), ("sr-Latn", "lice mačke"),
    ("ja-JP", "ネコの顔"), ("zh-TW", "貓頭"), ("zh-CN", "猫脸"), ("ko", "고양이 얼굴"), ("th", "หน้าแมว"),
  ])
  func `A locale without names uses those of another`(
    locale: LocaleIdentifier, name: String
  ) throws {
    #expect(try #require(store.search(for: locale)).name(of: Emoji("🐱")) == name)
  }

  @Test func `All files together are smaller than 5 MB`() throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: ProjectFolder.data.appending(path: "emoji"), includingPropertiesForKeys: [.fileSizeKey])
    let size = try files.filter { $0.pathExtension == "gz" }.reduce(0) {
      try $0 + ($1.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0)
    }
    #expect(size < 5 << 20 && size > 1 << 20)
  }

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: DataScript.order),
      "The package unicode-data is not installed."))
  func `Skin tones are those of Unicode`() throws {
    let library = try #require(store.search(for: "en")).library
    var expected: [String: [String]] = [:]
    // The system's file may be older than the data.
    var known: Set<String> = []
    let order = try String(contentsOfFile: DataScript.order, encoding: .utf8)
    for line in order.split(separator: "\n") {
      guard line.contains("; fully-qualified") else { continue }
      let codes = line.prefix { $0 != ";" }.split(separator: " ")
      let scalars = codes.compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      let emoji = Emoji(String(String.UnicodeScalarView(scalars)))
      known.insert(emoji.char)
      guard emoji.hasSkinTone else { continue }
      expected[emoji.neutralSkinToneVariant.char, default: []].append(emoji.char)
    }
    #expect(expected.count >= 305)
    for emoji in library.emojis where known.contains(emoji.char) {
      #expect(
        Set(emoji.skinToneVariants.dropFirst().map(\.char)) == Set(expected[emoji.char] ?? []),
        "\(emoji)")
    }
    #expect(Set(expected.keys).isSubset(of: library.emojis.map(\.char)))
  }

  @Test(DataScript.needsItsSources)
  func `The files are what the script writes`() throws {
    #expect(try DataScript.confirms("make-emoji.py"))
  }
}
