public import Hosting
public import KeyboardCore

extension KeyboardFactory {
  /// Makes the keyboard of an engine; an engine with a locale begins with that locale.
  public func makeController(
    engine: String, settings: KeyboardSettings, colorScheme: KeyboardColorScheme = .light
  ) -> KeyboardInputController {
    makeController(settings: Self.settings(settings, forEngine: engine), colorScheme: colorScheme)
  }

  /// The settings for an engine: its own locale comes first.
  public static func settings(
    _ settings: KeyboardSettings, forEngine engine: String
  ) -> KeyboardSettings {
    EngineCatalogue.locale(ofEngine: engine).map(settings.beginning(with:)) ?? settings
  }
}
