import KeyboardCore

/// What a hand does: a few steps that belong together.
struct Move: Hashable, Sendable {
  var steps: [KeyStep]

  static func press(_ key: TestKey) -> Self { Self(steps: [.press(key)]) }
  static func release(_ key: TestKey) -> Self { Self(steps: [.release(key)]) }
  static func wait(_ milliseconds: Int) -> Self { Self(steps: [.wait(milliseconds)]) }
  /// Anything but a key: the focus, a click, a report of the field.
  static func send(_ event: InputEvent) -> Self { Self(steps: [.send(event)]) }

  /// The field reports its text, with the cursor at the end unless another place is given.
  static func told(_ text: String, cursor: Int? = nil, anchor: Int? = nil) -> Self {
    let cursor = cursor ?? text.unicodeScalars.count
    return send(.surroundingText(SurroundingText(text: text, cursor: cursor, anchor: anchor)))
  }

  /// A key goes down and up, and there is a pause.
  static func tap(_ key: TestKey, for milliseconds: Int = 30) -> Self {
    Self(steps: [.press(key), .wait(milliseconds), .release(key), .wait(50)])
  }

  /// A key goes down and up in no time, as programs press keys.
  static func click(_ key: TestKey) -> Self { Self(steps: [.press(key), .release(key)]) }

  /// A key is held on a desktop that repeats no keys.
  static func hold(_ key: TestKey, for milliseconds: Int = 600) -> Self {
    tap(key, for: milliseconds)
  }

  /// A key is held where repeats come as further presses: GTK, GNOME Shell.
  static func holdPressing(
    _ key: TestKey, for milliseconds: Int = 600, delay: Int = 400, interval: Int = 30
  ) -> Self {
    hold(key, milliseconds, delay, interval) { [.press($0)] }
  }

  /// A key is held where repeats come as a release and a press: Qt, XIM.
  static func holdPairing(
    _ key: TestKey, for milliseconds: Int = 600, delay: Int = 400, interval: Int = 30
  ) -> Self {
    hold(key, milliseconds, delay, interval) { [.release($0), .press($0)] }
  }

  /// A key repeats so many times by further presses, while it is down.
  static func repeatPressing(_ key: TestKey, times: Int = 1, interval: Int = 30) -> Self {
    Self(steps: Array(repeating: [.wait(interval), .press(key)], count: times).flatMap(\.self))
  }

  /// A key repeats so many times by pairs of release and press, while it is down.
  static func repeatPairing(_ key: TestKey, times: Int = 1, interval: Int = 30) -> Self {
    let pair: [KeyStep] = [.wait(interval - 1), .release(key), .wait(1), .press(key)]
    return Self(steps: Array(repeating: pair, count: times).flatMap(\.self))
  }

  /// The characters of a text one after the other, capitals with the Shift key.
  static func type(_ text: String) -> Self {
    Self(
      steps: text.chars.map { TestKey(stringLiteral: $0) }.flatMap { key in
        let tap = tap(key).steps
        guard key.modifiers.contains(.shift) else { return tap }
        return [.press(.shift)] + tap + [.release(TestKey.shift.with(.shift))]
      })
  }

  /// The characters of a text, each key going up only after the next went down.
  static func roll(_ text: String) -> Self {
    var steps: [KeyStep] = []
    var down: TestKey?
    for key in text.chars.map({ TestKey(stringLiteral: $0) }) {
      if let last = down, last.keycode == key.keycode {
        steps += [.release(last), .wait(20)]
        down = nil
      }
      steps += [.press(key), .wait(15)]
      if let last = down { steps.append(.release(last)) }
      steps.append(.wait(20))
      down = key
    }
    if let down { steps.append(.release(down)) }
    return Self(steps: steps + [.wait(50)])
  }

  private static func hold(
    _ key: TestKey, _ milliseconds: Int, _ delay: Int, _ interval: Int,
    repetition: (TestKey) -> [KeyStep]
  ) -> Self {
    var steps: [KeyStep] = [.press(key)]
    var time = 0
    for next in stride(from: delay, to: milliseconds, by: interval) {
      steps.append(.wait(next - time))
      steps += repetition(key)
      time = next
    }
    return Self(steps: steps + [.wait(milliseconds - time), .release(key), .wait(50)])
  }
}
