import CWayland
import Glibc

/// A keyboard of ours, through which the keys that pass reach the program.
@MainActor
final class VirtualKeyboard {
  private let keyboard: OpaquePointer
  private var keymap: String?
  /// The keys that are down, by their evdev codes.
  private var down: Set<UInt32> = []
  private var time: UInt32 = 0

  init(_ keyboard: OpaquePointer) { self.keyboard = keyboard }

  isolated deinit { zwp_virtual_keyboard_v1_destroy(keyboard) }

  /// Gives this keyboard the layouts of the real one; without a keymap, a key is a protocol error.
  func note(_ event: InputMethodEvent) {
    guard case .keymap(let text) = event, text != keymap else { return }
    let bytes = Array(text.utf8) + [0]
    let descriptor = cwayland_memory()
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    guard bytes.withUnsafeBytes({ write(descriptor, $0.baseAddress, $0.count) }) == bytes.count
    else { return }
    keymap = text
    zwp_virtual_keyboard_v1_keymap(
      keyboard, WL_KEYBOARD_KEYMAP_FORMAT_XKB_V1.rawValue, descriptor, UInt32(bytes.count))
  }

  /// Presses or releases a key at the compositor's time.
  func press(_ code: UInt32, _ isPress: Bool, time: UInt32) {
    guard keymap != nil else { return }
    self.time = time
    if isPress { down.insert(code) } else { down.remove(code) }
    zwp_virtual_keyboard_v1_key(keyboard, time, code, isPress ? 1 : 0)
  }

  /// Sets the modifiers.
  func set(_ modifiers: ModifierMasks) {
    guard keymap != nil else { return }
    zwp_virtual_keyboard_v1_modifiers(
      keyboard, modifiers.depressed, modifiers.latched, modifiers.locked, modifiers.group)
  }

  /// Releases all keys, whose releases do not come to us any more.
  func releaseAll() { release(down) }

  /// Releases those of some keys that are down.
  func release(_ codes: Set<UInt32>) {
    for code in codes.intersection(down) { press(code, false, time: time) }
  }
}
