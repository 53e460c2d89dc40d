import Foundation
import Testing

@Suite("The page From KeyboardKit") struct RenamesTests {
  @Test func `What it names compiles in a stranger's package`() throws {
    let page = try String(
      contentsOf: ProjectFolder.root.appending(
        path: "Sources/KeyboardCore/KeyboardCore.docc/FromKeyboardKit.md"),
      encoding: .utf8)
    let code = try String(
      contentsOf: ProjectFolder.root.appending(
        path: "Tests/Packages/Stranger/Sources/Stranger/Renames.swift"),
      encoding: .utf8)
    let names = page.split(separator: "\n").filter { $0.hasPrefix("|") && $0.hasSuffix("` |") }
      .compactMap { $0.split(separator: "`").dropLast().last }
    #expect(names.count > 20)
    for name in names { #expect(code.contains(name)) }
  }
}
