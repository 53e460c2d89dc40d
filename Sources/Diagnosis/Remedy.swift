import GLib
import Hosting
import IBus

/// What a click in the preferences can do about a finding.
package struct Remedy {
  /// Why a click did not help, in one sentence.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// The text of the button, in the language of the session.
  package let title: String
  /// Does it, or throws why that is not possible; what it starts takes a moment longer.
  package let apply: () throws -> Void

  static func choose(_ choice: VirtualKeyboardChoice) -> Self {
    Self(title: translated("Choose"), apply: choice.apply)
  }

  /// Changes a setting of the keyboard, or resets it for `nil`.
  static func setting(
    _ name: String, to value: Variant?, title: String = translated("Fix")
  ) -> Self {
    Self(title: title) {
      let settings = InstalledSettings.own
      guard settings?.isWritable(name) == true else {
        throw Failure(description: translated("Locked by your administrator."))
      }
      if let value { settings?[name] = value } else { settings?.reset(name) }
      InstalledSettings.finish()
    }
  }

  /// Turns holding on.
  package static var holding: Self {
    setting("hold", to: Variant(true), title: translated("Turn On"))
  }

  /// Switches to the engine, now and whenever the session begins.
  static let engine = Self(title: translated("Switch to It")) {
    let name = EngineCatalogue.multilingual
    keepEngine(name)
    guard Bus().select(engine: name) else {
      throw Failure(
        description: translated("IBus does not know the engine %s yet; run: ibus restart")
          .filling(name))
    }
  }

  /// Restarts IBus, which then looks for engines and starts its panel.
  static let restart = run(["ibus", "restart"])
  /// Starts IBus.
  static let start = run(["ibus-daemon", "-drxR"])

  private static func run(_ command: [String]) -> Self {
    Self(title: translated("Fix")) {
      // It goes on by itself; nobody reads what it prints.
      Launcher.output(of: command, patience: nil) { _ in }
    }
  }

  /// Adds the engine to those that the desktop offers, unless one of ours is among them.
  private static func keepEngine(_ name: String) {
    let isGnome = SessionDesktop.current?.isGnome == true
    let (schema, key) =
      isGnome
      ? ("org.gnome.desktop.input-sources", "sources")
      : ("org.freedesktop.ibus.general", "preload-engines")
    guard let settings = InstalledSettings(schema), let old = settings[key] else { return }
    let names = old.strings ?? old.members.compactMap { $0.members.last?.string }
    guard !names.contains(where: { $0.hasPrefix(name) }) else { return }
    let added = isGnome ? Variant(parsing: "('ibus', '\(name)')", type: "(ss)") : Variant(name)
    if let added {
      settings[key] = Variant(array: old.members + [added], of: isGnome ? "(ss)" : "s")
    }
    InstalledSettings.finish()
  }
}
