/// What was sent to a field of version 1, until the compositor has handled it.
///
/// KWin ignores what comes for a context that it has ended: a letter was lost, and a key that had moved
/// the focus was never released, and repeated for ever, if its release crossed the end of its field. What
/// KWin has not answered when it tells of that end, it has ignored. So the next field gets it.
struct Deliveries {
  enum Delivery: Equatable {
    /// A text that replaces nothing.
    case text(String)
    case key(CompositorKey)
  }

  private var sent: [Delivery] = []
  /// How many of them an answer is awaited for.
  private var asked = 0
  /// Whether this change deletes something.
  private var replaces = false
  /// What a field has not got, and when it lost the focus, in ms.
  private var lost: [Delivery] = []
  private var leftAt = 0
  /// Counts the fields, and what was forgotten: an answer belongs to one.
  private var field = 0

  /// More than this is not on its way: the compositor does not answer, and has handled it long since.
  private static let most = 256

  /// Something is sent to the field.
  mutating func add(_ delivery: Delivery) {
    if case .text = delivery, replaces { return }
    if sent.count == Self.most { forget() }
    sent.append(delivery)
  }

  /// The rest of this change replaces a text, which is in this field alone.
  mutating func replace() { replaces = true }

  /// The next text is another change.
  mutating func endChange() { replaces = false }

  /// What the answer to a question is for, or `nil` if nothing needs one.
  mutating func ask() -> (count: Int, field: Int)? {
    guard asked < sent.count else { return nil }
    defer { asked = sent.count }
    return (sent.count - asked, field)
  }

  /// The compositor has answered.
  mutating func takeAnswer(_ answer: (count: Int, field: Int)) {
    guard answer.field == field else { return }
    sent.removeFirst(answer.count)
    asked -= answer.count
  }

  /// The field has lost the focus.
  mutating func leaveField(at time: Int) {
    lost = sent
    leftAt = time
    forget()
  }

  private mutating func forget() {
    sent = []
    asked = 0
    field += 1
  }

  /// Another field has the focus; returns what it gets instead of its predecessor.
  ///
  /// Nobody knows who has got the release of a key whose press was lost, so it is released at once.
  mutating func enterField(at time: Int) -> [Delivery] {
    defer { lost = [] }
    guard time - leftAt <= ChangeQueue.fieldChange else { return [] }
    var deliveries = lost
    var down: [CompositorKey] = []
    for case .key(let key) in lost {
      down.removeAll { $0.code == key.code }
      if key.isPress { down.append(key) }
    }
    deliveries += down.map { .key($0.released) }
    return deliveries
  }
}
