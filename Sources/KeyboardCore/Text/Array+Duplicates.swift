extension [String] {
  /// The elements without repetitions, in the order in which each first appears.
  var withoutDuplicates: Self {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
