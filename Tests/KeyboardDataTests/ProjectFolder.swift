import Foundation

/// Folders of the source tree.
enum ProjectFolder {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let data = root.appending(path: "data")
  static let tests = root.appending(path: "Tests")
}
