import Testing

@testable import KeyboardCore
@testable import TypingModel

/// The rest is in `AnnouncementTests`.
@Suite("What is announced") struct AnnouncerTests {
  @Test func `Another list is announced without a word on the highlight of the last one`() {
    var turn = Turn.open()
    var announcer = Announcer()
    var list = CalloutList()
    list.open([.character("é"), .character("è")], for: .character("e"))
    _ = list.move(.next)
    announcer.follow(list, after: nil, picked: nil, scans: false, isHeard: true, &turn)
    #expect(turn.marks == "🗣é,è 🗣é#1")
    turn.next()
    let before = list
    list.open([.character("à")], for: .character("a"))
    announcer.follow(list, after: before, picked: nil, scans: false, isHeard: true, &turn)
    #expect(turn.marks == "🗣à")
  }

  @Test func `A title is announced once, until the list is left`() {
    var turn = Turn.open()
    var announcer = Announcer()
    for _ in 0..<2 { announcer.follow(title: "Animals", &turn) }
    #expect(turn.marks == "🗣“Animals”")
    announcer.forgetList()
    announcer.follow(title: "Animals", &turn)
    #expect(turn.marks == "🗣“Animals” 🗣“Animals”")
  }
}
