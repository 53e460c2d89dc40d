import KeyboardCore
import Testing

@testable import TypingModel

@Suite("What became of the last key that was held") struct HoldReportTests {
  private func report(_ moves: [Move], in field: TestField) -> HoldReport? {
    field.play(moves).controller.lastHold
  }

  @Test func `A list that opened has its strategy in the report`() {
    let report = report([.hold("e"), .tap(.escape)], in: .gtk)
    #expect(report?.outcome == .list(.compose))
    #expect(report?.client == gtk.client)
  }

  @Test func `Keys that are typed afterwards change nothing`() {
    let report = report([.holdPressing("x"), .type("the quick")], in: .gtk.purpose(.terminal))
    #expect(report?.outcome == .refused(.purpose(.terminal)))
    #expect(report?.purpose == .terminal)
  }

  @Test func `Other programs get a code and its argument, but not the key`() {
    let terminal = report([.holdPressing("e")], in: .gtk.purpose(.terminal))?.json
    #expect(terminal?["no-list"] == "purpose" && terminal?["argument"] == "terminal")
    let key = report([.holdPressing("x")], in: .gtk)?.json
    #expect(key?["no-list"] == "no-callouts" && key?["argument"] == nil)
    let list = report([.hold("e"), .tap(.escape)], in: .gtk)?.json
    #expect(list?["list"] == "compose" && list?["no-list"] == nil)
  }

  @Test(arguments: [
    (HoldRefusal(code: "moon-phase", argument: "full"), "moon-phase full"),
    (HoldRefusal(code: "moon-phase"), "moon-phase"), (.released(after: 90), "released after 90 ms"),
    (.purpose(.terminal), "purpose terminal"), (.rule("*=off"), "rule *=off"),
    (.noCallouts("x"), "no callouts for x"), (.clientBlocked("foot"), "client blocked: foot"),
    (HoldRefusal(code: HoldRefusal.reset.code), "client reset"),
  ])
  func `A reason that is unknown is shown as it is`(refusal: HoldRefusal, words: String) {
    #expect("\(refusal)" == words)
  }

  @Test func `There is no report before a key was held`() {
    #expect(report([.type("the quick"), .roll("tea"), .tap("e", for: 300)], in: .gtk) == nil)
  }
}
