import Testing

@testable import TestSession

extension GnomeShellTests {
  @Suite @MainActor struct GnomeHoldingTests {
    /// A key goes down, its list opens, and the key comes up.
    private let open: [KeyStep] = [.down("e"), .wait(ClientRun.holdTime), .up("e"), .wait(60)]

    @Test(arguments: GnomeDesk.kinds, [50, 2000])
    func `five held letters in a row are picked one by one`(
      client: GnomeClient.Kind, lookTime: Int
    ) throws {
      let desk = try GnomeDesk.with(client)
      var typist = desk.typist()
      typist.lookTime = lookTime
      try desk.perform(typist.steps(for: "éèêëé"))
      try desk.expect("éèêëé")
    }

    @Test(arguments: GnomeDesk.kinds)
    func `a key is held on while its list is open for two seconds`(
      client: GnomeClient.Kind
    ) throws {
      let desk = try GnomeDesk.with(client)
      var typist = desk.typist(hasRollover: true)
      typist.lookTime = 2000
      try desk.perform(typist.steps(for: "dé") + [.wait(100)] + .text("t"))
      try desk.expect("dét")
    }

    @Test(arguments: GnomeDesk.kinds)
    func `repeats that start before the list opens are swallowed`(
      client: GnomeClient.Kind
    ) throws {
      let desk = try GnomeDesk.with(client)
      let fast = KeyStep.autoRepeat(after: 180, every: 30)
      let usual = KeyStep.autoRepeat(after: 500, every: 30)
      try desk.perform([fast] + desk.typist().steps(for: "créé, là, où") + [usual])
      try desk.expect("créé, là, où")
    }

    @Test(arguments: GnomeDesk.kinds)
    func `a letter that is tapped and then held repeats`(client: GnomeClient.Kind) throws {
      let desk = try GnomeDesk.with(client)
      try desk.perform(.text("a") + .tap("e") + [.wait(80), .down("e"), .wait(1200), .up("e")])
      try desk.expect("an a and at least four e") { text in
        text.hasPrefix("aeeee") && text.dropFirst().allSatisfy { $0 == "e" }
      }
    }

    @Test(arguments: GnomeDesk.kinds)
    func `keys that roll over open no list`(client: GnomeClient.Kind) throws {
      let desk = try GnomeDesk.with(client)
      try desk.perform([
        .down("e"), .wait(60), .down("t"), .wait(60), .up("e"), .wait(60), .up("t"), .wait(400),
      ])
      try desk.expectNoList()
      try desk.perform(.tap(.digit(1)))
      try desk.expect("et1")
    }

    @Test(arguments: GnomeDesk.kinds)
    func `Escape closes the list and keeps the letter`(client: GnomeClient.Kind) throws {
      let desk = try GnomeDesk.with(client)
      try desk.perform(.text("l") + open + .tap(.escape) + .text("t1"))
      try desk.expect("let1")
      try desk.expectNoList()
    }

    @Test(arguments: GnomeDesk.kinds)
    func `BackSpace closes the list and deletes the letter`(client: GnomeClient.Kind) throws {
      let desk = try GnomeDesk.with(client)
      try desk.perform(.text("ab") + open + .tap(.backspace) + .text("t1"))
      try desk.expect("abt1")
      try desk.expectNoList()
    }

    @Test(arguments: GnomeDesk.kinds)
    func `any other key closes the list and types on`(client: GnomeClient.Kind) throws {
      let desk = try GnomeDesk.with(client)
      try desk.perform(.text("ab") + open + .text("tu1"))
      try desk.expect("abetu1")
    }

    @Test(arguments: GnomeDesk.kinds)
    func `an arrow and Return pick from the list`(client: GnomeClient.Kind) throws {
      let desk = try GnomeDesk.with(client)
      try desk.perform(.text("n") + open + .tap(.right) + .tap(.enter) + .text("e"))
      try desk.expect("née")
    }
  }
}
