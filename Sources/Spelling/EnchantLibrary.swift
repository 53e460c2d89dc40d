import CEnchant

nonisolated extension EnchantLibrary {
  /// Loads the library, or returns `nil` if it is not installed.
  init?(named name: String) {
    self.init()
    guard cenchant_load(&self, name) else { return nil }
  }
}
