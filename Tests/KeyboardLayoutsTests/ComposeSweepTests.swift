import CXKBCommon
import Foundation
import Hosting
import KeyboardCore
import KeyboardLayouts
import Testing

/// Every sequence of X's tables, with libxkbcommon as the witness.
@Suite("Every Compose sequence") @MainActor struct ComposeSweepTests {
  private static let keyboards = KeyboardFactory()
  nonisolated private static let folder = "/usr/share/X11/locale"

  @Test(arguments: [
    ("en_US", 5000), ("el_GR", 1500), ("fi_FI", 300), ("pt_BR", 10), ("cs_CZ", 2), ("sr_RS", 50),
    ("am_ET", 200),
  ])
  func `Each sequence of X's tables types what libxkbcommon says`(
    language: String, least: Int
  ) throws {
    let text = try String(
      contentsOfFile: "\(Self.folder)/\(language).UTF-8/Compose", encoding: .utf8)
    let locale = "\(language).UTF-8"
    let own = OwnSequences(path: "", content: Array("include \"%L\"\n".utf8))
    try compare(text, own, locale, least: least) {
      XKBComposer(locale: locale)
    }
  }

  /// Files that somebody wants to try, named in `IBUS_CALLOUT_COMPOSE_FILES` with colons between them.
  nonisolated static let files =
    (ProcessInfo.processInfo.environment["IBUS_CALLOUT_COMPOSE_FILES"] ?? "")
    .split(separator: ":").map(String.init)

  @Test(arguments: files)
  func `Each sequence of a user's file types what libxkbcommon says`(path: String) throws {
    let content = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    let own = OwnSequences(path: path, content: content)
    try compare(String(decoding: content, as: UTF8.self), own, "en_US.UTF-8", least: 1) {
      XKBComposer(locale: "en_US.UTF-8") { own }
    }
  }

  private func compare(
    _ text: String, _ own: OwnSequences, _ locale: String, least: Int, _ composer: () -> XKBComposer
  ) throws {
    let witness = try #require(ComposeWitness(own.content, locale), "\(own.path)")
    // A table that is not read yet, and one that is.
    let typist = Typist(Self.keyboards, ["en"], composer: composer())
    var count = 0
    var faults: [String] = []
    for line in Sweep.part(of: text.split(separator: "\n")) {
      guard let keys = ComposeWitness.keys(line), let expected = witness.text(of: keys) else {
        continue
      }
      count += 1
      let got = typist.text(of: keys)
      if got != expected { faults.append("\(line.prefix(60)): \(expected), not \(got)") }
    }
    print("sequences: \(count) of \(locale) \(own.path)")
    if Sweep.isWhole { #expect(count >= least) }
    #expect(faults.prefix(20) == [], "\(faults.count) of \(count)")
  }
}

/// What libxkbcommon composes.
private final class ComposeWitness {
  private let state: XkbComposeState

  /// Compiles a file; where libxkbcommon gives up, without the lines that it refuses one by one.
  init?(_ content: [UInt8], _ locale: String) {
    var table = Self.table(content, locale)
    if table == nil {
      let lines = content.split(separator: UInt8(ascii: "\n")).filter { line in
        Self.keys(String(decoding: line, as: UTF8.self)[...]) != nil
      }
      table = Self.table(Array(lines.joined(separator: [UInt8(ascii: "\n")])), locale)
    }
    guard let table, let state = XkbComposeState(table: table, flags: XKB_COMPOSE_STATE_NO_FLAGS)
    else { return nil }
    self.state = state
  }

  private static func table(_ content: [UInt8], _ locale: String) -> XkbComposeTable? {
    guard let context = XkbContext(flags: XKB_CONTEXT_NO_FLAGS) else { return nil }
    context.setLogLevel(XKB_LOG_LEVEL_CRITICAL)
    return content.withUnsafeBytes { bytes in
      bytes.withMemoryRebound(to: CChar.self) { buffer in
        buffer.baseAddress.flatMap {
          XkbComposeTable(
            context: context, buffer: $0, length: buffer.count, locale: locale,
            format: XKB_COMPOSE_FORMAT_TEXT_V1, flags: XKB_COMPOSE_COMPILE_NO_FLAGS)
        }
      }
    }
  }

  /// The text of a sequence, or `nil` if it is not one.
  func text(of keys: [Keysym]) -> String? {
    state.reset()
    for (index, key) in keys.enumerated() {
      _ = state.feed(key.rawValue)
      let isLast = index == keys.count - 1
      guard state.status == (isLast ? XKB_COMPOSE_COMPOSED : XKB_COMPOSE_COMPOSING) else {
        return nil
      }
    }
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 300) { buffer in
      guard let start = buffer.baseAddress, state.text(buffer: start, size: buffer.count) > 0
      else { return nil }
      return String(cString: start)
    }
  }

  /// The keys of a line, or `nil`.
  static func keys(_ line: Substring) -> [Keysym]? {
    guard let colon = line.firstIndex(of: ":"), line.first == "<" else { return nil }
    let names = line[..<colon].split(separator: ">").compactMap { part in
      part.firstIndex(of: "<").map { String(part[part.index(after: $0)...]) }
    }
    let keys = names.compactMap(Keysym.init(name:))
    return keys.count == names.count && !keys.isEmpty ? keys : nil
  }
}
