extension Array where Element: Hashable {
  /// The elements without duplicates, in the order of their first appearance.
  package var withoutDuplicates: Self {
    var result = self
    result.removeDuplicates()
    return result
  }

  mutating func removeDuplicates() {
    // Lists are made for each key, so memory is allocated once.
    var seen = Set<Element>(minimumCapacity: count)
    removeAll { !seen.insert($0).inserted }
  }
}
