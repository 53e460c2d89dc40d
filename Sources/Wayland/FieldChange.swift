import CWayland
import KeyboardCore

/// A part of a change of a field, for version 2.
enum FieldChange: Equatable {
  /// Deletes text around the cursor, in bytes.
  case delete(before: Int, after: Int)
  case commit(String)
  /// Shows a text at the cursor, or removes it with "".
  case preedit(String)

  /// Requests it; the input method's `commit` applies all parts that were requested.
  func request(of method: OpaquePointer) {
    switch self {
    case .delete(let before, let after):
      zwp_input_method_v2_delete_surrounding_text(method, UInt32(before), UInt32(after))
    case .commit(let text): zwp_input_method_v2_commit_string(method, text)
    case .preedit(let text):
      let end = Int32(text.utf8.count)
      zwp_input_method_v2_set_preedit_string(method, text, end, end)
    }
  }
}

extension [FieldChange] {
  /// Whether it is the same if it is applied twice.
  var isRepeatable: Bool { allSatisfy { if case .preedit = $0 { true } else { false } } }

  /// The text before the cursor once this is applied to it.
  func applied(to text: String) -> String {
    var bytes = Array<UInt8>(text.utf8)
    for case .delete(let before, _) in self { bytes.removeLast(Swift.min(before, bytes.count)) }
    for case .commit(let text) in self { bytes += text.utf8 }
    return String(decoding: bytes, as: UTF8.self)
  }
}
