import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// Paths, commands and keys in texts that run from right to left.
  @Suite struct RightToLeftTests {
    @Test(arguments: ["ar", "fa", "he"])
    func `what is Latin stands apart in translations`(language: String) throws {
      let file = Support.package.appending(path: "data/po/\(language).po")
      let texts = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst(20)
        .compactMap { $0.wholeMatch(of: #/msgstr(\[\d\])? "(?<text>.*)"/#)?.text }
        .filter { $0.contains(#/[\u{590}-\u{8ff}]/#) }
      #expect(texts.count > 400)
      let open = texts.map { $0.replacing(#/\u{2068}[^\u{2069}]*\u{2069}/#, with: "") }
      // A path, an option, a list or `:name`, whose first sign would move to its other end, or a sign
      // between Latin letters.
      let mixed =
        #/(^|[\s"“”«„(\u{200e}\u{200f}־])[:~\/@\[<$\-][A-Za-z']|[A-Za-z][=\/+|<>][A-Za-z\[<]/#
      #expect(open.filter { $0.contains(mixed) } == [])
      #expect(open.filter { $0.contains("\u{2068}") || $0.contains("\u{2069}") } == [])
    }
  }
}
