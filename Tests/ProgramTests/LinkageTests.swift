import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// The contents of the engine's program.
  @Suite @MainActor struct LinkageTests {
    /// The libraries a release may need, and why.
    private static let allowed = [
      "ld-linux-x86-64.so.2": "the loader",
      "ld-linux-aarch64.so.1": "the loader",
      "libc.so.6": "the system",
      "libm.so.6": "Swift's floating point",
      "libgcc_s.so.1": "the unwinder of C++, which is in Swift's runtime",
      "libibus-1.0.so.5": "IBus",
      "libgio-2.0.so.0": "settings, and IBus's D-Bus",
      "libgobject-2.0.so.0": "the engine is a GObject",
      "libglib-2.0.so.0": "the main loop",
      "libxkbcommon.so.0": "layouts and Compose",
    ]

    @Test(.onReleases) func `it needs no library without a reason`() throws {
      let dynamic = try readelf("--dynamic")
      let needed = dynamic.matches(of: /\(NEEDED\).*\[(.+)\]/).map { String($0.output.1) }
      #expect(!needed.isEmpty)
      #expect(needed.filter { Self.allowed[$0] == nil } == [])
    }

    @Test(.onReleases) func `it does not look for libraries in folders of the builder`() throws {
      let dynamic = try readelf("--dynamic")
      let paths = dynamic.matches(of: /\((?:RUNPATH|RPATH)\).*\[(.*)\]/).flatMap {
        $0.output.1.split(separator: ":").map(String.init)
      }
      #expect(paths.filter { !$0.hasPrefix("$ORIGIN") } == [])
    }

    @Test func `it does not contain Foundation and its tables`() throws {
      let needed = try readelf("--dynamic")
      #expect(!needed.contains("libFoundation"))
      #expect(!needed.contains("lib_FoundationICU"))
      let symbols = try readelf("--dyn-syms", "--wide")
      let content = try Data(contentsOf: Programs.engine())
      // The names survive stripping as metadata of Swift's types, and as names of ICU's data.
      for name in ["FoundationEssentials", "_foundation_unicode", "FoundationICU", "icudt"] {
        #expect(!symbols.contains(name))
        #expect(content.range(of: Data(name.utf8)) == nil, "\(name)")
      }
    }

    @Test(.onReleases) func `its addresses are random, and read-only after the start`() throws {
      #expect(try readelf("--file-header").contains(/Type: *DYN/))
      let segments = try readelf("--segments", "--wide")
      #expect(segments.contains("GNU_RELRO"))
      #expect(segments.contains(/GNU_STACK.*\sRW\s/))
      #expect(!segments.contains(" RWE "))
      let dynamic = try readelf("--dynamic")
      #expect(dynamic.contains(/\(FLAGS_1\).*NOW.*PIE/))
      #expect(!dynamic.contains("TEXTREL"))
      #expect(try readelf("--dyn-syms", "--wide").contains("__stack_chk_fail"))
    }

    @Test(.onReleases) func `a release is small`() throws {
      let attributes = try FileManager.default.attributesOfItem(atPath: Programs.engine().path)
      let size = try #require(attributes[.size] as? Int)
      print("the program has \(size >> 10) KiB")
      // Foundation's tables alone are 57 MB.
      #expect(size < 20 << 20)
    }

    @Test(arguments: ["locales/ru.json", "locale-names.json", "layouts.json"])
    func `it reads the files that the library contains for other programs`(name: String) throws {
      let start = try Data(contentsOf: Support.package.appending(path: "data/\(name)")).prefix(60)
      #expect(start.count == 60)
      #expect(try Data(contentsOf: Programs.engine()).range(of: start) == nil)
    }

    private func readelf(_ options: String...) throws -> String {
      try Support.run(["readelf"] + options + [Programs.engine().path])
    }
  }
}
