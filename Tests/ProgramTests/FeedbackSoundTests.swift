import Foundation
import Testing

@testable import TestSession

extension ProgramTests {
  /// Sounds through a real sound server.
  @Suite @MainActor struct FeedbackSoundTests {
    /// The program's own sounds: the name, the file, and the range of the pitch in Hz.
    nonisolated static let sounds: [(kind: String, file: String, pitch: ClosedRange<Double>)] = [
      ("input", "button-pressed", 500...1600),
      ("system", "button-pressed-system", 300...1000),
      ("delete", "button-pressed-delete", 900...2600),
      ("custom:menu-popup", "menu-popup", 700...1100),
      ("custom:item-selected", "item-selected", 1700...2100),
      ("custom:x-callout-refused", "x-callout-refused", 180...240),
    ]

    @Test func `each own sound has its full length, and differs from the others`() throws {
      let session = try started(FeedbackSession(.sound))
      let recorder = try #require(try session.server?.record())
      for sound in Self.sounds {
        let outcome = try session.play(sound.kind, "--handler", "canberra")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output == "canberra plays \(sound.kind): own sound, by pulse.\n")
      }
      try recorder.listen(milliseconds: 300)
      let heard = recorder.sounds
      try #require(heard.count == Self.sounds.count)
      for (heard, sound) in zip(heard, Self.sounds) {
        print("\(sound.file): \(heard.length) ms, peak \(heard.peak), \(Int(heard.pitch)) Hz")
        let length = try Self.length(of: sound.file)
        // The card without hardware may swallow the first 2 ms.
        #expect(abs(heard.length - length) < 6, "\(sound.file) should have \(length) ms")
        #expect((300...6000).contains(heard.peak), "\(sound.file)")
        #expect(sound.pitch.contains(heard.pitch), "\(sound.file)")
      }
      #expect(Set(heard.map { [$0.samples.count, $0.peak] }).count == heard.count)
    }

    @Test func `silence is silent`() throws {
      let session = try started(FeedbackSession(.sound))
      let recorder = try #require(try session.server?.record())
      for arguments in [["none"], ["error"], ["input", "--setting", "feedback-volume=0.0"]] {
        _ = try session.play(arguments[0], "--handler", "canberra", arguments.last ?? "")
      }
      try recorder.listen(milliseconds: 200)
      #expect(recorder.sounds.isEmpty)
      #expect(try session.play("input", "--handler", "canberra").status == 0)
      try recorder.listen(milliseconds: 200)
      #expect(recorder.sounds.count == 1)
    }

    @Test func `the sound theme comes first, for special keys by the general name`() throws {
      let session = try started(FeedbackSession(.sound))
      try session.write(
        Self.wave(milliseconds: 90, pitch: 3000),
        to: "home/.local/share/sounds/freedesktop/stereo/button-pressed.wav")
      let recorder = try #require(try session.server?.record())
      for kind in ["input", "delete"] {
        let outcome = try session.play(kind, "--handler", "canberra")
        #expect(outcome.output == "canberra plays \(kind): sound of the theme, by pulse.\n")
      }
      #expect(try session.play("refused", "--handler", "canberra").output.contains("own sound"))
      try recorder.listen(milliseconds: 300)
      let heard = recorder.sounds
      try #require(heard.count == 3)
      for sound in heard.prefix(2) {
        #expect(abs(sound.length - 90) < 6)
        #expect((2900...3100).contains(sound.pitch))
      }
      // Sounds that others request by a theme's name stay theirs.
      #expect(try #require(try session.server?.keptSounds).contains("ibus-callout-menu-popup"))
      #expect(try #require(try session.server?.keptSounds).contains("menu-popup") == false)
    }

    @Test func `files are played at their volume`() throws {
      let session = try started(FeedbackSession(.sound))
      let file = try session.write(Self.wave(milliseconds: 60, pitch: 1000), to: "a.wav").path
      let recorder = try #require(try session.server?.record())
      for volume in ["1.0", "0.5", "0.1"] {
        let outcome = try session.play(
          "file:\(file)", "--handler", "canberra", "--setting", "feedback-volume=\(volume)")
        #expect(outcome.status == 0, "\(outcome.errors)")
      }
      try recorder.listen(milliseconds: 300)
      try #require(recorder.sounds.count == 3)
      // Whole decibels: a quarter of one is 6 %.
      for (sound, part) in zip(recorder.sounds, [1, 0.5, 0.1]) {
        #expect(abs(Double(sound.peak) / (10_000 * part) - 1) < 0.07, "\(sound.peak)")
      }
    }

    @Test func `a sound that cannot be played is named in one sentence`() throws {
      let session = try started(FeedbackSession(.sound))
      for sound in ["custom:moon", "file:/nowhere.wav"] {
        expectFailure(
          try session.play(sound, "--handler", "canberra"),
          mentioning: [sound, "cannot be played", "choose another sound"])
      }
    }

    @Test(arguments: [false, true])
    func `a stopped sound server delays nothing`(isConnected: Bool) throws {
      let session = try started(FeedbackSession(.sound))
      let server = try #require(session.server)
      if !isConnected { server.stop() }
      let player = try session.startPlayer(
        "input", "delete", "--handler", "canberra", "--count", "10", "--interval", "100")
      if isConnected {
        #expect(try player.readLine(within: 10).contains("canberra plays input"))
        server.stop()
      }
      var line = ""
      repeat { line = try player.readLine(within: 10) } while !line.hasPrefix("The calls took")
      print("10 times two calls, the server stopped: \(line)")
      // One call that waits would take 30 s.
      #expect(try Self.microseconds(line) < 100_000)
    }

    @Test func `a restarted sound server is used again`() throws {
      let session = try started(FeedbackSession(.sound))
      let server = try #require(session.server)
      let player = try session.startPlayer(
        "input", "--handler", "canberra", "--count", "400", "--interval", "100")
      for _ in 0..<3 { #expect(try player.readLine(within: 10).contains("plays input")) }
      server.kill()
      // Earlier output may not have been read yet.
      while let line = try? player.readLine(within: 0.5) { #expect(line.contains("plays input")) }
      try server.start()
      #expect(try player.readLine(within: 10).contains("plays input: own sound"))
      let recorder = try server.record()
      while (try? player.readLine(within: 0)) != nil {}
      #expect(try player.readLine(within: 10).contains("plays input: own sound"))
      try recorder.listen(milliseconds: 500)
      #expect(recorder.sounds.count >= 2)
    }

    /// The length of a sound's file, in ms.
    private static func length(of name: String) throws -> Double {
      let file = LocaleFile.folder.deletingLastPathComponent().appending(path: "sounds/\(name).oga")
      let data = try Data(contentsOf: file)
      // The last page of the stream has its number of samples.
      let page = try #require(data.range(of: Data("OggS".utf8), options: .backwards))
      let bytes = data[page.lowerBound + 6..<page.lowerBound + 14]
      let count = bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
      return Double(count) * 1000 / Double(SoundRecorder.rate)
    }

    /// A file with a tone of a third of the full scale.
    private static func wave(milliseconds: Int, pitch: Double) -> Data {
      let count = SoundRecorder.rate * milliseconds / 1000
      var data = Data("RIFF".utf8)
      func add(_ values: UInt32...) {
        for value in values {
          withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) }
        }
      }
      add(UInt32(36 + count * 2))
      data.append(Data("WAVEfmt ".utf8))
      // Plain samples of 16 bits, one channel.
      add(16, 1 | 1 << 16, UInt32(SoundRecorder.rate), UInt32(SoundRecorder.rate * 2), 2 | 16 << 16)
      data.append(Data("data".utf8))
      add(UInt32(count * 2))
      for index in 0..<count {
        let angle = 2 * Double.pi * pitch * (Double(index) + 0.5) / Double(SoundRecorder.rate)
        withUnsafeBytes(of: Int16(10_000 * sin(angle)).littleEndian) {
          data.append(contentsOf: $0)
        }
      }
      return data
    }

    /// The time in the line about the duration of the calls.
    private static func microseconds(_ line: String) throws -> Int {
      try #require(line.split(separator: " ").lazy.compactMap { Int($0) }.first)
    }
  }
}
