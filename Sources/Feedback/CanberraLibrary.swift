import CCanberra
import GLib

/// The functions of libcanberra, looked up when the first sound is to be made.
nonisolated struct CanberraLibrary {
  let createContext: ccanberra_context_create
  let setDriver: ccanberra_context_set_driver
  let changeProperties: ccanberra_context_change_props_full
  let open: ccanberra_context_open
  let play: ccanberra_context_play_full
  let cache: ccanberra_context_cache_full
  let destroyContext: ccanberra_context_destroy
  let createProperties: ccanberra_proplist_create
  let setProperty: ccanberra_proplist_sets
  let destroyProperties: ccanberra_proplist_destroy
  let explain: ccanberra_strerror

  /// Loads the library.
  ///
  /// It stays loaded, as does libpulse, which it loads: that is marked never to be unloaded.
  /// - Throws: `LoadError` where it is not installed.
  init() throws(DynamicLibrary.LoadError) {
    let library = try DynamicLibrary("libcanberra.so.0", prefix: "ca_")
    createContext = try library.function("context_create")
    setDriver = try library.function("context_set_driver")
    changeProperties = try library.function("context_change_props_full")
    open = try library.function("context_open")
    play = try library.function("context_play_full")
    cache = try library.function("context_cache_full")
    destroyContext = try library.function("context_destroy")
    createProperties = try library.function("proplist_create")
    setProperty = try library.function("proplist_sets")
    destroyProperties = try library.function("proplist_destroy")
    explain = try library.function("strerror")
  }

  /// What an error means, in the library's words.
  func explanation(of code: Int) -> String {
    explain(Int32(truncatingIfNeeded: code)).map { String(cString: $0) } ?? "no reason given"
  }

  /// Calls a closure with a list of properties.
  ///
  /// - Returns: The closure's code, or that of what kept the list from being made.
  func withProperties(
    _ values: [(String, String)], _ body: (OpaquePointer?) -> Int32
  ) -> Int {
    var list: OpaquePointer?
    let code = Int(createProperties(&list))
    guard code == CA_SUCCESS, let list else { return code }
    defer { _ = destroyProperties(list) }
    for (name, value) in values {
      let code = Int(setProperty(list, name, value))
      guard code == CA_SUCCESS else { return code }
    }
    return Int(body(list))
  }
}
