import Glibc
import Testing

@testable import TestSession

extension ScriptedCompositor {
  /// Ends the connection.
  func close() throws { try order(#"["close"]"#) }

  /// Ends the connection and the compositor.
  func quit() throws { try order(#"["end"]"#) }

  /// Stops or begins reading requests.
  func read(_ reads: Bool) throws { try order("[\"reads\", \(reads)]") }

  /// Stops or begins reporting frames as shown.
  func showFrames(_ isShown: Bool) throws { try order("[\"frames\", \(isShown)]") }

  /// Begins or stops telling new input methods that there is another one.
  func take(_ isTaken: Bool) throws { try order("[\"taken\", \(isTaken)]") }

  /// How many times a program has connected: one that is turned away at once is rarely seen among the
  /// processes.
  var connections: Int { get throws { Int(try order(#"["connections"]"#)) ?? 0 } }

  /// Ends each new connection at once.
  func refuse() throws { try order(#"["refuses", true]"#) }

  /// Reports an error of the client's, as libwayland does.
  func reportError() throws {
    try send(#"["wl_display", "error", "wl_display", 3, "broken"]"#)
    try close()
  }

  /// The process that restarts workers.
  var supervisor: RunningProcess? {
    get throws { try processes().first { !$0.arguments.contains("--worker") } }
  }

  /// Ends the worker somehow, and gives the field the focus again when there is another.
  func replaceWorker(by end: (RunningProcess) throws -> Void) throws {
    let worker = try #require(try processes().worker)
    try end(worker)
    try wait(for: "another worker: \(output)") {
      let next = try processes().worker
      return next != nil && next != worker
    }
    #expect(!worker.isAlive)
    try focusAgain()
  }

  /// Kills the supervisor, types a key, and gives the field the focus again when there is another.
  func replaceSupervisor(whileTyping key: PhysicalKey) throws {
    let first = try #require(try supervisor)
    first.send(SIGKILL)
    let count = text.count
    try tap(key)
    try wait(for: "the key") {
      _ = try seen("")
      return text.count > count
    }
    try wait(for: "another supervisor: \(output)") {
      guard let next = try supervisor else { return false }
      return try next != first && processes().worker != nil
    }
    try focusAgain()
  }

  /// Gives the field of a new worker the focus.
  func focusAgain() throws {
    serial = 0
    try wait(for: "the next worker's field") { (try? focus()) != nil }
  }

  /// Gives the keyboard a keymap that ends too early.
  func breakKeymap() throws {
    try send(#"["\#(version.keyboard)", "keymap", 1, "xkb_keymap {", null]"#)
  }

  /// Reports broken texts and impossible cursors, and types a letter into each.
  func reportHostileTexts() throws {
    // 3,999 bytes and the first one of the next character.
    let long = String(repeating: "é", count: 1999) + #"a\udcc3"#
    let texts = [
      (long, 4000, 4000), ("é", 1, 1), ("a", 9, -5), (#"\udcff\udcfe"#, 2, 0), ("", 7, 7),
    ]
    for (text, cursor, anchor) in texts {
      try send(#"["\#(version.field)", "surrounding_text", "\#(text)", \#(cursor), \#(anchor)]"#)
      try send(#"["\#(version.field)", "content_type", 4294967295, 4294967295]"#)
      reportsText = false
      try report()
      reportsText = true
      try tap("e")
    }
  }
}
