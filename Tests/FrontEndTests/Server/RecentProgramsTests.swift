import Hosting
import Testing

@testable import FrontEnd

@Suite struct RecentProgramsTests {
  @Test func `The last program comes first, and each is listed once`() {
    var programs = RecentPrograms()
    for client in ["gtk3-im:gedit", "gtk4-im:text", "gtk4-im:text", "gtk3-im:gedit"] {
      programs.note(client: client, program: nil)
    }
    #expect(programs.names == ["gtk3-im:gedit", "gtk4-im:text"])
  }

  @Test func `The desktop's name replaces that of a client that can be any program`() {
    var programs = RecentPrograms()
    programs.note(client: "wayland", program: nil)
    programs.note(client: "wayland", program: "org.kde.kate")
    #expect(programs.names == ["org.kde.kate"])
  }

  @Test(arguments: ["", "fake", "gtk4-im:(609)"])
  func `Names that are not programs are left out`(client: String) {
    var programs = RecentPrograms()
    programs.note(client: client, program: nil)
    #expect(programs.names.isEmpty)
  }

  @Test func `The oldest names are removed`() {
    var programs = RecentPrograms()
    for number in 0..<20 { programs.note(client: "gtk3-im:\(number)", program: nil) }
    #expect(programs.names.count == EngineQuestions.mostPrograms)
    #expect(programs.names.first == "gtk3-im:19")
  }
}
