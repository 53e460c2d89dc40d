import GLib
import Glibc

/// The file of the running program, which an upgrade may have replaced.
///
/// An upgrade replaces it before the data: packages are unpacked in alphabetical order, `bin` and
/// `libexec` before `share`, and `packaging/install` does the same. So if the file is unchanged, the
/// data is, too.
public enum InstalledProgram {
  /// Whether another file is in its place, so that data must not be read any more.
  ///
  /// A program that was removed has not been replaced, and goes on with its data.
  public static var isReplaced: Bool {
    guard let own = SystemCall.status(of: "/proc/self/exe"),
      let present = SystemCall.status(of: DataDirectory.executable)
    else { return false }
    return own.st_ino != present.st_ino || own.st_dev != present.st_dev
  }

  /// Whether the upgrade is probably complete: it compiles the settings last.
  ///
  /// A program that starts earlier finds incomplete settings and does not use them.
  public static var isUpgradeOver: Bool {
    guard let program = SystemCall.status(of: DataDirectory.executable) else { return false }
    let schemas = DataDirectory.path + "/../glib-2.0/schemas/gschemas.compiled"
    guard let compiled = SystemCall.status(of: schemas) else { return true }
    // The times when the files were put in place; packages set the times of their last changes.
    let (put, done) = (program.st_ctim, compiled.st_ctim)
    return (done.tv_sec, done.tv_nsec) >= (put.tv_sec, put.tv_nsec)
  }
}
