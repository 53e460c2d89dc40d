package import KeyboardCore

/// What the list at the cursor shows.
package struct ListContent: Equatable {
  /// The list, with a page and a highlight that it has; `nil` without entries.
  package let list: CandidateList?
  /// The line of text above the list; "" shows none.
  package let line: String
  /// Whether the entries are the emoji, shown as a grid in which each page is a row.
  package let isGrid: Bool

  /// Puts together what the effects `candidates` and `auxiliary` have shown last.
  ///
  /// The number of the page is left out of the line, as the list shows it; it parts the title from the
  /// name of the entry.
  /// The list is that of emoji while the context's `keyboardType` is `emojis`.
  package init(_ list: CandidateList?, auxiliary: String?, isGrid: Bool = false) {
    self.isGrid = isGrid
    guard var list, !list.entries.isEmpty else {
      self.list = nil
      line = auxiliary ?? ""
      return
    }
    list.page = max(0, min(list.page, list.pageCount - 1))
    if let selected = list.selected, !list.entries.indices.contains(selected) {
      list.selected = nil
    }
    self.list = list
    line = (auxiliary ?? "").split(separator: " ", omittingEmptySubsequences: false)
      .split(separator: list.number[...], maxSplits: 1).map { $0.joined(separator: " ") }
      .joined(separator: " · ")
  }

  /// Whether there is nothing to show.
  package var isEmpty: Bool { list == nil && line.isEmpty }
}

extension CandidateList {
  /// The number of the page and of all pages, such as "2/3".
  var number: String { "\(page + 1)/\(pageCount)" }
}
