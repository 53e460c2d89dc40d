import Glibc
import TestSession

@main struct Main {
  static func main() {
    let arguments = CommandLine.arguments
    do {
      guard arguments.count == 3, let minutes = Double(arguments[1]) else {
        throw SessionError("Run packaging/checks/soak, which makes the session for this program.")
      }
      exit(try Soak(minutes: minutes, folder: arguments[2]).run() ? 0 : 1)
    } catch {
      print("✗ \(error)")
      exit(1)
    }
  }
}
