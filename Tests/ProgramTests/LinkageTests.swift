import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// The contents of the programs that get all keys.
  @Suite @MainActor struct LinkageTests {
    enum Program: CaseIterable {
      case engine, wayland

      func path() throws -> String {
        switch self {
        case .engine: try Programs.engine().path
        case .wayland: try Programs.wayland().path
        }
      }

      /// The libraries that only this program may need, and why.
      var libraries: [String: String] {
        switch self {
        case .engine: ["libibus-1.0.so.5": "IBus"]
        case .wayland:
          [
            "libwayland-client.so.0": "the compositor",
            "libpango-1.0.so.0": "the list's text",
            "libpangocairo-1.0.so.0": "the list's text",
            "libcairo.so.2": "the list",
            "libharfbuzz.so.0": "Pango, whose file for pkg-config names it, too",
          ]
        }
      }
    }

    /// The libraries a release may need, and why.
    private static let allowed = [
      "ld-linux-x86-64.so.2": "the loader",
      "ld-linux-aarch64.so.1": "the loader",
      "libc.so.6": "the system",
      "libm.so.6": "Swift's floating point",
      "libgcc_s.so.1": "the unwinder of C++, which is in Swift's runtime",
      "libgio-2.0.so.0": "settings, and D-Bus",
      "libgobject-2.0.so.0": "the objects of the others",
      "libglib-2.0.so.0": "the main loop",
      "libxkbcommon.so.0": "layouts and Compose",
    ]

    @Test(.onReleases, arguments: Program.allCases)
    func `it needs no library without a reason`(program: Program) throws {
      let dynamic = try readelf(program, "--dynamic")
      let needed = dynamic.matches(of: /\(NEEDED\).*\[(.+)\]/).map { String($0.output.1) }
      #expect(!needed.isEmpty)
      #expect(needed.filter { Self.allowed[$0] == nil && program.libraries[$0] == nil } == [])
    }

    @Test(.onReleases, arguments: Program.allCases)
    func `it does not look for libraries in folders of the builder`(
      program: Program
    ) throws {
      let dynamic = try readelf(program, "--dynamic")
      let paths = dynamic.matches(of: /\((?:RUNPATH|RPATH)\).*\[(.*)\]/).flatMap {
        $0.output.1.split(separator: ":").map(String.init)
      }
      #expect(paths.filter { !$0.hasPrefix("$ORIGIN") } == [])
    }

    @Test(arguments: Program.allCases)
    func `it does not contain Foundation and its tables`(program: Program) throws {
      let needed = try readelf(program, "--dynamic")
      #expect(!needed.contains("libFoundation"))
      #expect(!needed.contains("lib_FoundationICU"))
      let symbols = try readelf(program, "--dyn-syms", "--wide")
      let content = try Data(contentsOf: URL(filePath: program.path()))
      // The names survive stripping as metadata of Swift's types, and as names of ICU's data.
      for name in ["FoundationEssentials", "_foundation_unicode", "FoundationICU", "icudt"] {
        #expect(!symbols.contains(name))
        #expect(content.range(of: Data(name.utf8)) == nil, "\(name)")
      }
    }

    @Test(.onReleases, arguments: Program.allCases)
    func `its addresses are random, and read-only after the start`(
      program: Program
    ) throws {
      #expect(try readelf(program, "--file-header").contains(/Type: *DYN/))
      let segments = try readelf(program, "--segments", "--wide")
      #expect(segments.contains("GNU_RELRO"))
      #expect(segments.contains(/GNU_STACK.*\sRW\s/))
      #expect(!segments.contains(" RWE "))
      let dynamic = try readelf(program, "--dynamic")
      #expect(dynamic.contains(/\(FLAGS_1\).*NOW.*PIE/))
      #expect(!dynamic.contains("TEXTREL"))
      #expect(try readelf(program, "--dyn-syms", "--wide").contains("__stack_chk_fail"))
    }

    @Test(.onReleases, arguments: Program.allCases)
    func `a release is small`(
      program: Program
    ) throws {
      let attributes = try FileManager.default.attributesOfItem(atPath: program.path())
      let size = try #require(attributes[.size] as? Int)
      print("the program has \(size >> 10) KiB")
      // Foundation's tables alone are 57 MB.
      #expect(size < 20 << 20)
    }

    @Test(
      arguments: Program.allCases, ["locales/ru.json", "locale-names.json", "layouts.json"])
    func `it reads the files that the library contains for other programs`(
      program: Program, name: String
    ) throws {
      let start = try Data(contentsOf: Support.package.appending(path: "data/\(name)")).prefix(60)
      #expect(start.count == 60)
      #expect(try Data(contentsOf: URL(filePath: program.path())).range(of: start) == nil)
    }

    private func readelf(_ program: Program, _ options: String...) throws -> String {
      try Support.run(["readelf"] + options + [program.path()])
    }
  }
}
