public import ArgumentParser
public import KeyboardCore

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

nonisolated enum FieldKind: String, ExpressibleByArgument, CaseIterable {
  case preedit, surrounding, bare

  var capabilities: ClientCapabilities {
    switch self {
    case .preedit: [.preedit, .focus, .surroundingText]
    case .surrounding: [.focus, .surroundingText]
    case .bare: [.focus]
    }
  }

  /// The words at the top of a view; most fields need none.
  var heading: String { self == .preedit ? "" : "field \(rawValue)" }
}

nonisolated extension ContentPurpose: ExpressibleByArgument {
  /// Reads a purpose as rules spell it.
  public init?(argument: String) { self.init(label: argument) }

  /// All purposes as rules spell them.
  public static var allValueStrings: [String] { allCases.map(\.label) }
  /// No descriptions: by default, they would be IBus's numbers.
  public static var allValueDescriptions: [String: String] { [:] }

  /// The words at the top of a view; most fields need none.
  var heading: String { self == .freeForm ? "" : label }
}
