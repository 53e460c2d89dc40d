import Synchronization

/// What files say about locales; each is read the first time it is asked for.
///
/// Copies of a library share it, so that a program reads a file once.
package final class LocaleFiles<Content: Sendable>: Sendable {
  private let read: @Sendable (LocaleIdentifier) -> Content?
  private let known = Mutex<[LocaleIdentifier: Content]>([:])

  /// Creates a table from what reads a file, and returns `nil` for a locale without one.
  package init(read: @escaping @Sendable (LocaleIdentifier) -> Content?) { self.read = read }

  /// What the file of exactly this locale says, or `nil` without one.
  package subscript(locale: LocaleIdentifier) -> Content? {
    known.withLock { known in
      if let content = known[locale] { return content }
      let content = read(locale)
      known[locale] = content
      return content
    }
  }
}
