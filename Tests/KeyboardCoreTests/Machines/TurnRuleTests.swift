import Testing

@testable import KeyboardCore
@testable import TypingModel

/// Only the exit of a process shows whether an assertion holds.
@Suite(
  "What breaks a rule of the turn",
  .enabled(if: Build.checksAssertions, "release builds leave assertions out"))
struct TurnRuleTests {
  @Test func `An event within an event stops a debug build`() async {
    await #expect(processExitsWith: .failure) {
      var turn = Turn()
      turn.begin(at: 0)
      turn.begin(at: 1)
    }
  }

  @Test func `A commit after a deletion after a commit stops a debug build`() async {
    await #expect(processExitsWith: .failure) {
      var turn = Turn.open()
      turn.commit("a")
      turn.add(.deleteSurrounding(offset: -1, count: 1))
      turn.commit("b")
    }
    await #expect(processExitsWith: .failure) {
      var turn = Turn.open()
      turn.commit("a")
      turn.forward(.backspace)
      turn.commit("b")
    }
  }

  @Test func `A second commit at a place of its own stops a debug build`() async {
    await #expect(processExitsWith: .failure) {
      var turn = Turn.open()
      turn.commit("a")
      turn.commit("b", at: 0)
    }
  }

  @Test func `A commit before a key that passes and types stops a debug build`() async {
    await #expect(processExitsWith: .failure) {
      var turn = Turn.open()
      turn.commit("a")
      _ = turn.end(isHandled: false, of: TestKey("x").event(isRelease: false))
    }
  }

  @Test func `Effects with rules cannot be added like others`() async {
    await #expect(processExitsWith: .failure) {
      var turn = Turn.open()
      turn.add(.commit("a"))
    }
    await #expect(processExitsWith: .failure) {
      var turn = Turn.open()
      turn.add(.feedback(KeyboardFeedback(audio: .input)))
    }
  }

  @Test func `A service that sends an event stops a debug build`() async {
    await #expect(processExitsWith: .failure) {
      let controller = TestField.gtk.makeController()
      controller.services.actionHandler = NestingHandler(controller: controller)
      _ = controller.handle(.key(TestKey("x").down()))
    }
  }
}

/// A handler that does what no service may do.
private final class NestingHandler: StandardKeyboardActionHandler {
  override func handle(_ gesture: KeyboardGesture, on action: KeyboardAction) {
    _ = (controller as? KeyboardInputController)?.handle(.requested)
  }
}

/// How the tests were built.
private enum Build {
  /// Whether assertions are checked.
  static var checksAssertions: Bool {
    var isChecked = false
    assert(
      {
        isChecked = true
        return true
      }())
    return isChecked
  }
}
