import Testing

@testable import KeyboardCore

@Suite("What is offered") struct CalloutContextTests {
  private func context(_ count: Int) -> CalloutContext {
    let context = CalloutContext()
    context.update((0..<count).map { .character("\($0)") }, for: .character("x"))
    return context
  }

  @Test(arguments: [(1, 1), (9, 1), (10, 2), (18, 2), (19, 3), (100, 12)])
  func `Nine entries make a page`(count: Int, pages: Int) {
    let context = context(count)
    #expect(context.list.pageCount == pages)
    #expect(context.list.visible == 0..<min(9, count))
    context.turnPage(by: -1)
    #expect(context.page == pages - 1)
    #expect(context.list.visible.upperBound == count)
    context.turnPage(by: 1)
    #expect(context.page == 0)
  }

  @Test(arguments: 1...30)
  func `Going on visits every entry once and its page with it`(count: Int) {
    let context = context(count)
    var visited: [Int] = []
    for _ in 0..<count {
      context.selectNext()
      visited.append(context.selectedIndex ?? -1)
      #expect(context.list.visible.contains(context.selectedIndex ?? -1))
    }
    #expect(visited == Array(0..<count))
    context.selectNext()
    #expect(context.selectedIndex == 0)
    context.selectPrevious()
    #expect(context.selectedIndex == count - 1)
    #expect(context.page == (count - 1) / 9)
  }

  @Test func `From none the highlight goes to an end of the page shown`() {
    let context = context(20)
    context.turnPage(by: 1)
    context.selectPrevious()
    #expect(context.selectedIndex == 17)
    context.turnPage(by: 1)
    #expect(context.selectedIndex == nil)
    context.selectNext()
    #expect(context.selectedIndex == 18)
    #expect(context.selectedAction == .character("18"))
  }

  @Test func `Places count on the page shown`() {
    let context = context(11)
    #expect(context.action(onPageAt: 0) == .character("0"))
    #expect(context.action(onPageAt: 8) == .character("8"))
    #expect(context.action(onPageAt: 9) == nil)
    #expect(context.action(onPageAt: -1) == nil)
    context.turnPage(by: 1)
    #expect(context.action(onPageAt: 1) == .character("10"))
    #expect(context.action(onPageAt: 2) == nil)
  }

  @Test func `Other texts stand where the old ones stood`() {
    let context = context(20)
    context.turnPage(by: 1)
    context.selectNext()
    context.replaceActions((100..<120).map { .character("\($0)") })
    #expect(context.selectedAction == .character("109"))
    #expect(context.page == 1)
    context.replaceActions([.character("a")])
    #expect(context.selectedIndex == nil)
    #expect(context.page == 0)
    #expect(context.list == CandidateList(["a"]))
  }

  @Test func `A new list starts on its first page with nothing highlighted`() {
    let context = context(20)
    context.turnPage(by: 1)
    context.selectNext()
    context.update([.character("a")], for: .character("b"))
    #expect(context.list == CandidateList(["a"]))
    #expect(context.action == .character("b"))
    context.reset()
    #expect(!context.isActive)
    #expect(context.selectedAction == nil)
    #expect(context.list.pageCount == 0)
  }

  @Test func `Every entry shows the text it inserts`() {
    let context = CalloutContext()
    context.update(
      [.character("é"), .text("kr"), .emoji(Emoji("🦦")), .urlDomain, .space], for: .character("x"))
    #expect(context.list.entries == ["é", "kr", "🦦", ".", " "])
  }
}
