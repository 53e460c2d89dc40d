import CXKBCommon
public import KeyboardCore

/// Dead keys and Compose sequences from libxkbcommon: the tables of the user's locale and the user's
/// own, `$XCOMPOSEFILE` or `~/.XCompose`.
///
/// The table is read at the first dead key or Compose key: it has thousands of sequences, and most
/// users type none. So a user's own sequence that begins with another key is not seen.
public final class XKBComposer: Composer {
  private let locale: String
  private lazy var state = Self.load(locale: locale)
  private var isComposing = false

  /// Creates a composer.
  ///
  /// - Parameter locale: A locale as in `LC_ALL`, `LC_CTYPE` or `LANG`. One that has no UTF-8 is
  ///   taken for `en_US.UTF-8`, whose sequences are those of most locales.
  public init(locale: String) {
    let codeset = locale.lowercased().drop { $0 != "." }.prefix { $0 != "@" }
    self.locale = codeset == ".utf-8" || codeset == ".utf8" ? locale : "en_US.UTF-8"
  }

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

  private static func load(locale: String) -> XkbComposeState? {
    guard let context = XkbContext(flags: XKB_CONTEXT_NO_FLAGS) else { return nil }
    context.setLogLevel(XKB_LOG_LEVEL_CRITICAL)
    let table =
      XkbComposeTable(context: context, locale: locale, flags: XKB_COMPOSE_COMPILE_NO_FLAGS)
      ?? XkbComposeTable(
        context: context, locale: "en_US.UTF-8", flags: XKB_COMPOSE_COMPILE_NO_FLAGS)
    return table.flatMap { XkbComposeState(table: $0, flags: XKB_COMPOSE_STATE_NO_FLAGS) }
  }
}
