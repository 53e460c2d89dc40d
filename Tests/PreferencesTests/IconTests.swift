import Foundation
import Testing

@testable import TestSession

extension PreferencesTests {
  @Suite struct IconTests {
    /// Those of adwaita-icon-theme 50 (551245ae, of March 2026) that GTK does not have itself.
    private static let themed: Set = [
      "applications-graphics-symbolic", "edit-redo-symbolic", "edit-undo-symbolic",
      "help-about-symbolic", "input-keyboard-symbolic", "list-drag-handle-symbolic",
      "preferences-desktop-accessibility-symbolic",
      "preferences-desktop-keyboard-shortcuts-symbolic", "preferences-desktop-locale-symbolic",
    ]

    @Test func `every icon is one of GTK's own, or in the newest icon theme`() throws {
      let library = try Support.run(["pkg-config", "--variable=libdir", "gtk4"]).trimmed
      let own = try Support.run(["gresource", "list", "\(library)/libgtk-4.so.1"])
      let used = try ["Sources/ibus-setup-callout", "data/ui"].flatMap { folder in
        try Support.run([
          "grep", "-rhoE", "[a-z-]+-symbolic", Support.package.appending(path: folder).path,
        ]).split(separator: "\n").map(String.init)
      }
      #expect(used.count > 20)
      let missing = Set(used).subtracting(Self.themed).filter { !own.contains("/\($0).") }
      #expect(missing.isEmpty)
      #expect(Self.themed.subtracting(used).isEmpty)
    }
  }
}
