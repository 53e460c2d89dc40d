// What it takes to add a key to the row of Space.
extension KeyboardLayout {
  /// The place of the last row; -1 without rows.
  public var bottomRowIndex: Int { itemRows.count - 1 }

  /// The keys of the last row that control the keyboard.
  public var bottomRowSystemItems: ItemRow {
    itemRows.last?.filter(\.action.isSystemAction) ?? []
  }

  /// Whether the last row has a key that switches to a type.
  public func hasKeyboardSwitcher(for type: KeyboardType) -> Bool {
    itemRows.last?.index(of: .keyboardType(type)) != nil
  }

  /// A key that is as wide as the first one of `bottomRowSystemItems`; `nil` if there are none.
  public func tryCreateBottomRowItem(for action: KeyboardAction) -> Item? {
    bottomRowSystemItems.first.map { Item(action: action, width: $0.width) }
  }
}
