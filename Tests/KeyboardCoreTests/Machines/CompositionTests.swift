import Testing

@testable import KeyboardCore
@testable import TypingModel

@Suite("A sequence of keys on its way") struct CompositionTests {
  private static let acute = LayoutKey(keysym: TestKey.deadAcute.keysym, text: nil)
  private static let compose = LayoutKey(keysym: .multiKey, text: nil)
  private static let letter = LayoutKey(keysym: TestKey("e").keysym, text: "e")

  @Test func `Dead keys and Compose begin a sequence, other keys do not`() {
    var composition = Composition()
    #expect(composition.press(Self.acute) == .feed(Self.acute.keysym))
    #expect(composition.press(Self.compose) == .feed(.multiKey))
    #expect(composition.press(Self.letter) == nil)
    #expect(composition.press(LayoutKey(keysym: .escape, text: nil)) == nil)
    #expect(composition.isEmpty)
  }

  @Test func `A sequence that has begun takes every key`() {
    var composition = Self.begun(Self.acute)
    #expect(composition.press(Self.letter) == .feed(Self.letter.keysym))
    #expect(
      composition.press(LayoutKey(keysym: .left, text: nil)) == .feed(.left))
  }

  @Test func `What the composer answers ends the sequence or goes on with it`() {
    var composition = Composition()
    #expect(composition.answer(.nothing, for: Self.acute) == .unrelated)
    #expect(composition.isEmpty)
    #expect(composition.answer(.composing, for: Self.acute) == .composing)
    #expect(composition.literal == "´")
    #expect(composition.answer(.composed("é"), for: Self.letter) == .text("é"))
    #expect(composition.isEmpty)
  }

  @Test func `A sequence that comes to nothing comes out as it looks, with the last key`() {
    var composition = Self.begun(Self.compose, Self.acute)
    #expect(composition.answer(.cancelled, for: Self.letter) == .literal("´e"))
    #expect(composition.isEmpty)
  }

  @Test func `BackSpace takes the last key back, Escape all`() {
    var composition = Self.begun(Self.compose, Self.letter)
    #expect(
      composition.press(LayoutKey(keysym: .backspace, text: nil)) == .startOver([.multiKey]))
    #expect(composition.literal == "")
    #expect(!composition.isEmpty)
    #expect(composition.press(LayoutKey(keysym: .escape, text: nil)) == .startOver([]))
    #expect(composition.isEmpty)
  }

  @Test(arguments: [(true, "+´ ‹›"), (false, "+´")])
  func `A sequence that is not complete is committed as it looks`(isShown: Bool, marks: String) {
    var turn = Turn.open()
    var composition = Self.begun(Self.acute)
    composition.commit(mayShow: isShown, &turn)
    #expect(turn.marks == marks)
    #expect(composition.isEmpty)
  }

  @Test func `A sequence is shown underlined, and not at all where it may not be`() {
    var turn = Turn.open()
    var (acute, compose) = (Self.begun(Self.acute), Self.begun(Self.compose))
    acute.show(false, &turn)
    #expect(turn.marks == "")
    acute.show(true, &turn)
    compose.show(true, &turn)
    #expect(turn.marks == "«´» ‹›")
  }

  @Test func `What is shown is taken away where nothing may be shown any more`() {
    var turn = Turn.open()
    var composition = Self.begun(Self.acute)
    composition.show(true, &turn)
    composition.show(false, &turn)
    composition.show(false, &turn)
    #expect(turn.marks == "«´» ‹›")
  }

  @Test func `A sequence that is forgotten leaves nothing`() {
    var composition = Self.begun(Self.acute)
    composition.forget()
    #expect(composition.isEmpty)
    #expect(composition.literal == "")
  }

  private static func begun(_ keys: LayoutKey...) -> Composition {
    var composition = Composition()
    for key in keys { _ = composition.answer(.composing, for: key) }
    return composition
  }
}

extension Composition.Question: Equatable {
  static func == (one: Self, other: Self) -> Bool {
    switch (one, other) {
    case (.feed(let one), .feed(let other)): one == other
    case (.startOver(let one), .startOver(let other)): one == other
    default: false
    }
  }
}

extension Composition.Outcome: Equatable {
  static func == (one: Self, other: Self) -> Bool {
    switch (one, other) {
    case (.unrelated, .unrelated), (.composing, .composing): true
    case (.text(let one), .text(let other)), (.literal(let one), .literal(let other)): one == other
    default: false
    }
  }
}
