import CCanberra

nonisolated extension CanberraLibrary {
  /// The library, or `nil` if it is not installed.
  static var loaded: Self? {
    var library = Self()
    return ccanberra_load(&library) ? library : nil
  }

  /// The meaning of an error, in the library's words.
  func explanation(of code: Int) -> String {
    strerror(Int32(truncatingIfNeeded: code)).map { String(cString: $0) } ?? "no reason given"
  }

  /// Calls a closure with a list of properties, and returns its result, or the error that kept the
  /// list from being made.
  func withProperties(_ values: [(String, String)], _ body: (OpaquePointer?) -> Int32) -> Int {
    var list: OpaquePointer?
    let code = Int(proplist_create(&list))
    guard code == CA_SUCCESS, let list else { return code }
    defer { _ = proplist_destroy(list) }
    for (name, value) in values {
      let code = Int(proplist_sets(list, name, value))
      guard code == CA_SUCCESS else { return code }
    }
    return Int(body(list))
  }
}
