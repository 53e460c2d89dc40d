import KeyboardCore
import Testing

@testable import TypingModel

/// A row of a table: moves at the keyboard, and their effects; missing values are not compared.
///
///     gtk.row("A digit picks", [.hold("e"), .tap("2")],
///       "‹e› / [é è ê ë] / [] +è ‹›", answers: "TTTT", text: "è")
struct KeySequence: Sendable, CustomTestStringConvertible {
  var name: String
  var field: TestField
  var moves: [Move]
  /// What is to be seen, in the notation of `marks`, an event from the next by ` / `.
  var effects: String?
  /// What a screen reader is asked to say, in the same notation without 🗣.
  var speech: String?
  /// A T for each key that is used up, an F for each that passes.
  var answers: String?
  /// What the field shows in the end.
  var text: String?
  /// Why there were no lists.
  var refusals: [HoldRefusal]?
  var sourceLocation: SourceLocation

  var testDescription: String { name }

  /// Makes the moves and compares the effects; the rules of all typing are checked, too.
  ///
  /// - Parameter prepare: Changes the keyboard before it is used.
  func verify(_ prepare: (KeyboardInputController) -> Void = { _ in }) {
    let playback = field.play(moves, prepare)
    if let effects { #expect(playback.marks == effects, sourceLocation: sourceLocation) }
    if let speech { #expect(playback.speech == speech, sourceLocation: sourceLocation) }
    if let answers { #expect(playback.answers == answers, sourceLocation: sourceLocation) }
    if let text { #expect(playback.shown == text, sourceLocation: sourceLocation) }
    if let refusals { #expect(playback.refusals == refusals, sourceLocation: sourceLocation) }
    playback.finish()
    let violations = TypingRules.violations(in: playback.log, of: playback.simulation)
    #expect(violations == [], sourceLocation: sourceLocation)
  }
}

extension Move {
  // Shorter names for some events that are not keys.
  static let focusOut = send(.focusOut)
  static let reset = send(.reset)
  static func focusIn(_ client: String) -> Self { send(.focusIn(client: client)) }
  static func panel(_ isThere: Bool) -> Self { send(.panel(isThere: isThere)) }
  /// A click on an entry of the list.
  static func clickEntry(_ index: Int) -> Self { send(.candidateClicked(index)) }
  /// The list of emoji is asked for.
  static let emojis = send(.action(.keyboardType(.emojis)))
  /// The host has found the spellings of a word.
  static func spelled(_ word: String, _ spellings: String...) -> Self {
    send(.spellings(SpellingAnswer(word: word, finding: .spellings(spellings))))
  }
}

extension TestField: CustomTestStringConvertible {
  /// A row of a table about the field.
  func row(
    _ name: String, _ moves: [Move], _ effects: String? = nil, speech: String? = nil,
    answers: String? = nil, text: String? = nil, refusals: [HoldRefusal]? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> KeySequence {
    KeySequence(
      name: name, field: self, moves: moves, effects: effects, speech: speech, answers: answers,
      text: text, refusals: refusals, sourceLocation: sourceLocation)
  }

  /// What comes of moves in the field, after the keyboard was changed.
  func play(
    _ moves: [Move] = [], _ prepare: (KeyboardInputController) -> Void = { _ in }
  ) -> Playback {
    let controller = makeController()
    prepare(controller)
    let playback = Playback(controller, in: self)
    playback.play(moves)
    return playback
  }
}

extension TestField {
  /// The field where releasing a held key picks.
  var picking: Self { settings { $0.releasePicks = true } }

  /// The field where F1 asks for accents, and with Shift for those of a word.
  var asking: Self {
    settings {
      for (modifiers, name) in [([], "accents"), (.shift, "accentWord")] as [(Modifiers, String)] {
        let combination = KeyCombination(TestKey.f1.keysym, modifiers)
        $0.bindings.append(KeyBinding(combination, .custom(named: name)))
      }
    }
  }
}

extension Playback {
  var controller: KeyboardInputController { simulation.controller }
  var context: KeyboardContext { controller.state.keyboardContext }
}

// The fields of most rows, so that a row begins with where it is typed.
let gtk = TestField.gtk
let qt = TestField.qt
let xim = TestField.xim
let gnome = TestField.gnome
let replace = TestField.replace
