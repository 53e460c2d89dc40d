/// Whether and how the field that has the focus is typed into.
struct FieldMode {
  /// How much the keyboard does in a field.
  enum Gate {
    /// Everything passes.
    case closed
    /// Everything passes but dead keys and Compose sequences, and those are not shown.
    case secret
    /// The keyboard does all it can.
    case open
  }

  /// Whether a field has the focus.
  private(set) var hasFocus = true
  /// Whether the next letter key gives a sign, and only the next one.
  var isSymbolOnce = false

  private var isDismissed = false
  /// The client that has got the focus, until a key is pressed in it.
  private var untouchedClient: String?
  private var emojisAskedFor: Int?

  /// A field gets the focus; sending the keyboard away counted for the field before.
  ///
  /// - Returns: Whether that had been told already. IBus 1.5.32 tells it twice, with the client's
  ///   name only the second time.
  mutating func focusIn(_ client: String) -> Bool {
    isDismissed = false
    hasFocus = true
    defer { untouchedClient = client }
    return untouchedClient.map { $0 == client || $0.isEmpty } ?? false
  }

  /// A key goes down.
  mutating func pressed() { untouchedClient = nil }

  /// The field loses the focus.
  mutating func focusOut() {
    hasFocus = false
    untouchedClient = nil
  }

  /// Forgets what belongs to the field.
  mutating func leaveField() { isSymbolOnce = false }

  /// The user sends the keyboard away, until a field gets the focus again.
  mutating func dismiss() { isDismissed = true }

  /// The user calls the keyboard back.
  mutating func recall() { isDismissed = false }

  /// How much the keyboard does in a field.
  func gate(_ secrecy: FieldSecrecy) -> Gate {
    if isDismissed { return .closed }
    return secrecy == .secret ? .secret : .open
  }

  /// The list of emoji is asked for while no field has the focus: it was chosen in the panel's
  /// menu, which has the focus while it is open.
  mutating func askForEmojis(at time: Int) { emojisAskedFor = time }

  /// Whether the list was asked for just before the focus came.
  mutating func takesEmojis(at time: Int) -> Bool {
    defer { emojisAskedFor = nil }
    return emojisAskedFor.map { time - $0 <= KeyboardTiming.menu } ?? false
  }
}

extension KeyboardType {
  /// What is shown when this type follows another, or `nil` for nothing.
  func message(after old: Self) -> KKL10n? {
    switch self {
    case .numeric: .switcherNumeric
    case .symbolic: .switcherSymbolic
    case .alphabetic(.capsLocked): .capsLock
    case .alphabetic where old == .numeric || old == .symbolic: .switcherAlphabetic
    default: nil
    }
  }
}
