public import ArgumentParser
public import KeyboardCore

/// The field that is typed into, and the program it is in.
struct FieldOptions: ParsableArguments {
  @Option(
    name: .customLong("field"),
    help: "What the field can do: preedit, surrounding (text, but no preedit), or bare (neither).")
  var kind = FieldKind.preedit

  @Option(
    name: .customLong("purpose"), help: "What the field is for, such as terminal or password.")
  var chosenPurpose: ContentPurpose?

  /// What the field is for.
  var purpose: ContentPurpose { chosenPurpose ?? .freeForm }

  @Option(help: "The program it is in, as rules name it, such as gtk3-im:gedit or org.kde.konsole.")
  var program: String?
}

/// The kinds of text fields that can be typed into.
nonisolated enum FieldKind: String, ExpressibleByArgument, CaseIterable {
  case preedit, surrounding, bare

  /// What a client can do that has such fields.
  var capabilities: ClientCapabilities {
    switch self {
    case .preedit: [.preedit, .focus, .surroundingText]
    case .surrounding: [.focus, .surroundingText]
    case .bare: [.focus]
    }
  }

  /// What stands at the top of a view: nothing for what most fields are like.
  var heading: String { self == .preedit ? "" : "field \(rawValue)" }

  /// The kind in words.
  var explanation: String {
    switch self {
    case .preedit: "shows preedit and gives its text, as those of GTK and Qt"
    case .surrounding: "gives its text, but shows no preedit"
    case .bare: "neither, as those of XIM programs"
    }
  }
}

nonisolated extension ContentPurpose: ExpressibleByArgument {
  /// Reads a purpose as rules spell it.
  public init?(argument: String) { self.init(label: argument) }

  /// All purposes as rules spell them.
  public static var allValueStrings: [String] { allCases.map(\.label) }

  /// Nothing: by default, the numbers that IBus has for purposes would be explained.
  public static var allValueDescriptions: [String: String] { [:] }

  /// What stands at the top of a view: nothing for what most fields are for.
  var heading: String { self == .freeForm ? "" : label }
}
