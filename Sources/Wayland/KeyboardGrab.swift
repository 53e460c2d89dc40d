import CWayland
import Glibc

/// The keyboard, while its keys come to the input method; releasing it gives it back.
@MainActor
final class KeyboardGrab {
  /// Called with what comes from the keyboard.
  private(set) var report: (InputMethodEvent) -> Void
  /// Tells the compositor; `nil` once that is done, or where the protocol has no request for it.
  private var request: (() -> Void)?
  private let destroy: () -> Void

  /// A grab with the request that gives it back, if there is one, and what ends the object.
  init(
    request: (() -> Void)?, destroy: @escaping () -> Void,
    _ report: @escaping (InputMethodEvent) -> Void
  ) {
    (self.request, self.destroy, self.report) = (request, destroy, report)
  }

  /// The grab of version 1, which is a keyboard like any other; it ends with the field's context.
  init(_ keyboard: OpaquePointer, _ report: @escaping (InputMethodEvent) -> Void) {
    self.report = report
    destroy = { wl_keyboard_destroy(keyboard) }
    wl_keyboard_add_listener(keyboard, Self.keyboardListener, listening(self))
  }

  /// The grab of version 2.
  init(ofMethod grab: OpaquePointer, _ report: @escaping (InputMethodEvent) -> Void) {
    self.report = report
    request = { cwayland_give_back(grab) }
    destroy = { zwp_input_method_keyboard_grab_v2_destroy(grab) }
    zwp_input_method_keyboard_grab_v2_add_listener(grab, Self.grabListener, listening(self))
  }

  isolated deinit {
    request?()
    destroy()
  }

  /// Gives the keyboard back; what the compositor has sent before it learns of that is reported to
  /// `report` until this object is released.
  func giveBack(_ report: @escaping (InputMethodEvent) -> Void) {
    guard let request else { return }
    self.report = report
    self.request = nil
    request()
  }

  /// Reads a keymap from a file of so many bytes, which is closed, and reports it, or "" if there is none.
  func readKeymap(_ format: UInt32, _ descriptor: Int32, _ size: Int) {
    defer { close(descriptor) }
    var file = stat()
    // Memory beyond the file's end must not be read.
    guard format == WL_KEYBOARD_KEYMAP_FORMAT_XKB_V1.rawValue, fstat(descriptor, &file) == 0,
      size > 0, size <= file.st_size,
      let memory = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), memory != MAP_FAILED
    else { return report(.keymap("")) }
    defer { munmap(memory, size) }
    let bytes = UnsafeRawBufferPointer(start: memory, count: size)
    report(.keymap(String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)))
  }

  private static let keyboardListener = permanent(
    wl_keyboard_listener(
      keymap: { data, _, format, descriptor, size in
        deliver(data) { (grab: KeyboardGrab) in grab.readKeymap(format, descriptor, Int(size)) }
      },
      enter: { _, _, _, _, _ in },
      leave: { _, _, _, _ in },
      key: { data, _, serial, time, code, state in
        deliver(data) { (grab: KeyboardGrab) in
          grab.report(.key(CompositorKey(code: code, state: state, time: time, serial: serial)))
        }
      },
      modifiers: { data, _, _, depressed, latched, locked, group in
        deliver(data) { (grab: KeyboardGrab) in
          grab.report(.modifiers(ModifierMasks(depressed, latched, locked, group: group)))
        }
      },
      repeat_info: { data, _, rate, delay in
        deliver(data) { (grab: KeyboardGrab) in
          grab.report(.repeats(rate: Int(rate), delay: Int(delay)))
        }
      }))

  private static let grabListener = permanent(
    zwp_input_method_keyboard_grab_v2_listener(
      keymap: { data, _, format, descriptor, size in
        deliver(data) { (grab: KeyboardGrab) in grab.readKeymap(format, descriptor, Int(size)) }
      },
      key: { data, _, serial, time, code, state in
        deliver(data) { (grab: KeyboardGrab) in
          grab.report(.key(CompositorKey(code: code, state: state, time: time, serial: serial)))
        }
      },
      modifiers: { data, _, _, depressed, latched, locked, group in
        deliver(data) { (grab: KeyboardGrab) in
          grab.report(.modifiers(ModifierMasks(depressed, latched, locked, group: group)))
        }
      },
      repeat_info: { data, _, rate, delay in
        deliver(data) { (grab: KeyboardGrab) in
          grab.report(.repeats(rate: Int(rate), delay: Int(delay)))
        }
      }))
}
