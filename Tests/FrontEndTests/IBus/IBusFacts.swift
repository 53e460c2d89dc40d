import KeyboardCore
import Testing

@testable import GLib

/// What a client of IBus does where clients differ.
nonisolated struct IBusFacts: Hashable, Sendable, CustomTestStringConvertible {
  /// How a held key repeats: not at all, as further presses, or as releases and presses.
  enum Repeats: Hashable { case none, presses, pairs }

  var name: String
  /// IBus's name for it.
  var client: String
  var capabilities: ClientCapabilities = [
    .preedit, .auxiliaryText, .lookupTable, .focus, .surroundingText,
  ]
  var repeats = Repeats.presses

  var testDescription: String { name }

  static let gtk3 = Self(name: "GTK 3", client: "gtk3-im:editor")
  static let gtk4 = Self(name: "GTK 4", client: "gtk4-im:editor")
  /// Qt 6: a repeat is a release and a press.
  static let qt = Self(name: "Qt 6", client: "QIBusInputContext", repeats: .pairs)
  /// GNOME Shell on Wayland: repeats are the clients' own.
  static let gnome = Self(name: "GNOME Shell", client: "gnome-shell", repeats: .none)

  static let all = [gtk3, gtk4, qt, gnome]
}

extension IBusFacts: DesktopKind {
  /// Qt makes the preedit text itself, before one that is on its way has come.
  var keepsLetters: Bool { self != .qt }
  /// Of a release and a press that are read together nobody knows whether Qt repeats.
  var mayStandStill: Bool { repeats != .pairs }
  var silentFields: SilentFields { [.gtk3, .gtk4].contains(self) ? .always : .besideButtons }

  @MainActor func makeModel(_ clock: VirtualClock, _ windows: [WindowModel]) -> any DesktopModel {
    IBusModel(self, clock, windows)
  }
}
