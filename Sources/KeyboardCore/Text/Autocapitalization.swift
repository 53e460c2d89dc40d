/// When capitals come by themselves; what a field asks for takes precedence.
public enum Autocapitalization: String, Hashable, Sendable, CaseIterable {
  case off, sentences, words, all
}
