import CGLib

/// An error of GLib's.
public nonisolated struct GLibError: Error, CustomStringConvertible {
  /// The reason in GLib's words, which are not a sentence.
  public let description: String
  private let domain: GQuark
  private let code: Int32

  /// Takes over an error.
  init(adopting error: UnsafeMutablePointer<GError>) {
    description = error.pointee.message.map { String(cString: $0) } ?? "no reason given"
    domain = error.pointee.domain
    code = error.pointee.code
    g_error_free(error)
  }

  /// Whether a D-Bus service rejected its arguments.
  public var isInvalidArguments: Bool {
    domain == g_dbus_error_quark() && code == Int32(G_DBUS_ERROR_INVALID_ARGS.rawValue)
  }

  /// Calls a function of GLib's that takes an error as its last parameter, and throws that error.
  static func check<Result>(
    _ call: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> Result
  ) throws(GLibError) -> Result {
    var error: UnsafeMutablePointer<GError>?
    let result = call(&error)
    if let error { throw GLibError(adopting: error) }
    return result
  }
}

extension Result {
  /// The error, or `nil`.
  public nonisolated var error: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}
