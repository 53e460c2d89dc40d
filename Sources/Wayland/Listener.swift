import GLib
import Glibc

/// Puts the functions of a listener where C finds them for as long as the program runs; there is one
/// for each interface.
func permanent<Functions>(_ functions: Functions) -> UnsafeMutablePointer<Functions> {
  let pointer = UnsafeMutablePointer<Functions>.allocate(capacity: 1)
  pointer.initialize(to: functions)
  return pointer
}

/// The pointer with which a listener is added to a proxy.
///
/// The object has to live until the proxy is destroyed.
func listening(_ object: AnyObject) -> UnsafeMutableRawPointer {
  Unmanaged.passUnretained(object).toOpaque()
}

/// Calls a closure with the object of a listener; libwayland calls listeners on the thread that
/// dispatches events, which is that of the main loop.
nonisolated func deliver<Object: AnyObject>(
  _ data: UnsafeMutableRawPointer?, _ body: @MainActor (Object) -> Void
) {
  // Safe: used before the function returns, on the same thread.
  nonisolated(unsafe) let data = data
  onMainActor {
    if let data { body(Unmanaged<Object>.fromOpaque(data).takeUnretainedValue()) }
  }
}

/// The bytes of a text that a listener gets, which may be no UTF-8.
nonisolated func bytes(of text: UnsafePointer<CChar>?) -> [UInt8] {
  text.map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) } ?? []
}
