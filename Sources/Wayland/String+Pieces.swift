extension String {
  /// The text in pieces that a message of Wayland's protocol has room for, cut between characters where
  /// that is possible, and otherwise between scalars; "" is a piece.
  ///
  /// A message is at most 4,096 bytes long, in libwayland before 1.24 and in compositors; a longer one ended
  /// the connection.
  var pieces: [String] {
    guard utf8.count > Self.longestPiece else { return [self] }
    var pieces: [String] = []
    var piece = ""
    func add(_ part: String) {
      if piece.utf8.count + part.utf8.count > Self.longestPiece {
        pieces.append(piece)
        piece = ""
      }
      piece += part
    }
    for character in self {
      let text = String(character)
      if text.utf8.count <= Self.longestPiece {
        add(text)
      } else {
        for scalar in text.unicodeScalars { add(String(scalar)) }
      }
    }
    return pieces + [piece]
  }

  /// In bytes, with room for the head of the message.
  private static let longestPiece = 3000
}
