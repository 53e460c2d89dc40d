import Testing

@testable import Wayland

@Suite("When a popup is drawn") struct DrawingPaceTests {
  @Test func `The first picture is drawn at once`() {
    var pace = DrawingPace()
    #expect(pace.begin() == nil)
    pace.request()
    #expect(pace.begin() == 0)
    #expect(pace.begin() == nil)
  }

  @Test func `Pictures that come before the frame are drawn as one, after it`() {
    var pace = DrawingPace()
    pace.request()
    #expect(pace.begin() == 0)
    pace.release(0)
    for _ in 0..<3 {
      pace.request()
      #expect(pace.begin() == nil)
    }
    pace.frameWasShown()
    #expect(pace.begin() == 0)
    pace.release(0)
    pace.frameWasShown()
    #expect(pace.begin() == nil)
  }

  @Test func `A buffer that the compositor reads is not drawn into`() {
    var pace = DrawingPace()
    var drawn: [Int?] = []
    for _ in 0..<3 {
      pace.request()
      drawn.append(pace.begin())
      pace.frameWasShown()
    }
    #expect(drawn == [0, 1, nil])
    pace.release(0)
    #expect(pace.begin() == 0)
  }
}
