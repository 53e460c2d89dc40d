import Commands
import Hosting
import KeyboardCore
import KeyboardLayouts

/// Receives a script's keys: a keyboard in process, or IBus.
protocol ScriptTarget: AnyObject {
  /// Sends a key; its time is ignored.
  func send(_ key: KeyEvent)
  func send(_ event: InputEvent)
  func wait(_ milliseconds: Int)
  /// Waits until a list is open, at most some ms.
  func waitForList(_ milliseconds: Int)
  /// Waits until what was typed has had its effects.
  func waitForRest()

  var steps: [JSONValue] { get }
  var field: SimulatedClient { get }
}

struct ScriptPlayer {
  let layout: XKBLayout
  let target: any ScriptTarget
  /// The time to hold a key for its list, in ms.
  let holdTime: Int
  /// The time that a key is down, and the pause after it, in ms.
  let pace: Int

  func play(_ script: KeyScript) throws {
    for step in script.steps { try play(step) }
  }

  private func play(_ step: KeyScript.Step) throws {
    switch step {
    case .tap(let stroke): try tap(stroke)
    case .hold(let stroke, let time?): try press(stroke) { target.wait(time) }
    case .hold(let stroke, nil): try press(stroke) { target.waitForList(holdTime) }
    case .down(let stroke): target.send(try event(stroke))
    case .up(let stroke): target.send(released(try event(stroke)))
    case .wait(let time): target.wait(time)
    case .text(let text):
      var last: String?
      for key in text.flatMap(keys(of:)) {
        // A busy machine makes a press look long, and the same key so soon after its release would
        // then look like a repeat: "yöllä" became "yölä" at a pace of 0 ms.
        if key == last { target.wait(max(0, KeyboardTiming.repeatPairGap + 5 - pace)) }
        try tap(.init(key: key))
        last = key
      }
    case .events(let events): for event in events { target.send(event) }
    }
  }

  private func tap(_ stroke: KeyScript.Stroke) throws {
    try press(stroke) { target.wait(pace) }
    target.wait(pace)
  }

  /// The keys of a character; its marks are typed separately, unless the layout has it as a whole.
  private func keys(of character: Character) -> [String] {
    let whole = String(character)
    return layout.place(ofText: whole) == nil
      ? character.unicodeScalars.map { String($0) } : [whole]
  }

  private func press(_ stroke: KeyScript.Stroke, whileDown wait: () -> Void) throws {
    let key = try event(stroke)
    let modifierKeys = ModifierKey.allCases.filter { key.modifiers.contains($0.modifiers) }
    for modifier in modifierKeys { target.send(modifier.press) }
    target.send(key)
    wait()
    target.send(released(key))
    for modifier in modifierKeys { target.send(released(modifier.press)) }
  }

  private func released(_ event: KeyEvent) -> KeyEvent {
    var event = event
    event.isRelease = true
    return event
  }

  private func event(_ stroke: KeyScript.Stroke) throws -> KeyEvent {
    let isCharacter = stroke.key.count == 1
    let keysym =
      isCharacter
      ? stroke.key.unicodeScalars.first.map(Keysym.init(typing:)) : Keysym(ofKeyNamed: stroke.key)
    guard let keysym else {
      throw CommandError(
        "Unknown key \"\(stroke.key)\". To type it as a text, put it in quotes:"
          + " \("\"\(stroke.key)\"".shellWord)")
    }
    // Named keys that the layout lacks, such as a dead key on us, have no keycode.
    var event = KeyEvent(
      keysym: keysym, text: keysym.text, keycode: 0, modifiers: stroke.modifiers, time: 0)
    if let keypad = keysym.keypadKeycode {
      (event.keycode, event.modifiers) = (keypad, [.numLock])
    } else if let place = isCharacter
      ? layout.place(ofText: stroke.key) : layout.place(of: keysym)
    {
      event.keycode = place.keycode
      event.modifiers.formUnion(place.level.modifiers)
      if let key = layout.key(keycode: place.keycode, modifiers: event.modifiers) {
        (event.keysym, event.text) = (key.keysym, key.text)
      }
    } else if isCharacter {
      throw CommandError(
        "The layout \(layout.name) has no key for \(stroke.key). Hold the key it belongs to, or choose"
          + " another layout, such as the locale's own: --layout native")
    }
    return event
  }
}

extension Keysym {
  fileprivate var keypadKeycode: UInt32? {
    guard rawValue >= 0xffb0, let digit else { return nil }
    return [82, 79, 80, 81, 75, 76, 77, 71, 72, 73][digit]
  }
}
