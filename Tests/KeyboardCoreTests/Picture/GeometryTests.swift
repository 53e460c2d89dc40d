import KeyboardCore
import KeyboardPicture
import Testing

@testable import TypingModel

@Suite("Geometry of keyboards") struct GeometryTests {
  @Test(arguments: KeyboardGeometry.allCases)
  func `All rows are as wide, and no keys lie on each other`(geometry: KeyboardGeometry) {
    let keys = geometry.rows.joined().flatMap { key -> [KeyFrame] in
      // A tall Return is one rectangle in each of its rows.
      guard key.frame.height == 2 else { return [key.frame] }
      let frame = key.frame
      return [
        KeyFrame(x: frame.x, y: frame.y, width: frame.width, height: 1),
        KeyFrame(
          x: frame.x + key.notch, y: frame.y + 1, width: frame.width - key.notch, height: 1),
      ]
    }
    for row in 0..<5 {
      let frames = keys.filter { $0.y == Double(row) }.sorted { $0.x < $1.x }
      #expect(frames.first?.x == 0)
      #expect(frames.last?.maxX == KeyboardGeometry.width)
      for (left, right) in zip(frames, frames.dropFirst()) { #expect(left.maxX == right.x) }
    }
    let keycodes = geometry.rows.joined().map(\.keycode)
    #expect(Set(keycodes).count == keycodes.count)
  }

  private static let differences: [(KeyboardGeometry, count: Int, keys: [UInt32: [Double]])] = [
    (.ansi, 61, [28: [12.75, 2, 2.25, 1], 43: [13.5, 1, 1.5, 1], 42: [0, 3, 2.25, 1]]),
    (
      .iso, 62,
      [28: [13.5, 1, 1.5, 2], 43: [12.75, 2, 1, 1], 42: [0, 3, 1.25, 1], 86: [1.25, 3, 1, 1]]
    ),
    (.abnt, 63, [86: [1.25, 3, 1, 1], 89: [12.25, 3, 1, 1], 54: [13.25, 3, 1.75, 1]]),
  ]

  @Test(arguments: differences)
  func `The forms differ around Return and Shift`(
    geometry: KeyboardGeometry, count: Int, keys: [UInt32: [Double]]
  ) {
    let all = geometry.rows.joined()
    #expect(all.count == count)
    for (keycode, numbers) in keys {
      let frame = all.first { $0.keycode == keycode }?.frame
      #expect(frame.map { [$0.x, $0.y, $0.width, $0.height] } == numbers, "\(keycode)")
    }
  }

  private static let layouts: [([UInt32: String], KeyboardGeometry)] = [
    ([:], .ansi),
    // xkeyboard-config has < and > beside the left Shift of all layouts.
    ([51: ", <", 52: ". >", 86: "< >"], .ansi),
    ([51: ", ;", 52: ". :", 86: "< >"], .iso),
    ([43: "\\ |", 86: "\\ |"], .ansi),
    ([43: "# ~", 86: "\\ |"], .iso),
    ([51: ", <", 86: "< >"], .iso),
    // What only AltGr gives there asks for no key.
    ([51: ", <", 52: ". >", 86: "< > ż"], .ansi),
    ([89: "/ ?", 86: "\\ |"], .abnt),
  ]

  @Test(arguments: layouts)
  func `A layout asks for the smallest form that has all it types`(
    keys: [UInt32: String], geometry: KeyboardGeometry
  ) {
    #expect(KeyboardGeometry(for: KeyTable(keys)) == geometry)
  }
}
