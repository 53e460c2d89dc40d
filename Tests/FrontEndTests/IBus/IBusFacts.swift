import KeyboardCore
import Testing

@testable import GLib
@testable import IBus
@testable import TypingModel

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
  /// Whether a field that hides its text has no input method at all.
  var hasPlainSecrets = false
  /// Whether ibus-daemon gives the focus to a context of its own, named `fake`, between two fields.
  var meetsFake = false
  /// Whether a field is first said to be for what the one before it was.
  var tellsOldType = false
  /// Whether a key that comes back waits behind others, and texts do not: GTK 3's module puts it at the end
  /// of its queue, and under GNOME programs have both from the compositor.
  var queuesKeys = false
  /// Whether what a key types is committed if it passes (`ibus_wayland_im_post_key` of IBus).
  var commitsKeys = false

  var testDescription: String { name }

  static let gtk3 = Self(
    name: "GTK 3", client: "gtk3-im:editor", hasPlainSecrets: true, meetsFake: true,
    queuesKeys: true)
  static let gtk4 = Self(name: "GTK 4", client: "gtk4-im:editor")
  /// Qt 6: a repeat is a release and a press.
  static let qt = Self(name: "Qt 6", client: "QIBusInputContext", repeats: .pairs)
  /// GNOME Shell on Wayland: repeats are the clients' own.
  static let gnome = Self(
    name: "GNOME Shell 48", client: "gnome-shell", repeats: .none, queuesKeys: true)
  /// GNOME Shell 50: it repeats keys itself, and no field has the focus between two, nor on a button
  /// (`packaging/checks/desktops --conformance`).
  static let newGnome = Self(
    name: "GNOME Shell 50", client: "gnome-shell", meetsFake: true, tellsOldType: true,
    queuesKeys: true)

  /// XIM: shows no preedit, reports no text, and a repeat is a release and a press.
  static let xim = Self(name: "xterm", client: "xim", capabilities: .focus, repeats: .pairs)
  /// IBus's own client of compositors, as in the installed IBus.
  static let bridge = Self(
    name: "IBus on Wayland", client: "wayland", repeats: .none, queuesKeys: true,
    commitsKeys: true)

  static let all = [gtk3, gtk4, qt, gnome, newGnome, xim, bridge]

  /// Whether it says what its fields are for, and deletes surrounding text: not before IBus 1.5.34 on
  /// Wayland.
  @MainActor var isComplete: Bool {
    self != .bridge || !IBusVersion.isInstalled(before: .firstWithContentType)
  }

  /// What it adds to evdev's keycodes: it sends X's before IBus 1.5.29 on Wayland.
  @MainActor var codeOffset: UInt32 {
    self == .bridge && IBusVersion.isInstalled(before: .firstWithEvdevCodes) ? 8 : 0
  }

  /// A field of it, in which letters are held: XIM's have lists only by a rule.
  @MainActor var field: TestField { self == .xim ? .xim : .gtk }
}

extension IBusFacts: DesktopKind {
  /// Qt makes the preedit text itself, before one that is on its way has come; a field without an input
  /// method has a letter before the one that is still asked about.
  var keepsLetters: Bool { self != .qt && !hasPlainSecrets }
  /// Of a release and a press that are read together nobody knows whether Qt repeats.
  var mayStandStill: Bool { repeats != .pairs }
  var silentFields: SilentFields { [.gtk3, .gtk4].contains(self) ? .always : .besideButtons }

  @MainActor func makeModel(_ clock: VirtualClock, _ windows: [WindowModel]) -> any DesktopModel {
    IBusModel(self, clock, windows)
  }
}
