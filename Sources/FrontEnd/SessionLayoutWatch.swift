import Desktop
import GLib
import Hosting
import KeyboardCore
import KeyboardLayouts

/// Follows the layouts of the session, where no compositor's keymap tells them.
final class SessionLayoutWatch {
  /// For how long the desktop's settings are believed, in ms: nobody adds a layout and types at once.
  private static let settingsAge = 5000

  /// Called when the layouts have changed.
  var onChange: ((SessionLayouts) -> Void)?
  /// The layouts.
  private(set) var layouts = SessionLayouts()

  private let provider: XKBLayoutProvider
  /// When they were read from settings, in ms.
  private var lastRead: Int?

  /// Knows no layouts yet.
  init(_ provider: XKBLayoutProvider) { self.provider = provider }

  /// Follows the layouts from now on.
  func follow() {
    if !DisplayServer.isWayland(DataDirectory.environment),
      let display = DataDirectory.environment("DISPLAY")
    {
      X11Layouts.follow(display) { [weak self] layouts, variants in
        self?.take(.here(query: "layout: \(layouts)\nvariant: \(variants)\n"))
      }
    } else {
      read()
    }
  }

  /// Reads the desktop's settings again if they may have changed: a field gets the focus.
  func readAgain() {
    guard let lastRead, MainLoop.now - lastRead > Self.settingsAge else { return }
    read()
  }

  /// A Latin letter on a key of one of the layouts.
  func latin(code: UInt32) -> Keysym? {
    layouts.layouts.lazy
      .compactMap { self.provider.layout(named: $0.name) }
      .compactMap { $0.latin(keycode: code) }.first
  }

  private func read() {
    lastRead = MainLoop.now
    take(.here(query: ""))
  }

  private func take(_ names: SessionLayoutNames) {
    let new = names.layouts(of: provider)
    guard new != layouts else { return }
    layouts = new
    onChange?(new)
  }
}
