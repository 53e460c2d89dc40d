import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Sentences for the user") struct MessageTests {
  private static let new = TestField.gtk.settings { $0.greets = true }
  private static let greeting = Move.send(
    .message("Hold it!", milliseconds: KeyboardTiming.greeting))

  private func marks(_ moves: [Move], in field: TestField = new) -> String {
    let playback = Playback(field.makeController(), in: field)
    playback.play(moves)
    return playback.marks
  }

  @Test func `The host greets a new user with a key that has a list, until it has`() {
    let controller = Self.new.makeController()
    let playback = Playback(controller, in: Self.new)
    playback.play([.tap("e"), .wait(400)])
    #expect(playback.marks == "greet ‹e› / +e ‹›")
    controller.settings.greets = false
    playback.play([.tap("i")])
    #expect(playback.marks == "greet ‹e› / +e ‹› / ‹i› / +i ‹›")
  }

  @Test(arguments: [
    new.purpose(.password), new.purpose(.terminal), TestField.gtk,
    new.settings { $0.hold = false },
  ])
  func `Nobody is greeted where nothing can be held, or once they know it`(field: TestField) {
    #expect(!marks([.tap("e")], in: field).contains("greet"))
  }

  @Test func `A sentence stays for its time, and while a list opens`() {
    #expect(
      marks([Self.greeting, .hold("e"), .wait(KeyboardTiming.greeting)], in: .gtk)
        == "aux:Hold it! / ‹e› / [é è ê ë] / aux:")
  }

  @Test func `A sentence goes with the field`() {
    let marks = marks([Self.greeting, .send(.focusOut), .wait(KeyboardTiming.greeting)])
    #expect(marks == "aux:Hold it! / aux:")
  }

  @Test func `A password field shows no sentence`() {
    #expect(marks([Self.greeting], in: Self.new.purpose(.password)) == "")
  }

  @Test func `The host knows when a key is held while holding is off`() {
    #expect(
      marks(
        [
          .send(.setHold(false)), .hold("e"), .tap("e"), .send(.setHold(true)), .hold("i"),
          .tap(.escape),
        ], in: .gtk)
        == "hold:off / off! / hold:on / ‹i› / [í î] / [] +i ‹›")
  }
}
