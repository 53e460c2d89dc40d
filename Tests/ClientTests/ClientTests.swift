import Testing

@testable import TestSession

/// Typing into real programs, in a session of its own.
@Suite(
  .serialized, .enabled(if: ClientRun.isEnabled, "IBUS_CALLOUT_CLIENTS=1 runs these"), .desk)
enum ClientTests {}

/// Typing into real programs under GNOME Shell, as Wayland clients, in a session of its own.
@Suite(
  .serialized, .enabled(if: GnomeDesk.isEnabled, "IBUS_CALLOUT_FULL=1 runs these"), .gnomeDesk)
enum GnomeShellTests {}
