import KeyboardCore
import Testing

@Suite("Changes of a layout's rows") struct KeyboardLayoutRowTests {
  private static let item = KeyboardLayout.Item(action: .primary(.done))
  private static let actions: [KeyboardAction] = [.command, .space, .backspace]
  private static let row = actions.map { KeyboardLayout.Item(action: $0) }

  /// The row after a key was inserted after and before an action.
  static let insertions: [(KeyboardAction, after: [KeyboardAction], before: [KeyboardAction])] = [
    (.escape, [.command, .space, .backspace], [.command, .space, .backspace]),
    (
      .command, [.command, .primary(.done), .space, .backspace],
      [.primary(.done), .command, .space, .backspace]
    ),
    (
      .backspace, [.command, .space, .backspace, .primary(.done)],
      [.command, .space, .primary(.done), .backspace]
    ),
  ]

  @Test(arguments: insertions)
  func `A key is inserted beside one with an action, in one row, in all, or in none`(
    action: KeyboardAction, after: [KeyboardAction], before: [KeyboardAction]
  ) {
    let actions = Self.actions
    func rows(_ change: (inout KeyboardLayout.ItemRows) -> Void) -> KeyboardAction.Rows {
      var layout = KeyboardLayout(itemRows: [Self.row, Self.row, Self.row])
      change(&layout.itemRows)
      return layout.itemRows.map { $0.map(\.action) }
    }
    #expect(rows { $0.insert(Self.item, after: action) } == [after, after, after])
    #expect(rows { $0.insert(Self.item, before: action) } == [before, before, before])
    #expect(rows { $0.insert(Self.item, after: action, atRow: 0) } == [after, actions, actions])
    #expect(rows { $0.insert(Self.item, before: action, atRow: 2) } == [actions, actions, before])
    for row in [-1, 3] {
      #expect(
        rows {
          $0.insert(Self.item, after: action, atRow: row)
          $0.insert(Self.item, before: action, atRow: row)
          $0.remove(action, atRow: row)
          $0.replace(action, with: Self.item, atRow: row)
        } == [actions, actions, actions])
    }
  }

  @Test func `All keys with an action are removed, and the first is replaced`() {
    var rows: KeyboardLayout.ItemRows = [Self.row, Self.row]
    rows.insert(KeyboardLayout.Item(action: .backspace), before: .command, atRow: 1)
    rows.remove(.backspace, atRow: 1)
    #expect(rows.map { $0.map(\.action) } == [Self.actions, [.command, .space]])
    rows.remove(.backspace)
    rows.remove(.escape)
    #expect(rows.map { $0.map(\.action) } == [[.command, .space], [.command, .space]])
    rows.replace(.space, with: Self.item)
    rows.replace(.command, with: Self.item, atRow: 0)
    #expect(
      rows.map { $0.map(\.action) }
        == [[.primary(.done), .primary(.done)], [.command, .primary(.done)]])
    #expect(rows[0].index(of: .primary(.done)) == 0)
    #expect(rows[0].index(of: .command) == nil)
  }

  @Test func `A key that is added beside Space is as wide as the others there`() throws {
    let provider = StandardKeyboardLayoutProvider(inputSetProvider: EnglishInputSetProvider())
    var layout = provider.keyboardLayout(for: KeyboardContext())
    #expect(
      layout.bottomRowSystemItems.map(\.action)
        == Array(repeating: .keyboardType(.numeric), count: 2))
    #expect(layout.hasKeyboardSwitcher(for: .numeric) && !layout.hasKeyboardSwitcher(for: .emojis))
    let item = try #require(layout.tryCreateBottomRowItem(for: .keyboardType(.emojis)))
    layout.itemRows.insert(item, after: .space, atRow: layout.bottomRowIndex)
    #expect(layout.hasKeyboardSwitcher(for: .emojis))
    #expect(layout.itemRows.last?.map(\.width).filter { $0 == item.width }.count == 3)
    layout.itemRows = []
    #expect(layout.bottomRowIndex == -1 && layout.bottomRowSystemItems == [])
    #expect(layout.tryCreateBottomRowItem(for: .space) == nil)
  }

  @Test func `A letter gets its place in an input set`() {
    var set = InputSet.qwerty
    set.rows[1].insert(InputSet.Item("é"), after: InputSet.Item("l"))
    set.rows.remove(InputSet.Item("q"))
    #expect(set.rows[1].characters().last == "é")
    #expect(set.rows[0].characters().first == "w")
  }
}
