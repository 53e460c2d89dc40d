/// The timers the keyboard asks its host for.
public enum KeyboardTimer: String, Hashable, Sendable, CaseIterable {
  /// Until a held key opens its list.
  case hold
  /// Until a release counts as final: Qt and XIM send each auto-repeat as a release and a press.
  case release
  /// Until text that was kept back goes out: see `ClientQuirks.needsPauses`.
  case commit
  /// Until a key that opens no list has been held for what is bound to that.
  case longPress
  /// Until a message that is shown goes away.
  case message
  /// Until feedback that is shown goes away.
  case flash
}
