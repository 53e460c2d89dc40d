import CXKBCommon
package import KeyboardCore

/// Dead keys and Compose sequences of the user's locale and the user's file, from libxkbcommon.
///
/// The table is read at the first key that begins a sequence, because it is large and most users need
/// none.
package final class XKBComposer: Composer {
  /// Called with one sentence for each problem with the tables, when they are read.
  package var onProblem: ((String) -> Void)?

  private let locale: String
  private let own: () throws -> OwnSequences?
  private lazy var state = load()
  private lazy var firstKeys = findFirstKeys()
  private var isLoaded = false
  private var isComposing = false

  /// Creates a composer.
  ///
  /// - Parameters:
  ///   - locale: The value of `LC_ALL`, `LC_CTYPE` or `LANG`; `en_US.UTF-8`, with the sequences of
  ///     most locales, if it is not UTF-8.
  ///   - own: Reads the user's file, if there is one, at the first key and together with the tables. Its
  ///     errors are reported to `onProblem`.
  package init(locale: String, own: @escaping () throws -> OwnSequences? = { nil }) {
    self.own = own
    let codeset = locale.lowercased().drop { $0 != "." }.prefix { $0 != "@" }
    self.locale = codeset == ".utf-8" || codeset == ".utf8" ? locale : "en_US.UTF-8"
  }

  /// Reads the tables now, and returns whether there are any.
  package func readTables() -> Bool { state != nil }

  /// Whether any dead key begins a sequence: a user's own file may leave none.
  package var hasDeadKeys: Bool {
    // From the first dead key to the last.
    (0xfe50...0xfe93 as ClosedRange<UInt32>).map(Keysym.init(rawValue:))
      .contains { $0.isDeadKey && isInTable($0) }
  }

  package func begins(with keysym: Keysym) -> Bool {
    if isLoaded { return isInTable(keysym) }
    return keysym.startsSequence || firstKeys?.contains(keysym) != false && isInTable(keysym)
  }

  package func feed(_ keysym: Keysym) -> ComposeStatus {
    guard isComposing || begins(with: keysym), let state else { return .nothing }
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

  /// Whether the table, which is read if need be, has sequences that begin with a key.
  private func isInTable(_ keysym: Keysym) -> Bool {
    guard let state, !isComposing else { return false }
    defer { state.reset() }
    return state.feed(keysym.rawValue) == XKB_COMPOSE_FEED_ACCEPTED
      && state.status != XKB_COMPOSE_NOTHING
  }

  /// The keys that begin sequences besides dead keys and Compose, as far as that can be known without the
  /// table; `nil` if only the table knows.
  private func findFirstKeys() -> Set<Keysym>? {
    guard let own = try? own() else { return locale.hasPrefix("am_ET") ? nil : Self.ofSystem }
    return own.firstKeys.map { Self.ofSystem.union($0) }
  }

  /// Keys of several letters or marks in X's tables, lam-alef of Arabic layouts, Khmer vowels, and Greek's
  /// ΅; the table of am_ET has others.
  private static let ofSystem = Set(
    [0xfef5, 0xfef7, 0xfef9, 0xfefb, 0x17fb, 0x17fc, 0x17fd, 0x17fe, 0x17ff].map {
      Keysym(rawValue: 0x100_0000 + $0)
    } + [Keysym(rawValue: 0x7ae)])

  private func text(of state: XkbComposeState) -> String {
    // xkbcommon limits texts to 256 bytes.
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 257) { buffer in
      guard let start = buffer.baseAddress, state.text(buffer: start, size: buffer.count) > 0
      else { return "" }
      return String(cString: start)
    }
  }

  private func load() -> XkbComposeState? {
    isLoaded = true
    let table = ownTable() ?? ComposeTable(.ofLocale, in: locale)
    if table == nil {
      onProblem?(
        "There are no Compose sequences for \(locale), so dead keys are left to programs; install"
          + " the package libx11-data.")
    }
    return table?.makeState()
  }

  /// The table of the user's file, which may include that of the locale.
  private func ownTable() -> ComposeTable? {
    let rest = "the sequences of \(locale) are used without it."
    do {
      guard let own = try own() else { return nil }
      if let table = ComposeTable(own, in: locale) {
        if let problem = table.problem { onProblem?("\(own.path): \(problem)") }
        return table
      }
      onProblem?("\(own.path): libxkbcommon cannot use anything in the file; \(rest)")
    } catch {
      onProblem?("\(error); \(rest)")
    }
    return nil
  }
}
