import Testing

@testable import TerminalScreen

@Suite("Holds that are recognized by repeats") struct RepeatHoldTests {
  /// Keys and their times, or "." for time that passes.
  typealias Happening = (key: String, time: Int)

  nonisolated static let cases: [(name: String, happenings: [Happening], steps: String)] = [
    ("A tap is short", [("e", 0), (".", 700)], "+e0 -e50"),
    ("The next key ends a tap", [("e", 0), ("a", 200), (".", 900)], "+e0 -e50 +a200 -a250"),
    ("A quick typist's key is down until the next", [("e", 0), ("a", 30)], "+e0 -e30 +a30"),
    (
      "Repeats after a delay are a hold from the press on",
      [("e", 0), ("e", 500), ("e", 533), ("e", 566), (".", 716)],
      "+e0 *e500 *e533 *e566 -e716"
    ),
    ("Quick repeats are a hold at once", [("e", 0), ("e", 30), ("e", 60)], "+e0 *e30 *e60"),
    (
      "Two taps of a key are two", [("e", 0), ("e", 200), (".", 350), (".", 900)],
      "+e0 -e50 +e200 -e250"
    ),
    (
      "Two taps and another key", [("e", 0), ("e", 200), ("a", 280), (".", 980)],
      "+e0 -e50 +e200 -e250 +a280 -a330"
    ),
    (
      "A tap and a hold", [("e", 0), ("e", 200), (".", 350), ("e", 700), ("e", 730), (".", 880)],
      "+e0 -e50 +e200 *e700 *e730 -e880"
    ),
    (
      "Another key ends a hold", [("e", 0), ("e", 30), ("x", 90), (".", 790)],
      "+e0 *e30 -e90 +x90 -x140"
    ),
    ("All is late on a busy machine", [("e", 0), (".", 5000)], "+e0 -e50"),
  ]

  @Test(arguments: cases)
  func `Keys go down, repeat and go up`(
    name: String, happenings: [Happening], steps: String
  ) {
    var hold = RepeatHold<String>()
    var found: [String] = []
    for (key, time) in happenings {
      let steps = key == "." ? hold.wait(until: time) : hold.take(key, at: time)
      found += steps.map(Self.mark)
    }
    #expect(found.joined(separator: " ") == steps, "\(name)")
  }

  @Test func `Time stands still until a tap and a hold can be distinguished`() {
    var hold = RepeatHold<String>()
    #expect(hold.pause == nil && hold.deadline == nil)
    _ = hold.take("e", at: 10)
    #expect(hold.pause == 10 && hold.deadline == 710)
    _ = hold.take("e", at: 510)
    #expect(hold.pause == 10 && hold.deadline == 660)
    _ = hold.take("e", at: 540)
    #expect(hold.pause == nil && hold.deadline == 690)
    #expect(hold.end(at: 600) == [.release("e", at: 600)])
    #expect(hold.pause == nil && hold.deadline == nil)
  }

  private static func mark(_ step: RepeatHold<String>.Step) -> String {
    switch step {
    case .press(let key, let time): "+\(key)\(time)"
    case .repeated(let key, let time): "*\(key)\(time)"
    case .release(let key, let time): "-\(key)\(time)"
    }
  }
}
