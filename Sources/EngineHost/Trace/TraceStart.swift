package import KeyboardCore

/// What a keyboard was like when its part of a trace began: all that a replay needs besides the
/// program's data.
package struct TraceStart: Hashable {
  /// The member of a line that has the emoji used before.
  package nonisolated static let recentEmojiMember = "recent-emoji"

  /// The engine's name, such as `callout:fr`.
  package var engine: String
  /// What the user has set otherwise than built in: `KEY=VALUE` with the value as GVariant text.
  package var settings: [String]
  /// What clients do differently there.
  package var quirks: [String: ClientQuirks]
  /// The current locale.
  package var locale: LocaleIdentifier
  /// What the client can do.
  package var capabilities: ClientCapabilities
  /// What the field is for.
  package var contentType: ContentType
  /// Whether the panel that shows lists is there.
  package var hasPanel: Bool
  /// The emoji used lately.
  package var recentEmojis: EmojiRecents

  /// The keyboard as it is now.
  ///
  /// - Parameters:
  ///   - engine: The engine's name.
  ///   - settings: What the user has set, as above.
  ///   - recentEmojis: The emoji used lately.
  ///   - controller: The keyboard.
  @MainActor package init(
    engine: String, settings: [String], recentEmojis: EmojiRecents,
    _ controller: KeyboardInputController
  ) {
    let context = controller.state.keyboardContext
    self.engine = engine
    self.settings = settings
    self.recentEmojis = recentEmojis
    quirks = controller.clientQuirks
    hasPanel = context.field.hasPanel
    locale = context.locale
    capabilities = context.field.capabilities
    contentType = context.field.contentType
  }

  /// Reads the beginning of a session's part of a trace; `nil` comes of another line.
  package init?(_ line: JSONValue) { self.init(line, event: "start") }

  /// Reads what settings and quirks have become; `nil` comes of another line.
  package init?(change line: JSONValue) { self.init(line, event: "change") }

  private init?(_ line: JSONValue, event: JSONValue) {
    guard line["event"] == event, let engine = line["engine"]?.string else { return nil }
    self.engine = engine
    settings = line["settings"]?.array?.compactMap(\.string) ?? []
    quirks = [:]
    for client in line["quirks"]?.object ?? [] {
      let bits = line["quirks"]?.whole(client.key) ?? 0
      quirks[client.key] = ClientQuirks(rawValue: UInt16(clamping: bits))
    }
    locale = LocaleIdentifier(line["locale"]?.string ?? "")
    capabilities = ClientCapabilities(rawValue: UInt32(line.whole("capabilities")))
    contentType = ContentType(line)
    hasPanel = line["panel"] != false
    recentEmojis =
      line[Self.recentEmojiMember]?.string.flatMap { try? EmojiRecents(parsing: $0) }
      ?? EmojiRecents()
  }

  /// The line about the keyboard, or about what settings and quirks have become.
  package func line(session: Int, time: Int, isChange: Bool = false) -> JSONValue {
    let quirks = quirks.sorted { $0.key < $1.key }
      .map { JSONValue.Member($0.key, .int(Int($0.value.rawValue))) }
    var members: [JSONValue.Member] = [
      .init("time", .int(time)), .init("session", .int(session)),
      .init("event", isChange ? "change" : "start"), .init("engine", .string(engine)),
      .init("settings", .strings(settings)), .init("quirks", .object(quirks)),
      .init("locale", .string(locale.rawValue)),
      .init("capabilities", .int(Int(capabilities.rawValue))),
      .init("purpose", .string(contentType.purpose.label)),
      .init("hints", .int(Int(contentType.hints.rawValue))),
    ]
    if !hasPanel { members.append(.init("panel", false)) }
    if !recentEmojis.emojis().isEmpty {
      members.append(.init(Self.recentEmojiMember, .string(recentEmojis.document)))
    }
    return .object(members)
  }
}
