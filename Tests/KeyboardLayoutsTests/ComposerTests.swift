import KeyboardCore
import KeyboardLayouts
import Testing

@testable import TypingModel

@Suite("The composer") struct ComposerTests {
  private let acute = TestKey.deadAcute.keysym
  private let e = Keysym(of: "e")
  private let x = Keysym(of: "x")

  @Test func `A sequence goes through its states`() {
    let composer = TestComposer.make()
    #expect(composer.feed(e) == .nothing)
    #expect(composer.feed(acute) == .composing)
    #expect(composer.feed(e) == .composed("é"))
    #expect(composer.feed(e) == .nothing)
    #expect(composer.feed(acute) == .composing)
    #expect(composer.feed(x) == .cancelled)
    #expect(composer.feed(acute) == .composing)
    composer.reset()
    #expect(composer.feed(e) == .nothing)
    composer.reset()
  }

  @Test func `Modifiers do not matter to a sequence`() {
    let composer = TestComposer.make()
    #expect(composer.feed(acute) == .composing)
    #expect(composer.feed(TestKey.shift.keysym) == .composing)
    #expect(composer.feed(Keysym(of: "E")) == .composed("É"))
  }

  @Test(arguments: [
    "en_US.UTF-8", "C.UTF-8", "C", "POSIX", "", "de_DE", "de_DE.ISO-8859-1", "de_DE@euro",
    "tr_TR.utf8", "sr_RS@latin",
  ])
  func `Every locale composes`(locale: String) {
    let composer = TestComposer.make(locale: locale)
    #expect(composer.feed(acute) == .composing)
    #expect(composer.feed(e) == .composed("é"))
  }

  @Test func `What comes out is what a second composer says, however it is typed`() {
    let keys: [TestKey] = [
      .deadAcute, .deadGrave, .deadDiaeresis, .deadCircumflex, .compose, "a", "e", "o", "s", "x",
      "k", "'", "-", "1", " ",
    ]
    let spacing: [Keysym: String] = [
      TestKey.deadAcute.keysym: "´", TestKey.deadGrave.keysym: "`",
      TestKey.deadDiaeresis.keysym: "¨", TestKey.deadCircumflex.keysym: "^",
    ]
    let reference = TestComposer.make()
    for seed in 0..<300 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let field = generator.pick([TestField.gtk, .xim, .gtk.purpose(.password)])
      let playback = Playback(field.makeController(), in: field)
      playback.simulation.controller.services.composer = TestComposer.make()
      var expected = ""
      var pending = ""
      for _ in 0..<20 {
        let key = generator.pick(keys)
        playback.play([.press(key), .wait(generator.number(16...60)), .release(key), .wait(301)])
        let literal = key.text ?? spacing[key.keysym] ?? ""
        switch reference.feed(key.keysym) {
        case .composing: pending += literal
        case .composed(let text): (expected, pending) = (expected + text, "")
        case .cancelled, .nothing: (expected, pending) = (expected + pending + literal, "")
        }
      }
      reference.reset()
      playback.play([.tap(.return)])
      playback.finish()
      expected += pending + "\n"
      let violations = TypingRules.violations(in: playback.log, of: playback.simulation)
      guard playback.shown == expected, violations.isEmpty else {
        Issue.record(
          """
          seed \(seed): "\(playback.shown)" instead of "\(expected)"; \(violations)
          \(playback.story)
          """)
        return
      }
    }
  }
}
