import GLib
import KeyboardCore

/// Knows which program has the focus, where IBus does not say.
///
/// IBus names programs that reach it through GTK; those without a name are a number to it, such as
/// `gtk4-im:(609)`. All others are `wayland`, `xim` or `QIBusInputContext`. The desktop is asked
/// about numbers and these, and only once one of them has the focus: sway by its socket, KWin by a
/// script, any other with X by the properties of its windows. GNOME Shell tells nobody which Wayland
/// program has the focus.
public final class FocusedProgramWatcher {
  /// Called when the name in `program` changes, but not from within `follow(client:)`.
  public var onChange: ((String?) -> Void)?
  /// Called with what is wrong, in one sentence; it does not hold a program's name.
  public var onProblem: ((String) -> Void)?
  /// The name of the program with the focus, as the desktop calls it, such as `org.kde.konsole` or
  /// `XTerm`; `nil` where it is not known, and where IBus itself tells the program.
  public private(set) var program: String?

  /// How far it has come with a source.
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

  /// Creates a watcher that has asked for nothing.
  ///
  /// - Parameters:
  ///   - scripts: The folder with the scripts that desktops are given.
  ///   - variable: The value of an environment variable, or `nil`.
  public init(scripts: String, variable: @escaping @MainActor (String) -> String?) {
    self.scripts = scripts
    self.variable = variable
  }

  /// Takes note of the client that has the focus now; `program` is its program's, as far as known.
  ///
  /// - Parameter client: What IBus calls it.
  public func follow(client: String) {
    self.client = client
    startWhatIsNeeded()
    program = currentProgram
  }

  /// Follows nothing any more, and leaves the desktop as it was before; for the program's end.
  public func stop() {
    for case .following(let source) in [compositor, display] { source.stop() }
    compositor = .ended
    display = .ended
  }

  private var currentProgram: String? {
    guard let client, Self.isNameless(client) else { return nil }
    if case .following(let source) = compositor { return source.program }
    // X keeps the name of its own program while one of Wayland has the focus.
    guard client != ClientName.wayland, case .following(let source) = display else { return nil }
    return source.program
  }

  private func startWhatIsNeeded() {
    guard let client, Self.isNameless(client) else { return }
    if case .untried = compositor,
      DisplayServer.isWayland(variable) || client == ClientName.wayland
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
    // X is a megabyte of memory: it is not asked for a client that may turn out to have a name.
    guard Self.maySpeakX(client), case .untried = display,
      let name = variable("DISPLAY")
    else { return }
    let source = X11ProgramSource(display: name)
    display = .following(source)
    start(source) { [weak self] in self?.display = .ended }
  }

  /// Whether the client can be any program; right after the engine has been chosen it may be "".
  private static func isNameless(_ client: String) -> Bool {
    maySpeakX(client) || client == ClientName.wayland || client.isEmpty
  }

  private static func maySpeakX(_ client: String) -> Bool {
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
