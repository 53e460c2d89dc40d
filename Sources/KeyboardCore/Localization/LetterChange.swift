/// What a file says about one key to change the inherited list.
struct LetterChange: Hashable {
  /// The list under `callouts`.
  var added: CalloutEntries?
  /// The list under `replace`.
  var replaced: CalloutEntries?
  /// The letters under `remove`.
  var removed: [String] = []

  /// The smallest change that results in exactly the wanted list.
  ///
  /// Letters of other locales and of the base set still follow a list that is not complete, so only
  /// complete lists use `replace`, which ends that.
  ///
  /// - Parameters:
  ///   - lineage: The inherited data, nearest first.
  ///   - locale: The locale of the file.
  ///   - key: The key's character.
  ///   - wanted: The list.
  ///   - hidden: Letters of others that must not be offered.
  /// - Returns: The change.
  static func smallest(
    from lineage: [LocaleData], of locale: LocaleIdentifier, for key: String,
    to wanted: LetterList, hiding hidden: [String]
  ) -> Self {
    let inherited = LetterList(of: locale, for: key, in: LocaleLibrary(lineage))
    func gives(_ change: Self) -> Bool {
      var library = LocaleLibrary(lineage)
      library.add(change.data(of: locale, for: key))
      return LetterList(of: locale, for: key, in: library) == wanted
    }
    let all = Self(replaced: wanted.entries)
    if wanted.isComplete, !inherited.isComplete { return all }
    let gone = inherited.entries.all.filter { !wanted.entries.all.contains($0) } + hidden
    let plain = [Self(removed: hidden), Self(removed: gone)]
    if let change = plain.first(where: gives) { return change }
    if wanted.isComplete { return all }
    let (own, foreign) = (wanted.entries.own, wanted.entries.foreign)
    for count in 1..<max(2, own.count + foreign.count + 1) {
      for ownCount in max(0, count - foreign.count)..<(min(count, own.count) + 1) {
        let start = CalloutEntries(
          own: Array(own.prefix(ownCount)), foreign: Array(foreign.prefix(count - ownCount)))
        let change = Self(added: start, removed: gone)
        if gives(change) { return change }
      }
    }
    // A parent's own letters come before this locale's foreign ones, unless they are removed first.
    let moved = inherited.entries.own.filter(foreign.contains)
    let change = Self(added: wanted.entries, removed: gone + moved)
    return gives(change) ? change : all
  }

  private func data(of locale: LocaleIdentifier, for key: String) -> LocaleData {
    var data = LocaleData(id: locale)
    data.callouts[key] = added
    data.replacedCallouts[key] = replaced
    data.removedCallouts[key] = removed.isEmpty ? nil : CalloutEntries(own: removed)
    return data
  }
}
