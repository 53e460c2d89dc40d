/// A keyboard of ours, through which the keys that pass reach the program.
@MainActor
final class VirtualKeyboard {
  private let requests: any InputMethodV2Requests
  private var keymap: String?
  /// The keys that are down, by their evdev codes.
  private var down: Set<UInt32> = []
  private var time: UInt32 = 0

  init(_ requests: any InputMethodV2Requests) { self.requests = requests }

  /// Whether keys can be passed on.
  var hasKeymap: Bool { keymap != nil }

  /// Gives this keyboard the layouts of the real one; without a keymap, a key is a protocol error.
  func note(_ event: InputMethodEvent) {
    guard case .keymap(let text) = event, !text.isEmpty, text != keymap else { return }
    if requests.setKeymap(text) { keymap = text }
  }

  /// Presses or releases a key at the compositor's time.
  func press(_ code: UInt32, _ isPress: Bool, time: UInt32) {
    guard keymap != nil else { return }
    self.time = time
    if isPress { down.insert(code) } else { down.remove(code) }
    requests.press(code, isPress, time: time)
  }

  /// Sets the modifiers.
  func set(_ modifiers: ModifierMasks) {
    if keymap != nil { requests.set(modifiers) }
  }

  /// Releases all keys, whose releases do not come to us any more.
  func releaseAll() { release(down) }

  /// Releases those of some keys that are down.
  func release(_ codes: Set<UInt32>) {
    for code in codes.intersection(down) { press(code, false, time: time) }
  }
}
