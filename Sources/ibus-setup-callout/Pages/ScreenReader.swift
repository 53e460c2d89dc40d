import KeyboardCore

/// Stands for the type of the same name in `Hosting`, which follows the screen reader.
final class ScreenReader {
  var onChange: ((Accessibility.ScreenReader) -> Void)?
  let state = Accessibility.ScreenReader.none
}
