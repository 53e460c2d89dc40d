import Testing

@testable import Wayland

@Suite("Clicks and pages on a popup") struct HandTrackerTests {
  private static let left: UInt32 = 0x110
  private static let right: UInt32 = 0x111

  @Test func `The left button is pressed and released where the pointer is`() {
    var hand = HandTracker()
    hand.move(to: PopupPoint(x: 3, y: 4))
    #expect(hand.button(Self.left, isPress: true) == .press(PopupPoint(x: 3, y: 4)))
    hand.move(to: PopupPoint(x: 5, y: 4))
    #expect(hand.button(Self.left, isPress: false) == .release(PopupPoint(x: 5, y: 4)))
  }

  @Test func `Other buttons do nothing, nor does a button that was pressed elsewhere`() {
    var hand = HandTracker()
    #expect(hand.button(Self.right, isPress: true) == nil)
    #expect(hand.button(Self.left, isPress: false) == nil)
    #expect(hand.leave() == nil)
  }

  @Test func `A pointer that leaves while its button is down picks nothing`() {
    var hand = HandTracker()
    #expect(hand.button(Self.left, isPress: true) != nil)
    #expect(hand.leave() == .cancel)
    #expect(hand.button(Self.left, isPress: false) == nil)
  }

  @Test(arguments: [(1, 15.0, 1), (-1, -15.0, -1), (3, 45.0, 1)])
  func `A turn of the wheel is a page, however far`(clicks: Int32, points: Double, pages: Int) {
    var hand = HandTracker()
    hand.scroll(byClicks: clicks)
    hand.scroll(by: points)
    #expect(hand.endFrame() == .scroll(pages))
    #expect(hand.endFrame() == nil)
  }

  @Test func `Two fingers scroll a page each 40 points, and begin anew when they are lifted`() {
    var hand = HandTracker()
    var pages: [PopupInput] = []
    func scroll(_ points: Double) {
      hand.scroll(by: points)
      if let page = hand.endFrame() { pages.append(page) }
    }
    for _ in 0..<9 { scroll(10) }
    #expect(pages == [.scroll(1), .scroll(1)])
    hand.endScroll()
    for _ in 0..<3 { scroll(-10) }
    #expect(pages.count == 2)
    scroll(-10)
    #expect(pages.last == .scroll(-1))
  }

  @Test func `A finger taps where it is lifted, and others do not count meanwhile`() {
    var hand = HandTracker()
    #expect(hand.fingerDown(1, at: PopupPoint(x: 1, y: 1)) == .press(PopupPoint(x: 1, y: 1)))
    #expect(hand.fingerDown(2, at: PopupPoint(x: 9, y: 9)) == nil)
    hand.fingerMoved(2, to: PopupPoint(x: 8, y: 8))
    hand.fingerMoved(1, to: PopupPoint(x: 2, y: 1))
    #expect(hand.fingerUp(2) == nil)
    #expect(hand.fingerUp(1) == .release(PopupPoint(x: 2, y: 1)))
    #expect(hand.fingerUp(1) == nil)
  }

  @Test func `A gesture of the compositor's is no tap`() {
    var hand = HandTracker()
    #expect(hand.cancelFingers() == nil)
    #expect(hand.fingerDown(1, at: PopupPoint(x: 1, y: 1)) != nil)
    #expect(hand.cancelFingers() == .cancel)
    #expect(hand.fingerUp(1) == nil)
  }
}
