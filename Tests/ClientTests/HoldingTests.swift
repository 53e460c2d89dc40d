import Testing

@testable import TestSession

extension ClientTests {
  @Suite @MainActor struct HoldingTests {
    @Test(arguments: ClientRun.kinds, [(lookTime: 50, text: "éèêëé"), (2000, "éè")])
    func `held letters in a row are picked one by one`(
      client: ClientKind, hand: (lookTime: Int, text: String)
    ) throws {
      try Desk.with(client).write(hand.text, lookTime: hand.lookTime)
    }

    @Test(arguments: ClientRun.kinds, TypingCase.holding)
    func `a case produces its text`(client: ClientKind, typing: TypingCase) throws {
      try Desk.with(client).check(typing)
    }

    @Test(arguments: ClientRun.kinds, TypingCase.asking)
    func `accents are asked for`(client: ClientKind, typing: TypingCase) throws {
      try Desk.with(client).check(typing)
    }

    @Test(arguments: ClientRun.kinds)
    func `repeats that start before the list opens are swallowed`(client: ClientKind) throws {
      try Desk.with(client).expectNoRepeats(usual: Keyboard.slowRepeat)
    }

    // Firefox resets the context when a passed key has typed, while the next letter is on its way.
    @Test(arguments: ClientRun.kinds)
    func `a letter right after one that passes is not lost`(client: ClientKind) throws {
      let desk = try Desk.with(client)
      let letters: [PhysicalKey] = ["e", "a", "o", "i", "u", "c"]
      for (letter, gap) in zip(letters, [2, 4, 6, 8, 10, 15]) {
        try desk.perform([
          .down("b"), .wait(gap), .down(letter), .wait(30), .up("b"), .up(letter), .wait(150),
        ])
      }
      try desk.expect("bebabobibubc")
    }

    @Test(arguments: ClientRun.kinds)
    func `a letter that is tapped and then held repeats`(client: ClientKind) throws {
      try Desk.with(client).expectRepeats()
    }
  }
}
