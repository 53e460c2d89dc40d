import KeyboardCore
import Testing

@testable import GLib
@testable import callout_wayland

@Suite("Whether people see lists") struct ListVisibilityTests {
  @Test func `Keys wait for the first picture to be seen, for a second at most`() {
    VirtualClock.use { clock in
      let window = WindowInMemory()
      let visibility = ListVisibility(window)
      var ends = 0
      var seen: [Bool] = []
      visibility.onEnd = { ends += 1 }
      visibility.onChange = { seen.append($0) }
      visibility.expectFrame()
      clock.pass(999)
      #expect(visibility.isAwaited && ends == 0)
      clock.pass(1)
      #expect(!visibility.isAwaited && ends == 1 && seen == [false])
      // Another list is tried in a field a minute later.
      clock.pass(60_000)
      visibility.enterField()
      #expect(seen == [false])
      clock.pass(1)
      visibility.enterField()
      #expect(seen == [false, true])
      visibility.expectFrame()
      window.onFrame?()
      #expect(!visibility.isAwaited && ends == 2)
    }
  }

  /// Where a list is drawn, whether it is seen, and whether there are lists there next.
  @Test(
    arguments: [
      [("game", false, false), ("editor", true, true), ("game", nil, true)],
      [("game", false, false), ("editor", nil, true), ("game", nil, false), ("mail", true, true)],
      [("game", false, false)],
      // The compositor shows none.
      [("editor", false, false), ("mail", false, false), ("game", nil, false)],
      // Which program that was is not known.
      [(nil, false, false), ("editor", nil, false)],
      [("game", false, false), (nil, nil, true), (nil, false, false), ("editor", nil, false)],
    ] as [[(program: String?, isSeen: Bool?, hasLists: Bool)]])
  func
    `A list that was not seen in one program says nothing of others, unless they have none either`(
      places: [(program: String?, isSeen: Bool?, hasLists: Bool)]
    )
  {
    VirtualClock.use { clock in
      let window = WindowInMemory()
      let visibility = ListVisibility(window)
      var hasLists = true
      visibility.onChange = { hasLists = $0 }
      for place in places {
        visibility.enterField()
        visibility.press(in: place.program)
        if let isSeen = place.isSeen {
          #expect(hasLists)
          visibility.expectFrame()
          if isSeen { window.onFrame?() } else { clock.pass(2000) }
        }
        #expect(hasLists == place.hasLists)
      }
      clock.pass(61_000)
      visibility.enterField()
      visibility.press(in: "game")
      #expect(hasLists)
    }
  }

  @Test func `Keys wait no more if the first picture is gone before anybody has seen it`() {
    let window = WindowInMemory()
    let drawer = DrawerInMemory()
    VirtualClock.use { clock in
      let list = ListWindow(window, drawer)
      drawer.onFonts = { [weak list] in list?.redraw() }
      var ends = 0
      list.visibility.onEnd = { ends += 1 }
      list.content.candidates = CandidateList(["é"])
      list.update()
      clock.pass(100)
      #expect(list.visibility.isAwaited)
      list.content = ShownList()
      list.update()
      #expect(!list.visibility.isAwaited && ends == 1)
    }
  }
}
