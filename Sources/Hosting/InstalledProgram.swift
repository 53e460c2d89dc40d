import GLib
import Glibc

/// The file of the running program, which an upgrade may have replaced.
///
/// An upgrade replaces it before the data: packages are unpacked in alphabetical order, `bin` and
/// `libexec` before `share`, and `packaging/install` does the same. So if the file is unchanged, the
/// data is, too.
public enum InstalledProgram {
  /// A file, until it is replaced or changed.
  public struct File: Equatable {
    fileprivate var device: dev_t
    fileprivate var number: ino_t
    private var changed: [Int]

    fileprivate init?(_ path: String) {
      guard let status = SystemCall.status(of: path) else { return nil }
      (device, number) = (status.st_dev, status.st_ino)
      changed = [status.st_ctim.tv_sec, status.st_ctim.tv_nsec]
    }

    fileprivate func isOther(than file: File) -> Bool {
      number != file.number || device != file.device
    }
  }

  private static let own = "/proc/self/exe"
  /// The file that was there when this process began to read data.
  private static let first = File(DataDirectory.executable)

  /// Notes which file is there; call it before data is read.
  public static func note() { _ = first }

  /// Whether another file has been put in its place, so that data must not be read any more.
  ///
  /// A program that was removed has not been replaced, and goes on with its data.
  public static var isReplaced: Bool {
    guard let first, let present = File(DataDirectory.executable) else { return false }
    return present.isOther(than: first)
  }

  /// The file that has replaced the running one, perhaps before this process started.
  public static var successor: File? {
    guard let own = File(own), let present = File(DataDirectory.executable) else { return nil }
    return present.isOther(than: own) ? present : nil
  }

  /// The path from which the running program can be started again, even if its file was replaced or
  /// removed.
  public static var path: String {
    guard let file = File(own), let present = File(DataDirectory.executable),
      !present.isOther(than: file)
    else { return own }
    return DataDirectory.executable
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
