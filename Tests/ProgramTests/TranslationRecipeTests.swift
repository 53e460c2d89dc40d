import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// What `packaging/recipes/translations` does when a text changes, in a copy of what it reads.
  @Suite @MainActor struct TranslationRecipeTests {
    private static let text = "Terminals need keys that repeat."
    private static let changed = "Terminals want keys that repeat."
    private static let mark = "#, fuzzy\n"

    private let folder: TemporaryFolder

    init() throws {
      folder = try started(TemporaryFolder())
      let copied = try Outcome(
        URL(filePath: "/bin/bash"),
        [
          "-c",
          """
          cd '\(Support.package.path)' && cp -r --parents --target-directory='\(folder.url.path)' \
            packaging/recipes/{translations,english} Sources data/{ui,themes} \
            data/locales/und-*.json \
            data/*.{gschema.xml,desktop,metainfo.xml.in} data/po/{ibus-callout.pot,english,de.po}
          """,
        ])
      try #require(copied.status == 0, "\(copied.errors)")
    }

    @Test func `A changed English text makes its translation fuzzy, beside the text before`() throws
    {
      try replace(Self.text, with: Self.changed, in: ["data/ui/holding.ui"])
      #expect(try recipe("check").errors.contains("The template is out of date"))
      #expect(try recipe("template").status == 0)
      let message = "\(Self.mark)#| msgid \"\(Self.text)\"\nmsgid \"\(Self.changed)\""
      #expect(try read("data/po/de.po").contains(message))
      #expect(try recipe("check").errors.contains("1 fuzzy"))
    }

    @Test func `An English text that is replaced in its translation, too, makes that fuzzy once`()
      throws
    {
      try replace(
        Self.text, with: Self.changed,
        in: ["data/ui/holding.ui", "data/po/ibus-callout.pot", "data/po/de.po"])
      #expect(try recipe("check").errors.contains("list of English texts is out of date"))
      #expect(try recipe("template").status == 0)
      #expect(
        try read("data/po/de.po").contains("\(Self.mark)msgid \"\(Self.changed)\"\nmsgstr \"T"))
      let fuzzy = try recipe("check")
      #expect(fuzzy.errors.contains("1 fuzzy") && fuzzy.errors.contains("remove the mark"))

      // Somebody has read it.
      try replace(Self.mark, with: "", in: ["data/po/de.po"])
      #expect(try recipe("template").status == 0)
      let read = try recipe("check")
      #expect(read.status == 0, "\(read.errors)")
    }

    @Test func `The translation of a text that only came is not fuzzy`() throws {
      let known = try read("data/po/english")
      try folder.write(String(known.dropLast(9)), to: "data/po/english")
      #expect(try recipe("check").errors.contains("list of English texts is out of date"))
      #expect(try recipe("template").status == 0)
      #expect(try read("data/po/english") == known)
      #expect(try recipe("check").status == 0)
    }

    @Test func `A translation that names the engine otherwise than IBus lists it is refused`()
      throws
    {
      #expect(try recipe("check").status == 0)
      try replace("„Hold for Accents“", with: "„Halten“", in: ["data/po/de.po"])
      #expect(try recipe("check").errors.contains("de.po names the engine otherwise"))
    }

    private func recipe(_ verb: String) throws -> Outcome {
      try Outcome(folder.url.appending(path: "packaging/recipes/translations"), [verb])
    }

    private func read(_ path: String) throws -> String {
      try String(contentsOf: folder.url.appending(path: path), encoding: .utf8)
    }

    private func replace(_ text: String, with other: String, in paths: [String]) throws {
      for path in paths {
        let before = try read(path)
        try #require(before.contains(text), "\(path)")
        try folder.write(before.replacingOccurrences(of: text, with: other), to: path)
      }
    }
  }
}
