import Foundation

/// Folders of the source tree.
nonisolated enum ProjectFolder {
  private static let tests = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent()

  static let fixtures = tests.appending(path: "Fixtures")
  static let data = tests.deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "data")
}
