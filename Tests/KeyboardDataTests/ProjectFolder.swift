import Foundation

/// The files of the source tree.
enum ProjectFolder {
  static let data = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "data")
}
