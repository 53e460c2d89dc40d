import KeyboardCore

/// What stands at the top of the view: what is typed with, and into what.
public struct ScreenHeading: Hashable, Sendable {
  /// How the view knows which keys are down.
  public enum KeySource: Hashable, Sendable {
    /// The terminal tells presses and releases.
    case releases
    /// The terminal tells presses only, so a key that repeats is held.
    case repeats
    /// A running engine tells them.
    case engine

    /// The source in few words.
    var words: String {
      switch self {
      case .releases: "sees presses and releases"
      case .repeats: "sees presses only"
      case .engine: "shows the running engine"
      }
    }
  }

  /// The locale's name.
  public var locale = ""
  /// The layout's name.
  public var layout = ""
  /// The theme's name.
  public var theme = ""
  /// What the field can do.
  public var field = ""
  /// What the field is for.
  public var purpose = ""
  /// Which rule on holding keys there is.
  public var rule = ""
  /// How the view knows which keys are down.
  public var source = KeySource.repeats

  /// Creates an empty heading.
  public init() {}

  /// The parts at the left; the first ones are the most important.
  var parts: [String] {
    [
      locale, layout.isEmpty ? "" : "layout \(layout)", field, purpose, rule,
      ["", KeyboardTheme.standard.name].contains(theme) ? "" : "theme \(theme)",
    ].filter { !$0.isEmpty }
  }
}
