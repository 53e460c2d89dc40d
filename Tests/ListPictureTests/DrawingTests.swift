import Foundation
import KeyboardCore
import Testing

@testable import ListPicture

@Suite("Drawing of the list") struct DrawingTests {
  private let content = ListContent(
    CandidateList(["é", "è", "ê"], selected: 1), auxiliary: "e with grave")

  private func styles() -> [ListStyle] {
    KeyboardColorScheme.allCases.flatMap { scheme in
      var style = ListStyle(scheme: scheme)
      style.isHighContrast = true
      return [ListStyle(scheme: scheme), style]
    }
  }

  @Test func `the highlighted entry has the colour of the highlight`() throws {
    for style in styles() {
      let list = DrawnList(content, style)
      let ground = 0xff00_0000 | style.look.callout.backgroundColor.rgb
      let highlight = 0xff00_0000 | style.look.selectedBackgroundColor.rgb
      // Left of the letter.
      func pixel(_ index: Int) throws -> UInt32 {
        let middle = try #require(list.middle(of: .candidate(index)))
        return list[middle.x - 12, middle.y]
      }
      #expect(try pixel(1) == highlight)
      #expect(try pixel(0) == ground)
      #expect(try pixel(2) == ground)
    }
    #expect(ListStyle(scheme: .dark).look.selectedBackgroundColor.hex == "#55555a")
  }

  @Test(arguments: [1, 1.25, 1.5, 2])
  func `outside of the bubble there is at most a shadow`(scale: Double) {
    for style in styles() {
      let list = DrawnList(content, style, scale: scale)
      let bubble = list.picture.inputRegion
      // The corners are round; other edges may end within a pixel.
      let radius = style.look.callout.cornerRadius
      let (inside, outside) = (bubble.inset(by: 1 / scale), bubble.inset(by: -1 / scale))
      let columns = bubble.x + radius...bubble.x + bubble.width - radius
      var holes = 0
      var blots = 0
      var falsePixels = 0
      for (x, y, pixel) in list.all {
        let opacity = pixel >> 24
        if columns.contains(x), inside.contains(x: x, y: y), opacity < 255 { holes += 1 }
        if !outside.contains(x: x, y: y), opacity >= 0x60 { blots += 1 }
        // Premultiplied: no colour is lighter than its opacity.
        if max(pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255) > opacity { falsePixels += 1 }
      }
      #expect((holes, blots, falsePixels) == (0, 0, 0))
      #expect(list[0, 0] == 0)
    }
  }

  @Test func `a buffer has the size of the list times the scale`() {
    let list = DrawnList(content, scale: 1.5)
    let size = list.picture.size
    #expect(Double(list.width) == (Double(size.width) * 1.5).rounded())
    #expect(Double(list.height) == (Double(size.height) * 1.5).rounded())
    #expect(DrawnList(content, scale: 2).width == 2 * size.width)
  }

  @Test func `in high contrast everything stands out, in a border`() {
    for style in styles() where style.isHighContrast {
      let look = style.look
      let ground = look.callout.backgroundColor
      #expect(look.callout.textColor.contrast(on: ground) >= 7)
      #expect(look.labelColor.contrast(on: ground) >= 7)
      #expect(look.callout.borderColor.contrast(on: ground) >= 7)
      #expect(look.selectedForegroundColor.contrast(on: look.selectedBackgroundColor) >= 7)
      #expect(look.selectedBackgroundColor.contrast(on: ground) >= 7)
      let list = DrawnList(content, style)
      let bubble = list.picture.inputRegion
      #expect(list[bubble.middleX, bubble.y] == 0xff00_0000 | look.callout.borderColor.rgb)
    }
  }

  @Test func `usual colours can be read, too`() {
    for style in styles() {
      let look = style.look
      #expect(look.callout.textColor.contrast(on: look.callout.backgroundColor) >= 7)
      #expect(look.labelColor.contrast(on: look.callout.backgroundColor) >= 4.5)
      #expect(look.selectedForegroundColor.contrast(on: look.selectedBackgroundColor) >= 4.5)
    }
  }

  @Test func `a theme has its own colours`() throws {
    var theme = KeyboardTheme.standard
    theme.dark.actionCallout.callout.backgroundColor = KeyboardColor(0x2c1d54)
    theme.dark.actionCallout.selectedBackgroundColor = KeyboardColor(0xd6336c)
    let list = DrawnList(content, ListStyle(theme: theme, scheme: .dark))
    let middle = try #require(list.middle(of: .candidate(1)))
    #expect(list[middle.x - 12, middle.y] == 0xffd6_336c)
    #expect(list[middle.x, list.picture.inputRegion.y + 3] == 0xff2c_1d54)
  }

  @Test func `a message is drawn without a list`() {
    let list = DrawnList(ListContent(nil, auxiliary: "Français"))
    let ink = 0xff00_0000 | ListStyle().look.callout.textColor.rgb
    #expect(list.all.contains { $0.pixel == ink })
    #expect(list.all.allSatisfy { list.picture.target(atX: $0.x, y: $0.y) == nil })
  }

  @Test func `nothing to show has no size`() {
    for content in [
      ListContent(nil, auxiliary: nil), ListContent(CandidateList([]), auxiliary: ""),
    ] {
      #expect(DrawnList(content).picture.size == (0, 0))
    }
  }

  @Test func `a text without end is cut`() {
    let text = String(repeating: "a\u{301} ", count: 10_000 / 3)
    let list = DrawnList(ListContent(CandidateList([text]), auxiliary: text))
    #expect(list.picture.size.width <= ListStyle().maximumWidth)
    #expect(list.picture.size.height < 200)
  }

  @Test(arguments: ["", "No Such Font 11", "💥", "Sans -3", "Sans 0", "Sans 1e9", "\0", "12px", ","])
  func `any name of a font draws a list`(font: String) {
    var style = ListStyle()
    style.font = font
    let list = DrawnList(content, style)
    #expect(list.picture.size.width > 50 && list.picture.size.width <= style.maximumWidth)
    #expect(list.picture.size.height < 1_000)
  }

  @Test(arguments: [
    "\u{301}", "\u{5b0}", "\u{1}", "\0", "\n", "\u{202e}", "\u{200b}", "", "\u{fdfd}", "\u{10ffff}",
    "👩‍👩‍👧‍👦", "a\u{2029}b", "<b>&",
  ])
  func `any text can be an entry`(text: String) {
    for isGrid in [true, false] {
      let content = ListContent(CandidateList([text, "a"]), auxiliary: text, isGrid: isGrid)
      let list = DrawnList(content)
      #expect(list.middle(of: .candidate(0)) != nil)
      #expect(list.middle(of: .candidate(1)) != nil)
    }
  }

  @Test func `a buffer that is too small is not touched`() {
    let picture = DrawnList(content).picture
    var pixels: [UInt32] = [1, 2, 3, 4]
    pixels.withUnsafeMutableBytes {
      guard let start = $0.baseAddress else { return }
      for (width, height, stride) in [(0, 1, 4), (2, 2, 4), (1, 1, 6), (1, -1, 4), (.max, 1, 4)] {
        picture.draw(into: start, width: width, height: height, stride: stride, scale: 1)
      }
    }
    #expect(pixels == [1, 2, 3, 4])
  }
}

extension KeyboardColor {
  /// The contrast with an opaque colour behind it, from 1 to 21, according to WCAG 2.
  fileprivate func contrast(on ground: KeyboardColor) -> Double {
    let (one, other) = (luminance, ground.luminance)
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  private var luminance: Double {
    func linear(_ part: UInt8) -> Double {
      let value = Double(part) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
