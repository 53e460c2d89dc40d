@testable import KeyboardCore
@testable import TypingModel

extension Turn {
  /// A turn in which an event is being handled.
  static func open(at time: Int = 0) -> Self {
    var turn = Self()
    turn.recordsNotes = true
    turn.begin(at: time)
    return turn
  }

  /// What there is to be seen so far, in the notation of `marks`; "" for nothing.
  var marks: String { effects.marks ?? "" }

  /// The timers that were started and stopped, in order: `hold 500`, `-hold`.
  var timers: [String] {
    effects.compactMap {
      switch $0 {
      case .timer(let timer, let milliseconds?): "\(timer) \(milliseconds)"
      case .timer(let timer, nil): "-\(timer)"
      default: nil
      }
    }
  }

  /// Goes on to the next event, and answers the one before.
  @discardableResult
  mutating func next(at time: Int? = nil, isHandled: Bool = false) -> Response {
    let response = end(isHandled: isHandled)
    begin(at: time)
    return response
  }
}
