import Foundation
import Testing

/// The scripts of `data` that make files from Unicode's data.
nonisolated enum DataScript {
  static let order = "/usr/share/unicode/emoji/emoji-test.txt"
  private static let dtd = "/usr/share/unicode/cldr/common/dtd/ldml.dtd"

  /// For tests that need the data from which the files were made.
  static var needsItsSources: ConditionTrait {
    .enabled(
      if: has("# Version: 17.0", order) && has("cldrVersion CDATA #FIXED \"48\"", dtd),
      "The packages unicode-data and unicode-cldr-core have other versions.")
  }

  /// Whether the files are what a script writes.
  static func confirms(_ script: String) throws -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/python3")
    process.arguments = [ProjectFolder.data.appending(path: script).path, "--check"]
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  private static func has(_ text: String, _ path: String) -> Bool {
    (try? String(contentsOfFile: path, encoding: .utf8).contains(text)) ?? false
  }
}
