import Desktop
import GLib
import Hosting
package import KeyboardCore
import KeyboardLayouts

// The layouts of the session, where no compositor's keymap tells them.
extension KeyboardServer {
  /// For how long the desktop's settings are believed, in ms: nobody adds a layout and types at once.
  private static let settingsAge = 5000

  /// Follows the layouts of the session from now on.
  func followLayouts() {
    guard frontEnd?.tellsLayouts == false else { return }
    if !DisplayServer.isWayland(DataDirectory.environment),
      let display = DataDirectory.environment("DISPLAY")
    {
      X11Layouts.follow(display) { [weak self] layouts, variants in
        self?.apply(.here(query: "layout: \(layouts)\nvariant: \(variants)\n"))
      }
    } else {
      readLayouts()
    }
  }

  /// Reads the desktop's settings again if they may have changed: a field gets the focus.
  func readLayoutsAgain() {
    guard let lastLayouts, MainLoop.now - lastLayouts > Self.settingsAge else { return }
    readLayouts()
  }

  /// A Latin letter on a key of one of the layouts.
  package func latin(code: UInt32) -> Keysym? {
    layouts.layouts.lazy
      .compactMap { self.keyboards.physicalLayoutProvider.layout(named: $0.name) }
      .compactMap { $0.latin(keycode: code) }.first
  }

  private func readLayouts() {
    lastLayouts = MainLoop.now
    apply(.here(query: ""))
  }

  private func apply(_ names: SessionLayoutNames) {
    let new = names.layouts(of: keyboards.physicalLayoutProvider)
    guard new != layouts else { return }
    layouts = new
    for session in sessions { session.handle(.layouts(new)) }
  }
}
