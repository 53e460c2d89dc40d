import Testing

@testable import TestSession

extension ClientTests {
  @Suite @MainActor struct HoldingTests {
    /// A key goes down and its list opens.
    private let open: [KeyStep] = [.down("e"), .wait(ClientRun.holdTime)]

    /// The key comes up, and whatever the engine waits for passes.
    private let close: [KeyStep] = [.up("e"), .wait(40)]

    @Test(arguments: ClientRun.kinds, [(lookTime: 50, text: "éèêëé"), (2000, "éè")])
    func `held letters in a row are picked one by one`(
      client: ClientKind, hand: (lookTime: Int, text: String)
    ) throws {
      let desk = try Desk.with(client)
      var typist = desk.typist()
      typist.lookTime = hand.lookTime
      try desk.perform(typist.steps(for: hand.text))
      try desk.expect(hand.text)
    }

    @Test(arguments: ClientRun.kinds)
    func `a key is held on while its list is open for two seconds`(client: ClientKind) throws {
      let desk = try Desk.with(client)
      var typist = desk.typist(hasRollover: true)
      typist.lookTime = 2000
      try desk.perform(typist.steps(for: "dé") + [.wait(100)] + .text("t"))
      try desk.expect("dét")
    }

    @Test(arguments: ClientRun.kinds)
    func `repeats that start before the list opens are swallowed`(client: ClientKind) throws {
      let desk = try Desk.with(client)
      let fast = KeyStep.autoRepeat(after: 180, every: 30)
      try desk.perform([fast] + desk.typist().steps(for: "créé, là, où") + [Keyboard.slowRepeat])
      try desk.expect("créé, là, où")
    }

    @Test(arguments: ClientRun.kinds)
    func `keys that roll over open no list`(client: ClientKind) throws {
      let desk = try Desk.with(client)
      try desk.perform([
        .down("e"), .wait(60), .down("t"), .wait(60), .up("e"), .wait(60), .up("t"), .wait(400),
      ])
      try desk.perform(.tap(.digit(1)))
      try desk.expect("et1")
    }

    // Firefox starts over when a key that passed has typed, with the next letter on its way.
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
    func `Escape closes the list and keeps the letter`(client: ClientKind) throws {
      let desk = try Desk.with(client)
      try desk.perform(.text("l") + open + close + .tap(.escape) + .text("t1"))
      try desk.expect("let1")
    }

    @Test(arguments: ClientRun.kinds)
    func `BackSpace closes the list and deletes the letter`(client: ClientKind) throws {
      let desk = try Desk.with(client)
      try desk.perform(.text("ab") + open + close + .tap(.backspace) + .text("t1"))
      try desk.expect("abt1")
    }

    @Test(arguments: ClientRun.kinds)
    func `any other key closes the list and types on`(client: ClientKind) throws {
      let desk = try Desk.with(client)
      try desk.perform(.text("ab") + open + close + .text("tu1"))
      try desk.expect("abetu1")
    }

    @Test(arguments: ClientRun.kinds)
    func `an arrow and Return pick from the list`(client: ClientKind) throws {
      let desk = try Desk.with(client)
      try desk.perform(.text("n") + open + close + .tap(.right) + .tap(.enter) + .text("e"))
      try desk.expect("née")
    }

    @Test(arguments: ClientRun.kinds)
    func `a letter that is tapped and then held repeats`(client: ClientKind) throws {
      let desk = try Desk.with(client)
      try desk.perform(.text("a") + .tap("e") + [.wait(80), .down("e"), .wait(1200), .up("e")])
      try desk.expect("an a and at least four e") { text in
        text.hasPrefix("aeeee") && text.dropFirst().allSatisfy { $0 == "e" }
      }
    }
  }
}
