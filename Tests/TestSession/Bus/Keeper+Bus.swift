import Foundation

extension Keeper {
  /// Starts a D-Bus daemon that starts no services and allows everything, and waits
  /// until it is there.
  ///
  /// - Parameters:
  ///   - name: The name of its socket in the runtime folder, and of its log.
  ///   - folder: The session's folder, in which `run` is the runtime folder.
  ///   - environment: Its whole environment.
  /// - Throws: A `SessionError` if it does not start.
  func startBus(_ name: String, in folder: URL, environment: [String: String]) throws {
    let configuration = folder.appending(path: "bus.conf")
    try busConfiguration.write(to: configuration, atomically: true, encoding: .utf8)
    let socket = folder.appending(path: "run/\(name)").path
    try start(
      name,
      [
        "dbus-daemon", "--nofork", "--config-file=\(configuration.path)",
        "--address=unix:path=\(socket)",
      ],
      environment: environment)
    try waitUntil(
      { UnixSocket.isListening(at: socket) }, "the D-Bus at \(socket)", within: 10)
  }
}

/// The configuration of the tests' D-Bus.
private let busConfiguration = """
  <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
    "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
  <busconfig>
    <type>session</type>
    <listen>unix:tmpdir=/tmp</listen>
    <auth>EXTERNAL</auth>
    <policy context="default">
      <allow send_destination="*" eavesdrop="true"/>
      <allow eavesdrop="true"/>
      <allow own="*"/>
    </policy>
  </busconfig>

  """
