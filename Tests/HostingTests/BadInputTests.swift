import Foundation
import GLib
import KeyboardCore
import Testing

@testable import Hosting

@Suite("Messages about missing and broken files and programs") struct BadInputTests {
  private let folder = TemporaryFolder()

  /// Files of the kernel have no size; this one is not everywhere.
  @Test(
    .enabled {
      FileHandle(forReadingAtPath: kernelFile)?.readDataToEndOfFile().count ?? 0 > 5 << 20
    })
  func `A file that says it is empty is read no further than 4 MB`() {
    let error = #expect(throws: TextFile.FileError.self) { _ = try TextFile.read(Self.kernelFile) }
    #expect(error?.description == "the file is larger than 4 MB")
  }

  private nonisolated static let kernelFile = "/proc/kallsyms"

  @Test func `Rules that cannot be read are reported, and the others apply`() throws {
    let rules = #"{"rules": [{"rule": "xterm=off"}, {"why": "no rule"}, {"rule": "a b"}]}"#
    let path = try folder.write(rules, to: "rules.json").path
    let read = ClientRules(path: path)
    #expect(read.rules == [ClientRule(try HoldRule("xterm=off"))])
    #expect(read.problems.count == 2)
    #expect(read.problems.first == "\(path): a rule has no \"rule\"; it is left out.")
    #expect(read.problems.allSatisfy { $0.hasPrefix(path) && $0.hasSuffix("it is left out.") })
    let missing = ClientRules(path: path + ".none")
    #expect(missing.rules.isEmpty)
    #expect(missing.problems.first?.hasSuffix("the rules for programs are not applied.") == true)
  }

  @Test func `A rule for a program can say what that does differently`() throws {
    let rules =
      #"{"rules": [{"rule": "a=on", "quirks": ["ignores-deletions"]},"#
      + #" {"rule": "b=on", "quirks": ["sings", "reports-nothing"]}]}"#
    let path = try folder.write(rules, to: "rules.json").path
    let read = ClientRules(path: path)
    #expect(
      read.rules == [
        ClientRule(try HoldRule("a=on"), quirks: .ignoresDeletions),
        ClientRule(try HoldRule("b=on"), quirks: .reportsNothing),
      ])
    #expect(read.problems == ["\(path): there is no quirk \"sings\"; it is left out."])
  }

  @Test func `The rules that come with the program have no faults`() throws {
    let read = ClientRules(path: ProjectFolder.data.path + "/clients.json")
    #expect(read.problems == [])
    #expect(!read.rules.isEmpty)
  }

  @Test func `Without locale files, one sentence names their folders`() {
    let loader = LocaleLoader(directories: [folder.path])
    #expect(loader.library[LocaleLibrary.base] == nil)
    #expect(
      loader.problems == [
        "There are no locale files in \(folder.path);"
          + " reinstall ibus-callout or set IBUS_CALLOUT_DATA to its data directory."
      ])
  }

  @Test func `Without the list of layouts, its package is named`() {
    let catalogue = LayoutCatalogue(path: folder.path + "/evdev.lst")
    #expect(catalogue.entries.isEmpty)
    #expect(catalogue.problem?.hasSuffix("install the package xkb-data.") == true)
  }

  @Test func `A missing program and an address that nothing opens are reported`() {
    let missing = #expect(throws: Launcher.LaunchError.self) {
      try Launcher.start(firstOf: ["callout-none-1", "callout-none-2"])
    }
    #expect(
      missing?.description == "There is no callout-none-1 or callout-none-2 to start; install it.")
    let unknown = #expect(throws: Launcher.LaunchError.self) {
      try Launcher.open("callout-none:there")
    }
    #expect(unknown?.description.hasPrefix("The address could not be opened: ") == true)
  }

  // The schema does not allow them, but a keyfile or an older schema may contain them.
  @Test(arguments: [
    ("feedback-volume", "1.5", "d", "feedback-volume must be from 0 to 1, not 1.5."),
    ("hold-delay", "9", "u", "hold-delay must be from 150 to 5000 ms, not 9."),
  ])
  func `A setting outside its range is not applied`(
    name: String, value: String, type: String, problem: String
  ) throws {
    var settings = KeyboardSettings()
    let value = try #require(Variant(parsing: value, type: type))
    let problems = try Setting.named(name).apply(value, &settings)
    #expect(problems.count == 1)
    #expect(try #require(problems.first).hasPrefix(problem))
    #expect(settings == KeyboardSettings())
  }
}
