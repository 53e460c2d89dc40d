/// What was announced, so that only changes are.
struct Announcer {
  /// Whether the list that is open has been announced.
  private var hasSaidList = false
  private var title = ""
  /// Whether it was announced that holding a key opens no list in this field.
  private(set) var hasRefused = false

  /// Announces what was picked, and how the list differs from the one before; a scan says one entry
  /// after the other, for which there is not more time.
  mutating func follow(
    _ new: CalloutList?, after before: CalloutList?, picked: KeyboardAction?, scans: Bool,
    isHeard: Bool, _ turn: inout Turn
  ) {
    guard isHeard else { return forgetList() }
    if let picked { turn.add(.announce(.picked(picked))) }
    let old = hasSaidList && picked == nil ? before : nil
    hasSaidList = new != nil
    guard let new else {
      title = ""
      if old != nil { turn.add(.announce(.closed)) }
      return
    }
    let isOther = old?.actions != new.actions
    let isRead = scans && new.selectedIndex != nil
    if !isRead, isOther || old?.page != new.page && !new.isSelectionMoved {
      let page = new.candidates.visible
      let more = new.actions.count - page.upperBound
      turn.add(.announce(.list(Array(new.actions[page]), more: more)))
    }
    if let index = new.selectedIndex, isOther || old?.selectedIndex != index {
      let digit = index % CandidateList.pageSize + 1
      turn.add(.announce(.entry(new.actions[index], digit: digit)))
    } else if new.selectedIndex == nil, old?.selectedIndex != nil, !isOther {
      turn.add(.announce(.noEntry))
    }
  }

  /// Announces the title of the list of emoji when it changes.
  mutating func follow(title new: String, _ turn: inout Turn) {
    if new != title, !new.isEmpty { turn.add(.announce(.message(new))) }
    title = new
  }

  /// Announces that holding a key opens no list in this field; once is enough.
  mutating func refuse(_ turn: inout Turn) {
    turn.add(.announce(.noLists))
    hasRefused = true
  }

  /// Forgets the list without a word: nobody is listening, or the field with the list is gone.
  mutating func forgetList() {
    hasSaidList = false
    title = ""
  }

  /// Another field has the focus, about which the screen reader has enough to say.
  mutating func leaveField() {
    forgetList()
    hasRefused = false
  }
}
