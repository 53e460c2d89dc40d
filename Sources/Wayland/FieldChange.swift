import KeyboardCore

/// A part of a change of a field, for version 2.
enum FieldChange: Equatable {
  /// Deletes text around the cursor, in bytes.
  case delete(before: Int, after: Int)
  case commit(String)
  /// Shows a text at the cursor, or removes it with "".
  case preedit(String)

  var isCommit: Bool { if case .commit = self { true } else { false } }

  /// Whether it is a preedit that can be seen.
  var showsText: Bool { if case .preedit(let text) = self { !text.isEmpty } else { false } }

  /// Requests it, to be applied with all parts that were requested.
  @MainActor func request(of requests: any InputMethodV2Requests) {
    switch self {
    case .delete(let before, let after): requests.delete(before: before, after: after)
    case .commit(let text): requests.commit(text)
    case .preedit(let text): requests.showPreedit(text)
    }
  }
}

extension [FieldChange] {
  /// Whether it is the same if it is applied twice.
  var isRepeatable: Bool { allSatisfy { if case .preedit = $0 { true } else { false } } }

  /// The texts before the cursor once this is applied to them.
  func applied(to texts: Set<String>) -> Set<String> { Set(texts.map(applied(to:))) }

  /// The text before the cursor once this is applied to it.
  func applied(to text: String) -> String {
    var bytes = Array<UInt8>(text.utf8)
    for case .delete(let before, _) in self { bytes.removeLast(Swift.min(before, bytes.count)) }
    for case .commit(let text) in self { bytes += text.utf8 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The length of the text before the cursor once this is applied to one of so many bytes.
  func length(after bytes: Int) -> Int {
    reduce(bytes) { length, part in
      switch part {
      case .delete(let before, _): Swift.max(0, length - before)
      case .commit(let text): length + text.utf8.count
      case .preedit: length
      }
    }
  }
}
