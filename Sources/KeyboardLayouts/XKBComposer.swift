import CXKBCommon
public import KeyboardCore

/// Dead keys and Compose sequences from libxkbcommon: the tables of the user's locale, and the user's
/// own where there are any.
///
/// The table is read at the first dead key or Compose key: it has thousands of sequences, and most
/// users type none. So a user's own sequence that begins with another key is not seen.
public final class XKBComposer: Composer {
  /// Called with one sentence for each thing that is wrong with the tables, when they are read.
  public var onProblem: ((String) -> Void)?

  private let locale: String
  private let own: () throws -> OwnSequences?
  private lazy var state = load()
  private var isComposing = false

  /// Creates a composer.
  ///
  /// - Parameters:
  ///   - locale: A locale as in `LC_ALL`, `LC_CTYPE` or `LANG`. One that has no UTF-8 is taken for
  ///     `en_US.UTF-8`, whose sequences are those of most locales.
  ///   - own: Reads the user's own file, if there is one, when the tables are read. What it throws
  ///     is told in its own words.
  public init(locale: String, own: @escaping () throws -> OwnSequences? = { nil }) {
    self.own = own
    let codeset = locale.lowercased().drop { $0 != "." }.prefix { $0 != "@" }
    self.locale = codeset == ".utf-8" || codeset == ".utf8" ? locale : "en_US.UTF-8"
  }

  /// Reads the tables now, if they have not been read before.
  ///
  /// - Returns: Whether there are any.
  public func readTables() -> Bool { state != nil }

  /// Takes the next key of a sequence, or the first of a new one.
  public func feed(_ keysym: Keysym) -> ComposeStatus {
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

  /// Forgets the sequence begun.
  public func reset() {
    guard isComposing else { return }
    isComposing = false
    state?.reset()
  }

  private func text(of state: XkbComposeState) -> String {
    // Longer than any sequence's text: xkbcommon keeps at most 256 bytes.
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

  /// The table of the user's own file, which may include that of the locale; `nil` where there is
  /// none or it cannot be used.
  private func ownTable(_ context: XkbContext) -> XkbComposeTable? {
    let rest = "the sequences of \(locale) are used without it."
    do {
      guard let own = try own() else { return nil }
      if let table = table(own.content, context) { return table }
      onProblem?(
        "\(own.path): libxkbcommon can use nothing in the file, and \"xkbcli compile-compose\" says"
          + " why; \(rest)")
    } catch {
      onProblem?("\(error); \(rest)")
    }
    return nil
  }

  /// A file that has nothing but the sequences of the locale.
  ///
  /// The function that finds them by itself reads the user's file first, whatever it is: a pipe is
  /// waited for, and one broken file leaves none of the locale's sequences.
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
    return [locale, "en_US.UTF-8"].lazy.compactMap(table).first(where: Self.isOfUse)
  }

  /// Whether any sequence begins with a key that can begin one here.
  ///
  /// What libxkbcommon does not understand, and some of what it does not find, it leaves out: a table
  /// may be empty.
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
