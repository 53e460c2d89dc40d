import CCanberra
import GLib
import Glibc

/// The half of the libcanberra handler that waits.
// Safe: everything runs on one serial queue.
nonisolated final class CanberraPlayer: @unchecked Sendable {
  enum Outcome: Sendable {
    /// It is playing, with a few words on how.
    case played(String)
    /// Nothing can be played, with the reason.
    case noSound(String)
    /// There is no such sound, with the reason.
    case unknown(String)
    /// It was left out: it is too late, or nothing can be played, which was reported before.
    case leftOut
  }

  /// A sound that starts later than this, in ms, would come too long after its key.
  private static let patience = 500
  /// How long to wait without a sound system, in ms.
  private static let longPause = 30_000
  /// How long to wait after a sound server has quit, in ms: they are restarted.
  private static let shortPause = 1000

  private let soundsFolder: String
  private let theme: String?
  private let volume: Double
  private var library: CanberraLibrary?
  private var context: CanberraContext?
  private var isCached = false
  private var nextTry = 0
  private var pause = CanberraPlayer.longPause
  /// The events that are missing in the sound theme.
  private var ownEvents: Set<String> = []

  init(soundsFolder: String, theme: String?, volume: Double) {
    self.soundsFolder = soundsFolder
    self.theme = theme
    self.volume = volume
  }

  /// Starts a sound that was requested at a time in ms.
  func play(_ sound: CanberraSound, askedAt time: Int) -> Outcome {
    guard MainLoop.now - time < Self.patience else { return .leftOut }
    let wasConnected = context != nil
    if !wasConnected {
      guard MainLoop.now >= nextTry else { return .leftOut }
      if let reason = connect() { return giveUp(reason) }
    }
    var code = start(sound)
    if wasConnected, Self.isLost(code) {
      // A server that was restarted may already be there.
      if let reason = connect() { return giveUp(reason) }
      code = start(sound)
    }
    return outcome(of: sound, code)
  }

  /// Uploads the usual sounds to the sound server, so that the first of each is not late.
  func cacheUsualSounds() {
    guard let context, !isCached else { return }
    isCached = true
    for event in CanberraSound.ownEvents {
      let code = resolve(CanberraSound(event: event)) { context.cache($0) }
      guard code == CA_SUCCESS || code == CA_ERROR_NOTFOUND else { return }
    }
  }

  func close() { context = nil }

  /// Connects to a sound system, and returns why that failed, or `nil`.
  private func connect() -> String? {
    context = nil
    isCached = false
    library = library ?? .loaded
    guard let library else { return "install the package libcanberra0" }
    do {
      context = try CanberraContext.open(library, theme: theme, volume: volume)
      return nil
    } catch {
      return "start PipeWire or PulseAudio, and check that the package libcanberra-pulse is"
        + " installed (\(error.reason))"
    }
  }

  /// Tries nothing for a while: shorter after a sound was played, longer after each failure.
  private func giveUp(_ reason: String) -> Outcome {
    context = nil
    nextTry = MainLoop.now + pause
    pause = min(pause * 2, Self.longPause)
    return .noSound(reason)
  }

  private func start(_ sound: CanberraSound) -> Int {
    guard let context else { return CA_ERROR_STATE }
    return resolve(sound) { context.play($0) }
  }

  /// Tries the requested sound, then our own in its place.
  private func resolve(_ sound: CanberraSound, _ body: (CanberraSound) -> Int) -> Int {
    guard let event = sound.event, let own = sound.own(in: soundsFolder) else { return body(sound) }
    if !ownEvents.contains(event) {
      let code = body(sound)
      guard code == CA_ERROR_NOTFOUND, Self.isThere(own) else { return code }
      ownEvents.insert(event)
    }
    return body(own)
  }

  private func outcome(of sound: CanberraSound, _ code: Int) -> Outcome {
    let reason = library?.explanation(of: code).lowercased() ?? ""
    switch code {
    case CA_SUCCESS:
      pause = Self.shortPause
      let source =
        isOwn(sound) ? "own sound" : sound.event == nil ? "file" : "sound of the theme"
      return .played("\(source), by \(context?.driver ?? "")")
    case CA_ERROR_NOTFOUND where !Self.isThere(sound) && !isOwn(sound),
      CA_ERROR_CORRUPT, CA_ERROR_TOOBIG, CA_ERROR_NOTSUPPORTED, CA_ERROR_ACCESS:
      return .unknown(reason)
    default:
      // Without a sound card, the ALSA driver reports "not found" for a file that exists.
      return giveUp("check that the sound system works (\(context?.driver ?? ""): \(reason))")
    }
  }

  private func isOwn(_ sound: CanberraSound) -> Bool {
    sound.event.map(ownEvents.contains) ?? false
  }

  private static func isThere(_ sound: CanberraSound) -> Bool {
    sound.file.map { access($0, R_OK) == 0 } ?? false
  }

  /// Whether a code means that the connection can no longer be used.
  private static func isLost(_ code: Int) -> Bool {
    [
      CA_ERROR_STATE, CA_ERROR_DESTROYED, CA_ERROR_IO, CA_ERROR_DISCONNECTED,
      CA_ERROR_NOTAVAILABLE, CA_ERROR_SYSTEM, CA_ERROR_INTERNAL,
    ].contains(code)
  }
}
