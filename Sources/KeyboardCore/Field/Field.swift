/// The text field that has the focus: what is known of it, of its client, and of the desktop.
public struct Field: Hashable, Sendable {
  /// The client's name as IBus gives it, or "" where it gives none.
  public internal(set) var client = ""
  /// The program that has the focus, as the desktop calls it, in lower case, or `nil` where nothing
  /// reports it.
  public internal(set) var program: String?
  /// What the client does differently from others.
  public internal(set) var quirks: ClientQuirks = []
  /// What the client can do.
  public internal(set) var capabilities: ClientCapabilities = []
  /// Whether the desktop's panel is there, which shows lists; `true` until the host reports otherwise.
  public internal(set) var hasPanel = true
  /// What the field is for.
  public internal(set) var contentType = ContentType()
  /// Whether the field hides what is typed, as far as that is known.
  public internal(set) var secrecy = FieldSecrecy.open
  /// The text around the cursor as last reported since the focus came, or `nil`.
  public internal(set) var surroundingText: SurroundingText?

  /// Whether what is typed may be a secret, by what the field reports and what is known of it.
  package var isConfidential: Bool { contentType.isConfidential || secrecy != .open }

  /// Whether the client shows text that is not committed yet; programs of XIM do not.
  package var takesPreedit: Bool { capabilities.contains(.preedit) }

  /// Whether anything shows lists: the panel or the client itself.
  var showsLists: Bool { hasPanel || capabilities.contains(.lookupTable) }

  /// Whether the client reports its text in this field; an empty text proves nothing, as Konsole
  /// under GNOME 48 has no other.
  var reportsText: Bool { surroundingText?.text.isEmpty == false }

  /// Whether text before the cursor can be replaced in one turn, with nothing selected.
  var canReplaceText: Bool {
    (capabilities.contains(.surroundingText) || !takesPreedit)
      && surroundingText.map { $0.cursor == $0.anchor } ?? true
  }
}
