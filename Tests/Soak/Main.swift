import Glibc
import TestSession

@main struct Main {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    do {
      let isGood =
        switch (arguments.first, arguments.count) {
        case ("soak", 3):
          try Soak(minutes: Double(arguments[2]) ?? 60, folder: arguments[3]).run()
        case ("compare", 2):
          try Comparison(folder: arguments[2]).run()
        default: throw SessionError("Run packaging/soak, which makes the session for this program.")
        }
      exit(isGood ? 0 : 1)
    } catch {
      print("✗ \(error)")
      exit(1)
    }
  }
}
