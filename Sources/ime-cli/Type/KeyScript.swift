import Commands
import KeyboardCore
import KeyboardLayouts

/// A script of keys for `ime-cli type`.
nonisolated struct KeyScript {
  enum Step {
    case tap(Stroke)
    /// A key is held until its list is open, or for a time.
    case hold(Stroke, milliseconds: Int?)
    case down(Stroke)
    case up(Stroke)
    case wait(milliseconds: Int)
    case text(String)
    /// Other events, such as a click or a change of the focus.
    case events([InputEvent])
  }

  struct Stroke {
    /// A character, or X11's name of a keysym.
    var key: String
    var modifiers: Modifiers = []
  }

  let steps: [Step]

  static let help = """
    A script consists of words:
      a  é  Enter  dead_acute    a key: a character, or a name, also that of a keysym
      Shift+a  AltGr+e           with modifiers: Shift, AltGr, Ctrl, Alt, Super
      hold:e   hold:e:2s         held until its list is open, or for that long; the list stays
      2                          picks the second entry while a list is open
      click:2                    clicks it
      down:e  up:e               pressed or released only
      wait:300ms  wait:2s        time passes
      "some text"                typed key by key; in a shell, '"some text"'
      emoji                      opens the emoji, as the panel's menu does
      focus  reset               the field loses and gets the focus; the program resets it

    Examples:
      ime-cli type --locale fr 'hold:e 2'          è, and each step on the way
      ime-cli type --locale de '"stra" hold:s 1 e'  straße
      ime-cli type --program kitty 'hold:e'        no list, as in a terminal
      ime-cli type --bus --locale fr 'hold:e 2'    through the IBus that is running
    """

  init(_ script: String) throws {
    steps = try Self.words(script).map { $0.isQuoted ? .text($0.text) : try Self.step($0.text) }
  }

  private static func words(_ script: String) throws -> [(text: String, isQuoted: Bool)] {
    var words: [(String, Bool)] = []
    // Scalars, because a mark would join the quotation mark before it.
    var rest = script[...].unicodeScalars
    while let first = rest.first(where: { !$0.properties.isWhitespace }) {
      rest = rest.drop { $0.properties.isWhitespace }
      if first == "\"", let end = rest.dropFirst().firstIndex(of: "\"") {
        words.append((String(rest[..<end].dropFirst()), true))
        rest = rest[rest.index(after: end)...]
      } else if first == "\"", rest.dropFirst().first.map({ !$0.properties.isWhitespace }) ?? false
      {
        throw CommandError("A text in the script is not closed: \(String(rest))")
      } else {
        let word = rest.prefix { !$0.properties.isWhitespace }
        words.append((String(word), false))
        rest = rest.dropFirst(word.count)
      }
    }
    return words
  }

  private static func step(_ word: String) throws -> Step {
    // Scalars, because a mark would join the colon before it.
    let parts = word.unicodeScalars
      .split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
      switch word {
      case "focus": return .events([.focusOut, .focusIn(client: "ime-cli")])
      case "reset": return .events([.reset])
      case "emoji": return .events([.action(.keyboardType(.emojis))])
      default: return .tap(try stroke(word))
      }
    }
    let value = parts[1]
    switch parts[0] {
    case "hold":
      guard let colon = value.lastIndex(of: ":"), colon != value.startIndex else {
        return .hold(try stroke(value), milliseconds: nil)
      }
      let duration = try duration(String(value[value.index(after: colon)...]), in: word)
      return .hold(try stroke(String(value[..<colon])), milliseconds: duration)
    case "down": return .down(try stroke(value))
    case "up": return .up(try stroke(value))
    case "wait": return .wait(milliseconds: try duration(value, in: word))
    case "click":
      guard let index = Int(value), index > 0 else {
        throw CommandError("\(word) in the script must be click:NUMBER, counted from 1.")
      }
      return .events([.candidateClicked(index - 1)])
    default: throw CommandError("Unknown word \"\(word)\" in the script; see ime-cli type --help.")
    }
  }

  private static func duration(_ text: String, in word: String) throws -> Int {
    let digits = text.prefix(while: \.isNumber)
    guard let number = Int(digits), number <= 3_600_000,
      let unit = ["ms": 1, "s": 1000][text.dropFirst(digits.count)]
    else { throw CommandError("\(word) in the script needs a time such as 300ms or 2s.") }
    return number * unit
  }

  private static func stroke(_ word: String) throws -> Stroke {
    var stroke = Stroke(key: word)
    while let plus = stroke.key.firstIndex(of: "+"), plus != stroke.key.startIndex,
      stroke.key.index(after: plus) != stroke.key.endIndex
    {
      let name = String(stroke.key[..<plus])
      guard let modifier = ModifierKey(named: name) else {
        throw CommandError("Unknown modifier \"\(name)\" in \(word).")
      }
      stroke.modifiers.formUnion(modifier.modifiers)
      stroke.key = String(stroke.key[stroke.key.index(after: plus)...])
    }
    return stroke
  }
}
