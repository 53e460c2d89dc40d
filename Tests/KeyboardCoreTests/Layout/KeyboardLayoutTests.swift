import KeyboardCore
import Testing

@testable import TypingModel

@Suite("Keyboard layouts") struct KeyboardLayoutTests {
  private let context = KeyboardContext(locales: ["en", "fr"])

  private func layout(
    _ type: KeyboardType, _ inputs: any InputSetProvider = EnglishInputSetProvider()
  ) -> KeyboardLayout {
    context.keyboardType = type
    return StandardKeyboardLayoutProvider(inputSetProvider: inputs).keyboardLayout(for: context)
  }

  static let layouts: [KeyboardType: [String]] = [
    .alphabetic(.lowercased): [
      "tab q w e r t y u i o p backspace", "capsLock a s d f g h j k l return",
      "shift z x c v b n m shift", "numeric nextLocale space numeric",
    ],
    .alphabetic(.uppercased): [
      "tab Q W E R T Y U I O P backspace", "capsLock A S D F G H J K L return",
      "SHIFT Z X C V B N M SHIFT", "numeric nextLocale space numeric",
    ],
    .numeric: [
      "1 2 3 4 5 6 7 8 9 0 backspace", "- / : ; ( ) $ & @ \" return",
      "symbolic . , ? ! ' symbolic", "alphabetic nextLocale space alphabetic",
    ],
    .symbolic: [
      "[ ] { } # % ^ * + = backspace", "_ \\ | ~ < > € £ ¥ • return",
      "numeric . , ? ! ' numeric", "alphabetic nextLocale space alphabetic",
    ],
    .email: [
      "tab q w e r t y u i o p backspace", "capsLock a s d f g h j k l return",
      "shift z x c v b n m shift", "numeric nextLocale space @ . numeric",
    ],
    .numberPad: [
      "7 8 9 backspace", "4 5 6", "1 2 3 return", "0", "alphabetic nextLocale space alphabetic",
    ],
    .emojis: ["alphabetic nextLocale space alphabetic"],
  ]

  @Test(arguments: layouts)
  func `The characters are surrounded by the keys of a real keyboard`(
    type: KeyboardType, rows: [String]
  ) {
    #expect(layout(type).itemRows.map { $0.map(Self.name).joined(separator: " ") } == rows)
  }

  @Test func `The key beside Space depends on the field`() {
    #expect(layout(.url).itemRows.last?.map(\.action).contains(.urlDomain) == true)
    #expect(layout(.webSearch).itemRows.last?.map(\.action).contains(.character(".")) == true)
  }

  @Test func `A fourth row of letters at the top contains BackSpace`() {
    let french = PhysicalInputSetProvider(
      keyboardContext: context, layoutProvider: TestLayoutProvider(["en": .french]))
    let rows = layout(.alphabetic(.auto), french).itemRows
      .map { $0.map(Self.name).joined(separator: " ") }
    #expect(rows.count == 5)
    #expect(rows.first == "é è ç à backspace")
    #expect(rows[1] == "tab a z e r t y u i o p")
  }

  @Test func `A single row contains all keys`() {
    let provider = OneRowProvider()
    let rows = layout(.alphabetic(.capsLocked), provider).itemRows.map { $0.map(Self.name) }
    #expect(rows.first == ["SHIFT", "A", "B", "backspace", "return", "SHIFT"])
  }

  @Test func `With one locale there is no key for the next`() {
    context.locales = ["en"]
    #expect(!layout(.numeric).itemRows.joined().contains { $0.action == .nextLocale })
  }

  @Test func `Rows fill the width, and characters are equally wide in all of them`() {
    for (type, _) in Self.layouts {
      let layout = layout(type)
      let input = layout.inputWidth(for: 600)
      for (row, widths) in zip(layout.itemRows, layout.widths(for: 600)) {
        #expect(row.count == widths.count)
        #expect(widths.reduce(0, +) <= 600.001)
        for (item, width) in zip(row, widths) {
          if item.width == .input { #expect(width == input) }
          #expect(width > 0)
        }
        if row.contains(where: { $0.width == .available }) {
          #expect(widths.reduce(0, +) > 599.999)
        }
      }
    }
  }

  static let widths: [([KeyboardLayout.ItemWidth], [Double])] = [
    ([.input, .input], [50, 50]), ([.available, .available], [50, 50]),
    ([.points(20), .available], [20, 80]), ([.percentage(0.25), .input], [25, 75]),
    ([.inputPercentage(2), .input, .available], [50, 25, 25]),
    ([.points(200), .available], [200, 0]), ([], []),
  ]

  @Test(arguments: widths)
  func `A width is in points, a share of the row or of a key, or the remaining room`(
    row: [KeyboardLayout.ItemWidth], expected: [Double]
  ) {
    let layout = KeyboardLayout(itemRows: [
      row.map { KeyboardLayout.Item(action: .character("a"), width: $0) }
    ])
    #expect(layout.widths(for: 100) == [expected])
  }

  /// The widths of the article's library, but for rows with room that is left.
  static let inputWidths: [([[KeyboardLayout.ItemWidth]], Double)] = [
    ([], 0), ([[]], 0), ([[.points(20), .percentage(0.5)]], 0),
    ([[.percentage(0.2), .input, .input, .percentage(0.2)]], 60),
    ([[.points(50), .input, .input, .points(50)]], 50),
    ([[.points(50), .inputPercentage(0.6), .input, .points(50)]], 62.5),
    ([[.available, .input, .input, .available]], 50), ([[.input], [.input, .input]], 100),
    ([[.points(300), .input]], 0),
  ]

  @Test(arguments: inputWidths)
  func `Keys of characters are as wide as the fullest row allows, and 0 without any`(
    rows: [[KeyboardLayout.ItemWidth]], width: Double
  ) {
    let items = rows.map { $0.map { KeyboardLayout.Item(action: .none, width: $0) } }
    #expect(KeyboardLayout(itemRows: items).inputWidth(for: 200) == width)
  }

  @Test func `A controller has a layout with its locale's characters, and accepts other services`()
  {
    let controller = KeyboardInputController()
    let context = controller.state.keyboardContext
    let layout = controller.services.layoutProvider.keyboardLayout(for: context)
    #expect(layout.itemRows.first?.first?.action == .tab)
    #expect(layout.itemRows.first?[1].action == .character("q"))
    controller.services.inputSetProvider = OneRowProvider()
    let other = controller.services.layoutProvider.keyboardLayout(for: context)
    #expect(other.itemRows.first?[1].action == .character("a"))
  }

  @Test func `A keyboard with a new library has the signs of its locales`() {
    let keyboard = KeyboardInputController(library: LocaleLibrary())
    keyboard.useLayouts(of: TestLayoutProvider(["en": .american]))
    #expect(keyboard.services.inputSetProvider.numericInputSet.rows[1][6].neutral == "$")
    keyboard.library = TestLocales.library([
      #"{ "format": 1, "id": "en", "script": "Latn", "currency": "£" }"#
    ])
    #expect(keyboard.services.inputSetProvider.numericInputSet.rows[1][6].neutral == "£")
  }

  /// An action in a word.
  private static func name(_ item: KeyboardLayout.Item) -> String {
    switch item.action {
    case .character(let text): text
    case .keyboardType(.alphabetic): "alphabetic"
    case .keyboardType(let type): "\(type)"
    case .primary: "return"
    case .shift(.uppercased), .shift(.capsLocked): "SHIFT"
    case .shift: "shift"
    case let action: "\(action)"
    }
  }
}

private final class OneRowProvider: EnglishInputSetProvider {
  override var alphabeticInputSet: InputSet { InputSet(rows: [InputSet.Row(chars: "ab")]) }
}
