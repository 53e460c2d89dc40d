import CGLib
import Glibc

/// Memory that is no longer in use.
public enum FreeMemory {
  private static let variable = "G_SLICE"

  /// Keeps GLib from reusing memory by itself in programs that are started from now on.
  ///
  /// Before 2.76 it does, and gives none of it back. It looks at the variable before `main`.
  public static func keepFromReuse() { setenv(variable, "always-malloc", 1) }

  /// Ends that.
  public static func allowReuse() { unsetenv(variable) }

  /// Makes the C library return every block of a MiB or more to the system as soon as it is freed.
  ///
  /// Otherwise it keeps blocks as large as the largest one that was freed before: a program with a name
  /// of 8 MB left twice that in the process.
  public static func returnLargeBlocks() { cglib_return_blocks(1 << 20) }

  /// Returns what the C library keeps for later to the system.
  public static func giveBack() { cglib_return_free_memory() }
}
