import Foundation
import Testing

extension ProgramTests {
  /// What the library carries in itself for programs of others.
  @Suite struct CarriedDataTests {
    @Test(arguments: ["locales/ru.json", "locale-names.json", "layouts.json"])
    func `the daemon does without it, for it reads the files`(name: String) throws {
      let data = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "data")
      let start = try Data(contentsOf: data.appending(path: name)).prefix(60)
      #expect(start.count == 60)
      #expect(try Data(contentsOf: Programs.engine()).range(of: start) == nil)
    }
  }
}
