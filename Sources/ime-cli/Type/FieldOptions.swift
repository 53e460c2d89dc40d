import ArgumentParser
import KeyboardCore
import KeyboardLayouts
import Spelling

struct FieldOptions: ParsableArguments {
  @Option(
    name: .customLong("field"),
    help: "What the field can do: preedit, surrounding (text, but no preedit), or bare (neither).")
  var kind = FieldKind.preedit

  @Option(
    name: .customLong("purpose"), help: "What the field is for, such as terminal or password.",
    completion: .list(ContentPurpose.allCases.map(\.label)))
  private var purposeName = ContentPurpose.freeForm.label

  @Option(help: "The program it is in, as rules name it, such as gtk3-im:gedit or org.kde.konsole.")
  var program: String?

  var purpose: ContentPurpose { ContentPurpose(label: purposeName) ?? .freeForm }
  /// The program's name in IBus.
  var client: String { program ?? "ime-cli" }

  func validate() throws {
    guard ContentPurpose(label: purposeName) == nil else { return }
    let known = ContentPurpose.allCases.map(\.label).joined(separator: ", ")
    throw ValidationError("--purpose must be one of \(known), not \(purposeName).")
  }

  /// The field in this process, for a keyboard that notes its reasons, in a session with one layout.
  @MainActor func simulation(
    of controller: KeyboardInputController, layout: XKBLayout
  ) -> KeyboardSimulation {
    controller.recordsNotes = true
    let simulation = KeyboardSimulation(
      controller: controller, capabilities: kind.capabilities, clientName: client,
      contentType: ContentType(purpose: purpose))
    // Rules may use IBus's name of the program or the desktop's.
    simulation.send(.program(client))
    simulation.send(
      .layouts(SessionLayouts([.init(name: layout.name, script: layout.script)], active: 0)))
    simulation.onQuestion = SpellingDictionaries().answer
    return simulation
  }
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

extension ContentPurpose {
  /// The words at the top of a view; most fields need none.
  nonisolated var heading: String { self == .freeForm ? "" : label }
}
