import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// A sentence of each locale; `TypeOverBusTests` shows that clients of IBus get the same.
  @Suite @MainActor struct SentenceTests {
    @Test func `a sentence of each locale arrives complete`() throws {
      let sentences = try Self.sentences().sorted { $0.key < $1.key }
      #expect(sentences.map(\.key) == Exemplars.locales)
      var holds = 0
      for (locale, sentence) in sentences {
        for layout in ["native"] + (Exemplars.latin.contains(locale) ? ["us"] : []) {
          let plan = try TypingPlan(
            sentence, on: OfferedLetters(locale, on: layout), LocaleFile(locale))
          #expect(plan.unreachable.isEmpty, "\(locale) \(layout): \(plan.unreachable)")
          let text = try ScriptTyping.text(of: plan.script, in: locale, on: layout)
          #expect(text == sentence, "\(locale) \(layout): \(plan.script)")
          holds += plan.holds
        }
      }
      print("\(holds) letters were taken from lists")
    }

    private static func sentences() throws -> [String: String] {
      let file = Support.package.appending(path: "Tests/ProgramTests/Fixtures/sentences.json")
      return try JSONDecoder().decode([String: String].self, from: Data(contentsOf: file))
    }
  }
}

/// How a person types a text: with keys if the layout has the letters, then dead keys, then lists.
@MainActor
struct TypingPlan {
  /// The keys as a script of `ime-cli type`.
  private(set) var script = ""
  /// The number of letters from lists.
  private(set) var holds = 0
  /// The letters that cannot be typed.
  private(set) var unreachable: [String] = []

  private let keyboard: OfferedLetters
  private let file: LocaleFile
  private var direct = ""

  /// Plans a text.
  init(_ text: String, on keyboard: OfferedLetters, _ file: LocaleFile) {
    self.keyboard = keyboard
    self.file = file
    for character in text { add(String(character)) }
    endDirect()
  }

  private mutating func add(_ letter: String) {
    if letter == "\"" {
      endDirect()
      script += "quotedbl "
    } else if keyboard.typed.contains(letter) {
      direct += letter
    } else if let keys = deadKeys(of: letter) {
      endDirect()
      script += keys
    } else if let (key, place) = keyboard.place(of: letter) {
      hold(key, place: place)
    } else if let (step, next) = step(to: letter) {
      hold(step.key, place: step.place)
      script += "KP_\(next) "
    } else if letter.unicodeScalars.count > 1 {
      for scalar in letter.unicodeScalars { add(String(scalar)) }
    } else {
      unreachable.append(letter)
    }
  }

  /// The letter to pick first, and the place of a letter in the list that follows.
  private func step(to letter: String) -> (step: (key: String, place: Int), next: Int)? {
    for step in file.steps {
      guard let index = file.callouts[step]?.own.firstIndex(of: letter),
        let place = keyboard.place(of: step)
      else { continue }
      return (place, index + 1)
    }
    return nil
  }

  /// Digits of the keypad pick on every layout.
  private mutating func hold(_ key: String, place: Int) {
    let wasJustTyped = direct.last.map { String($0).lowercased() == key.lowercased() } ?? false
    endDirect()
    holds += 1
    // A tap and then a hold of the same key would repeat the letter.
    if wasJustTyped { script += "wait:350ms " }
    script += "hold:\(key) " + String(repeating: "Page_Down ", count: (place - 1) / 9)
    script += "KP_\((place - 1) % 9 + 1) "
  }

  private mutating func endDirect() {
    if !direct.isEmpty { script += "\"\(direct)\" " }
    direct = ""
  }

  private func deadKeys(of letter: String) -> String? {
    let scalars = letter.decomposedStringWithCanonicalMapping.unicodeScalars.map { String($0) }
    guard scalars.count == 2, keyboard.typed.contains(scalars[0]),
      let name = Self.deadKeys[scalars[1]], keyboard.typed.contains(name)
    else { return nil }
    return "\(name) \(scalars[0]) "
  }

  private static let deadKeys = [
    "\u{300}": "dead_grave", "\u{301}": "dead_acute", "\u{302}": "dead_circumflex",
    "\u{303}": "dead_tilde", "\u{304}": "dead_macron", "\u{306}": "dead_breve",
    "\u{307}": "dead_abovedot", "\u{308}": "dead_diaeresis", "\u{309}": "dead_hook",
    "\u{30a}": "dead_abovering", "\u{30b}": "dead_doubleacute", "\u{30c}": "dead_caron",
    "\u{31b}": "dead_horn", "\u{323}": "dead_belowdot", "\u{327}": "dead_cedilla",
    "\u{328}": "dead_ogonek",
  ]
}

extension OfferedLetters {
  /// The key that offers a letter nearest to the front, and its place, counted from 1.
  fileprivate func place(of letter: String) -> (key: String, place: Int)? {
    lists.compactMap { key, letters -> (key: String, place: Int)? in
      // A script names keys by their character.
      guard key.count == 1, let index = letters.firstIndex(of: letter) else { return nil }
      return (key, index + 1)
    }.min { ($0.place, $0.key) < ($1.place, $1.key) }
  }
}
