import CXKBCommon
package import KeyboardCore

/// Dead keys and Compose sequences of the user's locale and the user's file, from libxkbcommon.
///
/// The table is read at the first dead key or Compose key, because it is large and most users need
/// none. A user's sequence that begins with another key is therefore ignored.
package final class XKBComposer: Composer {
  /// The user's file.
  package typealias OwnSequences = (path: String, content: [UInt8])

  /// Called with one sentence for each problem with the tables, when they are read.
  package var onProblem: ((String) -> Void)?

  private let locale: String
  private let own: () throws -> OwnSequences?
  private lazy var state = load()
  private var isComposing = false

  /// Creates a composer.
  ///
  /// - Parameters:
  ///   - locale: The value of `LC_ALL`, `LC_CTYPE` or `LANG`; `en_US.UTF-8`, with the sequences of
  ///     most locales, if it is not UTF-8.
  ///   - own: Reads the user's file, if there is one, together with the tables. Its errors are
  ///     reported to `onProblem`.
  package init(locale: String, own: @escaping () throws -> OwnSequences? = { nil }) {
    self.own = own
    let codeset = locale.lowercased().drop { $0 != "." }.prefix { $0 != "@" }
    self.locale = codeset == ".utf-8" || codeset == ".utf8" ? locale : "en_US.UTF-8"
  }

  /// Reads the tables now, and returns whether there are any.
  package func readTables() -> Bool { state != nil }

  package func feed(_ keysym: Keysym) -> ComposeStatus {
    guard isComposing || keysym.startsSequence, let state else { return .nothing }
    guard state.feed(keysym.rawValue) == XKB_COMPOSE_FEED_ACCEPTED else {
      return isComposing ? .composing : .nothing
    }
    let status = state.status
    isComposing = status == XKB_COMPOSE_COMPOSING
    switch status {
    case XKB_COMPOSE_COMPOSING: return .composing
    case XKB_COMPOSE_COMPOSED: return .composed(text(of: state))
    case XKB_COMPOSE_CANCELLED: return .cancelled
    default: return .nothing
    }
  }

  package func reset() {
    guard isComposing else { return }
    isComposing = false
    state?.reset()
  }

  private func text(of state: XkbComposeState) -> String {
    // xkbcommon limits texts to 256 bytes.
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 257) { buffer in
      guard let start = buffer.baseAddress, state.text(buffer: start, size: buffer.count) > 0
      else { return "" }
      return String(cString: start)
    }
  }

  private func load() -> XkbComposeState? {
    guard let context = XkbContext(flags: XKB_CONTEXT_NO_FLAGS) else { return nil }
    context.setLogLevel(XKB_LOG_LEVEL_CRITICAL)
    let table = ownTable(context) ?? table(Self.ofLocale, context)
    if table == nil {
      onProblem?(
        "There are no Compose sequences for \(locale), so dead keys are left to programs; install"
          + " the package libx11-data.")
    }
    return table.flatMap { XkbComposeState(table: $0, flags: XKB_COMPOSE_STATE_NO_FLAGS) }
  }

  /// The table of the user's file, which may include that of the locale.
  private func ownTable(_ context: XkbContext) -> XkbComposeTable? {
    let rest = "the sequences of \(locale) are used without it."
    do {
      guard let own = try own() else { return nil }
      if let table = table(own.content, context) { return table }
      onProblem?(
        "\(own.path): libxkbcommon cannot use anything in the file; run \"xkbcli compile-compose\""
          + " to see why; \(rest)")
    } catch {
      onProblem?("\(error); \(rest)")
    }
    return nil
  }

  /// A file with only the sequences of the locale.
  ///
  /// libxkbcommon's own function reads the user's file first, whatever it is: it waits for a pipe,
  /// and a broken file leaves none of the locale's sequences.
  private static let ofLocale = Array("include \"%L\"\n".utf8)

  private func table(_ content: [UInt8], _ context: XkbContext) -> XkbComposeTable? {
    func table(_ locale: String) -> XkbComposeTable? {
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
    for locale in [locale, "en_US.UTF-8"] {
      if let table = table(locale), Self.isOfUse(table) { return table }
    }
    return nil
  }

  /// Whether any sequence begins with a dead key or the Compose key.
  ///
  /// libxkbcommon skips lines that it does not understand and some files that it does not find, so
  /// a table can be empty.
  private static func isOfUse(_ table: XkbComposeTable) -> Bool {
    guard let state = XkbComposeState(table: table, flags: XKB_COMPOSE_STATE_NO_FLAGS) else {
      return false
    }
    // From the first dead key to Compose.
    let keysyms = (0xfe50...0xff20 as ClosedRange<UInt32>).map(Keysym.init(rawValue:))
    return keysyms.contains { keysym in
      guard keysym.startsSequence else { return false }
      defer { state.reset() }
      return state.feed(keysym.rawValue) == XKB_COMPOSE_FEED_ACCEPTED
        && state.status != XKB_COMPOSE_NOTHING
    }
  }
}
