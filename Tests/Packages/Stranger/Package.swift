// swift-tools-version: 6.2
import PackageDescription

// A package of somebody else's that depends on the library: `packaging/test` builds and runs it.
let library = Target.Dependency.product(name: "KeyboardCore", package: "ibus-callout")
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// The samples of an article as they stand there, and what its reader expects of them.
func article(_ name: String) -> Target {
  .target(
    name: name + "Article", dependencies: ["Typing", library], path: "Sources/Articles/" + name,
    swiftSettings: strict)
}

let package = Package(
  name: "Stranger",
  dependencies: [
    // A stranger writes the repository's address and a version.
    .package(name: "ibus-callout", path: "../../..", traits: [])
  ],
  targets: [
    .target(name: "Typing", dependencies: [library], swiftSettings: strict),
    article("Actions"), article("Appearance"), article("Callouts"), article("Feedback"),
    article("Localization"),
    .executableTarget(
      name: "Stranger",
      dependencies: [
        "ActionsArticle", "AppearanceArticle", "CalloutsArticle", "FeedbackArticle",
        "LocalizationArticle", "Typing", library,
        .product(name: "KeyboardEmoji", package: "ibus-callout"),
      ],
      swiftSettings: strict),
    // The example that Sources/README.md names.
    .executableTarget(name: "Example", dependencies: [library], swiftSettings: strict),
    // A keyboard on screen.
    .executableTarget(name: "Board", dependencies: [library], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
