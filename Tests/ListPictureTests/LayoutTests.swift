import KeyboardCore
import ListPicture
import Testing

@Suite("Layout of the list") struct LayoutTests {
  private let letters = ["á", "à", "â", "ä", "ã", "å", "ā", "ă", "ą", "æ", "ǎ", "ạ", "ả"]

  private func list(_ count: Int, page: Int = 0) -> ListContent {
    ListContent(CandidateList(Array(letters.prefix(count)), page: page), auxiliary: nil)
  }

  private func grid(page: Int, count: Int = 85) -> ListContent {
    let entries = (0..<count).map { String(UnicodeScalar(UInt8(0x21 + $0))) }
    return ListContent(CandidateList(entries, page: page), auxiliary: "Faces", isGrid: true)
  }

  private func middleY(_ list: DrawnList) -> Double {
    list.picture.inputRegion.y + list.picture.inputRegion.height / 2
  }

  @Test func `the list grows with its entries and with the size of texts`() {
    var style = ListStyle()
    let few = DrawnList(list(3)).picture.size
    let many = DrawnList(list(7)).picture.size
    #expect(many.width > few.width && many.height == few.height)
    style.textScale = 2
    let large = DrawnList(list(3), style).picture.size
    #expect(large.width > few.width && large.height > few.height)
    style = ListStyle()
    style.font = "Sans 22"
    #expect(DrawnList(list(3), style).picture.size == large)
  }

  @Test func `a click hits each entry of the page and the arrows to other pages`() {
    let first = DrawnList(list(13))
    #expect(
      first.targets(atY: middleY(first)) == (0..<9).map { .candidate($0) } + [.nextPage])
    let second = DrawnList(list(13, page: 1))
    #expect(
      second.targets(atY: middleY(second)) == (9..<13).map { .candidate($0) } + [.previousPage])
    let only = DrawnList(list(9))
    #expect(only.targets(atY: middleY(only)) == (0..<9).map { .candidate($0) })
    #expect(only.picture.target(atX: 1, y: 1) == nil)
    #expect(only.picture.target(atX: -5, y: 1e9) == nil)
  }

  @Test func `from right to left the first entry is at the right`() {
    var style = ListStyle()
    let normal = DrawnList(list(13, page: 0), style)
    style.isRightToLeft = true
    let mirrored = DrawnList(list(13, page: 0), style)
    #expect(mirrored.picture.size == normal.picture.size)
    let targets = normal.targets(atY: middleY(normal))
    #expect(mirrored.targets(atY: middleY(mirrored)) == targets.reversed())
  }

  @Test func `a vertical list has an entry on each line, and the arrows below`() throws {
    var style = ListStyle()
    style.panel.orientation = .vertical
    let list = DrawnList(list(10), style)
    let x = try #require(list.middle(of: .nextPage)).x
    #expect(list.targets(atX: x) == (0..<9).map { .candidate($0) } + [.nextPage])
  }

  @Test func `the emoji are a grid around the row that digits pick`() throws {
    for (page, rows) in [(0, 0..<5), (1, 0..<5), (4, 2..<7), (9, 5..<10)] {
      let list = DrawnList(grid(page: page))
      let x = try #require(list.middle(of: .candidate(page * 9))).x
      #expect(list.targets(atX: x) == rows.map { .candidate($0 * 9) }, "\(page)")
    }
    let list = DrawnList(grid(page: 4))
    let y = try #require(list.middle(of: .candidate(36))).y
    #expect(list.targets(atY: y).prefix(9) == (36..<45).map { .candidate($0) }[...])
    let (up, down) = (list.middle(of: .previousPage), list.middle(of: .nextPage))
    #expect(try #require(up).y < #require(down).y)
    #expect(DrawnList(grid(page: 0, count: 6)).middle(of: .nextPage) == nil)
  }

  @Test func `no list is wider than it may be`() {
    let words = (1...9).map { String(repeating: "déjà", count: $0 * 4) }
    for scale in [1.0, 2, 4] {
      for orientation in PanelStyle.Orientation.allCases {
        var style = ListStyle()
        style.textScale = scale
        style.panel.orientation = orientation
        let list = DrawnList(ListContent(CandidateList(words), auxiliary: words[8]), style)
        #expect(list.picture.size.width <= style.maximumWidth)
        for index in words.indices { #expect(list.middle(of: .candidate(index)) != nil) }
        #expect(DrawnList(grid(page: 3), style).picture.size.width <= style.maximumWidth)
      }
    }
  }

  @Test(arguments: [
    ("2/2", ""), ("2/2 a with caron", "a with caron"), ("Faces 2/2", "Faces"),
    ("Faces 2/2 grinning", "Faces · grinning"), ("12/2 12/21", "12/2 12/21"),
    ("Faces  two spaces", "Faces  two spaces"),
  ])
  func `the line does not repeat the number of the page`(auxiliary: String, line: String) {
    #expect(ListContent(CandidateList(letters, page: 1), auxiliary: auxiliary).line == line)
    #expect(ListContent(nil, auxiliary: auxiliary).line == auxiliary)
  }

  @Test func `a page or highlight that does not exist is left out`() {
    let content = ListContent(CandidateList(["a"], selected: 7, page: 3), auxiliary: nil)
    #expect(content.list == CandidateList(["a"]))
    #expect(ListContent(CandidateList(["a"], selected: -1, page: -3), auxiliary: nil) == content)
    #expect(ListContent(CandidateList([], page: 3), auxiliary: nil).isEmpty)
  }
}
