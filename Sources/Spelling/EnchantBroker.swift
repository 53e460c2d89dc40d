import CEnchant
import KeyboardCore

/// Enchant with the dictionaries that were asked for.
// It is used on one thread only.
nonisolated final class EnchantBroker {
  private let library: EnchantLibrary
  private let broker: OpaquePointer
  private var dictionaries: [String: OpaquePointer] = [:]

  /// Starts Enchant, or returns `nil` if that fails.
  init?(_ library: EnchantLibrary) {
    guard let broker = library.broker_init() else { return nil }
    self.library = library
    self.broker = broker
  }

  deinit {
    for dictionary in dictionaries.values { library.broker_free_dict(broker, dictionary) }
    library.broker_free(broker)
  }

  /// The dictionary of a locale, which is the first that can be read, or `nil`.
  ///
  /// The names are read again each time, so that a dictionary that was just installed is found.
  func dictionary(of locale: LocaleIdentifier) -> ((String) -> Bool)? {
    for name in DictionaryName.ordered(names, for: locale) {
      guard let dictionary = dictionaries[name] ?? library.broker_request_dict(broker, name) else {
        continue
      }
      dictionaries[name] = dictionary
      return { [self] word in
        // Few dictionaries know the typographic apostrophe.
        var word = String(word.map { $0 == "’" ? "'" : $0 })
        // Enchant takes no text that ends before its length.
        guard !word.utf8.contains(0) else { return false }
        return word.withUTF8 { bytes in
          bytes.withMemoryRebound(to: CChar.self) { text in
            // A negative result is an error.
            library.dict_check(dictionary, text.baseAddress, text.count) == 0
          }
        }
      }
    }
    return nil
  }

  private var names: [String] {
    var names: [String] = []
    withUnsafeMutablePointer(to: &names) { names in
      library.broker_list_dicts(
        broker,
        { name, _, _, _, names in
          guard let name, let names else { return }
          names.assumingMemoryBound(to: [String].self).pointee.append(String(cString: name))
        }, names)
    }
    return names
  }
}
