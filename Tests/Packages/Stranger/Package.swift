// swift-tools-version: 6.2
import PackageDescription

// A package of somebody else's that depends on the library: `packaging/test` builds and runs it.
let package = Package(
  name: "Stranger",
  dependencies: [
    // A stranger writes the repository's address and a version.
    .package(name: "ibus-callout", path: "../../..")
  ],
  targets: [
    .executableTarget(
      name: "Stranger",
      dependencies: [.product(name: "KeyboardCore", package: "ibus-callout")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    // The example that Sources/README.md names.
    .executableTarget(
      name: "Example",
      dependencies: [.product(name: "KeyboardCore", package: "ibus-callout")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ],
  swiftLanguageModes: [.v6]
)
