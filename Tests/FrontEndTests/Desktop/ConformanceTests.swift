import Foundation
import Hosting
import KeyboardCore
import Testing

@testable import GLib
@testable import TypingModel

/// Models beside real desktops: the same keys and clicks on both, and what the input method is told.
///
/// `packaging/checks/desktops --conformance` names a folder: the first run writes the sequences to
/// it, the second one reads what real desktops did. A difference is a fault of the model until
/// proved otherwise.
@Suite("Models and real desktops") struct ConformanceTests {
  @Test(.enabled(if: conformance != nil, "packaging/checks/desktops --conformance runs it"))
  func `An input method is told the same by models and by real desktops`() throws {
    let folder = try #require(conformance)
    let played = folder.appending(path: "played")
    guard FileManager.default.fileExists(atPath: played.path) else {
      let lines = (0..<100).map { Self.sequence($0).map(\.word).joined(separator: " ") + "\n" }
      return try lines.joined().write(
        to: folder.appending(path: "sequences"), atomically: true, encoding: .utf8)
    }
    let results = try String(contentsOf: played, encoding: .utf8).split(separator: "\n")
      .map { try JSONDecoder().decode(RealResult.self, from: Data($0.utf8)) }
    #expect(!results.isEmpty)
    var same: [String: (count: Int, of: Int)] = [:]
    for result in results {
      let kind = try #require(result.kind, "There is no model of \(result.name)")
      let steps = try result.keys.split(separator: " ").map { try #require(HandStep(word: $0)) }
      let model = Self.play(steps, on: kind)
      let isSame = model.isLike(result.outcome)
      same[result.name, default: (0, 0)].count += isSame ? 1 : 0
      same[result.name, default: (0, 0)].of += 1
      if !isSame {
        print("\(result.name): \(result.keys)\n  real:  \(result.outcome)\n  model: \(model)")
      }
    }
    for (name, figures) in same.sorted(by: { $0.key < $1.key }) {
      print("\(name): \(figures.count) of \(figures.of) sequences are the same")
      #expect(figures.count == figures.of, "on \(name)")
    }
  }

  /// A key with a list, which is the same in all data, and one without.
  private nonisolated static let (e, x) = (TestKey("e").keycode, TestKey("x").keycode)

  /// Those that have a list, or none, both in the data of the tests and in French.
  private nonisolated static let letters = Key.letters.filter { $0 != Key.l }

  /// A few keys and clicks, at the pace of a hand.
  private static func sequence(_ seed: UInt64) -> [HandStep] {
    var generator = SeededGenerator(seed: seed)
    return (0..<generator.number(3...6)).flatMap { _ -> [HandStep] in
      let letter = generator.pick(letters)
      switch generator.number(0...9) {
      case 0, 1: return HandStep.tap(letter, for: 60) + [.pass(120)]
      case 2, 3: return HandStep.tap(Key.tab, for: generator.pick([30, 80, 200])) + [.pass(300)]
      case 4: return roll(letter, Key.tab)
      case 5: return roll(Key.tab, letter)
      case 6: return [.pass(300), .click(generator.pick([0, 1])), .pass(400)]
      case 7: return hold(e, then: TestKey("2").keycode)
      case 8: return hold(generator.pick([e, x]), then: Key.escape)
      default: return HandStep.tap(Key.backspace, for: 60) + [.pass(200)]
      }
    }
  }

  private static func hold(_ code: UInt32, then next: UInt32) -> [HandStep] {
    HandStep.tap(code, for: 900) + [.pass(200)] + HandStep.tap(next, for: 60)
  }

  private static func roll(_ first: UInt32, _ second: UInt32) -> [HandStep] {
    [
      .press(first), .pass(60), .press(second), .pass(60), .release(first), .pass(60),
      .release(second), .pass(300),
    ]
  }

  private static func play(_ steps: [HandStep], on kind: any DesktopKind) -> Outcome {
    VirtualClock.use { clock in
      typealias Field = WindowModel.FieldModel
      let fields = [Field(), Field(), Field(.password)]
      let window = WindowModel(fields.map { .field($0) } + [.button], selectsAtTab: true)
      let model = kind.makeModel(clock, [window])
      defer { model.end() }
      for channel in model.channels { channel.delay = 1 }
      model.activate(window: 0)
      clock.pass(1000)
      var told = Told()
      var isSecret = false
      model.onResponse = { event, time, response in
        if case .contentType(let type) = event { isSecret = type.isSecret }
        told.take(traceLine(event, time: time, response: response, isSecret: isSecret))
      }
      for step in steps {
        switch step {
        case .press(let code): model.press(code)
        case .release(let code): model.release(code)
        case .click(let element): model.click(element: element)
        case .pass(let time): clock.pass(time)
        default: preconditionFailure("not in a sequence")
        }
      }
      clock.pass(1500)
      return Outcome(told: told.words, fields: fields.map { $0.text.joined() })
    }
  }
}

private nonisolated let conformance =
  ProcessInfo.processInfo.environment["IBUS_CALLOUT_CONFORMANCE"].map {
    URL(filePath: $0, directoryHint: .isDirectory)
  }

/// What an input method was told, and what is in the fields then.
private nonisolated struct Outcome: CustomStringConvertible {
  var told: [String]
  var fields: [String]

  /// Whether both are the same, as far as a trace tells, and but for repeats.
  func isLike(_ other: Self) -> Bool {
    let isTold =
      told.count == other.told.count
      && zip(told, other.told).allSatisfy {
        $0 == $1 || hidden($0) == hidden($1) && "\($0)\($1)".contains("?")
      }
    return isTold && fields.map(withoutRepeats) == other.fields.map(withoutRepeats)
  }

  /// A word without its keycode.
  private func hidden(_ word: String) -> String { word.replacing(/[0-9]+|\?/, with: "?") }

  private func withoutRepeats(_ text: String) -> String {
    text.reduce(into: "") { if $0.last != $1 { $0.append($1) } }
  }

  var description: String { told.joined(separator: " ") + " → \(fields)" }
}

/// The events of a trace that desktops decide, a word each.
private nonisolated struct Told {
  private(set) var words: [String] = []

  /// Qt says only that a field hides its text.
  private func isSecret(_ line: JSONValue) -> Bool {
    line["purpose"]?.string == ContentPurpose.password.label
      || ContentHints(rawValue: UInt32(line.integer("hints") ?? 0)).contains(.private)
  }

  /// Takes a line of a trace.
  mutating func take(_ line: JSONValue) {
    let mark = line["handled"] == true ? "!" : ""
    let code = line.integer("keycode").map { "\($0)" } ?? "?"
    let word: String? =
      switch line["event"]?.string {
      case "focus-in": "in"
      case "focus-out": "out"
      case "press": "+\(code)\(mark)"
      case "release": "-\(code)\(mark)"
      case "content-type" where isSecret(line): "secret"
      default: nil
      }
    // Keys repeat at the desktop's own pace.
    if let word, word != words.last || word.hasPrefix("-") { words.append(word) }
  }
}

/// What a real desktop did: a line that `Tests/Desktops/conformance.py` writes.
private nonisolated struct RealResult: Decodable {
  var desktop: String
  var program: String
  var keys: String
  var told: [String]
  var fields: [String]

  var name: String { "\(desktop), \(program)" }

  var outcome: Outcome {
    var told = Told()
    for line in self.told { if let value = try? JSONValue(parsing: line) { told.take(value) } }
    return Outcome(told: told.words, fields: fields)
  }

  /// The model of the desktop.
  var kind: (any DesktopKind)? {
    if desktop.contains("callout-wayland") {
      if desktop.hasPrefix(CompositorFacts.kwin7.name), program == "Qt 6" {
        return CompositorFacts.kwin7Qt
      }
      return CompositorFacts.all.first {
        ([$0.name] + $0.successors).contains { desktop.hasPrefix($0) }
      }
    }
    if desktop.hasPrefix("GNOME 4") { return IBusFacts.gnome }
    return desktop.hasPrefix("GNOME")
      ? IBusFacts.newGnome : IBusFacts.all.first { $0.name == program }
  }
}

nonisolated extension HandStep {
  /// The step as `Tests/Desktops/conformance.py` reads it.
  fileprivate var word: String {
    switch self {
    case .press(let code): "+\(code)"
    case .release(let code): "-\(code)"
    case .click(let element): "@\(element)"
    case .pass(let time): "=\(time)"
    default: preconditionFailure("not in a sequence")
    }
  }

  fileprivate init?(word: Substring) {
    guard let number = Int(word.dropFirst()) else { return nil }
    switch word.first {
    case "+": self = .press(UInt32(number))
    case "-": self = .release(UInt32(number))
    case "@": self = .click(number)
    case "=": self = .pass(number)
    default: return nil
    }
  }
}
