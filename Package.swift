// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ibus-callout",
  products: [
    .library(name: "KeyboardCore", targets: ["KeyboardCore", "KeyboardData"]),
    .executable(name: "ibus-engine-callout", targets: ["ibus-engine-callout"]),
    .executable(name: "ime-cli", targets: ["ime-cli"]),
  ],
  traits: [
    .trait(name: "AllocationCounter", description: "Has ime-cli bench count allocations, too.")
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
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
    .systemLibrary(name: "CXCB", providers: [.apt(["libxcb1-dev"])]),

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
      name: "FocusedProgram", dependencies: ["CXCB", "GLib", "KeyboardCore"],
      swiftSettings: .strict + .mainActor),
    .target(
      name: "EngineHost",
      dependencies: [
        "GLib", "IBus", "KeyboardCore", "KeyboardLayouts",
        .product(name: "Logging", package: "swift-log"),
      ],
      swiftSettings: .strict + .mainActor),

    .executableTarget(
      name: "ibus-engine-callout",
      dependencies: [
        "EngineHost", "Feedback", "FocusedProgram", "GLib", "IBus", "KeyboardCore",
        "KeyboardLayouts", .product(name: "Logging", package: "swift-log"),
      ],
      swiftSettings: .strict + .mainActor),
    .executableTarget(
      name: "ime-cli",
      dependencies: [
        "EngineHost", "Feedback", "GLib", "IBus", "KeyboardCore", "KeyboardLayouts",
        "KeyboardPicture",
        .target(name: "CAllocationCounter", condition: .when(traits: ["AllocationCounter"])),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: .strict + .mainActor),

    .testTarget(
      name: "KeyboardCoreTests", dependencies: ["KeyboardCore", "KeyboardPicture"],
      swiftSettings: .strict),
    .testTarget(
      name: "KeyboardDataTests",
      dependencies: ["EngineHost", "KeyboardCore", "KeyboardData", "KeyboardLayouts"],
      swiftSettings: .strict),
    .testTarget(
      name: "KeyboardLayoutsTests",
      dependencies: ["EngineHost", "KeyboardCore", "KeyboardLayouts"],
      swiftSettings: .strict),
    .testTarget(
      name: "GLibTests", dependencies: ["GLib"], swiftSettings: .strict + .mainActor),
    .testTarget(
      name: "EngineHostTests", dependencies: ["EngineHost", "GLib", "IBus", "KeyboardCore"],
      exclude: ["Fixtures"], swiftSettings: .strict + .mainActor),
    .testTarget(
      name: "FeedbackTests", dependencies: ["Feedback", "GLib", "KeyboardCore"],
      swiftSettings: .strict + .mainActor),
    .testTarget(
      name: "FocusedProgramTests",
      dependencies: ["FocusedProgram", "GLib", "KeyboardCore", "TestSession"],
      swiftSettings: .strict + .mainActor),
    .executableTarget(
      name: "AllocationCheck",
      dependencies: ["CAllocationCounter", "KeyboardCore", "KeyboardData"],
      path: "Tests/AllocationCheck", swiftSettings: .strict),
    .target(name: "TestSession", path: "Tests/TestSession", swiftSettings: .strict),
    .testTarget(
      name: "ProgramTests",
      dependencies: ["TestSession", "ibus-engine-callout", "ime-cli"],
      exclude: ["Clients", "Fixtures"],
      swiftSettings: .strict),
    .testTarget(
      name: "ClientTests",
      dependencies: ["TestSession", "ibus-engine-callout", "ime-cli"],
      exclude: ["Clients"],
      swiftSettings: .strict),
  ],
  swiftLanguageModes: [.v6]
)

extension [SwiftSetting] {
  static var strict: Self {
    [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .treatAllWarnings(as: .error),
    ]
  }

  /// An input method is single-threaded by nature: GLib calls it on the thread of its main loop.
  static var mainActor: Self { [.defaultIsolation(MainActor.self)] }
}
