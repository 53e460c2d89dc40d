import KeyboardCore

/// Typing that bytes decide: the same bytes always do the same, so a fuzzer can choose them.
@MainActor package enum TypingFromBytes {
  /// How many events keyboards have taken.
  package private(set) static var events = 0

  /// Lets an ape type in a place; the first byte chooses the place, each other one a decision.
  ///
  /// - Returns: Which rule of typing was broken, with all that was done, or `nil`.
  package static func problemOfTyping(_ bytes: [UInt8]) -> String? {
    guard let first = bytes.first else { return nil }
    let place = FuzzPlace.all[Int(first) % FuzzPlace.all.count]
    var ape = Ape(SeededGenerator(bytes: bytes.dropFirst()), client: place.field.client)
    let (playback, witness) = place.open()
    while !ape.isTired, playback.log.count < longest, witness.violations.isEmpty {
      playback.take([ape.step()])
    }
    if witness.violations.isEmpty { playback.finish() }
    events += playback.log.count
    let violations =
      witness.violations + TypingRules.violations(in: playback.log, of: playback.simulation)
    guard !violations.isEmpty else { return nil }
    return "\(place.field.testDescription): \(violations)\n\(playback.story)"
  }

  /// Sends what no sound desktop sends; the first byte chooses the place, each other one a decision.
  ///
  /// - Returns: Which rule was broken, with all that was sent, or `nil`.
  package static func problemOfChaos(_ bytes: [UInt8]) -> String? {
    guard let first = bytes.first else { return nil }
    let place = FuzzPlace.all[Int(first) % FuzzPlace.all.count]
    let controller = place.makeController().controller
    var events = WildEvents(SeededGenerator(bytes: bytes.dropFirst()), client: place.field.client)
    var host = WildHost(controller)
    host.open(place.field)
    while !events.isExhausted, host.count < longest, host.violations.isEmpty {
      let step = events.next(running: host.running)
      host.take(step, at: events.now)
    }
    if host.violations.isEmpty { host.close(at: events.now) }
    Self.events += host.count
    guard !host.violations.isEmpty else { return nil }
    return "\(place.field.testDescription): \(host.violations)\n"
      + host.story.joined(separator: "\n")
  }

  /// The rules look at whole logs, so these stay short; a fuzzer makes many.
  private static let longest = 400
}
