import Foundation
import GLib
import Glibc
import TestSession

/// Types for a long time with all kinds of faults, and prints figures.
final class Soak {
  /// The allowed growth of memory between the first tenth and the end, in KiB.
  private static let growth = 1024
  /// Emoji data are released when they were unused for this time, in s.
  private static let emojiTime = 65

  private let session: Session
  private let typing: Typing
  private let faults: Faults
  private let start = MainLoop.now
  private let length: Int
  private var first: Measurement?
  /// The current worker, and its figures when it was young.
  private var young: Measurement?
  private let say: (String) -> Void

  /// Starts the session.
  ///
  /// - Parameters:
  ///   - minutes: The duration.
  ///   - folder: The session's folder.
  /// - Throws: A `SessionError` if the session does not start.
  init(minutes: Double, folder: String) throws {
    length = Int(minutes * 60_000)
    let start = start
    say = { text in
      let seconds = (MainLoop.now - start) / 1000
      print(String(format: "%3d:%02d", seconds / 60, seconds % 60) + "  " + text)
      fflush(nil)
    }
    session = try Session(folder: folder)
    typing = Typing(seed: 15, say: say)
    faults = Faults(session: session, typing: typing, say: say)
  }

  /// Runs everything.
  ///
  /// - Returns: Whether all results are as required.
  func run() throws -> Bool {
    session.set("locales", "[" + Typing.locales.map { "'\($0)'" }.joined(separator: ", ") + "]")
    session.set("hold-delay", "150")
    typing.connect(to: try session.bus)
    try faults.waitForEngine()
    say("typing begins")
    // GDBus keeps a buffer of the size of its longest message: it is there whenever memory is measured.
    try faults.happen(.name, 0)
    var plan = plan
    // A short run takes longer, so that it has every fault.
    while elapsed < length || !plan.isEmpty {
      if let next = plan.first, Double(elapsed) >= next.time * Double(length) {
        plan.removeFirst()
        try faults.happen(next.activity, next.number)
      } else {
        typing.doSomething(withEmoji: usesEmoji)
      }
      try measure()
    }
    typing.checkAll("the end")
    MainLoop.run(forAtMost: 500)
    return report(Measurement(of: session))
  }

  private var elapsed: Int { MainLoop.now - start }

  /// The faults and when they happen, as a part of the run.
  private var plan: [(time: Double, activity: Activity, number: Int)] {
    Activity.allCases.flatMap { activity -> [(time: Double, activity: Activity, number: Int)] in
      guard let perHour = activity.perHour else { return [] }
      let count = max(perHour > 10 ? 3 : 1, perHour * length / 3_600_000)
      let span = activity.span
      return (0..<count).map { number in
        let part = (Double(number) + 0.5) / Double(count)
        return (span.lowerBound + part * (span.upperBound - span.lowerBound), activity, number)
      }
    }.sorted { $0.time < $1.time }
  }

  /// Whether there is time to wait until emoji data are released.
  ///
  /// In a shorter run they may be in memory at one time and not at the other, some 1 MB, so memory
  /// is then shown but not judged.
  private var isLong: Bool { length > 20 * Self.emojiTime * 1000 }

  /// Emoji data are not in memory when it is measured, unless the run is too short.
  private var usesEmoji: Bool {
    let pause = Self.emojiTime * 1000
    guard isLong else { return true }
    return [firstTime, youngTime, length].allSatisfy { !($0 - pause..<$0).contains(elapsed) }
  }

  /// When figures are first taken, in ms, and when the last worker is still young.
  private var firstTime: Int { length / 10 + 5000 }
  private var youngTime: Int { length * 7 / 10 }

  private func measure() throws {
    if first == nil, elapsed > firstTime {
      typing.checkAll("the first tenth")
      first = Measurement(of: session)
      if let first { say("the first tenth is over: \(first)") }
    }
    let worker = session.engine.worker
    if young?.worker != worker { young = nil }
    if young == nil, elapsed > youngTime {
      // As at the beginning, it has had its longest message before it is measured.
      try faults.happen(.name, 0)
      young = Measurement(of: session)
      if let young { say("from here on one worker serves: \(young)") }
    }
  }

  private func report(_ last: Measurement?) -> Bool {
    var isGood = true
    func row(_ name: String, _ value: String, _ isRight: Bool = true) {
      isGood = isGood && isRight
      let padded = name.padding(toLength: 34, withPad: " ", startingAt: 0)
      print("  \(isRight ? " " : "✗") \(padded) \(value)")
    }
    print("\nIn \(elapsed / 60_000) min \(elapsed / 1000 % 60) s:")
    for activity in Activity.allCases {
      let count = typing.counts[activity] ?? 0
      row(activity.rawValue, "\(count)", activity == .missingList ? count == 0 : count > 0)
    }
    let times = typing.answerTimes.sorted()
    func quantile(_ part: Double) -> Int {
      times.isEmpty ? 0 : times[min(times.count - 1, Int(part * Double(times.count)))]
    }
    row("letters lost, doubled, moved", "\(typing.differences)", typing.differences.isEmpty)
    row("letters moved by crashes", "\(typing.movedByCrashes)")
    row("secrets and names found", "\(faults.findings)", faults.findings == 0)
    row("answer to a key, undisturbed", "p50 \(quantile(0.5)) ms, p99 \(quantile(0.99)) ms")
    row("longest wait for an answer", "\(typing.longestWait) ms")
    let returns = faults.returnTimes.sorted()
    let median = returns.isEmpty ? 0 : returns[returns.count / 2]
    row("there again after a crash", "median \(median) ms, longest \(returns.last ?? 0) ms")
    guard let first, let last else {
      row("memory", "could not be measured", false)
      return false
    }
    row("at first", "\(first)")
    if let young { row("in the middle", "\(young)") }
    row("at the end", "\(last)")
    // Sound has its own thread after the first sound; the first worker had none.
    func compare(
      _ name: String, _ before: ProcessFigures, _ after: ProcessFigures, isSame: Bool = true
    ) {
      let added = after.own - before.own
      row("\(name): memory added", "\(added) KiB", added <= Self.growth || !isLong)
      for (what, before, after) in [
        ("threads", before.threads, after.threads), ("handles", before.handles, after.handles),
      ] {
        // GLib ends threads that have been idle for a while.
        row("\(name): \(what)", "\(before) → \(after)", after <= before || !isSame)
      }
    }
    compare("worker", first.workerFigures, last.workerFigures, isSame: false)
    compare("supervisor", first.supervisorFigures, last.supervisorFigures)
    if let young { compare("last worker", young.workerFigures, last.workerFigures) }
    print(isGood ? "All results are as required." : "Results marked ✗ are not as required.")
    return isGood
  }
}
