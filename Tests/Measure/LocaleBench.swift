import EngineHost
import Glibc
import Hosting
import KeyboardCore
import KeyboardLayouts

/// The time to switch to another locale, and the memory that remains in use.
struct LocaleBench {
  private static let rounds = 20

  func run() -> [String] {
    let keyboards = KeyboardFactory(wanted: [])
    let controller = keyboards.makeController(
      engine: EngineCatalogue.multilingual, settings: KeyboardSettings())
    _ = controller.handle(.focusIn(client: "bench"))
    _ = controller.handle(.capabilities([.preedit, .focus]))
    func round() -> [(locale: KeyboardLocale, time: Double)] {
      KeyboardLocale.allCases.map { locale in
        let start = microseconds()
        keyboards.read([locale.locale])
        controller.library = keyboards.library
        controller.state.keyboardContext.setLocales([locale])
        _ = controller.handle(.selectLocale(locale.locale))
        // The first key loads the locale's own layout and its callouts.
        type(controller)
        return (locale, (microseconds() - start) / 1000)
      }
    }
    var rows = [row("locale switch and a key, first time", round())]
    rows.append(row("again", round()))
    let before = ProcessMemory(of: getpid()).private
    for _ in 0..<Self.rounds { _ = round() }
    let after = ProcessMemory(of: getpid()).private
    rows.append(
      "  " + "\(KeyboardLocale.allCases.count) locales in turn, \(Self.rounds) times".padded(36)
        + "\(after - before) KiB more than \(before)")
    return rows
  }

  private func type(_ controller: KeyboardInputController) {
    for isRelease in [false, true] {
      _ = controller.handle(
        .key(
          KeyEvent(
            keysym: Keysym(rawValue: 0x65), text: "e", keycode: 18, isRelease: isRelease,
            time: isRelease ? 1 : 0)))
    }
    _ = controller.handle(.timer(.release, time: 20))
  }

  private func row(_ name: String, _ times: [(locale: KeyboardLocale, time: Double)]) -> String {
    let median = Series(times.map(\.time)).quantile(0.5)
    let longest = times.max { $0.time < $1.time }
    return "  \(name.padded(36))\(median.rounded(to: 2)) ms, longest"
      + " \((longest?.time ?? .nan).rounded(to: 2)) ms (\(longest?.locale.id ?? ""))"
  }
}
