/// The timers that the keyboard asks its host to run.
public enum KeyboardTimer: String, Hashable, Sendable, CaseIterable {
  /// Until a held key opens its list.
  case hold
  /// Until a release is final: Qt and XIM send each auto-repeat as a release and a press.
  case release
  /// Until text that was held back is sent; see `ClientQuirks.needsPauses`.
  case commit
  /// Until the action bound to holding a key is performed, for a key that opens no list.
  case longPress
  /// Until the highlight of a list moves on by itself.
  case scan
  /// Until a message is hidden.
  case message
  /// Until visible feedback is hidden.
  case flash

  /// Whether it takes precedence over keys that wait to be read.
  ///
  /// A list has to open on time. The other timers end when the host is idle: a release, for example,
  /// is final only if no press is waiting.
  public var isUrgent: Bool { self == .hold }
}
