// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// Whether the preferences are built: only where the development files of libadwaita are.
///
/// SwiftPM remembers the answer for as long as this file and the environment are the same. So
/// `packaging` says it by a variable; by hand, `swift package purge-cache` has it asked again.
let hasAdwaita =
  switch Context.environment["IBUS_CALLOUT_ADWAITA"] {
  case "yes": true
  case "no": false
  default: system("pkg-config --exists 'libadwaita-1 >= 1.2' 2>/dev/null") == 0
  }

let package = Package(
  name: "ibus-callout",
  products: [
    .library(name: "KeyboardCore", targets: ["KeyboardCore", "KeyboardData"]),
    .executable(name: "ibus-engine-callout", targets: ["ibus-engine-callout"]),
    .executable(name: "ime-cli", targets: ["ime-cli"]),
  ],
  traits: [
    .trait(name: "AllocationCounter", description: "Has ime-measure bench count allocations, too.")
  ],
  dependencies: [
    .apple("swift-argument-parser", from: "1.8.2"),
    .apple("swift-log", from: "1.16.2"),
  ],
  targets: [
    .systemLibrary(
      name: "CGLib", pkgConfig: "gio-2.0", providers: [.apt(["libglib2.0-dev"])]),
    .systemLibrary(
      name: "CIBus", pkgConfig: "ibus-1.0", providers: [.apt(["libibus-1.0-dev"])]),
    .systemLibrary(
      name: "CXKBCommon", pkgConfig: "xkbcommon", providers: [.apt(["libxkbcommon-dev"])]),

    // Their headers alone are used: with `pkgConfig` the libraries would be linked.
    .systemLibrary(name: "CCanberra", providers: [.apt(["libcanberra-dev"])]),
    .systemLibrary(name: "CEnchant", providers: [.apt(["libenchant-2-dev"])]),
    .systemLibrary(name: "CXCB", providers: [.apt(["libxcb1-dev"])]),
    // A header of ours: which commit a program was built from.
    .systemLibrary(name: "CCommit"),

    // It stands in for malloc, so it is in no program that is installed.
    .target(name: "CAllocationCounter"),

    // The model: no C, no I/O, no clock. Strict memory safety is on here and off at the C edge.
    .target(name: "KeyboardCore", swiftSettings: .strict + [.strictMemorySafety()]),
    // The files of `data` for programs of others; ours read the installed ones.
    .target(name: "CKeyboardData"),
    .target(
      name: "KeyboardData", dependencies: ["CKeyboardData", "KeyboardCore"],
      swiftSettings: .strict + [.strictMemorySafety()]),

    .target(
      name: "KeyboardPicture", dependencies: ["KeyboardCore"],
      swiftSettings: .strict + [.strictMemorySafety()]),
    .target(
      name: "KeyboardLayouts", dependencies: ["CXKBCommon", "KeyboardCore"],
      swiftSettings: .strict),
    .target(
      name: "GLib", dependencies: ["CGLib"], swiftSettings: .strict + .mainActor),
    .target(
      name: "IBus", dependencies: ["CIBus", "GLib", "KeyboardCore"],
      swiftSettings: .strict + .mainActor),
    .target(
      name: "Feedback", dependencies: ["CCanberra", "GLib", "KeyboardCore"],
      swiftSettings: .strict + .mainActor),
    .target(
      name: "Spelling", dependencies: ["CEnchant", "GLib", "KeyboardCore"],
      swiftSettings: .strict + .mainActor),
    .target(
      name: "FocusedProgram", dependencies: ["CXCB", "GLib", "KeyboardCore"],
      swiftSettings: .strict + .mainActor),
    // What any program with a keyboard needs, and what only an engine of IBus needs.
    .target(
      name: "Hosting",
      dependencies: [
        "CCommit", "GLib", "KeyboardCore", "KeyboardLayouts",
        .product(name: "Logging", package: "swift-log"),
      ],
      swiftSettings: .strict + .mainActor),
    .target(
      name: "EngineHost", dependencies: ["GLib", "Hosting", "IBus", "KeyboardCore"],
      swiftSettings: .strict + .mainActor),

    // What serves the keyboard to other programs, whatever it types through.
    .target(
      name: "FrontEnd",
      dependencies: [
        "Feedback", "FocusedProgram", "GLib", "Hosting", "KeyboardCore", "KeyboardLayouts",
        "Spelling", .product(name: "Logging", package: "swift-log"),
      ],
      swiftSettings: .strict + .mainActor),

    // The full-screen view, without its terminal: no C, no I/O, no clock.
    .target(
      name: "TerminalScreen",
      dependencies: ["Hosting", "KeyboardCore", "KeyboardLayouts", "KeyboardPicture"],
      swiftSettings: .strict + [.strictMemorySafety()]),

    .target(
      name: "Diagnosis",
      dependencies: [
        "EngineHost", "Feedback", "GLib", "Hosting", "IBus", "KeyboardCore", "KeyboardLayouts",
      ],
      swiftSettings: .strict + .mainActor),

    .executableTarget(
      name: "ibus-engine-callout",
      dependencies: [
        "EngineHost", "FrontEnd", "GLib", "Hosting", "IBus", "KeyboardCore",
        .product(name: "Logging", package: "swift-log"),
      ],
      swiftSettings: .strict + .mainActor),
    // What ime-cli and the tool that measures share.
    .target(
      name: "Commands",
      dependencies: [
        "Diagnosis", "GLib", "Hosting", "IBus", "KeyboardCore", "KeyboardLayouts",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: .strict + .mainActor),
    .executableTarget(
      name: "ime-cli",
      dependencies: [
        "Commands", "Diagnosis", "EngineHost", "Feedback", "GLib", "Hosting", "IBus",
        "KeyboardCore", "KeyboardLayouts", "KeyboardPicture", "Spelling", "TerminalScreen",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: .strict + .mainActor),

    // Random typing and a plain model of what it does, for tests and fuzzing.
    .target(
      name: "TypingModel", dependencies: ["KeyboardCore"], path: "Tests/TypingModel",
      swiftSettings: .strict),
    .target(
      name: "FuzzTargets",
      dependencies: ["Hosting", "KeyboardCore", "KeyboardLayouts", "TypingModel"],
      path: "Tests/FuzzTargets", swiftSettings: .strict),
    .testTarget(
      name: "FuzzTests", dependencies: ["FuzzTargets"], exclude: ["Corpus"],
      swiftSettings: .strict),
    .testTarget(
      name: "KeyboardCoreTests", dependencies: ["KeyboardCore", "KeyboardPicture", "TypingModel"],
      swiftSettings: .strict),
    .testTarget(
      name: "KeyboardDataTests",
      dependencies: ["Hosting", "KeyboardCore", "KeyboardData", "KeyboardLayouts"],
      exclude: ["Fixtures"], swiftSettings: .strict),
    .testTarget(
      name: "KeyboardLayoutsTests",
      dependencies: ["EngineHost", "Hosting", "KeyboardCore", "KeyboardLayouts", "TypingModel"],
      swiftSettings: .strict),
    .testTarget(
      name: "TerminalScreenTests",
      dependencies: [
        "KeyboardCore", "KeyboardData", "KeyboardLayouts", "KeyboardPicture", "TerminalScreen",
      ],
      exclude: ["Screens"], swiftSettings: .strict),
    .testTarget(
      name: "GLibTests", dependencies: ["GLib"], swiftSettings: .strict + .mainActor),
    .testTarget(
      name: "EngineHostTests",
      dependencies: [
        "CGLib", "CIBus", "CXKBCommon", "EngineHost", "GLib", "Hosting", "IBus", "KeyboardCore",
        "KeyboardLayouts", "TypingModel",
      ],
      exclude: ["Fixtures"], swiftSettings: .strict + .mainActor),
    .testTarget(
      name: "FeedbackTests", dependencies: ["Feedback", "GLib", "KeyboardCore"],
      swiftSettings: .strict + .mainActor),
    .testTarget(
      name: "SpellingTests", dependencies: ["KeyboardCore", "Spelling"],
      swiftSettings: .strict + .mainActor),
    .testTarget(
      name: "FocusedProgramTests",
      dependencies: ["FocusedProgram", "GLib", "KeyboardCore", "TestSession"],
      swiftSettings: .strict + .mainActor),
    .executableTarget(
      name: "AllocationCheck",
      dependencies: ["CAllocationCounter", "KeyboardCore", "KeyboardData"],
      path: "Tests/AllocationCheck", swiftSettings: .strict),
    // How fast and large the engine is, and how the letters of locales are typed.
    .executableTarget(
      name: "ime-measure",
      dependencies: [
        "Commands", "EngineHost", "GLib", "Hosting", "IBus", "KeyboardCore", "KeyboardLayouts",
        "Spelling",
        .target(name: "CAllocationCounter", condition: .when(traits: ["AllocationCounter"])),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tests/Measure", exclude: ["calls.c"], swiftSettings: .strict + .mainActor),
    // Desks, hands and clients for tests of programs: see Tests/README.md.
    .target(
      name: "TestSession", path: "Tests/TestSession", exclude: ["Clients"], swiftSettings: .strict),
    // Hours of typing and of faults, not run by `swift test`: see packaging/soak.
    .executableTarget(
      name: "Soak",
      dependencies: ["CIBus", "GLib", "IBus", "KeyboardCore", "TestSession", "TypingModel"],
      path: "Tests/Soak", exclude: ["clock.c"], swiftSettings: .strict + .mainActor),
    .testTarget(
      name: "ProgramTests",
      dependencies: [
        "Diagnosis", "IBus", "TestSession", "ibus-engine-callout", "ime-cli", "ime-measure",
      ],
      exclude: ["Clients", "Fixtures", "Transcripts"],
      swiftSettings: .strict),
    .testTarget(
      name: "ClientTests",
      dependencies: ["TestSession", "ibus-engine-callout", "ime-cli"],
      swiftSettings: .strict),
  ],
  swiftLanguageModes: [.v6]
)

// Links only with `--sanitize=fuzzer`; packaging/fuzz says so.
if Context.environment["IBUS_CALLOUT_FUZZER"] != nil {
  package.targets.append(
    .executableTarget(
      name: "Fuzz", dependencies: ["FuzzTargets"], path: "Tests/Fuzz", swiftSettings: .strict))
}

// Packages are checked with the tests of the libraries alone, for which no program is built.
let tests = Context.environment["IBUS_CALLOUT_TESTS"]
let isForLibraries = tests == "libraries"
if isForLibraries {
  let others = [
    "FrontEnd", "ibus-engine-callout", "Commands", "ime-cli", "ime-measure", "AllocationCheck", "Soak",
    "ClientTests", "FocusedProgramTests", "ProgramTests",
  ]
  package.products = []
  package.targets.removeAll { others.contains($0.name) }
}

if hasAdwaita && !isForLibraries {
  package.products.append(
    .executable(name: "ibus-setup-callout", targets: ["ibus-setup-callout"]))
  package.targets += [
    .systemLibrary(
      name: "CAdwaita", pkgConfig: "libadwaita-1",
      providers: [.apt(["libadwaita-1-dev", "libgtk-4-dev"])]),
    .target(
      name: "Adwaita", dependencies: ["CAdwaita", "GLib"], swiftSettings: .strict + .mainActor),
    .executableTarget(
      name: "ibus-setup-callout",
      dependencies: [
        "Adwaita", "Diagnosis", "EngineHost", "Feedback", "GLib", "Hosting", "IBus", "KeyboardCore",
        "KeyboardLayouts", "KeyboardPicture",
      ],
      swiftSettings: .strict + .mainActor),
    .testTarget(
      name: "PreferencesTests",
      dependencies: ["TestSession", "ibus-engine-callout", "ibus-setup-callout"],
      exclude: ["Clients"], swiftSettings: .strict),
  ]
}

// What is tested is optimized, but keeps its assertions: the tests end in two thirds of the time.
if tests == "optimized" {
  let optimized: SwiftSetting = .unsafeFlags(
    ["-O", "-assert-config", "Debug"], .when(configuration: .debug))
  for target in package.targets {
    guard target.path == nil, target.type == .regular || target.type == .executable else {
      continue
    }
    target.swiftSettings = (target.swiftSettings ?? []) + [optimized]
  }
}

extension Package.Dependency {
  /// A package of Apple's, or the copy of it in the folder that a build without network names.
  static func apple(_ name: String, from version: Version) -> Package.Dependency {
    if let folder = Context.environment["IBUS_CALLOUT_VENDOR"] {
      .package(path: folder + "/" + name)
    } else {
      .package(url: "https://github.com/apple/" + name, from: version)
    }
  }
}

extension [SwiftSetting] {
  static var strict: Self {
    [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ] + warnings
  }

  /// Warnings are errors with the compiler that we use; what others warn of stops nobody's build.
  private static var warnings: Self {
    #if compiler(>=6.3) && !compiler(>=6.4)
      [.treatAllWarnings(as: .error)]
    #else
      []
    #endif
  }

  /// An input method is single-threaded by nature: GLib calls it on the thread of its main loop.
  static var mainActor: Self { [.defaultIsolation(MainActor.self)] }
}
