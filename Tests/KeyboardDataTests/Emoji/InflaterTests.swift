import Foundation
import GLib
import KeyboardCore
import Testing

@testable import KeyboardEmoji

@Suite("Reading what gzip has compressed") struct InflaterTests {
  private static let limit = 4 << 20

  @Test func `The files of data are what another reader reads`() throws {
    for name in EmojiFiles.all {
      let bytes = try #require(EmojiFiles.bytes(of: name))
      #expect(
        try Inflater.decompress(bytes, limit: Self.limit)
          == Gzip.decompress(bytes, limit: Self.limit), "\(name)")
    }
  }

  /// What gzip makes of texts, which needs each kind of block.
  static let files: [(kind: String, file: String, content: [UInt8])] = [
    ("nothing", "1f8b080000000000000303000000000000000000", []),
    ("one letter, in the fixed code", "1f8b08000000000000034b040043beb7e801000000", [0x61]),
    (
      "a copy that overlaps itself", "1f8b08000000000000034b4c840100f0cd114c0a000000",
      Array(repeating: 0x61, count: 10)
    ),
    ("a stored block", "1f8b0800000000000003010300fcffc3bf007c43f50f03000000", [0xc3, 0xbf, 0]),
  ]

  @Test(arguments: files)
  func `Each kind of block is read`(kind: String, file: String, content: [UInt8]) throws {
    #expect(try Inflater.decompress(bytes(file), limit: 10) == content)
  }

  @Test func `A content as large as the limit is read, and none that is larger`() {
    let file = bytes(Self.files[2].file)
    #expect(throws: Inflater.Failure.tooLarge) { try Inflater.decompress(file, limit: 9) }
    #expect(throws: Never.self) { try Inflater.decompress(file, limit: 10) }
  }

  @Test(arguments: [
    "", "1f8b08", "504b0304000000000000000000000000",
    // A name in the header, which files of data have not.
    "1f8b08080000000000036100030000000000000000",
    // The reserved kind of block.
    "1f8b080000000000000307000000000000000000",
    // A stored block whose length and its complement differ.
    "1f8b0800000000000003010300fdffc3bf007c43f50f03000000",
    // A copy from before the beginning.
    "1f8b08000000000000030302002d7307f003000000",
    // More than the content, and another size than that of the content.
    "1f8b08000000000000030300000000000000000000", "1f8b080000000000000303000000000001000000",
  ])
  func `What gzip does not write is damaged`(file: String) {
    #expect(throws: Inflater.Failure.damaged) {
      try Inflater.decompress(bytes(file), limit: Self.limit)
    }
  }

  @Test func `A file that ends anywhere is damaged`() throws {
    let bytes = try #require(EmojiFiles.bytes(of: "order"))
    for count in stride(from: 0, to: bytes.count, by: 97) {
      #expect(throws: Inflater.Failure.damaged) {
        try Inflater.decompress(Array(bytes[..<count]), limit: Self.limit)
      }
    }
  }

  @Test func `Any changed bit ends in a content or in an error`() throws {
    let bytes = try #require(EmojiFiles.bytes(of: "letters"))
    var damaged = 0
    for place in stride(from: 10, to: bytes.count, by: 41) {
      var changed = bytes
      changed[place] ^= 1 << (place % 8)
      if (try? Inflater.decompress(changed, limit: Self.limit)) == nil { damaged += 1 }
    }
    #expect(damaged > 0)
  }

  private func bytes(_ hexadecimal: String) -> [UInt8] {
    stride(from: 0, to: hexadecimal.count, by: 2).compactMap {
      UInt8(hexadecimal.dropFirst($0).prefix(2), radix: 16)
    }
  }
}
