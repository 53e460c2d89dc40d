import ArgumentParser
import KeyboardCore

/// The field that is typed into, and the program it is in.
struct FieldOptions: ParsableArguments {
  @Option(
    name: .customLong("field"),
    help: "What the field can do: preedit, surrounding (text, but no preedit), or bare.")
  var kind: FieldKind?

  @Option(
    name: .customLong("purpose"), help: "What the field is for, e.g. terminal or password.",
    completion: .list(ContentPurpose.allCases.map(\.label)))
  private var purposeName = "free-form"

  @Option(help: "The program typed into, as rules name it: gtk3-im:gedit, xim, org.kde.konsole.")
  var program: String?

  /// What the field is for.
  ///
  /// - Throws: `CommandError` where there is no such purpose.
  var purpose: ContentPurpose { get throws { try ContentPurpose(named: purposeName) } }
}
