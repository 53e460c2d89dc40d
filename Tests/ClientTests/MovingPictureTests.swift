import Foundation
import Testing

@testable import TestSession

/// The pictures from which `packaging/animation` makes the README's animation.
@Suite(.serialized, .enabled(if: ClientRun.frames != nil, "packaging/animation runs it"))
@MainActor
struct MovingPictureTests {
  @Test func `keys are held, their lists open, and accents are picked`() throws {
    let folder = try #require(ClientRun.frames)
    let session = try PrivateSession(
      PrivateSession.Options(
        engine: try TestedEngine.find(), settings: ["locales=['fr']"], hasPanel: true,
        logs: ClientRun.output.appending(path: "pictures/moving"),
        // Large enough to be read in the page.
        environment: ["GDK_DPI_SCALE": "1.2"]))
    defer { session.end() }
    // A blinking cursor would be in some pictures by chance.
    try session.temporary.write(
      "[Settings]\ngtk-cursor-blink=0\n", to: "home/.config/gtk-3.0/settings.ini")
    let client = try TextClient(.gtk3, ["--window", ""], in: session)
    defer { client.end() }
    try session.keyboard.perform([.wait(800)])
    let window = try #require(try session.windows(ofClass: "gtk3_field.py").first)
    let film = Film(
      session: session, folder: folder,
      area: Area(x: window.x - 60, y: window.y - 24, width: 640, height: 270))

    let letters = try CalloutLetters(locale: "fr")
    try film.start()
    try type("Un caf", on: film)
    try pick(try #require(letters["é"]?.number), on: film)
    try type(" cr", on: film)
    try pick(try #require(letters["è"]?.number), on: film)
    try type("me", on: film)
    try film.end()
    #expect(try client.state().fields[0] == "Un café crème")
  }

  private func type(_ text: String, on film: Film) throws {
    for character in text {
      try film.perform(.text(String(character)) + [.wait(80)], then: "", for: 140)
    }
  }

  /// Holds e until its list is open, and picks an entry.
  private func pick(_ number: Int, on film: Film) throws {
    try film.perform([.down("e"), .wait(50)], then: "hold e", for: 600)
    try film.perform([.wait(700)], then: "hold e", for: 1500)
    try film.perform([.up("e"), .wait(50)], then: "", for: 700)
    try film.perform(.tap(.digit(number)) + [.wait(80)], then: "press \(number)", for: 1200)
  }
}
