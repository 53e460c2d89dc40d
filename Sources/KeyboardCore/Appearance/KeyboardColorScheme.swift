/// Whether the desktop is light or dark.
public enum KeyboardColorScheme: String, Hashable, Sendable, CaseIterable {
  case light, dark
}
