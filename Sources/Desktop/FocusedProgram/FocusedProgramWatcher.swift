import GLib
import KeyboardCore

/// Identifies the program with the focus if IBus does not.
///
/// IBus names programs that use GTK; those without a name are a number, such as `gtk4-im:(609)`. All
/// others are `wayland`, `xim` or `QIBusInputContext`, and those of a compositor without IBus have one
/// name of ours. For these, this type asks the desktop, when one
/// of them has the focus: sway through its socket, KWin with a script, others through X's window
/// properties. GNOME Shell does not report which Wayland program has the focus.
public final class FocusedProgramWatcher {
  /// Called when the name in `program` changes, but not from within `follow(client:)`.
  public var onChange: ((String?) -> Void)?
  /// Called with a problem in one sentence, without a program's name.
  public var onProblem: ((String) -> Void)?
  /// The desktop's name for the program with the focus, such as `org.kde.konsole` or `XTerm`; `nil` if
  /// it is unknown or IBus identifies the program.
  public private(set) var program: String?

  /// The progress with a source.
  private enum State {
    case untried
    case following(ProgramSource)
    case ended
  }

  private let scripts: String
  private let variable: @MainActor (String) -> String?
  private var client: String?
  private var compositor = State.untried
  private var display = State.untried

  /// Creates a watcher that does nothing yet.
  ///
  /// - Parameters:
  ///   - scripts: The folder with the scripts for desktops.
  ///   - variable: Returns the value of an environment variable.
  public init(scripts: String, variable: @escaping @MainActor (String) -> String?) {
    self.scripts = scripts
    self.variable = variable
  }

  /// Sets the client with the focus, by IBus's name, and updates `program`.
  public func follow(client: String) {
    self.client = client
    startWhatIsNeeded()
    program = currentProgram
  }

  /// Stops following and restores the desktop; for the program's end.
  public func stop() {
    for case .following(let source) in [compositor, display] { source.stop() }
    compositor = .ended
    display = .ended
  }

  private var currentProgram: String? {
    guard let client, Self.isNameless(client) else { return nil }
    if case .following(let source) = compositor { return source.program }
    // X keeps the name of its own program while a Wayland program has the focus.
    guard !Self.isOfWayland(client), case .following(let source) = display else { return nil }
    return source.program
  }

  private func startWhatIsNeeded() {
    guard let client, Self.isNameless(client) else { return }
    if case .untried = compositor,
      DisplayServer.isWayland(variable) || Self.isOfWayland(client)
    {
      let source =
        variable("SWAYSOCK").map { SwayProgramSource(socket: $0) }
        ?? KWinProgramSource(script: scripts + "/focused-program.js")
      compositor = .following(source)
      start(source) { [weak self] in
        self?.compositor = .ended
        self?.startWhatIsNeeded()
      }
    }
    if case .following = compositor { return }
    // X takes a megabyte of memory, so it is not used for a client that may turn out to have a name.
    guard Self.mayUseX(client), case .untried = display, let name = variable("DISPLAY") else {
      return
    }
    let source = X11ProgramSource(display: name)
    display = .following(source)
    start(source) { [weak self] in self?.display = .ended }
  }

  /// Whether the client can be any program; it may be "" right after the engine was selected.
  private static func isNameless(_ client: String) -> Bool {
    mayUseX(client) || isOfWayland(client) || client.isEmpty
  }

  private static func isOfWayland(_ client: String) -> Bool {
    client == ClientName.wayland || client == ClientName.compositor
  }

  private static func mayUseX(_ client: String) -> Bool {
    client == ClientName.xim || client == ClientName.qt || ClientName.isNumber(client)
  }

  private func start(_ source: ProgramSource, onEnd: @escaping () -> Void) {
    source.start(onChange: { [weak self] in self?.announce() }) { [weak self] problem in
      if let problem { self?.onProblem?(problem) }
      onEnd()
      self?.announce()
    }
  }

  private func announce() {
    guard program != currentProgram else { return }
    program = currentProgram
    onChange?(program)
  }
}
