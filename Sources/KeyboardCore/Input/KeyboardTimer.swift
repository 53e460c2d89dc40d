/// The timers that the keyboard asks its host to run.
public enum KeyboardTimer: String, Hashable, Sendable, CaseIterable {
  /// Until a held key opens its list.
  case hold
  /// Until a release counts as final: Qt and XIM send each auto-repeat as a release and a press.
  case release
  /// Until text that was held back is sent; see `ClientQuirks.needsPauses`.
  case commit
  /// Until a key that opens no list has been held long enough for what is bound to holding it.
  case longPress
  /// Until a message that is shown goes away.
  case message
  /// Until visible feedback goes away.
  case flash
}
