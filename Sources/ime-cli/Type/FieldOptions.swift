import ArgumentParser
import Commands
import KeyboardCore

/// The field that is typed into, and the program it is in.
struct FieldOptions: ParsableArguments {
  @Option(
    name: .customLong("field"),
    help: "What the field can do: preedit, surrounding (text, but no preedit), or bare (neither).")
  var kind: FieldKind?

  @Option(
    name: .customLong("purpose"), help: "What the field is for, such as terminal or password.",
    completion: .list(ContentPurpose.allCases.map(\.label)))
  private var purposeName = "free-form"

  @Option(help: "The program it is in, as rules name it, such as gtk3-im:gedit or org.kde.konsole.")
  var program: String?

  /// What the field is for.
  ///
  /// - Throws: `CommandError` where there is no such purpose.
  var purpose: ContentPurpose { get throws { try ContentPurpose(named: purposeName) } }
}
