import Foundation

@testable import TestSession

/// Pictures of a screen, one after each thing a hand does.
@MainActor
final class Film {
  private let session: PrivateSession
  private let folder: URL
  private let area: Area
  /// A line a picture: its file, how many ms it is shown, and what the hand does.
  private var lines: [String] = []

  /// Creates a film without any picture.
  ///
  /// - Parameters:
  ///   - session: The session whose screen it is.
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

  /// Does something, and takes a picture of what comes of it.
  func perform(_ steps: [KeyStep], then caption: String, for milliseconds: Int) throws {
    try session.keyboard.perform(steps)
    try photograph(caption: caption, milliseconds: milliseconds)
  }

  /// Shows the end for some time.
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
