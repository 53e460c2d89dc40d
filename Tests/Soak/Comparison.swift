import GLib
import Glibc
import IBus
import KeyboardCore
import TestSession

/// Exposes several engines to the same faults, in one session.
final class Comparison {
  private static let sentence = "the quick brown fox jumps over the lazy dog and runs home "
  /// The number of letters before the fault.
  private static let place = 13
  private static let hang = 20_000

  private let session: Session

  /// Starts the session in a folder.
  init(folder: String) throws {
    session = try Session(folder: folder)
  }

  /// Runs everything and prints a table.
  ///
  /// - Returns: Whether ours has lost nothing.
  func run() throws -> Bool {
    var isGood = true
    let peers = Peer.all
    print("| | " + peers.map(\.title).joined(separator: " | ") + " |")
    print("|---" + peers.map { _ in "|---" }.joined() + "|")
    for fault in PeerFault.allCases {
      var cells: [String] = []
      for peer in peers {
        let outcome = try outcome(of: fault, with: peer)
        cells.append(outcome.cell(fault))
        guard peer.isOurs else { continue }
        isGood = isGood && outcome.difference.isEmpty && outcome.returnTime != nil
      }
      print("| \(fault.rawValue) | " + cells.joined(separator: " | ") + " |")
      fflush(nil)
    }
    return isGood
  }

  private func outcome(of fault: PeerFault, with peer: Peer) throws -> PeerOutcome {
    var outcome = PeerOutcome()
    var longestWait = 0
    peer.process?.send(SIGKILL)
    MainLoop.run(forAtMost: 500)
    if fault == .brokenFile { session.write(peer.brokenText, to: peer.userFile) }
    defer { session.write(nil, to: peer.userFile) }
    let window = Window([.preedit, .surroundingText])
    window.onAnswer = { time, _ in longestWait = max(longestWait, time) }
    window.connect(to: try session.bus)
    defer {
      window.focusOut()
      window.disconnect()
    }
    window.focusIn()
    let start = MainLoop.now
    let isThere = try select(peer.engine)
    if fault == .brokenFile {
      outcome.returnTime = isThere && serves(window) ? MainLoop.now - start : nil
    } else {
      // The first key takes longer, without any fault.
      guard serves(window) else { throw SessionError("\(peer.engine) does not serve") }
    }
    if fault == .longText {
      window.textBefore = String(repeating: "All work and no play. ", count: 10 << 20 / 22)
    }
    longestWait = 0
    let end = type(in: window, fault, peer)
    MainLoop.run(forAtMost: 40_000) { window.waiting == 0 }
    MainLoop.run(forAtMost: 500)
    outcome.longestWait = longestWait
    let received = window.field.text + window.field.preedit
    outcome.difference = Difference(expected: Self.sentence, received: received)
    if fault == .longText {
      outcome.returnTime = 0
    } else if fault != .brokenFile {
      outcome.returnTime = serves(window) ? end ?? 0 : nil
    }
    session.fillDisk(false)
    return outcome
  }

  /// Types the sentence with a fault.
  ///
  /// - Returns: The time in ms until the engine was in use again and owed no answer.
  private func type(in window: Window, _ fault: PeerFault, _ peer: Peer) -> Int? {
    var start: Int?
    var back: Int?
    let before = peer.process
    // Something else may continue it.
    func isOver() -> Bool { before?.isStopped == false && window.waiting == 0 }
    func look() {
      guard let start, back == nil, (try? session.bus.engineInUse) == peer.engine,
        let process = peer.process, process != before || fault == .hang && isOver()
      else { return }
      back = MainLoop.now - start
    }
    for (place, character) in Self.sentence.enumerated() {
      if place == Self.place {
        start = MainLoop.now
        switch fault {
        case .kill: before?.send(SIGKILL)
        case .hang: before?.send(SIGSTOP)
        case .fullDisk: session.fillDisk(true)
        default: break
        }
      }
      Hand.tap(Hand.key(character), in: window, meanwhile: look)
    }
    guard fault == .kill || fault == .hang else { return nil }
    if fault == .hang {
      MainLoop.run(forAtMost: Self.hang - (MainLoop.now - (start ?? 0))) {
        look()
        return back != nil
      }
      if before?.isStopped == true { before?.send(SIGCONT) }
    }
    MainLoop.run(forAtMost: 10_000) {
      look()
      return back != nil
    }
    return back
  }

  private func select(_ engine: String) throws -> Bool {
    // Another one first: IBus may still consider a killed engine to be in use.
    _ = try session.bus.select(engine: engine == "xkb:us::eng" ? "callout" : "xkb:us::eng")
    return try session.bus.select(engine: engine)
  }

  /// Whether a dead key and a letter give é, and leaves the field as it was.
  private func serves(_ window: Window) -> Bool {
    let text = window.field.text
    window.begin()
    Hand.tap(Hand.key(0xfe51), in: window)
    Hand.tap(Hand.key("e"), in: window)
    let isServed = MainLoop.run(forAtMost: 3000) {
      (window.field.text + window.field.preedit).contains("é")
    }
    Hand.tap(Hand.key(" "), in: window)
    MainLoop.run(forAtMost: 200)
    window.begin(with: text)
    return isServed
  }
}
