import GLib
import Glibc

/// The file of the running program, and what has become of it since the program was started.
///
/// An upgrade puts another file in its place before it touches the data: packages are unpacked in
/// the order of the alphabet, `bin` and `libexec` before `share`, and `packaging/install` does the
/// same. So as long as the file is ours, the data is, too.
public enum InstalledProgram {
  /// Whether another program is in the place of the running one: data that has not been read yet is
  /// that program's.
  ///
  /// One that was removed has not been replaced. It goes on with what it has.
  public static var isReplaced: Bool {
    guard let own = SystemCall.status(of: "/proc/self/exe"),
      let present = SystemCall.status(of: DataDirectory.executable)
    else { return false }
    return own.st_ino != present.st_ino || own.st_dev != present.st_dev
  }

  /// Whether the upgrade that has replaced the program is over, as far as can be told: settings are
  /// compiled last.
  ///
  /// A program that starts before that finds the settings incomplete and goes without them.
  public static var isUpgradeOver: Bool {
    guard let program = SystemCall.status(of: DataDirectory.executable) else { return false }
    let schemas = DataDirectory.path + "/../glib-2.0/schemas/gschemas.compiled"
    guard let compiled = SystemCall.status(of: schemas) else { return true }
    // When a file was put where it is; packages set the time of its last change.
    let (put, done) = (program.st_ctim, compiled.st_ctim)
    return (done.tv_sec, done.tv_nsec) >= (put.tv_sec, put.tv_nsec)
  }
}
