/// What was announced, so that only changes are.
struct Announcer {
  /// The list that was announced, or `nil` while none is open; that of emoji may have no entries.
  private var list: CalloutList?
  private var title = ""
  /// Whether it was announced that this field has no lists.
  private var hasRefused = false

  /// Announces how the list differs from the one before, or what was picked from that.
  mutating func follow(_ new: CalloutList?, picked: KeyboardAction?, _ turn: inout Turn) {
    let old = picked == nil ? list : nil
    if let picked {
      turn.add(.announce(.picked(picked)))
    } else if new == nil, old != nil {
      turn.add(.announce(.closed))
    }
    list = new
    guard let new else { return title = "" }
    let showsOthers = old?.actions != new.actions
    let hasMoved = old?.selectedIndex != new.selectedIndex
    if showsOthers || old?.page != new.page && !hasMoved {
      let page = new.candidates.visible
      let more = new.actions.count - page.upperBound
      turn.add(.announce(.list(Array(new.actions[page]), more: more)))
    }
    if let index = new.selectedIndex, showsOthers || hasMoved {
      let digit = index % CandidateList.pageSize + 1
      turn.add(.announce(.entry(new.actions[index], digit: digit)))
    }
  }

  /// Announces the title of the list of emoji when it changes.
  mutating func follow(title new: String, _ turn: inout Turn) {
    if new != title, !new.isEmpty { turn.add(.announce(.message(new))) }
    title = new
  }

  /// Announces once for each field that it has no lists.
  mutating func refuse(_ turn: inout Turn) {
    if !hasRefused { turn.add(.announce(.noLists)) }
    hasRefused = true
  }

  /// Another field has the focus.
  mutating func leaveField() { hasRefused = false }
}
