/// The requests of handlers that have not been carried out yet.
///
/// They are carried out after the handler has returned, so it never finds the keyboard in the middle
/// of something.
struct ActionRequests {
  private var requests: [KeyboardRequest] = []
  private var next = 0
  var isEmpty: Bool { requests.isEmpty }
  /// Whether they are being carried out; new requests come after them.
  var areUnderWay: Bool { next > 0 }

  var insertion: String {
    requests[next...].reduce(into: "") { text, request in
      if case .edit(let edit) = request { text += edit.typedText }
    }
  }

  mutating func record(_ request: KeyboardRequest) { requests.append(request) }

  /// Removes and returns the next request; `nil` when there are no more.
  mutating func takeNext() -> KeyboardRequest? {
    guard next < requests.count else {
      // The memory is kept for the next key.
      requests.removeAll(keepingCapacity: true)
      next = 0
      return nil
    }
    defer { next += 1 }
    return requests[next]
  }
}

extension TextEdits {
  /// Adds the change that a request makes in the text, if any; `text` is certain before the cursor,
  /// without these changes.
  mutating func add(_ request: KeyboardRequest, after text: String?, canReplace: Bool) {
    switch request {
    case .edit(let edit): append(edit)
    case .endSentence(let end):
      let spaces = certain(after: text)?.reversed().prefix { $0 == " " }.count ?? 0
      let coming = removeLastSpaces()
      append(.replace(scalars: spaces - coming, end))
    case .insertDiacritic(let diacritic):
      let result = diacritic.insertionResult(
        whenAppendedTo: canReplace ? certain(after: text) ?? "" : "")
      append(.replace(scalars: result.deleteCount, result.insertion))
    case .dismiss, .nextLocale, .followLocale, .setType, .showCallouts, .custom, .program: break
    }
  }

  private func certain(after text: String?) -> String? {
    let insertion = insertion
    return text == nil && insertion.isEmpty ? nil : (text ?? "") + insertion
  }
}
