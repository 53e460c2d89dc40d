import FuzzTargets
import Glibc

/// Called by libFuzzer with each input.
///
/// libFuzzer keeps inputs that reach new code or crash the program.
@_cdecl("LLVMFuzzerTestOneInput")
func takeInput(_ data: UnsafePointer<UInt8>?, _ length: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: length))
  // libFuzzer calls on the thread on which it was started.
  return MainActor.assumeIsolated {
    guard let problem = Fuzz.target.problem(with: bytes) else { return 0 }
    Fuzz.tellEvents()
    fflush(nil)
    fatalError(problem)
  }
}

/// Fuzzes the target in `FUZZ_TARGET`; the arguments are libFuzzer's, and so is the `main`
/// that runs: ours exists because SwiftPM requires one.
@main
enum Fuzz {
  @MainActor static let target: FuzzTarget = {
    let name = getenv("FUZZ_TARGET").map { String(cString: $0) } ?? ""
    guard let target = FuzzTarget(rawValue: name) else {
      let known = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
      print("FUZZ_TARGET has to be one of \(known), and not \"\(name)\".")
      _exit(2)
    }
    atexit { MainActor.assumeIsolated { Fuzz.tellEvents() } }
    return target
  }()

  /// Prints the number of handled events, in the form of libFuzzer's own figures.
  @MainActor static func tellEvents() {
    let events = FuzzTarget.keyboardEvents
    if events > 0 { print("stat::keyboard_events: \(events)") }
  }

  static func main() { fatalError("Not linked with libFuzzer; run packaging/fuzz.") }
}
