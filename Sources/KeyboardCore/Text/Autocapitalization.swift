/// When letters are capitalised automatically; a field's own hints take precedence.
public enum Autocapitalization: String, Hashable, Sendable, CaseIterable {
  case off, sentences, words, all
}
