import KeyboardCore
import Testing

@testable import TypingModel

@Suite("What a new user is told") struct GreetingTests {
  private static let new = TestField.gtk.settings { $0.greets = true }

  private func marks(_ moves: [Move], in field: TestField = new) -> String {
    let controller = field.makeController()
    controller.greeting = "Hold it!"
    let playback = Playback(controller, in: field)
    playback.play(moves)
    return playback.marks
  }

  @Test func `It is said with the first key that has a list, until it has been read`() {
    #expect(
      marks([.tap("e"), .wait(KeyboardTiming.greeting), .tap("e")])
        == "aux:Hold it! greeted ‹e› / +e ‹› / aux: / ‹e› / +e ‹›")
  }

  @Test func `It stays while the list opens`() {
    #expect(marks([.hold("e")]) == "aux:Hold it! greeted ‹e› / [é è ê ë]")
  }

  @Test func `It goes with the field`() {
    let marks = marks([.tap("e"), .send(.focusOut), .wait(KeyboardTiming.greeting)])
    #expect(marks == "aux:Hold it! greeted ‹e› / +e ‹› / aux:")
  }

  @Test(arguments: [
    new.purpose(.password), new.purpose(.terminal), TestField.gtk,
    new.settings { $0.hold = false },
  ])
  func `It is not said where nothing can be held, or when it is known`(field: TestField) {
    #expect(!marks([.tap("e")], in: field).contains("Hold it!"))
  }
}
