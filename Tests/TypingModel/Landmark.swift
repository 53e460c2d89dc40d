/// What random typing has to come by: where it never gets, its silence means nothing.
enum Landmark: String, CaseIterable, Sendable {
  case listOpened, digitPicked, clickPicked, highlightPicked, releasePicked, pageTurned
  case listCaseToggled, listHeldOn, repeatPicked
  case composePicked, backspacePicked, replacePicked
  case sequenceCompleted, sequenceCancelled
  case emojiListOpened, emojiPicked, emojiSearched, emojiToned, colonSearchOpened, colonPicked
  case listAskedFor, wordReplaced, wordTakenBack
  case entryPinned, keyAskedFor
  case highlightMovedOn, movedOnPicked, movedOnClosed
  case listAnnounced, entryAnnounced, pickAnnounced, closeAnnounced, noListsAnnounced
  case pressBindingFired, doubleTapBindingFired, longPressBindingFired
  case longPressHandled, doubleTapHandled
  case quotationReplaced, quotationUndone, quotationMended
  case capitalApplied, sentenceEnded, capitalsLocked, signTyped
  case commitsCollected, ownLetterTyped, secretTyped, settingChanged, feedbackGiven, localeChanged
  case keyRepeated, keyPassed
}

/// How often random typing came by each landmark, and how much it did.
struct Journey: Sendable {
  var events = 0
  private(set) var visits: [Landmark: Int] = [:]

  mutating func visit(_ landmark: Landmark) { visits[landmark, default: 0] += 1 }

  mutating func add(_ other: Self) {
    events += other.events
    visits.merge(other.visits) { $0 + $1 }
  }

  /// The landmarks that were visited less often than so many times.
  func missed(_ landmarks: [Landmark], times: Int) -> [String] {
    landmarks.filter { visits[$0, default: 0] < times }
      .map { "\($0): \(visits[$0, default: 0])" }
  }
}
