import CCanberra
import Glibc

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

  /// Loads the library; `nil` where it is not installed.
  ///
  /// It stays loaded, as libpulse does that it loads in turn: that is marked never to be unloaded.
  init?() {
    guard let library = dlopen("libcanberra.so.0", RTLD_NOW | RTLD_LOCAL) else { return nil }
    func function<Function>(_ name: String, as type: Function.Type) -> Function? {
      // Safe: the type is that of the same name in the library's header.
      dlsym(library, "ca_" + name).map { unsafeBitCast($0, to: type) }
    }
    guard
      let createContext = function("context_create", as: ccanberra_context_create.self),
      let setDriver = function("context_set_driver", as: ccanberra_context_set_driver.self),
      let changeProperties = function(
        "context_change_props_full", as: ccanberra_context_change_props_full.self),
      let open = function("context_open", as: ccanberra_context_open.self),
      let play = function("context_play_full", as: ccanberra_context_play_full.self),
      let cache = function("context_cache_full", as: ccanberra_context_cache_full.self),
      let destroyContext = function("context_destroy", as: ccanberra_context_destroy.self),
      let createProperties = function("proplist_create", as: ccanberra_proplist_create.self),
      let setProperty = function("proplist_sets", as: ccanberra_proplist_sets.self),
      let destroyProperties = function("proplist_destroy", as: ccanberra_proplist_destroy.self),
      let explain = function("strerror", as: ccanberra_strerror.self)
    else { return nil }
    self.createContext = createContext
    self.setDriver = setDriver
    self.changeProperties = changeProperties
    self.open = open
    self.play = play
    self.cache = cache
    self.destroyContext = destroyContext
    self.createProperties = createProperties
    self.setProperty = setProperty
    self.destroyProperties = destroyProperties
    self.explain = explain
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
