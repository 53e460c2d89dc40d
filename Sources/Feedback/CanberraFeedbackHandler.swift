import CCanberra
import Dispatch
import GLib
package import KeyboardCore

/// Plays sounds with libcanberra: those of the XDG sound theme, or our own for missing ones.
///
/// It works with PipeWire, PulseAudio and ALSA. The library is loaded with the first sound and used
/// on a thread of its own only, because it waits for the sound system. If the library or a sound
/// system is missing, the handler reports it once, and tries again every 30 s at most.
package final class CanberraFeedbackHandler: FeedbackHandler {
  package let playsAudio = true

  /// Whether libcanberra is installed; asking loads it into this process.
  package static var isInstalled: Bool { CanberraLibrary.loaded != nil }

  private let host: FeedbackHost
  private let isSilent: Bool
  private let player: CanberraPlayer
  private let queue = DispatchQueue(label: "canberra")
  private var pending: Set<CanberraSound> = []
  private var reported: Set<String> = []

  /// Creates a handler that has loaded nothing.
  ///
  /// `volume` is a factor for the amplitude, from 0 to 1; sound cards without a sound server ignore
  /// it.
  package init(volume: Double, host: FeedbackHost) {
    self.host = host
    isSilent = volume <= 0
    // GNOME and its relatives have this setting; elsewhere libcanberra uses the theme `freedesktop`.
    let theme = InstalledSettings.value(of: "theme-name", in: "org.gnome.desktop.sound")?.string
    player = CanberraPlayer(
      soundsFolder: host.soundsFolder, theme: theme == "" ? nil : theme, volume: min(volume, 1))
  }

  // Closing waits for the library's own thread.
  isolated deinit { queue.async { [player] in player.close() } }

  package func play(_ feedback: KeyboardFeedback) {
    guard !isSilent, let sound = CanberraSound(feedback.audio) else { return }
    pending.insert(sound)
    let time = MainLoop.now
    queue.async { [player, weak self] in
      let outcome = player.play(sound, askedAt: time)
      MainLoop.async { self?.finish(sound, feedback.audio, outcome) }
      player.cacheUsualSounds()
    }
  }

  package var isPending: Bool { !pending.isEmpty }

  package func isPending(_ feedback: KeyboardFeedback) -> Bool {
    CanberraSound(feedback.audio).map(pending.contains) ?? false
  }

  private func finish(
    _ sound: CanberraSound, _ audio: AudioFeedback, _ outcome: CanberraPlayer.Outcome
  ) {
    pending.remove(sound)
    switch outcome {
    case .played(let words): host.onReport?(true, "canberra plays \(audio.name): \(words).")
    case .noSound(let reason): report("", "No feedback can be heard; \(reason).")
    case .unknown(let reason):
      report(
        audio.name,
        "The feedback sound \(audio.name) cannot be played: \(reason); choose another sound.")
    case .leftOut: break
    }
  }

  /// Reports a problem, once for each subject.
  private func report(_ subject: String, _ sentence: String) {
    if reported.insert(subject).inserted { host.onProblem(sentence) }
  }
}
