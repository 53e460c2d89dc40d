import Testing

@testable import KeyboardCore
@testable import TypingModel

@Suite("What is offered") struct CalloutListTests {
  private func list(_ count: Int) -> CalloutList {
    var list = CalloutList()
    list.open((0..<count).map { .character("\($0)") }, for: .character("x"))
    return list
  }

  @Test(arguments: [(1, 1), (9, 1), (10, 2), (18, 2), (19, 3), (100, 12)])
  func `Nine entries make a page`(count: Int, pages: Int) {
    var list = list(count)
    #expect(list.candidates.pageCount == pages)
    #expect(list.candidates.visible == 0..<min(9, count))
    let moves = [-1, pages, 1].map { list.move(.page($0)) }
    #expect(moves == [false, pages > 1, false])
    #expect(list.page == pages - 1)
    #expect(list.candidates.visible.upperBound == count)
    #expect(list.pageNumber == (pages > 1 ? "\(pages)/\(pages)" : ""))
  }

  @Test(arguments: 1...30)
  func `Moving on visits every entry once, and its page`(count: Int) {
    var list = list(count)
    var visited: [Int] = []
    for _ in 0..<count {
      _ = list.move(.next)
      visited.append(list.selectedIndex ?? -1)
      #expect(list.candidates.visible.contains(list.selectedIndex ?? -1))
    }
    #expect(visited == Array(0..<count))
    _ = list.move(.next)
    #expect(list.selectedIndex == 0)
    _ = list.move(.previous)
    #expect(list.selectedIndex == count - 1)
    #expect(list.page == (count - 1) / 9)
  }

  @Test func `Without a highlight, moving begins at an end of the page`() {
    var list = list(20)
    _ = list.move(.page(1))
    _ = list.move(.previous)
    #expect(list.selectedIndex == 17)
    _ = list.move(.page(1))
    #expect(list.selectedIndex == 19)
    #expect(list.selectedAction == .character("19"))
  }

  @Test func `A list that has become one page has no page number`() {
    var list = list(12)
    _ = list.move(.page(1))
    list.replaceActions(Array(list.actions.prefix(9)))
    #expect(list.pageNumber == "")
  }

  @Test func `The domain of a country is written small`() {
    #expect(AddressCallouts.domains("de-AT").last == .character(".at"))
  }

  @Test func `Replaced texts keep the highlight and the page`() {
    var list = list(20)
    _ = list.move(.page(1))
    _ = list.move(.next)
    list.replaceActions((100..<120).map { .character("\($0)") })
    #expect(list.selectedAction == .character("109"))
    #expect(list.page == 1)
    list.replaceActions([.character("a")])
    #expect(list.selectedIndex == nil)
    #expect(list.page == 0)
    #expect(list.candidates == CandidateList(["a"]))
  }

  @Test func `A new list starts on its first page with nothing highlighted`() {
    var list = list(20)
    _ = list.move(.page(1))
    _ = list.move(.next)
    list.open([.character("a")], for: .character("b"))
    #expect(list.candidates == CandidateList(["a"]))
    #expect(list.action == .character("b"))
    list.close()
    #expect(!list.isOpen)
    #expect(list.selectedAction == nil)
    #expect(list.candidates.pageCount == 0)
  }

  @Test func `Every entry shows the text it inserts`() {
    var list = CalloutList()
    list.open(
      [.character("é"), .text("kr"), .emoji(Emoji("🦦")), .urlDomain, .space], for: .character("x"))
    #expect(list.candidates.entries == ["é", "kr", "🦦", ".", " "])
  }

  @Test func `A move returns whether anything has changed`() {
    var one = list(1)
    #expect([.next, .next, .page(1)].map { one.move($0) } == [true, false, false])
    var two = list(10)
    #expect([.page(1), .previous, .previous].map { two.move($0) } == [true, true, true])
  }
}
