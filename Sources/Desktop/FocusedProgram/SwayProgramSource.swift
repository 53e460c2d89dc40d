import GLib
import Glibc
import KeyboardCore

/// Follows the focus through sway's socket.
final class SwayProgramSource: ProgramSource {
  private let path: String
  private var socket: LocalSocket?
  private var arrived: [UInt8] = []

  /// Creates a source with the path of sway's socket, and does not connect yet.
  init(socket: String) { path = socket }

  override func connect() {
    do {
      let socket = try LocalSocket(path: path)
      self.socket = socket
      // In this order, no change between the two is missed.
      try socket.send(SwayMessage(kind: .subscribe, text: #"["window"]"#).bytes)
      try socket.send(SwayMessage(kind: .tree, text: "").bytes)
      socket.onReadable = { [weak self] in self?.read() }
    } catch {
      close("The socket of sway (\(path)) cannot be used: \(error).")
    }
  }

  override func stop() { socket = nil }

  private func read() {
    guard let bytes = socket?.receive() else { return close(nil) }
    arrived += bytes
    do {
      while let message = try SwayMessage.takeFirst(from: &arrived) { try handle(message) }
    } catch let error as SwayMessage.FormError {
      close(error.description)
    } catch {
      close("sway describes its windows in invalid JSON.")
    }
  }

  private func handle(_ message: SwayMessage) throws(DataFileError) {
    switch message.kind {
    case .tree:
      report(SwayWindow(tree: try JSONValue(parsing: message.text))?.program)
    case .windowEvent:
      guard let window = SwayWindow(event: try JSONValue(parsing: message.text)) else { return }
      report(window.program)
    case .subscribe, nil: break
    }
  }

  private func close(_ problem: String?) {
    socket = nil
    end(problem)
  }
}
