import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// `ime-cli locales check` and `draft`.
  @Suite @MainActor struct LocaleToolTests {
    @Test func `the shipped files keep all rules`() throws {
      let files = try FileManager.default.contentsOfDirectory(
        at: LocaleFile.folder, includingPropertiesForKeys: nil
      ).filter { $0.pathExtension == "json" }
      #expect(files.count > Exemplars.all.count)
      let outcome = try Outcome(Programs.cli(), ["locales", "check"] + files.map(\.path).sorted())
      #expect(outcome.output == "The files keep all rules.\n")
      #expect(outcome.errors.isEmpty)
    }

    /// What is put in place of what, in which file, and the words of the sentence about it.
    nonisolated static let mistakes: [(id: String, old: String, new: String, words: [String])] = [
      ("sv", "\"ä å à", "\"ä å å à", ["line 12", "callouts.a", "twice"]),
      ("sv", "\"ä å à", "\"a ä å à", ["line 12", "callouts.a", "own character"]),
      ("sv", "\"ä å à", "\"ä a\u{30a} à", ["line 12", "callouts.a", "NFC"]),
      ("sv", "\"ä å à", "\"й ä å à", ["line 12", "callouts.a", "й", "also"]),
      ("sv", "\"ä å à", "\"Ä ä å à", ["line 12", "callouts.a", "Ä", "lower case"]),
      (
        "sv", "\"ä å à |", "\"| ă ą ǎ ạ ȧ ǻ ɑ ª ä å à",
        ["callouts", "à", "first nine", "layout us"]
      ),
      ("ro", "\"ș | š", "\"ș ŝ | š", ["callouts.s", "ŝ", "also"]),
      (
        "de-CH", "\"callouts\": {", "\"remove\": {\"u\": \"ü\"}, \"callouts\": {",
        ["callouts", "ü Ü cannot be typed", "layout us"]
      ),
      ("ro", "[\"ro\", ", "[\"moon\", ", ["line 8", "layouts", "moon", "evdev.lst"]),
      ("sv", "[\"”\", ", "[", ["line 9", "quotation", "four marks"]),
      ("sv", "\"done\":", "\"dun\":", ["keys.dun", "en.json"]),
      ("sv", "\"Latn\"", "\"Latin\"", ["line 7", "script", "Latin", "Latn"]),
      ("sv", "\"id\": \"sv\"", "\"id\": \"svx\"", ["line 3", "id", "svx.json"]),
      ("sv", "\"format\": 1,", "\"format\": 1", ["line 3", "missing"]),
      ("de-CH", "\"The Swiss write ss", "\"\", \"x\": \"The Swiss write ss", ["also", "sentence"]),
    ]

    @Test(arguments: mistakes)
    func `a file that breaks a rule is named with line, key and reason`(
      mistake: (id: String, old: String, new: String, words: [String])
    ) throws {
      let file = LocaleFile.folder.appending(path: "\(mistake.id).json")
      let text = try String(contentsOf: file, encoding: .utf8)
      try #require(text.contains(mistake.old))
      let outcome = try check("\(mistake.id).json", text.replacing(mistake.old, with: mistake.new))
      #expect(outcome.status == 1)
      #expect(
        outcome.output.split(separator: "\n").contains { line in
          line.contains("\(mistake.id).json: ") && mistake.words.allSatisfy { line.contains($0) }
        }, "\(outcome.output)")
    }

    @Test func `letters of a new locale are those of CLDR, or are not checked`() throws {
      let cldr = try Self.cldr()
      defer { cldr.remove() }
      let options = ["--cldr", cldr.url.path]
      let draft = try draft("xx", in: cldr).output
      let unplaced = try check("xx.json", draft, options)
      #expect(unplaced.output.contains("ƕ Ƕ cannot be typed on the layout us"))
      let text = draft.replacing("\"o\": ", with: "\"h\": \"ƕ\", \"o\": ")
      #expect(try check("xx.json", text, options).output == "The file keeps all rules.\n")
      let wrong = try check("xx.json", text.replacing("\"ë é", with: "\"ë ѐ é"), options)
      #expect(wrong.output.contains("ѐ is no letter of CLDR's for xx"))
      let unchecked = try check("xx.json", text, ["--cldr", "/nowhere"])
      #expect(unchecked.status == 0)
      #expect(unchecked.errorLines.count == 1)
      #expect(unchecked.errors.contains("apt install unicode-cldr-core"))
    }

    @Test func `a draft has what CLDR knows of a locale`() throws {
      let cldr = try Self.cldr()
      defer { cldr.remove() }
      let outcome = try draft("xx", in: cldr)
      #expect(outcome.errors == "No key is known for ƕ; place them yourself.\n")
      let file = try #require(try outcome.json as? [String: Any])
      #expect(file["name"] as? String == "Ëxisch & Co")
      #expect(file["flag"] as? String == "🇽🇽")
      #expect(file["layouts"] as? [String] == ["us"])
      #expect(file["quotation"] as? [String] == ["„", "“", "‘", "’"])
      let callouts = try #require(file["callouts"] as? [String: String])
      // In the order of CLDR's own text, main letters before the others.
      #expect(callouts["e"] == "ë é | è")
      #expect(callouts["o"] == "ø | ò ó ô")
      #expect(callouts["a"] == nil)
      #expect((file["keys"] as? [String: String])?["done"] == "done")
    }

    @Test(
      arguments: [
        ("ww", "Latn", ["es", "es(ast)", "us"]), ("yy", "Beng", ["in(ben_inscript)", "in(ben)"]),
        ("zz", "Tibt", ["bt"]),
      ])
    func `a draft names the country's layouts that have the letters`(
      locale: String, script: String, layouts: [String]
    ) throws {
      let cldr = try Self.cldr()
      defer { cldr.remove() }
      let file = try #require(try draft(locale, in: cldr).json as? [String: Any])
      #expect(file["script"] as? String == script)
      let found = try #require(file["layouts"] as? [String])
      #expect(layouts.allSatisfy(found.contains), "\(found)")
      #expect(!found.contains("in") && found.contains("us") == (script == "Latn"))
    }

    @Test func `the draft of a region has only what differs`() throws {
      let outcome = try Outcome(Programs.cli(), ["locales", "draft", "fr-LU"])
      #expect(outcome.errors == "All else comes from fr; add what differs.\n")
      let file = try #require(try outcome.json as? [String: Any])
      #expect(file.keys.sorted() == ["flag", "format", "id", "layouts", "name"])
    }

    @Test func `without CLDR a draft says how to get it`() throws {
      let unknown = try Outcome(Programs.cli(), ["locales", "draft", "xx", "--cldr", "/nowhere"])
      expectFailure(unknown, mentioning: ["xx", "/nowhere", "apt install unicode-cldr-core"])
      let known = try Outcome(Programs.cli(), ["locales", "draft", "fr", "--cldr", "/nowhere"])
      #expect(known.errors.contains("apt install unicode-cldr-core"))
      let file = try #require(try known.json as? [String: Any])
      #expect((file["callouts"] as? [String: String])?["c"]?.hasPrefix("ç") == true)
    }

    private func check(
      _ name: String, _ text: String, _ options: [String] = []
    ) throws -> Outcome {
      let folder = try TemporaryFolder(files: [name: text])
      defer { folder.remove() }
      return try Outcome(
        Programs.cli(), ["locales", "check", folder.url.appending(path: name).path] + options)
    }

    private func draft(_ locale: String, in cldr: TemporaryFolder) throws -> Outcome {
      let outcome = try Outcome(
        Programs.cli(), ["locales", "draft", locale, "--cldr", cldr.url.path])
      #expect(outcome.status == 0)
      return outcome
    }

    /// A small CLDR with a language of its own.
    private static func cldr() throws -> TemporaryFolder {
      try TemporaryFolder(files: [
        "main/root.xml": "<ldml/>",
        "main/xx.xml": #"""
        <?xml version="1.0" encoding="UTF-8" ?>
        <!DOCTYPE ldml SYSTEM "../../common/dtd/ldml.dtd">
        <!-- A comment with <tags> -->
        <ldml>
          <identity><language type="xx"/></identity>
          <localeDisplayNames>
            <languages>
              <language type="xx" alt="long">Long</language>
              <language type="xx">Ëxisch &amp; Co</language>
              <language type="yy">øøø ò ò ó</language>
            </languages>
          </localeDisplayNames>
          <characters>
            <exemplarCharacters>[a-c {ch} é ë \u00F8 ƕ]</exemplarCharacters>
            <exemplarCharacters type="auxiliary">[è ò-ô]</exemplarCharacters>
          </characters>
          <delimiters>
            <quotationStart>„</quotationStart>
            <quotationEnd>“</quotationEnd>
          </delimiters>
        </ldml>
        """#,
        "main/ww.xml": letters("a ḥ ḷ ñ", language: "ww"),
        "main/yy.xml": letters("ক খ গ ঘ ঙ", language: "yy"),
        "main/zz.xml": letters("ཀ ཁ ག ང", language: "zz"),
        "supplemental/likelySubtags.xml": #"""
        <supplementalData>
          <likelySubtags>
            <likelySubtag from="xx" to="xx_Latn_XX"/>
            <likelySubtag from="ww" to="ww_Latn_ES"/>
            <likelySubtag from="yy" to="yy_Beng_IN"/>
            <likelySubtag from="zz" to="zz_Tibt_BT"/>
          </likelySubtags>
        </supplementalData>
        """#,
      ])
    }

    private static func letters(_ letters: String, language: String) -> String {
      """
      <ldml>
        <identity><language type="\(language)"/></identity>
        <characters><exemplarCharacters>[\(letters)]</exemplarCharacters></characters>
      </ldml>
      """
    }
  }
}
