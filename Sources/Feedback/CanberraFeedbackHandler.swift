import Dispatch
import GLib
public import KeyboardCore

/// Plays sounds with libcanberra: those of the XDG sound theme, or the program's own where it has
/// none.
///
/// It works with PipeWire, PulseAudio and ALSA. The library is loaded with the first sound and all
/// of it is used on a thread of its own, for it waits for the sound system. Without the library or a
/// sound system that is said once; then it is silent, and tries again every 30 s at most.
public final class CanberraFeedbackHandler: FeedbackHandler {
  /// It makes sounds.
  public let playsAudio = true

  /// Whether libcanberra is installed; this process has loaded it afterwards.
  public static var isInstalled: Bool { (try? CanberraLibrary()) != nil }

  private let host: FeedbackHost
  private let isSilent: Bool
  private let player: CanberraPlayer
  private let queue = DispatchQueue(label: "canberra")
  private var pending: Set<CanberraSound> = []
  private var toldProblems: Set<String> = []

  /// Creates a handler that has loaded nothing.
  ///
  /// - Parameters:
  ///   - volume: How loud sounds are, from 0 for not at all to 1 for as loud as they are, as a part
  ///     of the amplitude; sound cards without a sound server take no notice of it.
  ///   - host: Where own sounds are, and who is told of problems.
  public init(volume: Double, host: FeedbackHost) {
    self.host = host
    isSilent = volume <= 0
    // GNOME and its relatives have this setting; elsewhere libcanberra takes the theme `freedesktop`.
    let theme = InstalledSettings.value(of: "theme-name", in: "org.gnome.desktop.sound")?.string
    player = CanberraPlayer(
      soundsFolder: host.soundsFolder, theme: theme == "" ? nil : theme, volume: min(volume, 1))
  }

  // Closing waits for the library's own thread.
  isolated deinit { queue.async { [player] in player.close() } }

  /// Has the sound started by the thread that does.
  public func play(_ feedback: KeyboardFeedback) {
    guard !isSilent, let sound = CanberraSound(feedback.audio) else { return }
    pending.insert(sound)
    let time = MainLoop.now
    queue.async { [player, weak self] in
      let outcome = player.play(sound, askedAt: time)
      MainLoop.async { self?.finish(sound, feedback.audio, outcome) }
      player.cacheUsualSounds()
    }
  }

  /// Whether anything still waits to be played.
  public var isPending: Bool { !pending.isEmpty }

  /// Whether all of it still waits to be played.
  public func isPending(_ feedback: KeyboardFeedback) -> Bool {
    CanberraSound(feedback.audio).map(pending.contains) ?? false
  }

  private func finish(
    _ sound: CanberraSound, _ audio: AudioFeedback, _ outcome: CanberraPlayer.Outcome
  ) {
    pending.remove(sound)
    switch outcome {
    case .played(let words): host.onReport?(true, "canberra plays \(audio.name): \(words).")
    case .noSound(let reason):
      tell("", "No feedback can be heard; \(reason).")
    case .unknown(let reason):
      tell(
        audio.name,
        "The feedback sound \(audio.name) cannot be played: \(reason); choose another sound.")
    case .leftOut: break
    }
  }

  /// Says what is wrong, once for each thing it is wrong with.
  private func tell(_ thing: String, _ sentence: String) {
    if toldProblems.insert(thing).inserted { host.onProblem(sentence) }
  }
}
