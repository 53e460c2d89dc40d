/// Texts to choose from, page by page.
public struct CandidateList: Hashable, Sendable {
  /// How many entries a page shows: as many as there are digits to pick with.
  public static let pageSize = 9

  /// All entries of all pages.
  public var entries: [String]
  /// The index of the highlighted entry, or `nil`.
  public var selected: Int?
  /// The page shown, counted from 0.
  public var page: Int

  /// Creates a list that shows its first page with nothing highlighted.
  public init(_ entries: [String], selected: Int? = nil, page: Int = 0) {
    self.entries = entries
    self.selected = selected
    self.page = page
  }

  /// How many pages there are.
  public var pageCount: Int { (entries.count + Self.pageSize - 1) / Self.pageSize }

  /// The indices of the entries that the page shows; none for a page that is not there.
  public var visible: Range<Int> {
    let first = min(max(0, page), pageCount) * Self.pageSize
    return min(first, entries.count)..<min(first + Self.pageSize, entries.count)
  }
}
