extension String {
  /// The one of some words that is at most two letters away, the nearest if there are several.
  nonisolated func nearest(among words: [String]) -> String? {
    words.map { ($0, distance(to: $0)) }.filter { $0.1 <= 2 }.min { $0.1 < $1.1 }?.0
  }

  /// How many letters have to be added, taken or changed to make another word of this one.
  private nonisolated func distance(to other: String) -> Int {
    let other = Array(other)
    var row = Array(0...other.count)
    for (place, letter) in enumerated() {
      var diagonal = row[0]
      row[0] = place + 1
      for column in other.indices {
        let changed = diagonal + (letter == other[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(changed, row[column] + 1, diagonal + 1)
      }
    }
    return row[other.count]
  }
}
