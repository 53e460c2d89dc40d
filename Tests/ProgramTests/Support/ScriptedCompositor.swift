import Foundation
import Testing

@testable import TestSession

/// A compositor that does what a test says, its one field, and callout-wayland.
///
/// The cursor stays at the end of the field's text.
@MainActor
final class ScriptedCompositor: RunningSession, Endable {
  let version: Version
  nonisolated let environment: [String: String]
  let keeper: Keeper
  var folder: URL { temporary.url }

  /// The field's text, as the requests have changed it.
  var text = ""
  /// Whether the field reports its text after each change.
  var reportsText = true
  /// The number that version 1 gives with reports, or that of the reports of version 2.
  var serial = 0
  /// The numbers that came with changes of the text.
  private(set) var serials: [Int] = []
  /// The names of all requests, in order.
  private(set) var requests: [String] = []
  /// How often the keyboard was asked for.
  private(set) var grabs = 0
  /// The evdev codes of keys that were passed, negative for a release.
  private(set) var passed: [Int] = []
  /// The states of these keys: 0 for a release, 1 for a press, 2 for a repeat.
  private(set) var states: [Int] = []
  /// Whether a surface is shown.
  private(set) var isListShown = false
  /// The list's width and height in pixels, which are as large as points here.
  private(set) var listSize = (width: 0, height: 0)
  /// The file with the output of callout-wayland.
  private let log: URL

  /// The descriptions of protocols in the packages libwayland-dev and wayland-protocols.
  private static let sharedProtocols = [
    "wayland/wayland", "wayland-protocols/stable/viewporter/viewporter",
    "wayland-protocols/staging/fractional-scale/fractional-scale-v1",
    "wayland-protocols/unstable/input-method/input-method-unstable-v1",
  ].map { "/usr/share/\($0).xml" }

  private let temporary: TemporaryFolder
  private let script: LineProcess
  private var deletion = (before: 0, after: 0)
  private var insertion: String?
  private var time = 1000

  /// Starts both.
  ///
  /// - Parameters:
  ///   - version: The version of the protocol.
  ///   - seat: The version of the seat.
  ///   - missing: What is not offered.
  ///   - faults: The faults of callout-wayland.
  ///   - bus: The address of the session bus; by default there is none.
  ///   - desktop: What starts callout-wayland, and prints how it ends.
  /// - Throws: A `SessionError` if one of them does not start.
  init(
    _ version: Version, seat: Int = 9, without missing: Set<String> = [], _ faults: Faults? = nil,
    bus: String = "unix:path=/nowhere", startedBy desktop: Desktop? = nil
  ) throws {
    self.version = version
    temporary = try TemporaryFolder(folders: ["home/.config", "run", "logs"])
    let folder = temporary.url
    let home = folder.appending(path: "home").path
    environment = Programs.environment.merging([
      "HOME": home, "XDG_CONFIG_HOME": home + "/.config", "TMPDIR": folder.path,
      "XDG_RUNTIME_DIR": folder.appending(path: "run").path, "WAYLAND_DISPLAY": "compositor",
      "GSETTINGS_BACKEND": "memory", "DBUS_SESSION_BUS_ADDRESS": bus,
    ]) { $1 }
    let globals = (["wl_compositor", "wl_shm", "wl_seat=\(seat)"] + version.globals)
      .filter { !missing.contains($0) }
    let protocols = Support.package.appending(path: "packaging/recipes/protocols").path
    let files =
      Self.sharedProtocols
      + (try FileManager.default.contentsOfDirectory(atPath: protocols))
      .filter { $0.hasSuffix(".xml") }.map { "\(protocols)/\($0)" }
    let logs = folder.appending(path: "logs")
    let socket = folder.appending(path: "run/compositor").path
    script = try LineProcess(
      Support.command("compositor.py", [socket] + globals + ["--"] + files),
      environment: environment, log: logs.appending(path: "compositor.log"))
    _ = try script.readLine(within: 20)
    keeper = try Keeper(logs: logs, home: home)
    let program = try Programs.wayland().path
    let settings = ["locales=['fr']", "hold-delay=150"].flatMap { ["--setting", $0] }
    let start = desktop.map { Support.command("compositor_start.py", [$0.rawValue, socket]) }
    log = try keeper.start(
      "callout-wayland", (start ?? []) + [program] + settings,
      environment: environment.merging(try faults?.environment ?? [:]) { $1 })
  }

  /// Starts both, and gives the field the focus.
  ///
  /// - Throws: A `SessionError` if callout-wayland does not become the input method.
  static func withField(_ version: Version, _ faults: Faults? = nil) throws -> ScriptedCompositor {
    let compositor = started(try ScriptedCompositor(version, faults))
    try compositor.focus()
    return compositor
  }

  func end() {
    keeper.end()
    script.end()
    temporary.remove()
  }

  /// The output of callout-wayland.
  var output: String { (try? String(contentsOf: log, encoding: .utf8)) ?? "" }

  /// Waits until callout-wayland has said something: its keys may arrive before its sentences.
  func wait(forWords words: String) throws {
    try wait(for: "“\(words)”") { output.contains(words) }
  }

  /// The processes of callout-wayland, supervisor and worker.
  func processes() throws -> [RunningProcess] {
    RunningProcess.engines(home: environment["HOME"] ?? "", program: try Programs.wayland())
  }

  // MARK: What the compositor does

  /// Sends events, each an array in JSON, so many times.
  func send(_ events: String..., times: Int = 1) throws {
    let line = "[\"send\", \(times), \(events.joined(separator: ", "))]"
    guard try script.ask(line, within: 60) == "true" else {
      throw SessionError("There is no object for one of \(events)")
    }
  }

  /// Gives the script an order, an array in JSON, and returns its answer.
  @discardableResult func order(_ line: String) throws -> String { try script.ask(line) }

  /// Gives the keyboard a layout.
  func setKeymap(_ layout: String) throws {
    try send(#"["\#(version.keyboard)", "keymap", 1, ["keymap", "\#(layout)"], null]"#)
  }

  /// Reports the field's text, and what it is for.
  func report() throws {
    serial += 1
    let count = text.utf8.count
    if reportsText {
      try send(#"["\#(version.field)", "surrounding_text", "\#(text)", \#(count), \#(count)]"#)
    }
    switch version {
    case .v1: try send(#"["zwp_input_method_context_v1", "commit_state", \#(serial)]"#)
    case .v2: try send(#"["zwp_input_method_v2", "done"]"#)
    }
  }

  /// Presses or releases a key.
  func move(_ key: PhysicalKey, isPress: Bool) throws { try move(key, state: isPress ? 1 : 0) }

  /// Sends an event of a key: 0 for a release, 1 for a press, 2 for a repeat of KWin's.
  func move(_ key: PhysicalKey, state: Int) throws { try send(event(of: key, state: state)) }

  /// The event of a key, in JSON.
  func event(of key: PhysicalKey, state: Int) -> String {
    time += 10
    return #"["\#(version.keyboard)", "key", 1, \#(time), \#(key.code), \#(state)]"#
  }

  /// Taps a key.
  func tap(_ key: PhysicalKey) throws {
    try move(key, isPress: true)
    try move(key, isPress: false)
  }

  /// Holds a key until its list is shown, and releases it.
  func hold(_ key: PhysicalKey) throws {
    // The list before it may still be there.
    try wait(forList: false)
    try move(key, isPress: true)
    try wait(forList: true)
    try move(key, isPress: false)
  }

  /// Lets so many ms pass, as a hand does between two moves.
  func pause(_ milliseconds: Int) { usleep(UInt32(milliseconds) * 1000) }

  /// Waits until there is a list, or none.
  func wait(forList isShown: Bool) throws {
    try wait(for: isShown ? "a list: \(output)" : "no list: \(output)") {
      try update()
      return isListShown == isShown
    }
  }

  // MARK: What callout-wayland does

  /// Waits until the field has a text.
  func expect(_ expected: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    _ = try? wait(for: "the text", seconds: 10) {
      try update()
      return text == expected
    }
    #expect(text == expected, "\(output)", sourceLocation: sourceLocation)
  }

  /// Waits until a key that does nothing here, F12, is passed: then all that was sent before is done.
  func settle() throws {
    let key = PhysicalKey(code: 88)
    let count = passed.count
    try tap(key)
    try wait(for: "F12: \(output)") {
      try update()
      return passed.dropFirst(count).contains(-Int(key.code))
    }
  }

  /// Whether a request has come.
  func seen(_ request: String) throws -> Bool {
    try update()
    return requests.contains(request)
  }

  /// Takes the requests that have come.
  func update() throws {
    let answer = Data(try script.ask(#"["take"]"#).utf8)
    let all = try JSONSerialization.jsonObject(with: answer) as? [[Any]] ?? []
    let before = text
    for request in all { apply(request) }
    if text != before, reportsText { try report() }
  }

  private func apply(_ request: [Any]) {
    guard let interface = request[0] as? String, let name = request[1] as? String else { return }
    let numbers = request.dropFirst(2).map { $0 as? Int ?? 0 }
    requests.append(name)
    if name == "grab_keyboard" { grabs += 1 }
    switch (interface, name) {
    case ("wl_shm_pool", "create_buffer"): listSize = (numbers[2], numbers[3])
    case ("wl_surface", "attach"): isListShown = true
    case ("wl_surface", "destroy"): isListShown = false
    case (version.field, "delete_surrounding_text"):
      // Version 1 has the place of the first byte, and the number of bytes.
      deletion =
        version == .v1 ? (-numbers[0], numbers[0] + numbers[1]) : (numbers[0], numbers[1])
    case (version.field, "commit_string"):
      insertion = request.last as? String
      if version == .v1 {
        serials.append(numbers[0])
        change()
      }
    case ("zwp_input_method_v2", "commit"), ("zwp_input_method_v2", "late commit"):
      serials.append(numbers[0])
      if name == "commit" { change() } else { (deletion, insertion) = ((0, 0), nil) }
    case ("zwp_virtual_keyboard_v1", "key"), ("zwp_input_method_context_v1", "key"):
      let (code, state) = (numbers[numbers.count - 2], numbers[numbers.count - 1])
      passed.append(state == 0 ? -code : code)
      states.append(state)
    default: break
    }
  }

  private func change() {
    text = String(decoding: text.utf8.dropLast(deletion.before), as: UTF8.self) + (insertion ?? "")
    (deletion, insertion) = ((0, 0), nil)
  }
}
