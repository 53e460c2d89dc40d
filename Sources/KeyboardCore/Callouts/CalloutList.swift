/// The entries of a list, the page shown, and the entry highlighted.
struct CalloutList: Hashable {
  enum Move: Hashable {
    /// To the next entry or the one before, wrapping around; without a highlight, to the first or
    /// last entry of the page.
    case next, previous
    /// To the next entry; from the last one to none.
    case scan
    /// By so many pages, as far as there are any; the highlight keeps its place on the page.
    case page(Int)
  }

  /// The action of the key that is held, or `nil` while the list is closed.
  private(set) var action: KeyboardAction?
  /// The actions offered, without the key's own.
  private(set) var actions: [KeyboardAction] = []
  private(set) var selectedIndex: Int?
  /// Whether the highlight was moved to its place, and not carried there by turning a page.
  private(set) var isSelectionMoved = false
  /// The page shown, counted from 0.
  private(set) var page = 0 { didSet { hasTurned = hasTurned || page != oldValue } }
  /// Whether another page has been shown.
  private var hasTurned = false
  var isOpen: Bool { action != nil }
  var selectedAction: KeyboardAction? { selectedIndex.map { actions[$0] } }
  /// The highlighted action, or else the first one of the page shown.
  var selectedOrFirstAction: KeyboardAction? { selectedAction ?? action(onPageAt: 0) }

  var candidates: CandidateList {
    CandidateList(actions.map(\.label), selected: selectedIndex, page: page)
  }

  /// The number of the page and of all pages, such as "2/3", once a page has been turned; else "".
  var pageNumber: String { hasTurned && pageCount > 1 ? "\(page + 1)/\(pageCount)" : "" }

  /// Offers actions for a held key, with none highlighted.
  mutating func open(_ actions: [KeyboardAction], for action: KeyboardAction) {
    self = Self(action: action, actions: actions)
  }

  mutating func close() { self = Self() }

  /// Replaces the actions, for example by capitals; highlight and page stay where they are.
  mutating func replaceActions(_ actions: [KeyboardAction]) {
    self.actions = actions
    if let index = selectedIndex, index >= actions.count { selectedIndex = nil }
    page = min(page, max(0, pageCount - 1))
  }

  /// The action at an index of the page shown, or `nil`.
  func action(onPageAt index: Int) -> KeyboardAction? {
    guard index >= 0 else { return nil }
    return action(at: page * CandidateList.pageSize + index)
  }

  /// The action at an index of the whole list, or `nil`.
  func action(at index: Int) -> KeyboardAction? {
    actions.indices.contains(index) ? actions[index] : nil
  }

  /// Changes the page or the highlight, and returns whether anything has changed.
  mutating func move(_ move: Move) -> Bool {
    let before = (selectedIndex, page)
    switch move {
    case .next: select(selectedIndex.map { ($0 + 1) % actions.count } ?? firstOnPage)
    case .previous:
      select(selectedIndex.map { ($0 + actions.count - 1) % actions.count } ?? lastOnPage)
    case .scan where selectedIndex == actions.count - 1: selectedIndex = nil
    case .scan: select(selectedIndex.map { $0 + 1 } ?? 0)
    case .page(let offset):
      let next = max(0, min(page + offset, pageCount - 1))
      let distance = (next - page) * CandidateList.pageSize
      selectedIndex = selectedIndex.map { min($0 + distance, actions.count - 1) }
      if next != page { isSelectionMoved = false }
      page = next
    }
    return before != (selectedIndex, page)
  }

  private var pageCount: Int {
    (actions.count + CandidateList.pageSize - 1) / CandidateList.pageSize
  }

  private var firstOnPage: Int { page * CandidateList.pageSize }
  private var lastOnPage: Int { min(firstOnPage + CandidateList.pageSize, actions.count) - 1 }

  private mutating func select(_ index: Int) {
    selectedIndex = index
    isSelectionMoved = true
    page = index / CandidateList.pageSize
  }
}

extension CalloutList {
  private init(action: KeyboardAction, actions: [KeyboardAction]) {
    self.init()
    self.action = action
    self.actions = actions
  }
}
