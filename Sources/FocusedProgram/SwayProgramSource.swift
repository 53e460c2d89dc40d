import GLib
import Glibc
import KeyboardCore

/// Learns of the focus from sway, by its socket.
final class SwayProgramSource: ProgramSource {
  private(set) var program: String?

  private let path: String
  private var socket: LocalSocket?
  private var arrived: [UInt8] = []
  private var onChange: () -> Void = {}
  private var onEnd: (String?) -> Void = { _ in }

  /// Creates a source that is not connected.
  ///
  /// - Parameter socket: The path of sway's socket.
  init(socket: String) { path = socket }

  func start(onChange: @escaping () -> Void, onEnd: @escaping (String?) -> Void) {
    self.onChange = onChange
    self.onEnd = onEnd
    do {
      let socket = try LocalSocket(path: path)
      self.socket = socket
      // In this order no change is missed between the two.
      try socket.send(SwayMessage(kind: .subscribe, text: #"["window"]"#).bytes)
      try socket.send(SwayMessage(kind: .tree, text: "").bytes)
      socket.onReadable = { [weak self] in self?.read() }
    } catch {
      end("The socket of sway (\(path)): \(error).")
    }
  }

  func stop() { socket = nil }

  private func read() {
    guard let bytes = socket?.receive() else { return end(nil) }
    arrived += bytes
    do {
      while let message = try SwayMessage.takeFirst(from: &arrived) { try handle(message) }
    } catch let error as SwayMessage.FormError {
      end(error.description)
    } catch {
      end("What sway tells of its windows is no JSON.")
    }
  }

  private func handle(_ message: SwayMessage) throws(DataFileError) {
    switch message.kind {
    case .tree:
      tell(SwayWindow(tree: try JSONValue(parsing: message.text))?.program)
      // A tree takes a hundred times the memory of all that is kept of it.
      FreeMemory.giveBack()
    case .windowEvent:
      guard let window = SwayWindow(event: try JSONValue(parsing: message.text)) else { return }
      tell(window.program)
    case .subscribe, nil: break
    }
  }

  private func tell(_ name: String?) {
    guard name != program else { return }
    program = name
    onChange()
  }

  private func end(_ problem: String?) {
    socket = nil
    program = nil
    onEnd(problem)
  }
}
