/// What is offered at the moment: the actions of the held key, and which of them is highlighted.
public final class CalloutContext {
  /// The action of the held key, or `nil` while nothing is offered.
  public private(set) var action: KeyboardAction?
  /// The actions offered, without the key's own action.
  public private(set) var actions: [KeyboardAction] = []
  /// The highlighted action's place, or `nil` while none is.
  public private(set) var selectedIndex: Int?
  /// The page shown, counted from 0.
  public private(set) var page = 0

  /// Creates a context that offers nothing.
  public init() {}

  /// Whether something is offered.
  public var isActive: Bool { action != nil }

  /// The highlighted action, or `nil`.
  public var selectedAction: KeyboardAction? { selectedIndex.map { actions[$0] } }

  /// Offers actions for a held key, with none highlighted.
  public func update(_ actions: [KeyboardAction], for action: KeyboardAction) {
    self.action = action
    self.actions = actions
    selectedIndex = nil
    page = 0
  }

  /// Stops offering anything.
  public func reset() {
    action = nil
    actions = []
    selectedIndex = nil
    page = 0
  }

  /// The action at a place of the page shown, or `nil` if there is none.
  public func action(onPageAt index: Int) -> KeyboardAction? {
    let visible = list.visible
    guard index >= 0, index < visible.count else { return nil }
    return actions[visible.lowerBound + index]
  }

  /// Highlights the next entry, wrapping around; from none, the first on the page.
  func selectNext() {
    select(selectedIndex.map { ($0 + 1) % actions.count } ?? list.visible.lowerBound)
  }

  /// Highlights the previous entry, wrapping around; from none, the last on the page.
  func selectPrevious() {
    let count = actions.count
    select(selectedIndex.map { ($0 + count - 1) % count } ?? list.visible.upperBound - 1)
  }

  /// Turns pages, wrapping around; nothing is highlighted on the new one.
  func turnPage(by offset: Int) {
    let count = list.pageCount
    guard count > 1 else { return }
    page = (page + offset + count) % count
    selectedIndex = nil
  }

  /// Replaces the entries in place, such as by capitals.
  func replaceActions(_ actions: [KeyboardAction]) {
    self.actions = actions
    if let index = selectedIndex, index >= actions.count { selectedIndex = nil }
    page = min(page, max(0, list.pageCount - 1))
  }

  /// The entries as a list to show.
  public var list: CandidateList {
    CandidateList(
      actions.map(\.label), selected: selectedIndex, page: page)
  }

  private func select(_ index: Int) {
    selectedIndex = index
    page = index / CandidateList.pageSize
  }
}
