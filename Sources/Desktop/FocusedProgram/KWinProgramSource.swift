import GLib

/// Follows the focus with a script that KWin runs and that calls back over D-Bus.
final class KWinProgramSource: ProgramSource {
  /// The name on the session bus that the script calls; the name on IBus's own bus is the same.
  private static let name = "org.freedesktop.IBus.Callout"
  private static let path = "/org/freedesktop/IBus/Callout"
  private static let interface = name + ".Focus"
  private static let description = """
    <node><interface name="\(interface)"><method name="ProgramChanged">
    <arg type="s" direction="in"/></method></interface></node>
    """
  private static let service = "org.kde.KWin"
  private static let scripting = SessionBus.Object(
    service: service, path: "/Scripting", interface: "org.kde.kwin.Scripting")
  /// KWin's name for the script.
  private static let plugin = "ibus-callout"
  /// How long KWin may take to answer, in ms.
  private static let patience = 10_000

  private let script: String
  private var bus: SessionBus?
  private var hasOffered = false
  private var ownsName = false
  /// KWin's unique name on the bus, or `nil` while it is not there.
  private var kwin: String?

  /// Creates a source with the path of the script, and does not connect yet.
  init(script: String) { self.script = script }

  override func connect() {
    SessionBus.connect { [weak self] outcome in
      guard let self else { return }
      // There is no KWin without a session bus.
      guard case .success(let bus) = outcome else { return end(nil) }
      self.bus = bus
      bus.watch(
        Self.service,
        appeared: { [weak self] in self?.kwinAppeared($0) },
        vanished: { [weak self] in self?.kwinVanished() })
    }
  }

  override func stop() {
    guard let bus, kwin != nil, ownsName else { return }
    bus.send("unloadScript", of: Self.scripting, [Variant(Self.plugin)])
  }

  private func kwinAppeared(_ owner: String) {
    guard let bus else { return }
    kwin = owner
    guard !hasOffered else { return load() }
    hasOffered = true
    do {
      try bus.offer(
        path: Self.path, description: Self.description, interface: Self.interface,
        // Rules, such as those for terminals, go by the name, so no other program may report it.
        isAllowed: { [weak self] in $0 == self?.kwin }
      ) { [weak self] _, arguments in
        self?.report(arguments.first?.string)
        return []
      }
    } catch {
      return end("There can be no object for KWin to call: \(error).")
    }
    // Of two engines, the script calls the one that was started last.
    bus.own(
      Self.name,
      acquired: { [weak self] in
        self?.ownsName = true
        self?.load()
      },
      lost: { [weak self] in
        self?.ownsName = false
        self?.report(nil)
      })
  }

  private func kwinVanished() {
    // It may come back after a crash; if it was never there, the desktop is not Plasma.
    guard kwin != nil else { return end(nil) }
    kwin = nil
    report(nil)
  }

  /// Loads the script, after unloading one that an engine may have left when it crashed.
  private func load() {
    guard kwin != nil, ownsName, let bus else { return }
    let name = [Variant(Self.plugin)]
    // KWin forgets a script only after it has answered, and until then refuses another with its name.
    bus.ask(
      "unloadScript", of: Self.scripting, name, result: "(b)", patience: Self.patience
    ) { [weak self] _ in self?.loadAnew() }
  }

  private func loadAnew() {
    let arguments = [Variant(script), Variant(Self.plugin)]
    bus?.ask(
      "loadScript", of: Self.scripting, arguments, result: "(i)", patience: Self.patience
    ) { [weak self] in
      guard let self else { return }
      do {
        guard let number = try $0.get().first?.int, number >= 0 else {
          return end("KWin does not load the script \(script).")
        }
        run(number)
      } catch {
        end("KWin does not load the script \(script): \(error).")
      }
    }
  }

  /// Runs the script with a number; its paths in Plasma 6 and 5 differ.
  private func run(_ number: Int) {
    let paths = ["/Scripting/Script\(number)", "/\(number)"]
    run(at: paths[0]) { [weak self] error in
      if error == nil { return }
      self?.run(at: paths[1]) { error in
        guard let error else { return }
        self?.end("KWin does not run the script that reports the focus: \(error).")
      }
    }
  }

  private func run(at path: String, _ body: @escaping (GLibError?) -> Void) {
    let object = SessionBus.Object(
      service: Self.service, path: path, interface: "org.kde.kwin.Script")
    bus?.ask("run", of: object, [], result: "()", patience: Self.patience) { body($0.error) }
  }
}
