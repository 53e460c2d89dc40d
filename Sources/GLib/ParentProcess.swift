import CGLib
import Glibc

/// The process that started this one.
public enum ParentProcess {
  /// Its number.
  public static var id: Int32 { getppid() }

  /// Asks the kernel for a SIGTERM when the parent ends, however it ends.
  public static func endWithParent() { _ = cglib_end_with_parent() }
}
