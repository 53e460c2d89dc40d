import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// The sounds of keys, with the real engine, ibus-daemon and sound server.
  @Suite @MainActor struct FeedbackTypingTests {
    private static let letters = "the quick brown fox jumps over the lazy dog"

    @Test func `keys are heard within 50 ms, and all letters sound the same`() throws {
      let (client, recorder, _, _) = try listen()
      // The first sound also loads the library and finds the sound server.
      let first = try client.perform(.tap("e") + [.wait(400)])
      let steps = Self.letters.filter { $0 != " " }.flatMap { letter in
        [KeyStep].text(String(letter)) + [.wait(120)]
      }
      let field = try client.perform(steps + [.wait(300)])
      let pressed = first.pressed + field.pressed
      let sounds = recorder.sounds
      try #require(sounds.count == pressed.count)
      let delays = zip(sounds, pressed).map { Double($0.arrival - $1) / 1e6 }
      let rest = delays.dropFirst().sorted()
      print(
        """
        heard after a press: the first after \(delays[0]) ms, then at the median after \
        \(rest[rest.count / 2]) ms, at most after \(rest[rest.count - 1]) ms of \(rest.count)
        """)
      // A virtual machine sometimes stalls for 100 ms, and single keys with it.
      #expect(rest[rest.count * 3 / 4] < 50, "\(delays)")
      // The monitor of a card without hardware may already have passed on 2 ms when a sound begins.
      #expect(Set(sounds.map { $0.samples.suffix(480) }).count == 1)
      #expect((12...24).contains(sounds[0].length))
    }

    @Test func `deleting, lists and moving in them have sounds of their own`() throws {
      let (client, recorder, _, _) = try listen()
      try client.perform(.tap(.backspace) + [.wait(300)])
      try client.perform([.down("e"), .wait(400), .up("e"), .wait(100)])
      let open = try client.perform(.tap(.right) + [.wait(300)])
      #expect(!open.list.isEmpty)
      let lengths = recorder.sounds.map(\.length)
      // Delete; the key, then its list; moving in it, which is also a key with an effect.
      let expected = [24.0, 18, 60, 12]
      try #require(lengths.count == expected.count, "\(lengths)")
      for (length, expected) in zip(lengths, expected) {
        #expect(abs(length - expected) < 6, "\(lengths)")
      }
    }

    @Test func `nothing is heard in a password field`() throws {
      let (client, recorder, _, _) = try listen()
      try client.open(for: .password)
      try client.perform(.text("secret") + .tap(.backspace) + [.wait(200)])
      try client.perform([.down("e"), .wait(400), .up("e"), .wait(300)])
      #expect(recorder.sounds.isEmpty)
      try client.open()
      try client.perform(.text("a"))
      try recorder.wait(for: 1)
    }

    @Test func `feedback is silent while off, and immediate once on`() throws {
      let (client, recorder, _, _) = try listen([])
      try client.perform(.text("quiet") + [.wait(200)])
      #expect(recorder.sounds.isEmpty)
      try client.choose("feedback", isOn: true)
      try client.perform(.text("a"))
      try recorder.wait(for: 1)
    }

    @Test(.enabled(if: geteuid() == 0, "The engine hides from all but root what it has loaded."))
    func `nothing is loaded for sounds before feedback is on`() throws {
      let (client, _, _, session) = try listen([])
      try client.perform(.text("quiet") + [.wait(200)])
      #expect(try loadedFiles(of: session).contains { $0.contains("libibus") })
      #expect(try !loadedFiles(of: session).contains { $0.contains("canberra") })
      try client.choose("feedback", isOn: true)
      try client.perform(.text("a") + [.wait(300)])
      #expect(try loadedFiles(of: session).contains { $0.contains("libcanberra") })
    }

    @Test func `a stopped sound server delays no key`() throws {
      let (client, recorder, server, _) = try listen()
      try client.perform(.text("ab"))
      try recorder.wait(for: 1)
      server.stop()
      let start = ContinuousClock.now
      let field = try client.perform(.text("cdefghij", for: 10))
      let time = (ContinuousClock.now - start) / .milliseconds(1)
      #expect(field.pressed.count == 8)
      // 160 ms of pauses; a call that waits for the server takes 30 s.
      print("8 keys while the sound server is stopped: \(time) ms")
      #expect(time < 1000)
      try client.expect("abcdefghij", after: [])
    }

    /// The files that the engine has loaded, one on each line.
    private func loadedFiles(of session: BareSession) throws -> [Substring] {
      let worker = try #require(try session.engineProcesses().worker)
      // Foundation reads no more than a page of what the kernel writes.
      return try Support.run(["cat", "/proc/\(worker.id)/maps"]).split(separator: "\n")
    }

    /// Lets IBus start an engine whose sounds are recorded.
    private func listen(
      _ settings: [String] = ["feedback=true"]
    ) throws -> (BusClient, SoundRecorder, SoundServer, BareSession) {
      let server = try #require(try started(FeedbackSession(.sound)).server)
      let all = settings + ["feedback-handlers=['canberra']", "hold-delay=150"]
      let (session, client) = try BareSession.withClient(
        all.flatMap { ["--setting", $0] }, environment: server.environment)
      return (client, try server.record(), server, session)
    }
  }
}
