/// The result of a sentence.
struct PeerOutcome {
  /// The lost, doubled and moved letters.
  var difference = Difference()
  /// The longest wait for the answer to a key, in ms.
  var longestWait = 0
  /// The time in ms until the engine served again; `nil` if it did not.
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
