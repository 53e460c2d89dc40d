import CGLib

/// Memory that was in use and is not any more.
public enum FreeMemory {
  /// Gives to the system what the C library keeps for later.
  public static func giveBack() { cglib_return_free_memory() }
}
