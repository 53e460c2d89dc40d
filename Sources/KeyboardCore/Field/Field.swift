/// What is known about the focused text field, its client and the desktop.
public struct Field: Hashable, Sendable {
  /// The client's name in IBus, or "".
  public internal(set) var client = ""
  /// The desktop's name of the focused program, in lower case, or `nil` if nothing reports it.
  public internal(set) var program: String?
  /// What the client does differently from others.
  package internal(set) var quirks: ClientQuirks = []
  /// What the client can do.
  public internal(set) var capabilities: ClientCapabilities = []
  /// Whether a panel can show lists; `true` until the host reports otherwise.
  public internal(set) var hasPanel = true
  /// What the field is for.
  public internal(set) var contentType = ContentType()
  /// Whether the field hides what is typed, as far as that is known.
  public internal(set) var secrecy = FieldSecrecy.open
  /// The text around the cursor as last reported in this field, or `nil`.
  public internal(set) var surroundingText: SurroundingText?

  /// Whether what is typed may be secret.
  package var isConfidential: Bool { contentType.isConfidential || secrecy != .open }

  /// Whether the client shows text that is not committed yet; XIM programs do not.
  package var takesPreedit: Bool { capabilities.contains(.preedit) }

  /// Whether anything shows lists: the panel or the client itself.
  var showsLists: Bool { hasPanel || capabilities.contains(.lookupTable) }

  /// Whether the client reports the text of this field; an empty text proves nothing, because
  /// Konsole under GNOME 48 always reports one.
  ///
  /// LibreOffice 26.8 in Plasma's look reports what its own keys type, and nothing that is committed.
  var reportsText: Bool {
    surroundingText?.text.isEmpty == false && !quirks.contains(.reportsNothing)
  }

  /// Whether the client reports the text of this field, as far as that is known.
  var reports: TextReports {
    if reportsText { return .come }
    if quirks.contains(.reportsNothing) { return .missing }
    guard surroundingText != nil else { return .unknown }
    return secrecy == .open ? .missing : .doubtful
  }

  /// Whether text before the cursor can be replaced in one turn.
  var canReplaceText: Bool {
    (capabilities.contains(.surroundingText) || !takesPreedit)
      && surroundingText.map { $0.cursor == $0.anchor } ?? true
  }
}

/// Whether a client reports the text of a field, as far as that is known.
enum TextReports {
  /// It has reported some.
  case come
  /// It may do so.
  case unknown
  /// It has reported an empty one, and the field may be for passwords.
  case doubtful
  /// It has reported none, or an empty one, and the field is not for passwords.
  case missing
}

/// Whether a field hides what is typed, as far as that is known.
public enum FieldSecrecy: Sendable {
  /// The field shows what is typed.
  case open
  /// The client does not report what its fields are for, or only that they are private; nothing is
  /// shown before it is certain, and nothing is remembered.
  case unknown
  /// The field hides what is typed; the keyboard does nothing there.
  case secret
}
