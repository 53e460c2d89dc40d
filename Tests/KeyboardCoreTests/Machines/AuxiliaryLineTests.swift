import Testing

@testable import KeyboardCore
@testable import TypingModel

/// That messages and flashes go away is in `LocaleSwitchingTests` and `FeedbackTypingTests`.
@Suite("The line above the list") struct AuxiliaryLineTests {
  @Test func `A flash replaces a flash and nothing else`() {
    var (line, turn) = (AuxiliaryLine(), Turn.open())
    line.flash("x", milliseconds: 300, &turn)
    line.flash("y", milliseconds: 300, &turn)
    line.show(message: "fr", milliseconds: 1000, &turn)
    line.flash("z", milliseconds: 300, &turn)
    #expect(turn.marks == "aux:x aux:y aux:fr")
    #expect(turn.timers == ["flash 300", "flash 300", "-flash", "message 1000"])
  }

  @Test func `A title stays until it is hidden`() {
    var (line, turn) = (AuxiliaryLine(), Turn.open())
    line.show(message: "fr", milliseconds: 1000, &turn)
    line.show(title: "Smileys", &turn)
    line.show(title: "Smileys", &turn)
    line.show(message: "de", milliseconds: 1000, &turn)
    line.flash("x", milliseconds: 300, &turn)
    line.clear(&turn)
    line.fired(.message, &turn)
    #expect(turn.marks == "aux:fr aux:Smileys")
    #expect(turn.timers == ["message 1000", "-message"])
    line.show(title: "Animals", &turn)
    line.hide(&turn)
    line.flash("x", milliseconds: 300, &turn)
    #expect(turn.marks == "aux:fr aux:Smileys aux:Animals aux: aux:x")
  }

  @Test func `The page of a list is shown behind its title, or alone`() {
    var (line, turn) = (AuxiliaryLine(), Turn.open())
    line.follow(page: "", entry: "", &turn)
    line.show(message: "fr", milliseconds: 1000, &turn)
    line.follow(page: "2/3", entry: "", &turn)
    line.follow(page: "2/3", entry: "", &turn)
    line.follow(page: "", entry: "", &turn)
    #expect(turn.marks == "aux:fr aux:2/3 aux:")
    turn.next()
    line.show(title: "Smileys", &turn)
    line.follow(page: "2/3", entry: "", &turn)
    line.follow(page: "", entry: "", &turn)
    line.hide(&turn)
    line.follow(page: "", entry: "", &turn)
    #expect(turn.marks == "aux:Smileys aux:Smileys 2/3 aux:Smileys aux:")
  }

  @Test func `The name of an entry is shown behind the page, or alone`() {
    var (line, turn) = (AuxiliaryLine(), Turn.open())
    line.follow(page: "", entry: "U+00E9", &turn)
    line.follow(page: "", entry: "U+00E8", &turn)
    line.follow(page: "2/3", entry: "U+00E8", &turn)
    line.follow(page: "", entry: "", &turn)
    #expect(turn.marks == "aux:U+00E9 aux:U+00E8 aux:2/3 U+00E8 aux:")
    turn.next()
    line.show(title: "Smileys", &turn)
    line.follow(page: "", entry: "cat", &turn)
    line.follow(page: "", entry: "", &turn)
    #expect(turn.marks == "aux:Smileys aux:Smileys cat aux:Smileys")
  }

  @Test func `A message or a flash can be removed before its time is up`() {
    var (line, turn) = (AuxiliaryLine(), Turn.open())
    line.clear(&turn)
    #expect(turn.effects.isEmpty)
    line.flash("x", milliseconds: 300, &turn)
    line.clear(&turn)
    #expect(turn.marks == "aux:x aux:")
    #expect(turn.timers == ["flash 300", "-flash"])
    line.clear(&turn)
    #expect(turn.marks == "aux:x aux:")
  }
}
