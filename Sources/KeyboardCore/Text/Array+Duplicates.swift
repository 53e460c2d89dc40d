extension [String] {
  /// The elements, each where it stands first.
  var withoutDuplicates: Self {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
