import KeyboardCore
import KeyboardPicture
import Testing

@testable import TypingModel

@Suite("Pictures in SVG") struct SVGRendererTests {
  private func reading(
    _ layout: any PhysicalLayout, title: String = "", theme: KeyboardTheme = .standard,
    list: String? = nil, selected: Int? = nil, isRightToLeft: Bool = false
  ) -> SVGReading {
    let controller = KeyboardInputController(library: TestLocales.library)
    controller.services.appearance = StandardKeyboardAppearance(
      keyboardContext: controller.state.keyboardContext, theme: theme)
    var maker = KeyboardPictureMaker(controller)
    maker.openList = list
    var picture = maker.picture(of: layout, title: title)
    picture.isRightToLeft = isRightToLeft
    picture.list?.candidates.selected = selected
    return SVGReading(picture)
  }

  @Test func `Special characters of XML are escaped`() {
    let reading = reading(
      KeyTable([16: "< &", 17: "> \"", 18: "\u{1} \u{ffff}"]), title: "<a> & \"b\"")
    #expect(reading.texts.prefix(4).joined(separator: " ") == "&lt; &amp; &gt; &quot;")
    #expect(reading.svg.contains("<title>&lt;a&gt; &amp; &quot;b&quot;</title>"))
    #expect(!reading.svg.unicodeScalars.contains { $0 == "\u{1}" || $0 == "\u{ffff}" })
  }

  @Test func `Long texts are smaller, down to a readable size`() throws {
    let sizes = ["a", "abcde", "abcdefghijklm"].map { text in
      reading(KeyTable([16: "\(text) x"])).elements("text-15-0").first
        .map { Double(SVGReading.value("font-size", $0)) ?? 0 } ?? 0
    }
    #expect(sizes[0] > sizes[1] && sizes[1] > sizes[2] && sizes[2] >= 5.5)
    let endless = reading(KeyTable([16: "abcdefghijklmnopqrstuvwxyz x"])).elements("text-15-0")
    #expect(endless.first.map { SVGReading.value("font-size", $0) } == "5.5")
    #expect(endless.first.map { SVGReading.value("textLength", $0).isEmpty } == false)
  }

  @Test func `The theme's fonts come before those of desktops`() {
    var theme = KeyboardTheme.standard
    theme.light.input.normal.font.families = ["My Font"]
    let reading = reading(KeyTable([16: "x 1", 17: "†´ 2"]), theme: theme)
    let families = reading.elements("text-").prefix(4).map { SVGReading.value("font-family", $0) }
    #expect(families[0] == "'My Font', 'Noto Sans', 'DejaVu Sans', sans-serif")
    #expect(families[2] == "'Noto Sans', 'DejaVu Sans', sans-serif")
  }

  @Test func `Letters are in the middle if AltGr types little, else at the edge`() {
    #expect(anchors(KeyTable([16: "q Q", 17: "w W"])) == ["middle", "middle"])
    #expect(
      anchors(KeyTable([16: "q Q @", 17: "w W"])) == ["start", "end", "start"])
    #expect(
      anchors(KeyTable([16: "q Q @", 17: "w W", 18: "e E", 19: "r R", 20: "t T"]))
        == ["start", "end", "middle", "middle", "middle", "middle"])
  }

  private func anchors(_ layout: KeyTable) -> [String] {
    reading(layout).elements("text-").map { SVGReading.value("text-anchor", $0) }
      .prefix { !$0.isEmpty }.dropLast(labels)
  }

  /// The keys around those that type which have a text.
  private var labels: Int { reading(KeyTable([:])).elements("text-").count }

  @Test func `A text from right to left starts at the right`() throws {
    let reading = reading(KeyTable([16: "א q a"]), isRightToLeft: true)
    let first = try #require(reading.elements("text-15-0").first)
    #expect(SVGReading.value("direction", first) == "rtl")
    #expect(SVGReading.value("text-anchor", first) == "end")
    let second = try #require(reading.elements("text-15-1").first)
    #expect(SVGReading.value("direction", second) == "")
    #expect(SVGReading.value("text-anchor", second) == "start")
  }

  @Test func `A list has a digit for each entry, and the number of pages`() {
    let reading = reading(TestLayout.american, list: "o", selected: 2)
    #expect(reading.elements("entry-").count == 9)
    #expect(reading.svg.contains(">1/2</text>"))
    for digit in 1...9 {
      #expect(
        reading.svg.contains(
          "font-size=\"11\" text-anchor=\"middle\" fill=\"#5c616b\">\(digit)</text>") || digit == 3)
    }
    #expect(reading.fills(of: "entry-2") == ["#ffffff"])
    #expect(reading.fills(of: "entry-3") == ["#1c1c1e"])
  }

  @Test func `The picture is higher if a list needs room above it`() {
    func height(_ list: String?) -> Double {
      let line = reading(TestLayout.american, list: list).svg.split(separator: "\n")[1]
      return Double(SVGReading.value("height", line)) ?? 0
    }
    #expect(height("-") > height(nil) + 40)
    #expect(height("c") == height(nil))
  }
}
