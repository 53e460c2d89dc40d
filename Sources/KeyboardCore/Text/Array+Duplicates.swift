extension Array where Element: Hashable {
  /// The elements without repetitions, in the order in which each first appears.
  package var withoutDuplicates: Self {
    var result = self
    result.removeDuplicates()
    return result
  }

  /// Leaves each element where it first appears.
  mutating func removeDuplicates() {
    // Lists are made at each key, so memory is asked for once.
    var seen = Set<Element>(minimumCapacity: count)
    removeAll { !seen.insert($0).inserted }
  }
}
