import CXKBCommon
import Glibc

/// A file of sequences as libxkbcommon compiles it, without the lines that it does not understand.
struct ComposeTable {
  /// One sentence about lines that are left out, or `nil`.
  let problem: String?
  private let table: XkbComposeTable

  /// How often lines are left out, and how many at a time: libxkbcommon gives up after ten bad ones.
  private static let attempts = 100
  private static let step = 6
  /// The most lines that a sentence names.
  private static let named = 5

  /// Compiles a file for a locale, or for that with the sequences of most others; `nil` if nothing of it
  /// is of use.
  init?(_ own: OwnSequences, in locale: String) {
    for locale in [locale, "en_US.UTF-8"] {
      var lines = own.content.split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      var bad: Set<Int> = []
      for _ in 0..<Self.attempts {
        let log = ComposeLog()
        let table = log.table(Array(lines.joined(separator: [UInt8(ascii: "\n")])), locale)
        if let table, Self.isOfUse(table) {
          self.table = table
          problem = Self.sentence(bad.union(log.lines))
          return
        }
        // A few bad ones may stay: it uses what it can of them.
        let found = log.lines.filter { lines.indices.contains($0 - 1) && !bad.contains($0) }
          .prefix(Self.step)
        guard table == nil, !found.isEmpty else { break }
        bad.formUnion(found)
        for line in found { lines[line - 1] = [] }
      }
    }
    return nil
  }

  func makeState() -> XkbComposeState? {
    XkbComposeState(table: table, flags: XKB_COMPOSE_STATE_NO_FLAGS)
  }

  private static func sentence(_ lines: Set<Int>) -> String? {
    guard let first = lines.min() else { return nil }
    let names = lines.sorted().prefix(named).map { "\($0)" }.joined(separator: ", ")
    let rest = lines.count > named ? ", and \(lines.count - named) more" : ""
    return lines.count == 1
      ? "libxkbcommon does not understand line \(first), which is left out."
      : "libxkbcommon does not understand the lines \(names)\(rest), which are left out."
  }

  /// Whether any key begins a sequence.
  ///
  /// libxkbcommon skips lines that it does not understand and some files that it does not find, so
  /// a table can be empty.
  private static func isOfUse(_ table: XkbComposeTable) -> Bool {
    guard let state = XkbComposeState(table: table, flags: XKB_COMPOSE_STATE_NO_FLAGS) else {
      return false
    }
    // All but keysyms of Unicode; those of the others that are characters come first.
    let keysyms = [0x20...0x7e, 0xa0...0x20ff, 0xfe00...0xffff] as [ClosedRange<UInt32>]
    return keysyms.joined().contains { keysym in
      defer { state.reset() }
      return state.feed(keysym) == XKB_COMPOSE_FEED_ACCEPTED && state.status != XKB_COMPOSE_NOTHING
    }
  }
}

/// What libxkbcommon says about the lines of a buffer while it compiles that.
private final class ComposeLog {
  /// The numbers of lines, from 1, that it does not understand.
  private(set) var lines: [Int] = []

  /// How it calls a buffer.
  private static let buffer = "(input string):"

  /// Compiles a file, or returns `nil` if libxkbcommon gives up.
  func table(_ content: [UInt8], _ locale: String) -> XkbComposeTable? {
    guard let context = XkbContext(flags: XKB_CONTEXT_NO_FLAGS) else { return nil }
    context.setLogLevel(XKB_LOG_LEVEL_ERROR)
    // It lives until the end of this function, and so does the context.
    xkb_context_set_user_data(context, Unmanaged.passUnretained(self).toOpaque())
    xkb_context_set_log_fn(context) { context, _, format, arguments in
      guard let context, let format, let arguments, let data = xkb_context_get_user_data(context)
      else { return }
      let text = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { buffer in
        vsnprintf(buffer.baseAddress, buffer.count, format, arguments)
        return buffer.baseAddress.map { String(cString: $0) } ?? ""
      }
      Unmanaged<ComposeLog>.fromOpaque(data).takeUnretainedValue().note(text)
    }
    return withExtendedLifetime(self) {
      content.withUnsafeBytes { bytes in
        bytes.withMemoryRebound(to: CChar.self) { buffer in
          buffer.baseAddress.flatMap {
            XkbComposeTable(
              context: context, buffer: $0, length: buffer.count, locale: locale,
              format: XKB_COMPOSE_FORMAT_TEXT_V1, flags: XKB_COMPOSE_COMPILE_NO_FLAGS)
          }
        }
      }
    }
  }

  private func note(_ message: String) {
    guard let range = message.firstRange(of: Self.buffer) else { return }
    let number = message[range.upperBound...].prefix { $0.isNumber }
    if let line = Int(number) { lines.append(line) }
  }
}
