extension String {
  /// The word of a list that this one was probably meant to be: it begins like it, or a few letters
  /// are wrong, missing, superfluous or exchanged; `nil` if no word is near.
  public nonisolated func nearest(in words: [String]) -> String? {
    let near = words.map { ($0, distance(to: $0)) }.filter { $0.1 <= (count + 1) / 3 }
    return near.min { $0.1 < $1.1 }?.0 ?? (count > 2 ? words.first { $0.hasPrefix(self) } : nil)
  }

  /// How many letters have to be replaced, added, removed or exchanged with the next one.
  private nonisolated func distance(to other: String) -> Int {
    let (mine, others) = (Array(self), Array(other))
    var before: [Int] = []
    var last = Array(0...others.count)
    for (row, letter) in mine.enumerated() {
      var next = [row + 1]
      for (column, wanted) in others.enumerated() {
        var least = min(last[column + 1] + 1, next[column] + 1)
        least = min(least, last[column] + (letter == wanted ? 0 : 1))
        if row > 0, column > 0, letter == others[column - 1], mine[row - 1] == wanted {
          least = min(least, before[column - 1] + 1)
        }
        next.append(least)
      }
      (before, last) = (last, next)
    }
    return last[others.count]
  }
}
