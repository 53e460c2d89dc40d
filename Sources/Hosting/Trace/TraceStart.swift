package import KeyboardCore

/// The state of a keyboard at the beginning of a trace: all that a replay needs besides the
/// program's data.
package struct TraceStart: Hashable {
  /// The name of the member that contains the recent emoji.
  package nonisolated static let recentEmojiMember = "recent-emoji"

  /// The engine's name, such as `callout:fr`.
  package var engine: String
  /// The settings that differ from the defaults: `KEY=VALUE` with the value as GVariant text.
  package var settings: [String]
  /// The quirks of clients.
  package var quirks: [String: ClientQuirks]
  package var locale: LocaleIdentifier
  /// Whether somebody has chosen the locale.
  package var isLocaleChosen: Bool
  /// The layouts of the session, and the script of the one in use.
  package var script: ActiveScript
  package var capabilities: ClientCapabilities
  package var contentType: ContentType
  /// Whether IBus's panel is running, which shows lists.
  package var hasPanel: Bool
  package var recentEmojis: EmojiRecents
  /// What the desktop's accessibility features do.
  package var accessibility: Accessibility
  /// The characters that fonts show, or `nil` if that is not known yet.
  package var shownCharacters: CharacterRanges?

  /// Takes the current state of a keyboard.
  @MainActor package init(
    engine: String, settings: [String], emojiStore: EmojiStore,
    _ controller: KeyboardInputController
  ) {
    let context = controller.state.keyboardContext
    self.engine = engine
    self.settings = settings
    recentEmojis = emojiStore.recents
    shownCharacters = emojiStore.shownCharacters
    quirks = controller.clientQuirks
    hasPanel = context.field.hasPanel
    accessibility = controller.accessibility
    locale = context.locale
    isLocaleChosen = context.isLocaleChosen
    script = controller.activeScript
    capabilities = context.field.capabilities
    contentType = context.field.contentType
  }

  /// Reads the line at the beginning of a session; `nil` for any other line.
  package init?(_ line: JSONValue) { self.init(line, event: "start") }

  /// Reads a line about changed settings, quirks or emoji; `nil` for any other line.
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
    isLocaleChosen = line["chosen"] == true
    script = ActiveScript(
      SessionLayouts(line), script: line["script"]?.string.flatMap(Script.init(rawValue:)))
    capabilities = ClientCapabilities(rawValue: UInt32(line.whole("capabilities")))
    contentType = ContentType(line)
    hasPanel = line["panel"] != false
    recentEmojis =
      line[Self.recentEmojiMember]?.string.flatMap { try? EmojiRecents(parsing: $0) }
      ?? EmojiRecents()
    accessibility = Accessibility()
    if let reader = line["screen-reader"]?.string {
      accessibility.screenReader = Accessibility.ScreenReader(rawValue: reader) ?? .none
    }
    accessibility.bounceDelay = line.whole("bounce-delay")
    shownCharacters = line["fonts"]?.string.map { CharacterRanges(parsing: $0) }
  }

  /// The line for the beginning of a session, or for changed settings, quirks or emoji.
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
    if isLocaleChosen { members.append(.init("chosen", true)) }
    members += script.layouts.members
    if let script = script.script { members.append(.init("script", .string(script.rawValue))) }
    if !hasPanel { members.append(.init("panel", false)) }
    if !recentEmojis.emojis().isEmpty {
      members.append(.init(Self.recentEmojiMember, .string(recentEmojis.document)))
    }
    if accessibility.screenReader != .none {
      members.append(.init("screen-reader", .string(accessibility.screenReader.rawValue)))
    }
    if accessibility.bounceDelay > 0 {
      members.append(.init("bounce-delay", .int(accessibility.bounceDelay)))
    }
    if let shownCharacters { members.append(.init("fonts", .string(shownCharacters.text))) }
    return .object(members)
  }
}
