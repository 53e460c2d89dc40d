import Testing

@testable import KeyboardCore

@Suite("How the letter typed last is deleted") struct ErasureTests {
  static let cases: [(client: String, purpose: ContentPurpose, text: String?, Erasure?)] = [
    ("xim", .freeForm, nil, .key), ("gnome-shell", .freeForm, nil, .keyAndPause),
    ("gnome-shell", .terminal, nil, .characterAndPause), ("wayland", .freeForm, nil, .character),
    ("wayland", .freeForm, "", .character), ("wayland", .freeForm, "e", nil),
    ("GLFW_Application", .freeForm, nil, .characterInText),
    ("SDL2_Application", .freeForm, nil, nil),
    ("gtk4-im:editor", .freeForm, nil, nil), ("gtk4-im:console", .terminal, nil, .characterInText),
    ("gtk3-im:editor", .freeForm, nil, .keyAndPause),
  ]

  @Test(arguments: cases)
  func `Programs take keys, characters, or nothing that would not become text`(
    client: String, purpose: ContentPurpose, text: String?, erasure: Erasure?
  ) {
    var field = Field()
    field.client = client
    field.contentType.purpose = purpose
    field.surroundingText = text.map { .test($0) }
    #expect(Erasure(in: field) == erasure)
  }
}
