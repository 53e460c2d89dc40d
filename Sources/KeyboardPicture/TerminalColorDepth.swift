import KeyboardCore

/// How many colours a terminal can show.
public enum TerminalColorDepth: Hashable, Sendable, CaseIterable {
  /// None, by its nature or because the user wants none.
  case none
  /// The sixteen of the terminal's own choice.
  case sixteen
  /// A palette of 256.
  case palette
  /// Any.
  case full

  /// What the variables of a terminal say.
  ///
  /// - Parameter variable: The value of a variable, or `nil` where it is unset or empty.
  public init(variable: (String) -> String?) {
    let terminal = variable("TERM") ?? "dumb"
    let isColorless = ["dumb", "vt"].contains { terminal.hasPrefix($0) }
    // A user says by NO_COLOR that there should be none (no-color.org).
    if variable("NO_COLOR") != nil || isColorless || terminal.hasSuffix("-m") {
      self = .none
    } else if ["truecolor", "24bit"].contains(variable("COLORTERM")) || Self.isKnown(terminal) {
      self = .full
    } else {
      self = terminal.hasSuffix("256color") ? .palette : .sixteen
    }
  }

  /// Whether a terminal shows all colours and says so by its name alone, as over ssh.
  private static func isKnown(_ terminal: String) -> Bool {
    terminal.hasSuffix("-direct")
      || ["foot", "alacritty", "xterm-kitty", "xterm-ghostty", "wezterm", "contour"]
        .contains { terminal == $0 || terminal.hasPrefix($0 + "-") }
  }

  /// The control sequence that makes what follows look so, and in no other way.
  func sequence(_ style: TerminalCanvas.Style) -> String {
    var codes = ["0"]
    if style.isBold { codes.append("1") }
    if style.isUnderlined { codes.append("4") }
    if style.isReversed { codes.append("7") }
    if let color = style.foreground { codes += code(color, isBackground: false) }
    if let color = style.background { codes += code(color, isBackground: true) }
    return "\u{1b}[" + codes.joined(separator: ";") + "m"
  }

  private func code(_ color: KeyboardColor, isBackground: Bool) -> [String] {
    let kind = isBackground ? "48" : "38"
    return switch self {
    case .none: []
    case .sixteen: ["\(color.nearestOfSixteen + (isBackground ? 10 : 0))"]
    case .palette: [kind, "5", "\(color.nearestOfPalette)"]
    case .full: [kind, "2", "\(color.red)", "\(color.green)", "\(color.blue)"]
    }
  }
}

extension KeyboardColor {
  /// The steps of each part of a colour in the palette's cube.
  private static let steps = [0, 95, 135, 175, 215, 255]

  /// The number in the palette of 256 that is nearest: in its cube, or among its grays.
  fileprivate var nearestOfPalette: Int {
    let parts = [red, green, blue].map(Int.init)
    let places = parts.map { part in
      Self.steps.indices.min { abs(Self.steps[$0] - part) < abs(Self.steps[$1] - part) } ?? 0
    }
    let cube = places.map { Self.steps[$0] }
    let gray = min(23, max(0, (parts.reduce(0, +) / 3 - 3) / 10))
    let isGrayNearer =
      Self.distance(parts, Array(repeating: 8 + 10 * gray, count: 3)) < Self.distance(parts, cube)
    return isGrayNearer ? 232 + gray : 16 + 36 * places[0] + 6 * places[1] + places[2]
  }

  /// The code of the foreground of the sixteen that comes nearest: 30–37, or 90–97 for bright ones.
  fileprivate var nearestOfSixteen: Int {
    let parts = [red, green, blue].map(Int.init)
    let brightest = parts.max() ?? 0
    let darkest = parts.min() ?? 0
    if brightest - darkest < 48 {
      return brightest < 64 ? 30 : brightest < 144 ? 90 : brightest < 216 ? 37 : 97
    }
    // Pale colours are for dark terminals, where the dark ones of the sixteen can hardly be seen.
    let isPale = brightest >= 216
    let threshold = (brightest + darkest) * (isPale ? 45 : 50) / 100
    let bits = (parts[0] > threshold ? 1 : 0) + (parts[1] > threshold ? 2 : 0)
    return (isPale ? 90 : 30) + bits + (parts[2] > threshold ? 4 : 0)
  }

  private static func distance(_ one: [Int], _ other: [Int]) -> Int {
    zip(one, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
  }
}
