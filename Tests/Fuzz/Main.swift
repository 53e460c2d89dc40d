import FuzzTargets
import Glibc

/// What libFuzzer calls with each input of its choice.
///
/// It keeps those that reach new code, and those that end the program.
@_cdecl("LLVMFuzzerTestOneInput")
func takeInput(_ data: UnsafePointer<UInt8>?, _ length: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: length))
  // libFuzzer calls on the thread that it was started on.
  return MainActor.assumeIsolated {
    guard let problem = Fuzz.target.problem(with: bytes) else { return 0 }
    Fuzz.tellEvents()
    fflush(nil)
    fatalError(problem)
  }
}

/// Fuzzes what the variable `FUZZ_TARGET` names; the arguments are libFuzzer's, and so is the `main`
/// that counts: ours is there because SwiftPM wants one in a program.
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

  /// Says how many events keyboards have taken, as libFuzzer says its own figures.
  @MainActor static func tellEvents() {
    let events = FuzzTarget.keyboardEvents
    if events > 0 { print("stat::keyboard_events: \(events)") }
  }

  static func main() { fatalError("This is not linked as packaging/fuzz does it.") }
}
