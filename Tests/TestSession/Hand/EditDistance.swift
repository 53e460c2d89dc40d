/// The number of elements to insert, delete or change to turn one array into another.
func editDistance<Element: Equatable>(_ first: [Element], _ second: [Element]) -> Int {
  var row = Array(0...second.count)
  for (index, element) in first.enumerated() {
    var diagonal = row[0]
    row[0] = index + 1
    for column in second.indices {
      let change = diagonal + (element == second[column] ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(change, row[column] + 1, diagonal + 1)
    }
  }
  return row[second.count]
}
