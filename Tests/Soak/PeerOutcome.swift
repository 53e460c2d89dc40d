/// What came of a sentence.
struct PeerOutcome {
  /// What was lost, doubled or moved.
  var difference = Difference()
  /// The longest wait for the answer to a key, in ms.
  var longestWait = 0
  /// After how many ms the engine served again; `nil` for not at all.
  var returnTime: Int?

  /// The outcome as a cell of a table.
  func cell(_ fault: PeerFault) -> String {
    let loss = difference.isEmpty ? "nothing lost" : "**\(difference)**"
    let wait = "a key waits \(longestWait) ms at most"
    guard [.kill, .hang, .brokenFile].contains(fault) else {
      return returnTime == nil ? "\(loss); \(wait); **does not serve**" : "\(loss); \(wait)"
    }
    let after = returnTime.map { "there after \($0) ms" } ?? "**not there again**"
    return "\(loss); \(after)"
  }
}
