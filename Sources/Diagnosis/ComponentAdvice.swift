import GLib
import Hosting
import IBus

/// Where IBus looks for the engine's component file, and what to do if it does not find the file.
struct ComponentAdvice {
  private static let file = "callout.xml"
  /// IBus's list of engines for all users: if it exists, IBus looks for no other engines.
  private static let registry = "/var/cache/ibus/bus/registry"

  /// The folders in which IBus looks.
  let folders: [String]
  /// The folder beside this program.
  let own: String

  static var here: Self {
    let variable = DataDirectory.environment("IBUS_COMPONENT_PATH") ?? "/usr/share/ibus/component"
    return Self(
      folders: variable.split(separator: ":").map(String.init),
      own: DataDirectory.sharedFolder + "/ibus/component")
  }

  /// The component file that IBus finds, or `nil`.
  var found: String? { folders.map { "\($0)/\(Self.file)" }.first(where: TextFile.exists) }

  /// Why IBus does not know the engine.
  var sentence: String {
    let engine = EngineCatalogue.multilingual
    if found != nil {
      return translated("IBus does not know the engine %s yet; run: ibus restart").filling(engine)
    }
    let looked = folders.map(\.shellWord).joined(separator: ":")
    guard TextFile.exists("\(own)/\(Self.file)") else {
      return translated(
        "IBus does not know the engine %1: there is no %2 in %3. Reinstall ibus-callout, and run:"
          + " ibus restart"
      ).filling(engine, Self.file, looked)
    }
    guard !TextFile.exists(Self.registry) else {
      return translated(
        "IBus does not know the engine %1: it uses a list of engines for the whole system (%2), which"
          + " does not have those in %3. Install a package instead."
      ).filling(engine, Self.registry, own)
    }
    return translated(
      "IBus does not know the engine %1: its %2 is in %3, but IBus looks in %4. Set"
        + " IBUS_COMPONENT_PATH=%3:%4 for your session, run \"IBUS_COMPONENT_PATH=%3:%4 ibus"
        + " write-cache\", and log in again."
    ).filling(engine, Self.file, own.shellWord, looked)
  }
}
