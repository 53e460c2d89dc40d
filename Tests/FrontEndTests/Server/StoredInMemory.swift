import CGLib
import Foundation

@testable import GLib
@testable import Hosting

/// Stored settings that only a test knows.
struct StoredInMemory {
  /// The settings as the server has opened them, and as another program has.
  let own: InstalledSettings
  private let others: InstalledSettings

  /// Stores what is set, unless an administrator has locked all settings.
  init(isLocked: Bool = false) throws {
    let schema = try Self.schema.get()
    let backend = isLocked ? g_null_settings_backend_new() : g_memory_settings_backend_new()
    func open() throws -> InstalledSettings {
      guard let settings = g_settings_new_full(schema, backend, nil) else { throw Failure() }
      return InstalledSettings(settings, of: schema, types: Setting.types)
    }
    (own, others) = (try open(), try open())
  }

  /// A value as GVariant text, as another program sees and changes it.
  subscript(key: String) -> String {
    get { others[key]?.text ?? "" }
    nonmutating set {
      others[key] = Setting.types[key].flatMap { Variant(parsing: newValue, type: $0) }
    }
  }

  private struct Failure: Error {}

  /// The schema of the source.
  private static let schema = Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "schema-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let compiler = try Process.run(
      URL(filePath: "/usr/bin/glib-compile-schemas"),
      arguments: ["--strict", "--targetdir=\(folder.path)", DataDirectory.path])
    compiler.waitUntilExit()
    guard
      let source = g_settings_schema_source_new_from_directory(folder.path, nil, 0, nil),
      let schema = g_settings_schema_source_lookup(source, SettingsStore.schema, 0)
    else { throw Failure() }
    return schema
  }
}
