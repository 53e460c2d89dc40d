import GLib
import Glibc
import IBus
import TestSession

/// Faults on purpose, each time at another moment of typing.
final class Faults {
  /// The time without an input method after each crash, in ms.
  private(set) var returnTimes: [Int] = []

  private static let engine = "callout"
  private static let moments = ["between two letters", "a key down", "a list open"]
  private static let hangs = [500, 1500, 2500, 5000]
  private static let standstills = [50, 100, 150, 250, 400]
  private static let settings = [
    ("hold-delay", ["150", "200", "250"]), ("hold-space", ["false", "true"]),
    ("list-labels", ["'circled'", "'theme'"]), ("feedback", ["false", "true"]),
    ("input-callout", ["true", "false"]),
  ]
  private static let files = [
    #"{"format": 1, "id": "fr", "callouts": {"e": "è é ê", "a": "à â"}}"#,
    #"{"format": 1, "id": "fr", "callouts": {"e": "ê è é ë ē ė"}}"#,
    #"{"format": 1, "id": "fr", "callouts": {"e": "#,
    String(repeating: "[", count: 5000), "", nil,
  ]

  /// The number of secrets and of names of programs that were found where they should not be.
  var findings: Int { outsiders.findings }

  private let session: Session
  private let typing: Typing
  private let outsiders: Outsiders
  private let say: (String) -> Void

  init(session: Session, typing: Typing, say: @escaping (String) -> Void) {
    self.session = session
    self.typing = typing
    self.say = say
    outsiders = Outsiders(session: session, typing: typing, say: say)
  }

  /// Causes a fault while words are typed, and compares the text.
  ///
  /// - Parameters:
  ///   - activity: The fault.
  ///   - number: How often it has happened before.
  /// - Throws: A `SessionError` if the session does not continue.
  func happen(_ activity: Activity, _ number: Int) throws {
    typing.count(activity)
    typing.isDisturbed = true
    defer { typing.isDisturbed = false }
    switch activity {
    case .kill: try crash(number)
    case .hang: hang(number)
    case .standstill: standStill(number)
    case .restart: try restart(number)
    case .suspension: suspend(number)
    case .clock: moveClock(number)
    case .fullDisk: fillDisk()
    case .setting: changeSetting(number)
    case .file: changeFile(number)
    case .backlog: try causeBacklog()
    case .password: try outsiders.typePasswords()
    case .name: try outsiders.nameProgram()
    default: break
    }
    typing.check("\(activity.rawValue), number \(number + 1)", isAfterCrash: activity == .kill)
  }

  /// Waits until the engine is in use and receives keys.
  func waitForEngine() throws {
    guard try session.bus.select(engine: Self.engine) else {
      throw SessionError("IBus does not switch to \(Self.engine); \(session.folder)/ibus.log")
    }
    try waitForService()
  }

  /// Without preedit, letters go to the window whether there is an engine or not.
  private func waitForService() throws {
    typing.findPreedit()
    let start = MainLoop.now
    typing.isServed = false
    while !typing.isServed {
      guard MainLoop.now - start < 15_000 else {
        throw SessionError("No key reaches the engine for 15 s; see \(session.folder)/ibus.log")
      }
      typing.type("ea ")
      typing.settle()
    }
  }

  /// Sends the worker a signal at one of the moments of typing.
  ///
  /// - Returns: The time of the signal, in ms.
  private func interrupt(_ worker: RunningProcess, by signal: Int32, _ moment: Int) -> Int {
    typing.typeWords(for: 300)
    if moment == 1 {
      typing.press("o")
      // An engine that ends has received the key; one that hangs may find it waiting.
      if signal == SIGKILL { MainLoop.run(forAtMost: 40) }
    } else if moment == 2 {
      typing.findPreedit()
      _ = typing.hold("o")
    }
    let time = MainLoop.now
    worker.send(signal)
    if moment == 1 {
      typing.release("o")
      MainLoop.run(forAtMost: Hand.pace)
    }
    return time
  }

  private func crash(_ number: Int) throws {
    let engine = session.engine
    guard let worker = engine.worker, let supervisor = engine.supervisor else {
      throw SessionError("The engine is not running")
    }
    let start = interrupt(worker, by: SIGKILL, number % 3)
    var time = 0
    func look() {
      guard time == 0,
        session.hasWorker(otherThan: worker, of: supervisor, engine: Self.engine)
      else { return }
      time = MainLoop.now - start
    }
    typing.meanwhile = look
    defer { typing.meanwhile = nil }
    typing.typeWords(for: 300)
    MainLoop.run(forAtMost: 5000) {
      look()
      return time > 0
    }
    guard time > 0 else { throw SessionError("No engine comes after a crash") }
    returnTimes.append(time)
    typing.typeWords(for: 500)
    try waitForService()
    say("kill -9, \(Self.moments[number % 3]): there again after \(time) ms")
  }

  private func hang(_ number: Int) {
    guard let worker = session.engine.worker else { return }
    let time = Self.hangs[number % Self.hangs.count]
    let moment = number / 2 % 3
    _ = interrupt(worker, by: SIGSTOP, moment)
    typing.typeWords(for: time)
    worker.send(SIGCONT)
    typing.settle()
    typing.typeWords(for: 500)
    say("a hang of \(time) ms, \(Self.moments[moment])")
  }

  /// The worker stands still between the letters of a word with doubled ones, as on a busy machine.
  private func standStill(_ number: Int) {
    guard let worker = session.engine.worker else { return }
    let word = Vocabulary.doubled[number % Vocabulary.doubled.count]
    let place = number / Vocabulary.doubled.count % word.count
    typing.type(String(word.prefix(place)))
    worker.send(SIGSTOP)
    let time = MainLoop.now
    typing.type(String(word.dropFirst(place)))
    let length = Self.standstills[number % Self.standstills.count]
    MainLoop.run(forAtMost: max(0, length - (MainLoop.now - time)))
    worker.send(SIGCONT)
    typing.type(" ")
  }

  private func restart(_ number: Int) throws {
    typing.typeWords(for: 300)
    typing.settle()
    session.endDaemon(by: number % 2 == 0 ? SIGTERM : SIGKILL)
    typing.typeWords(for: 1000)
    typing.settle()
    typing.disconnect()
    try session.startDaemon()
    typing.connect(to: try session.bus)
    try waitForEngine()
    typing.typeWords(for: 500)
    say("ibus-daemon ended by \(number % 2 == 0 ? "SIGTERM" : "SIGKILL") and started anew")
  }

  /// All processes are stopped, as while the machine sleeps, every other time with a key held.
  private func suspend(_ number: Int) {
    typing.typeWords(for: 300)
    if number % 2 == 0 { typing.press("u") }
    let others = session.others
    for process in others { process.send(SIGSTOP) }
    sleep(8)
    for process in others { process.send(SIGCONT) }
    if number % 2 == 0 { typing.release("u") }
    typing.typeWords(for: 800)
    say("\(others.count) processes stood still for 8 s\(number % 2 == 0 ? ", a key down" : "")")
  }

  private func moveClock(_ number: Int) {
    let jump = ["+28800", "-86400", "+31536000", "+0"][number % 4]
    typing.typeWords(for: 300)
    session.moveClock(jump)
    typing.typeWords(for: 1000)
    say("the time of day is \(jump) s off")
  }

  private func fillDisk() {
    session.fillDisk(true)
    typing.typeWords(for: 500)
    typing.pickEmoji()
    typing.findPreedit()
    typing.pick()
    typing.window.choose("locale.es")
    session.set("hold-delay", "200")
    typing.typeWords(for: 1500)
    typing.pickEmoji()
    typing.typeWords(for: 300)
    session.fillDisk(false)
    typing.typeWords(for: 500)
    say("the disk is full for a while")
  }

  /// Letters are typed after so many focus changes that the engine is busy with them for long.
  private func causeBacklog() throws {
    typing.typeWords(for: 300)
    typing.settle()
    typing.window.focusOut()
    let flood = try Flood(session)
    defer { flood.end() }
    let start = MainLoop.now
    typing.window.focusIn()
    typing.typeWords(for: 2000)
    typing.settle()
    let time = MainLoop.now - start
    // What comes late comes before a key that is typed now is answered.
    try waitForService()
    say("\(flood.changes) focus changes at once: all keys were answered after \(time) ms")
  }

  private func changeSetting(_ number: Int) {
    let (key, values) = Self.settings[number % Self.settings.count]
    session.set(key, values[number / Self.settings.count % values.count])
    typing.typeWords(for: 300)
  }

  private func changeFile(_ number: Int) {
    let text = Self.files[number % Self.files.count]
    session.write(text, to: ".config/ibus-callout/locales/fr.json")
    typing.typeWords(for: 300)
  }
}
