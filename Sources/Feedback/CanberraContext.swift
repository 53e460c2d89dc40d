import CCanberra
import Glibc

/// A connection to a sound system through one of libcanberra's drivers.
///
/// Its calls wait for the sound system: 30 s for a sound server that is stopped.
nonisolated final class CanberraContext {
  /// Why connecting failed, in the library's words.
  struct OpenError: Error {
    var reason: String
  }

  let driver: String

  private let library: CanberraLibrary
  private let context: OpaquePointer
  private let soundProperties: [(String, String)]

  /// Connects with the driver that `$CANBERRA_DRIVER` names, or to the sound server, or to a sound
  /// card if there is no server.
  ///
  /// The library's own choice may end in a driver that plays nothing and reports no error, so the
  /// drivers are named here. ALSA's opens without any card and writes errors to standard error
  /// later, so it is not tried without a card.
  ///
  /// `theme` is the name of the sound theme, or `nil` for the library's choice.
  static func open(
    _ library: CanberraLibrary, theme: String?, volume: Double
  ) throws(OpenError) -> CanberraContext {
    if let wanted = getenv("CANBERRA_DRIVER"), wanted.pointee != 0 {
      return try CanberraContext(library, String(cString: wanted), theme: theme, volume: volume)
    }
    do throws(OpenError) {
      return try CanberraContext(library, "pulse", theme: theme, volume: volume)
    } catch {
      guard access("/dev/snd", F_OK) == 0 else { throw error }
      return try CanberraContext(library, "alsa", theme: theme, volume: volume)
    }
  }

  private init(
    _ library: CanberraLibrary, _ driver: String, theme: String?, volume: Double
  ) throws(OpenError) {
    self.library = library
    self.driver = driver
    // Whole decibels: the library reads numbers as the locale writes them, often with a comma.
    let decibels = Int((20 * log10(max(volume, 0.001))).rounded())
    soundProperties = [
      (CA_PROP_MEDIA_ROLE, "event"), (CA_PROP_CANBERRA_VOLUME, String(decibels)),
    ]
    var made: OpaquePointer?
    guard Int(library.context_create(&made)) == CA_SUCCESS, let made else {
      throw OpenError(reason: "out of memory")
    }
    var properties = [
      (CA_PROP_APPLICATION_NAME, "ibus-callout"), (CA_PROP_APPLICATION_ID, "ibus-callout"),
    ]
    if let theme { properties.append((CA_PROP_CANBERRA_XDG_THEME_NAME, theme)) }
    _ = library.context_set_driver(made, driver)
    _ = library.withProperties(properties) { library.context_change_props_full(made, $0) }
    let code = Int(library.context_open(made))
    guard code == CA_SUCCESS else {
      _ = library.context_destroy(made)
      let reason =
        code == CA_ERROR_NODRIVER
        ? "the driver is not installed" : library.explanation(of: code).lowercased()
      throw OpenError(reason: "\(driver): \(reason)")
    }
    context = made
  }

  deinit { _ = library.context_destroy(context) }

  /// Starts a sound, which the sound server keeps for the next time, and returns an error code.
  func play(_ sound: CanberraSound) -> Int {
    library.withProperties(properties(of: sound)) {
      library.context_play_full(context, 0, $0, nil, nil)
    }
  }

  /// Uploads a sound to the sound server, and returns an error code: sound cards keep nothing.
  func cache(_ sound: CanberraSound) -> Int {
    library.withProperties(properties(of: sound)) { library.context_cache_full(context, $0) }
  }

  private func properties(of sound: CanberraSound) -> [(String, String)] {
    var properties = soundProperties
    if let event = sound.event {
      properties += [(CA_PROP_EVENT_ID, event), (CA_PROP_CANBERRA_CACHE_CONTROL, "permanent")]
    }
    if let file = sound.file { properties.append((CA_PROP_MEDIA_FILENAME, file)) }
    return properties
  }
}
