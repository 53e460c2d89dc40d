/// Why the preferences cannot be shown, in one sentence.
struct SetupError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
