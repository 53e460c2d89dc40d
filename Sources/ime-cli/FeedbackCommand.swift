import ArgumentParser
import Commands
import Feedback
import GLib
import Hosting
import KeyboardCore

struct FeedbackCommand: MainActorCommand {
  private static let haptics = HapticFeedback.allCases.filter { $0 != .none }.map(\.rawValue)

  static let configuration = CommandConfiguration(
    commandName: "feedback",
    abstract: "Plays feedback and names the handler, or what is missing.",
    discussion: """
      KIND is input, system, delete, calloutOpened, calloutMoved, refused, custom:EVENT with an event \
      of the sound theme, file:PATH, or a vibration: \
      \(haptics.joined(separator: ", ")).

      Examples:
        ime-cli feedback                             the sound of a key that types
        ime-cli feedback refused --handler visual    the symbol of a key without effect
        ime-cli feedback custom:bell                 a sound of the sound theme
      """)

  @Argument(
    help: ArgumentHelp("What to play.", valueName: "kind"),
    completion: .list(
      ["input", "system", "delete"] + FeedbackCue.allCases.map(\.rawValue) + Self.haptics))
  var kinds = ["input"]

  @Option(
    name: .customLong("handler"),
    help: "What plays it: canberra, feedbackd or visual; may be repeated.")
  var handlers: [String] = []

  @Option(
    name: .customLong("setting"),
    help: "KEY=VALUE as GVariant text, instead of the stored value; may be repeated."
  )
  var overrides: [String] = []

  @Option(help: "How many times to play it.")
  var count = 1

  @Option(help: "The time between plays, in ms.")
  var interval = 300

  func validate() throws {
    guard (1...10_000).contains(count) else {
      throw ValidationError("--count must be from 1 to 10000, not \(count).")
    }
    guard (0...60_000).contains(interval) else {
      throw ValidationError("--interval must be from 0 to 60000 ms, not \(interval).")
    }
  }

  @MainActor func perform() throws {
    let feedback = try kinds.map(Self.feedback)
    var problems: [String] = []
    var isPlayed = false
    var host = FeedbackHost(soundsFolder: DataDirectory.path + "/sounds") { problems.append($0) }
    host.showSign = {
      isPlayed = true
      printNow($0)
    }
    host.onReport = {
      isPlayed = isPlayed || $0
      printNow($1)
    }
    let player = FeedbackPlayer(host: host) { MainLoop.now }
    player.settings = try settings()
    var time = Duration.zero
    for number in 0..<count {
      if number > 0 { MainLoop.run(forAtMost: interval) }
      time += ContinuousClock().measure { for feedback in feedback { player.play(feedback) } }
    }
    // The player does not wait; this program does, until a sound has ended.
    let isEmpty = feedback.allSatisfy(\.isEmpty)
    MainLoop.run(forAtMost: isEmpty ? 0 : 3000) {
      !problems.isEmpty || (isPlayed && !player.isPending)
    }
    MainLoop.run(forAtMost: kinds.contains { $0.hasPrefix("file:") } ? 2000 : 200)
    if count > 1 { print("The calls took \(Int(time / .microseconds(1))) µs in total.") }
    if player.isPending {
      printError("Some feedback was not played: the sound system or feedbackd did not answer.")
    }
    guard problems.isEmpty else { throw CommandError(problems.joined(separator: "\n")) }
    guard isPlayed || isEmpty else {
      throw CommandError(
        "Nothing was played within 3 s: \(player.settings.handlers.joined(separator: ", ")) did not"
          + " answer. Check that one of them is running.")
    }
  }

  /// The user's settings with those of the command line.
  @MainActor private func settings() throws -> FeedbackSettings {
    let store = try SettingsStore(overrides: overrides)
    var settings = store.read().feedback
    for problem in store.problems { printError(problem) }
    settings.isOn = true
    if !handlers.isEmpty { settings.handlers = handlers }
    return settings
  }

  private static func feedback(_ name: String) throws -> KeyboardFeedback {
    if let cue = FeedbackCue(rawValue: name) {
      return StandardKeyboardFeedbackHandler().feedback(for: cue)
    }
    if let audio = AudioFeedback(name) {
      let isKey = [.input, .system, .delete].contains(audio)
      return KeyboardFeedback(audio: audio, haptic: isKey ? .light : .none)
    }
    if let haptic = HapticFeedback(rawValue: name) { return KeyboardFeedback(haptic: haptic) }
    throw CommandError(
      "There is no feedback \"\(name)\"; for the list, run \"ime-cli feedback --help\".")
  }
}
