import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// What `packaging/version` says of a tree, and so the programs that are built from it.
  @Suite @MainActor struct VersionTests {
    @Test func `a release tells its version, any other build the commit as well`() throws {
      let folder = try TemporaryFolder(files: ["other/project": ""])
      defer { folder.remove() }
      let tree = folder.url.appending(path: "tree")
      for file in ["packaging/version", "Sources/EngineHost/Version.swift"] {
        let copy = tree.appending(path: file)
        try FileManager.default.createDirectory(
          at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: Support.package.appending(path: file), to: copy)
      }
      func version(_ arguments: String..., release: String = "") throws -> String {
        let outcome = try Outcome(
          tree.appending(path: "packaging/version"), arguments,
          environment: Programs.environment.merging(["IBUS_CALLOUT_RELEASE": release]) { $1 })
        #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome)")
        return outcome.output.trimmingCharacters(in: .newlines)
      }
      let number = try version()
      #expect(number.wholeMatch(of: /\d+\.\d+\.\d+/) != nil)

      // Archives of a release have no git, though they may lie in the tree of a distribution's.
      try git(folder.url, "init", "--quiet")
      try commit(folder.url)
      #expect(try version("build") == number)
      #expect(try version("commit") == "")

      try git(tree, "init", "--quiet")
      try commit(tree)
      let digits = try git(tree, "rev-parse", "HEAD").prefix(7)
      #expect(try version("build") == "\(number) (development build, commit \(digits))")
      #expect(try version("commit") == "1\(digits)")
      #expect(try version("build", release: "yes") == number)

      try git(tree, "tag", "0.0.1")
      #expect(try version("commit") == "1\(digits)")
      try git(tree, "tag", "v\(number)")
      #expect(try version("build") == number)

      let file = try FileHandle(forWritingTo: tree.appending(path: "packaging/version"))
      try file.seekToEnd()
      try file.write(contentsOf: Data("# changed\n".utf8))
      try file.close()
      #expect(
        try version("build") == "\(number) (development build, commit \(digits) with changes)")
      #expect(try version("commit") == "2\(digits)")
      #expect(try version() == number)
    }

    @Test func `the changelog begins with the version`() throws {
      let changelog = try String(
        contentsOf: Support.package.appending(path: "packaging/debian/changelog"), encoding: .utf8)
      let version = try Outcome(Support.package.appending(path: "packaging/version"), []).output
      #expect(changelog.hasPrefix("ibus-callout (\(version.trimmingCharacters(in: .newlines))-1) "))
    }

    private func commit(_ folder: URL) throws {
      try git(folder, "add", "--all")
      try git(
        folder, "-c", "user.name=test", "-c", "user.email=test", "commit", "--quiet",
        "--message=test")
    }

    @discardableResult
    private func git(_ folder: URL, _ arguments: String...) throws -> String {
      let outcome = try Outcome(URL(filePath: "/usr/bin/git"), ["-C", folder.path] + arguments)
      try #require(outcome.status == 0, "\(outcome.errors)")
      return outcome.output
    }
  }
}
