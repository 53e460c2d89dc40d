import Feedback
import KeyboardCore
import Testing

@Suite("The player of feedback") final class FeedbackPlayerTests {
  private static let key = KeyboardFeedback(audio: .input, haptic: .light)

  private var time = 0
  private var problems: [String] = []
  private lazy var player = FeedbackPlayer(
    host: FeedbackHost(soundsFolder: "/nowhere") { [weak self] in self?.problems.append($0) }
  ) { [weak self] in self?.time ?? 0 }

  private func choose(_ handlers: [String]) {
    player.settings = settings { $0.handlers = handlers }
  }

  private func settings(_ change: (inout FeedbackSettings) -> Void) -> FeedbackSettings {
    var settings = player.settings
    settings.isOn = true
    change(&settings)
    return settings
  }

  private func add(_ name: String, _ handler: RecordingHandler) {
    player.makers[name] = { _, _ in handler }
  }

  @Test func `Twenty are played in a second, and no more`() {
    let handler = RecordingHandler()
    add("own", handler)
    choose(["own"])
    // A key that repeats 50 times a second, for four seconds.
    for number in 0..<200 {
      time = number * 20
      player.play(Self.key)
    }
    #expect(handler.played.count == 80)
    time += 1000
    for _ in 0..<30 { player.play(Self.key) }
    #expect(handler.played.count == 100)
  }

  @Test func `Sounds go to the first handler that plays them, haptics to all that do`() {
    let first = RecordingHandler(audio: true)
    let second = RecordingHandler(audio: true, haptic: true)
    let third = RecordingHandler(haptic: true)
    let observer = RecordingHandler()
    let names = ["observer", "first", "second", "third"]
    for (name, handler) in zip(names, [observer, first, second, third]) { add(name, handler) }
    choose(names)
    player.play(Self.key)
    #expect(observer.played == [Self.key])
    #expect(first.played == [KeyboardFeedback(audio: .input)])
    #expect(second.played == [KeyboardFeedback(haptic: .light)])
    #expect(third.played == [KeyboardFeedback(haptic: .light)])
    choose(["second", "first"])
    player.play(Self.key)
    #expect(second.played.last == Self.key)
    #expect(first.played.count == 1)
    player.play(KeyboardFeedback(haptic: .error))
    #expect(second.played.last == KeyboardFeedback(haptic: .error))
    #expect(first.played.count == 1)
  }

  @Test func `A handler does not get again what it is still waiting to play`() {
    let slow = RecordingHandler(audio: true)
    let quick = RecordingHandler()
    slow.isSlow = true
    add("slow", slow)
    add("quick", quick)
    choose(["slow", "quick"])
    for audio in [AudioFeedback.input, .input, .delete, .input] {
      player.play(KeyboardFeedback(audio: audio))
    }
    #expect(slow.played.map(\.audio) == [.input, .delete])
    #expect(quick.played.count == 4)
    slow.isSlow = false
    player.play(Self.key)
    #expect(slow.played.count == 3)
  }

  @Test func `Handlers are made with the first feedback, and released when unused`() {
    var made: [Double] = []
    weak var last: RecordingHandler?
    player.makers["own"] = { settings, host in
      made.append(settings.volume)
      host.onProblem("It is quiet.")
      let handler = RecordingHandler()
      last = handler
      return handler
    }
    choose(["own"])
    player.settings = settings { $0.volume = 0.1 }
    #expect(made.isEmpty)
    player.play(KeyboardFeedback())
    #expect(made.isEmpty)
    player.play(Self.key)
    player.play(Self.key)
    #expect(made == [0.1])
    #expect(problems == ["It is quiet."])
    // Settings that do not concern handlers leave them alone.
    player.settings = settings { $0.audio = .minimal }
    player.play(Self.key)
    #expect(made == [0.1])
    #expect(last?.played.count == 3)
    player.settings = settings { $0.volume = 0.2 }
    #expect(last == nil)
    player.play(Self.key)
    #expect(made == [0.1, 0.2])
    player.settings = settings { $0.isOn = false }
    #expect(last == nil)
    player.play(Self.key)
    #expect(made == [0.1, 0.2])
  }

  @Test func `An unknown handler is reported once, and the others play`() {
    let handler = RecordingHandler()
    add("own", handler)
    choose(["moon", "own"])
    player.play(Self.key)
    player.play(Self.key)
    #expect(handler.played.count == 2)
    #expect(problems.count == 1)
    for word in ["\"moon\"", "canberra", "feedbackd", "own", "visual"] {
      #expect(problems.first?.contains(word) == true, "\(word)")
    }
  }
}
