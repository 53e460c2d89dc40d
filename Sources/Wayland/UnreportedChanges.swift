import KeyboardCore

/// What a field was sent and has reported nothing of yet.
struct UnreportedChanges {
  private struct Entry {
    let change: [FieldChange]
    /// Whether a key types it.
    var isKey = false
  }

  /// How many may be in no report: a field that has stopped reporting will not explain them.
  private static let longestSilence = 64

  /// The last reported text before the cursor that is known to be that before all of these.
  var explained: String?
  private var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

  var hasKeys: Bool { entries.contains(where: \.isKey) }

  func contains(_ change: [FieldChange]) -> Bool { entries.contains { $0.change == change } }

  /// Adds a change that is sent after the reported `text`, or what a key types.
  mutating func append(_ change: [FieldChange], isKey: Bool = false, after text: String?) {
    if entries.isEmpty { explained = text }
    if entries.count == Self.longestSilence { entries = [] }
    entries.append(Entry(change: change, isKey: isKey))
  }

  mutating func removeLast() { _ = entries.popLast() }

  mutating func removeAll() { entries = [] }

  /// Forgets what a report of another text than the `old` one shows: keys may have changed it, too.
  ///
  /// A pick takes two reports of GTK 4. What was lost with its field is in none.
  /// - Returns: Whether it shows any of these.
  @discardableResult
  mutating func forget(shownBy text: String, since old: String) -> Bool {
    guard text != old, let last = lastShown(by: text, since: old) else { return false }
    explained = text
    entries.removeFirst(last + 1)
    return true
  }

  private func lastShown(by text: String, since old: String) -> Int? {
    for base in [old, explained ?? old] {
      for first in entries.indices {
        var length = base.utf8.count
        for index in first..<entries.count {
          length = entries[index].change.length(after: length)
          // Whole texts are compared only where that may be it.
          guard length == text.utf8.count else { continue }
          let shown = entries[first...index].reduce(base) { $1.change.applied(to: $0) }
          if shown == text { return index }
        }
      }
    }
    return nil
  }

  /// The texts before the cursor that these lead to from `text`, one after the other.
  func texts(from text: String) -> Set<String> {
    var texts: Set<String> = [text]
    var last = text
    for entry in entries {
      last = entry.change.applied(to: last)
      texts.insert(last)
    }
    return texts
  }
}

extension SurroundingText {
  /// The text before the cursor, selected or not.
  var textUpToCursor: String { String(text.unicodeScalars.prefix(cursor)) }
}
