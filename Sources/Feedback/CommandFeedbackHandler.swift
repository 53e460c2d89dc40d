import GLib
public import KeyboardCore

/// Tells a user's own program of feedback: one line of JSON for each, on its standard input.
///
/// A line is `{"audio":"input","haptic":"light"}`, with the names settings use. The program is
/// started with the first one and runs until its input ends, as it does with the engine or with a
/// change of settings. One that does not read misses lines and holds nothing up; one that ends is
/// started again with the next feedback, 10 s after its last start at the earliest.
public final class CommandFeedbackHandler: FeedbackHandler {
  /// How long after a start the next one may be, in ms.
  public static let pause = 10_000
  /// How many lines wait while the program is being started.
  private static let limit = 16

  private let host: FeedbackHost
  private let pause: Int
  private let command: String
  private let words: [String]
  private var program: ChildProcess?
  private var waiting: [String] = []
  private var isStarting = false
  private var nextStart = 0
  private var toldProblems: Set<String> = []

  /// Creates a handler that has started nothing, or none for a command line that cannot be read.
  ///
  /// - Parameters:
  ///   - command: The command line; quotes count as in a shell, but no shell runs it.
  ///   - host: Who is told of problems.
  ///   - pause: How long after a start the next one may be, in ms.
  public init?(
    command: String, host: FeedbackHost, pause: Int = CommandFeedbackHandler.pause
  ) {
    self.host = host
    self.pause = pause
    self.command = command
    guard let words = ChildProcess.words(of: command) else {
      host.onProblem(
        command.allSatisfy(\.isWhitespace)
          ? "Feedback is to be told to a program, but none is set; set feedback-command."
          : "The setting feedback-command, \(command), has a quote that is not closed; correct it."
      )
      return nil
    }
    self.words = words
  }

  /// Writes a line, or leaves it out where the program does not read.
  public func play(_ feedback: KeyboardFeedback) {
    let line = feedback.line
    if let program {
      if program.send(line) { report() }
    } else if MainLoop.now >= nextStart {
      if waiting.count < Self.limit { waiting.append(line) }
      startSoon()
    }
  }

  /// Whether anything still waits to be played.
  public var isPending: Bool { !waiting.isEmpty }

  /// Starts the program once the key is answered: it takes longer than that may.
  private func startSoon() {
    guard !isStarting else { return }
    isStarting = true
    MainLoop.async { [weak self] in
      guard let self else { return }
      isStarting = false
      start()
    }
  }

  private func start() {
    nextStart = MainLoop.now + pause
    defer { waiting = [] }
    do {
      program = try ChildProcess(words, hasInput: true) { [weak self] in self?.ended($0) }
    } catch {
      return tell(
        "\"\(command)\" cannot be started for feedback: \(error); correct feedback-command.")
    }
    for line in waiting where program?.send(line) == true { report() }
  }

  private func ended(_ ending: ChildProcess.Ending) {
    program = nil
    let manner =
      switch ending {
      case .exit(let code): "with code \(code)"
      case .signal(let number): "by signal \(number)"
      }
    tell("\"\(command)\", which is told of feedback, has ended \(manner); it is started again.")
  }

  private func report() { host.onReport?(true, "\"\(command)\" was told.") }

  /// Says what is wrong, each thing once.
  private func tell(_ sentence: String) {
    if toldProblems.insert(sentence).inserted { host.onProblem(sentence) }
  }
}

extension KeyboardFeedback {
  /// The feedback as a line of JSON, with its end.
  var line: String {
    let object: JSONValue = ["audio": .string(audio.name), "haptic": .string(haptic.rawValue)]
    return object.compact + "\n"
  }
}
