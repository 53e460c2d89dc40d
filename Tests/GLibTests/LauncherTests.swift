import GLib
import Testing

@Suite("Programs that are started") struct LauncherTests {
  @Test func `What a program prints arrives later, once`() {
    var outputs: [String?] = []
    Launcher.output(of: ["printf", "%s\n", "é", "b c"]) { outputs.append($0) }
    #expect(outputs.isEmpty)
    #expect(MainLoop.run(forAtMost: 5000) { !outputs.isEmpty })
    #expect(!MainLoop.run(forAtMost: 50) { outputs.count > 1 })
    #expect(outputs == ["é\nb c\n"])
  }

  @Test func `A program that is not installed, or prints no UTF-8, gives nothing`() {
    var outputs: [String?] = []
    Launcher.output(of: ["no-such-program"]) { outputs.append($0) }
    Launcher.output(of: ["printf", "\\377"]) { outputs.append($0) }
    #expect(MainLoop.run(forAtMost: 5000) { outputs.count > 1 })
    #expect(outputs == [nil, nil])
  }
}
