import Testing

@testable import TestSession

extension ClientTests {
  @Suite @MainActor struct ComposingTests {
    @Test(arguments: ClientRun.kinds)
    func `dead keys compose`(client: ClientKind) throws {
      let desk = try Desk.with(client)
      try desk.session.setLayout(["us", "intl"])
      defer { try? desk.session.setLayout() }
      // Acute and e, grave and a, acute and the space bar.
      try desk.perform(.text("n'eel`a' s"))
      try desk.expect("néelà's")
    }

    @Test(arguments: ClientRun.kinds)
    func `dead keys compose in fast typing`(client: ClientKind) throws {
      let desk = try Desk.with(client)
      try desk.session.setLayout(["us", "intl"])
      defer { try? desk.session.setLayout() }
      try desk.perform(.text("l'et'e de l`a-bas", for: 4))
      try desk.expect("lété de là-bas")
    }

    @Test(arguments: ClientRun.kinds)
    func `the Compose key composes`(client: ClientKind) throws {
      let desk = try Desk.with(client)
      try desk.session.setLayout(["us", "-option", "compose:ralt"])
      defer { try? desk.session.setLayout() }
      try desk.perform(.text("n") + .tap(.rightAlt) + .text("'e") + .text("el"))
      try desk.perform(.tap(.rightAlt) + .text("oe") + .text("u"))
      try desk.expect("néelœu")
    }
  }
}
