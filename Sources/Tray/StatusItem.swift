package import GLib
import Glibc
package import KeyboardCore

/// The keyboard's menu in the tray of the desktop, where there is a program with a tray.
///
/// It is a StatusNotifierItem, and its menu is one of dbusmenu. Both are D-Bus interfaces without a
/// maintained specification; what counts is what Plasma, Waybar, sway's bar and others do.
package final class StatusItem {
  /// The name on the bus, which an item is registered by.
  private enum Name {
    case none, requested, owned
  }

  private static let watcher = "org.kde.StatusNotifierWatcher"
  /// What others call this item, which they remember.
  let id: String
  /// The name of the icon.
  let icon: String
  let bus: SessionBus
  /// What a chosen item of the menu does.
  let choose: (InputEvent) -> Void
  /// Called with one sentence.
  package var onProblem: ((String) -> Void)?
  /// The items of the menu in the order of their numbers, from 1 on.
  var keys: [String] = []
  /// When a click opened the preferences, in ms, or `nil`.
  var lastOpening: Int?
  /// Counts the changes to which items there are.
  var revision: UInt32 = 1

  private let makeMenu: () -> KeyboardMenu
  /// What others know, or `nil` if nobody has asked.
  private var known: KeyboardMenu?
  private var name = Name.none
  private var hasWatcher = false
  private var updateTimeout: Timeout?

  /// Creates an item, which is offered whenever there is a tray.
  ///
  /// - Parameters:
  ///   - id: The name of the program.
  ///   - icon: The name of its icon.
  ///   - bus: The session bus.
  ///   - menu: Returns the menu as it is now.
  ///   - choose: Called with the event for a chosen item.
  package init(
    id: String, icon: String, bus: SessionBus, menu: @escaping () -> KeyboardMenu,
    choose: @escaping (InputEvent) -> Void
  ) {
    self.id = id
    self.icon = icon
    self.bus = bus
    makeMenu = menu
    self.choose = choose
    bus.watch(
      Self.watcher, appeared: { [weak self] _ in self?.watcherAppeared() },
      vanished: { [weak self] in self?.watcherVanished() })
  }

  /// Reports a change of the keyboard, after all that has arrived and once for many changes.
  package func update() {
    guard known != nil, updateTimeout == nil else { return }
    updateTimeout = Timeout(milliseconds: 0, priority: .whenIdle) { [weak self] in
      self?.updateTimeout = nil
      // The tray may be gone by now.
      if self?.known != nil { _ = self?.current }
    }
  }

  /// The menu as it is now; a change is reported to those who know another one.
  var current: KeyboardMenu {
    let menu = makeMenu()
    let old = known
    known = menu
    if let old, old != menu { report(menu, insteadOf: old) }
    return menu
  }

  private func watcherAppeared() {
    hasWatcher = true
    switch name {
    case .none: offer()
    case .requested: break
    case .owned: register()
    }
  }

  private func watcherVanished() {
    hasWatcher = false
    known = nil
  }

  private var busName: String { "org.kde.StatusNotifierItem-\(getpid())-1" }

  private func offer() {
    name = .requested
    do {
      try offerItem()
      try offerMenu()
    } catch {
      onProblem?("There can be no menu in the tray: \(error).")
      return
    }
    bus.own(
      busName,
      acquired: { [weak self] in
        self?.name = .owned
        self?.register()
      }, lost: { [weak self] in self?.name = .requested })
  }

  private func register() {
    guard hasWatcher else { return }
    bus.tell(
      "RegisterStatusNotifierItem",
      of: SessionBus.Object(
        service: Self.watcher, path: "/StatusNotifierWatcher", interface: Self.watcher),
      [Variant(busName)])
  }
}
