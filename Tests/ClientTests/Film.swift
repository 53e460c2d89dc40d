import Foundation

@testable import TestSession

/// Pictures of a screen, one after each action of a hand.
@MainActor
final class Film {
  private let session: PrivateSession
  private let folder: URL
  private let area: Area
  /// A line for each picture: its file, how long it is shown in ms, and the action.
  private var lines: [String] = []

  /// Creates an empty film.
  ///
  /// - Parameters:
  ///   - session: The session with the screen.
  ///   - folder: The folder of the pictures.
  ///   - area: The part of the screen that is shown.
  init(session: PrivateSession, folder: URL, area: Area) {
    self.session = session
    self.folder = folder
    self.area = area
  }

  /// Shows the window before anything is typed.
  func start() throws {
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try photograph(caption: "", milliseconds: 600)
  }

  /// Performs steps, and takes a picture of the result.
  func perform(_ steps: [KeyStep], then caption: String, for milliseconds: Int) throws {
    try session.keyboard.perform(steps)
    try photograph(caption: caption, milliseconds: milliseconds)
  }

  /// Shows the last picture for some time.
  func end() throws {
    try photograph(caption: "", milliseconds: 2500)
    let list = folder.appending(path: "frames.tsv")
    try (lines.joined(separator: "\n") + "\n").write(to: list, atomically: true, encoding: .utf8)
  }

  private func photograph(caption: String, milliseconds: Int) throws {
    let name = String(format: "%03d.png", lines.count)
    try session.photograph(folder.appending(path: name), area: area)
    lines.append("\(name)\t\(milliseconds)\t\(caption)")
  }
}
