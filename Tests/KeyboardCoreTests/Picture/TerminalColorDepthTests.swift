import KeyboardPicture
import Testing

@testable import TypingModel

@Suite("Colours of terminals") struct TerminalColorDepthTests {
  nonisolated static let cases: [(variables: [String: String], depth: TerminalColorDepth)] = [
    ([:], .none),
    (["TERM": "dumb"], .none),
    (["TERM": "vt220"], .none),
    (["TERM": "xterm-256color", "NO_COLOR": "1"], .none),
    (["TERM": "xterm"], .sixteen),
    (["TERM": "linux"], .sixteen),
    (["TERM": "screen"], .sixteen),
    (["TERM": "xterm-256color"], .palette),
    (["TERM": "tmux-256color"], .palette),
    (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .full),
    (["TERM": "xterm", "COLORTERM": "24bit"], .full),
    (["TERM": "foot"], .full),
    (["TERM": "foot-direct"], .full),
    (["TERM": "xterm-kitty"], .full),
  ]

  @Test(arguments: cases)
  func `The environment says how many there are`(
    variables: [String: String], depth: TerminalColorDepth
  ) {
    #expect(TerminalColorDepth { variables[$0] } == depth)
  }
}
