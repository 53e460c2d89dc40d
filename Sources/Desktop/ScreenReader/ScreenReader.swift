import GLib
public import KeyboardCore

/// What says texts to people who do not see them.
public protocol SpeechOutput: AnyObject {
  /// Called when what it does has changed.
  var onChange: ((Accessibility.ScreenReader) -> Void)? { get set }
  /// Begins to report what it does.
  func follow()
  /// Says a text in place of the one before.
  func say(_ text: String)
}

/// The desktop's screen reader, which since Orca 49 says what programs ask it to say.
///
/// It is never started, and nothing waits for it.
public final class ScreenReader: SpeechOutput {
  /// What it does.
  public typealias State = Accessibility.ScreenReader

  /// Its service on the session bus.
  private enum Service {
    /// It is not there yet, or has just vanished: Orca takes some seconds to start.
    case awaited
    case missing
    case there(OrcaService)
  }

  /// The state now, without following it; waits for the session bus.
  public static var current: State {
    if OrcaService.allCases.contains(where: { SessionBus.hasOwner(of: $0.name) }) {
      return .speaking
    }
    return isEnabled(in: installed) ? .silent : .none
  }

  // GNOME, Plasma and Cinnamon set one of these; an Orca that is started by hand does not.
  private static let schemas = [
    "org.gnome.desktop.a11y.applications", "org.cinnamon.desktop.a11y.applications",
  ]
  private static let key = "screen-reader-enabled"
  /// How long the service may take to appear, in ms.
  private static let patience = 10_000
  /// How long a message may be spoken, in ms.
  private static let longestMessage = 5000

  private static var installed: [InstalledSettings] {
    schemas.compactMap { InstalledSettings($0) }
  }

  private static func isEnabled(in settings: [InstalledSettings]) -> Bool {
    settings.contains { $0[key]?.bool == true }
  }

  /// Called when the state has changed.
  public var onChange: ((State) -> Void)?
  /// The state.
  public private(set) var state = State.none {
    didSet { if state != oldValue { onChange?(state) } }
  }

  private var settings: [InstalledSettings] = []
  private var bus: SessionBus?
  private var service = Service.awaited { didSet { update() } }
  private var timeout: Timeout?
  private var lastMessage: Int?

  /// Creates a screen reader that is not followed yet.
  public init() {}

  /// Follows the setting and the service.
  public func follow() {
    settings = Self.installed
    for settings in settings { settings.onChange = { [weak self] in self?.settingChanged() } }
    wait()
    SessionBus.connect { [weak self] in
      guard let self, case .success(let bus) = $0 else { return }
      self.bus = bus
      for service in OrcaService.allCases {
        bus.watch(
          service.name, appeared: { [weak self] _ in self?.appeared(service) },
          vanished: { [weak self] in self?.vanished(service) })
      }
    }
  }

  /// Says a text in place of the one before.
  public func say(_ text: String) {
    guard case .there(let orca) = service, let bus else { return }
    let now = MainLoop.now
    if let lastMessage, now - lastMessage < Self.longestMessage { orca.interrupt(bus) }
    lastMessage = now
    bus.tell("PresentMessage", of: orca.speaker, [Variant(text)])
  }

  private func settingChanged() { if case .there = service { update() } else { wait() } }

  private func appeared(_ service: OrcaService) {
    timeout = nil
    self.service = .there(service)
  }

  private func vanished(_ service: OrcaService) {
    if case .there(service) = self.service { wait() }
  }

  private func wait() {
    service = .awaited
    timeout = Timeout(milliseconds: Self.patience, priority: .low) { [weak self] in
      self?.timeout = nil
      self?.service = .missing
    }
  }

  private func update() {
    state =
      switch service {
      case .there: .speaking
      case .missing where Self.isEnabled(in: settings): .silent
      case .missing, .awaited: .none
      }
  }
}
