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
    let problem = Fuzz.target.problem(with: bytes)
    Fuzz.inputs += 1
    // What ends this program, such as a trap or Ctrl+C, leaves no time to tell more.
    if problem != nil || Fuzz.inputs % 256 == 0 { Fuzz.tellFigures() }
    guard let problem else { return 0 }
    fatalError(problem)
  }
}

/// Fuzzes the target in `FUZZ_TARGET`; the arguments are libFuzzer's, and so is the `main`
/// that runs: ours exists because SwiftPM requires one.
@main
enum Fuzz {
  /// The number of inputs that were handled.
  @MainActor static var inputs = 0

  @MainActor static let target: FuzzTarget = {
    let name = getenv("FUZZ_TARGET").map { String(cString: $0) } ?? ""
    guard let target = FuzzTarget(rawValue: name) else {
      let known = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
      print("FUZZ_TARGET has to be one of \(known), and not \"\(name)\".")
      _exit(2)
    }
    atexit { MainActor.assumeIsolated { Fuzz.tellFigures() } }
    return target
  }()

  /// Prints the numbers of inputs and of handled events; the last such line of a run counts.
  @MainActor static func tellFigures() {
    print("\(inputs) inputs, \(FuzzTarget.keyboardEvents) events")
    fflush(nil)
  }

  static func main() { fatalError("Not linked with libFuzzer; run packaging/checks/fuzz.") }
}
