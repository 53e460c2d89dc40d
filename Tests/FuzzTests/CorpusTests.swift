import Foundation
import FuzzTargets
import Testing

/// Tests the findings of fuzzing and its seeds; `packaging/checks/fuzz` finds more.
@Suite("Findings of fuzzing") @MainActor struct CorpusTests {
  nonisolated private static let folder = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "Corpus")

  @Test(arguments: FuzzTarget.allCases)
  func `No input of the corpus breaks a rule`(target: FuzzTarget) throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: Self.folder.appending(path: target.rawValue), includingPropertiesForKeys: nil)
    #expect(!files.isEmpty)
    for file in files.sorted(by: { $0.path < $1.path }) {
      let problem = target.problem(with: [UInt8](try Data(contentsOf: file)))
      #expect(problem == nil, "\(target.rawValue)/\(file.lastPathComponent)")
    }
  }
}
