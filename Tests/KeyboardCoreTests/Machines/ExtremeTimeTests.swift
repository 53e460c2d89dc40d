import KeyboardCore
import Testing

@Suite("Times that a recording can have") struct ExtremeTimeTests {
  private static let times = [0, -(1 << 53), 1 << 53, 5, 1 << 53, -(1 << 53)]

  private static func events(at time: Int) -> [InputEvent] {
    let keys: [KeyEvent] = [false, true].flatMap { isRelease in
      [(0x65, "e", 18), (0xff0d, nil, 28), (0xffe1, nil, 42), (0x20, " ", 57)].map {
        KeyEvent(
          keysym: Keysym(rawValue: $0.0), text: $0.1, keycode: $0.2, isRelease: isRelease,
          time: time)
      }
    }
    return keys.map { .key($0) } + KeyboardTimer.allCases.map { .timer($0, time: time) } + [
      .surroundingText(SurroundingText(text: "see", cursor: 1)), .reset,
      .message("Hold it!", milliseconds: 1 << 32), .flash("é"), .action(.keyboardType(.emojis)),
      .focusOut, .focusIn(client: "gtk3-im:x"),
    ]
  }

  @Test(arguments: ["gtk3-im:x", "wayland", "xim", "QIBusInputContext", "gnome-shell"])
  func `A clock that jumps as far as it can stops nothing`(client: String) {
    let controller = KeyboardInputController(library: LocaleLibrary())
    _ = controller.handle(.capabilities([.preedit, .focus, .surroundingText]), at: 0)
    _ = controller.handle(.focusIn(client: client), at: 0)
    for time in Self.times {
      for event in Self.events(at: time) { _ = controller.handle(event, at: time) }
    }
    #expect(!controller.isComposing)
  }
}
