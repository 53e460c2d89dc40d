/// What stands in rows and is found there by an id, which need not be unique.
public protocol KeyboardLayoutRowItem {
  /// The type of the id.
  associatedtype ID: Equatable

  /// What the item is found by.
  var rowId: ID { get }
}

extension KeyboardLayout.Item: KeyboardLayoutRowItem {
  /// The action.
  public var rowId: KeyboardAction { action }
}

extension InputSet.Item: KeyboardLayoutRowItem {
  /// The item itself.
  public var rowId: Self { self }
}

extension Array where Element: KeyboardLayoutRowItem {
  /// The place of the first item with an id, or `nil`.
  public func index(of id: Element.ID) -> Int? { firstIndex { $0.rowId == id } }

  /// Inserts an item behind the first one with an id, if there is one.
  public mutating func insert(_ item: Element, after id: Element.ID) {
    if let index = index(of: id) { insert(item, at: index + 1) }
  }

  /// Inserts an item before the first one with an id, if there is one.
  public mutating func insert(_ item: Element, before id: Element.ID) {
    if let index = index(of: id) { insert(item, at: index) }
  }

  /// Removes all items with an id.
  public mutating func remove(_ id: Element.ID) { removeAll { $0.rowId == id } }

  /// Replaces the first item with an id, if there is one.
  public mutating func replace(_ id: Element.ID, with replacement: Element) {
    if let index = index(of: id) { self[index] = replacement }
  }
}

/// Changes of all rows, or of one of them; a row that does not exist is no error.
extension Array {
  /// Inserts an item behind the first one with an id in each row.
  public mutating func insert<Item: KeyboardLayoutRowItem>(
    _ item: Item, after id: Item.ID
  ) where Element == [Item] {
    for row in indices { self[row].insert(item, after: id) }
  }

  /// Inserts an item behind the first one with an id in a row.
  public mutating func insert<Item: KeyboardLayoutRowItem>(
    _ item: Item, after id: Item.ID, atRow row: Int
  ) where Element == [Item] {
    if indices.contains(row) { self[row].insert(item, after: id) }
  }

  /// Inserts an item before the first one with an id in each row.
  public mutating func insert<Item: KeyboardLayoutRowItem>(
    _ item: Item, before id: Item.ID
  ) where Element == [Item] {
    for row in indices { self[row].insert(item, before: id) }
  }

  /// Inserts an item before the first one with an id in a row.
  public mutating func insert<Item: KeyboardLayoutRowItem>(
    _ item: Item, before id: Item.ID, atRow row: Int
  ) where Element == [Item] {
    if indices.contains(row) { self[row].insert(item, before: id) }
  }

  /// Removes all items with an id from all rows.
  public mutating func remove<Item: KeyboardLayoutRowItem>(_ id: Item.ID) where Element == [Item] {
    for row in indices { self[row].remove(id) }
  }

  /// Removes all items with an id from a row.
  public mutating func remove<Item: KeyboardLayoutRowItem>(
    _ id: Item.ID, atRow row: Int
  ) where Element == [Item] {
    if indices.contains(row) { self[row].remove(id) }
  }

  /// Replaces the first item with an id in each row.
  public mutating func replace<Item: KeyboardLayoutRowItem>(
    _ id: Item.ID, with replacement: Item
  ) where Element == [Item] {
    for row in indices { self[row].replace(id, with: replacement) }
  }

  /// Replaces the first item with an id in a row.
  public mutating func replace<Item: KeyboardLayoutRowItem>(
    _ id: Item.ID, with replacement: Item, atRow row: Int
  ) where Element == [Item] {
    if indices.contains(row) { self[row].replace(id, with: replacement) }
  }
}
