import CGLib

/// Memory that is no longer in use.
public enum FreeMemory {
  /// Returns what the C library keeps for later to the system.
  public static func giveBack() { cglib_return_free_memory() }
}
