import Testing

@testable import KeyboardCore
@testable import TypingModel

@Suite("The key that was tapped last") struct LastTapTests {
  @Test func `A key that was tapped repeats when it is held at once`() {
    var tap = LastTap()
    tap.remember(TestKey("e").up(at: 100))
    tap.pressed(KeyPress(event: TestKey("e").down(at: 400), number: 2))
    #expect(tap.isFollowed(by: TestKey("e").down(at: 400)) == true)
    #expect(tap.isFollowed(by: TestKey("e").down(at: 400)) == false)
    tap.remember(TestKey("e").up(at: 500))
    #expect(tap.isFollowed(by: TestKey("e").down(at: 801)) == false)
    tap.remember(TestKey("e").up(at: 900))
    tap.pressed(KeyPress(event: TestKey("x").down(at: 910), number: 3))
    #expect(tap.isFollowed(by: TestKey("e").down(at: 920)) == false)
    tap.remember(TestKey("e").up(at: 930))
    tap.forget()
    #expect(tap.isFollowed(by: TestKey("e").down(at: 940)) == false)
  }
}
