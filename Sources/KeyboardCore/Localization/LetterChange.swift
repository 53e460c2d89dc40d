/// What a file says on one key to change the list that is inherited.
struct LetterChange: Hashable {
  /// The list under `callouts`.
  var added: CalloutEntries?
  /// The list under `replace`.
  var replaced: CalloutEntries?
  /// The letters under `remove`.
  var removed: [String] = []

  /// The change that says least, of those that give exactly the list that is wanted.
  ///
  /// Letters of other locales and of the base set go on following a list that is not complete, so
  /// `replace`, which ends that, is for complete ones.
  ///
  /// - Parameters:
  ///   - lineage: What is inherited, nearest first.
  ///   - locale: The locale of the file.
  ///   - key: The key's character.
  ///   - wanted: The list.
  ///   - hidden: Letters that are not the locale's, and not to be offered.
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
    // What is the language's own in the files of a parent comes before what is further letters
    // here, unless it is taken away there.
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
