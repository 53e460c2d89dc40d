/// The letters of one locale with the user's own file on top, which can be changed.
///
/// Changes to the file are as small as possible, and leave everything else in it as it is.
package struct UserLetters: Sendable {
  package let locale: LocaleIdentifier
  /// The letters including the file's.
  package private(set) var library: LocaleLibrary

  private let inherited: LocaleLibrary
  private var own: LocaleData
  private var members: [JSONValue.Member]

  /// The keys of a locale file that contain lists.
  private static let sections = ["first", "callouts", "replace", "remove"]

  /// Reads the user's file, if there is one, on top of what is inherited.
  ///
  /// - Throws: `DataFileError` if the file is broken, or is for another locale.
  package init(
    of locale: LocaleIdentifier, inherited: LocaleLibrary, text: String?
  ) throws(DataFileError) {
    self.locale = locale
    self.inherited = inherited
    library = inherited
    own = LocaleData(id: locale)
    members = [
      .init("format", .int(LocaleData.format)), .init("id", .string(locale.rawValue)),
    ]
    guard let text else { return }
    own = try LocaleData(parsing: text)
    guard own.id == locale else {
      throw DataFileError(
        line: 1, key: "id", reason: "is \(own.id), but the file's name says \(locale)")
    }
    members = (try? JSONValue(parsing: text))?.object ?? members
    library.add(own)
  }

  /// The content of the file, or `nil` if it would be empty.
  package var text: String? {
    let saysMore = members.contains { !["format", "id"].contains($0.key) }
    return saysMore ? JSONValue.object(members).pretty + "\n" : nil
  }

  /// The characters with lists, in alphabetical order.
  package var keys: [String] {
    let keys = library.lineage(of: locale).flatMap {
      Array($0.firstCallouts.keys) + Array($0.callouts.keys) + Array($0.replacedCallouts.keys)
    }
    return Set(keys).sorted()
  }

  package func list(for key: String) -> LetterList {
    LetterList(of: locale, for: key, in: library)
  }

  /// The list of a key without the file.
  package func inheritedList(for key: String) -> LetterList {
    LetterList(of: locale, for: key, in: inherited)
  }

  /// Whether the file changes the list of a key.
  package func hasOwnList(for key: String) -> Bool {
    Self.sections.contains { section($0).contains { $0.key == key } }
  }

  package var hasOwnLists: Bool { Self.sections.contains { !section($0).isEmpty } }

  /// Changes the list of a key; a list that is complete without the file remains complete.
  package mutating func set(_ list: LetterList, for key: String) {
    let before = inheritedList(for: key)
    let wanted = LetterList(list.entries, isComplete: list.isComplete || before.isComplete)
    // Letters of other locales or the base set that the file removes.
    let shown = before.entries.all + wanted.entries.all
    let hidden = (own.removedCallouts[key]?.all ?? []).filter { !shown.contains($0) }
    let change = LetterChange.smallest(
      from: lineage(for: key), of: locale, for: key, to: wanted, hiding: hidden)
    store(nil, in: "first", for: key)
    store(change.added?.text, in: "callouts", for: key)
    store(change.replaced?.text, in: "replace", for: key)
    let gone = change.removed
    store(gone.isEmpty ? nil : CalloutEntries(own: gone).text, in: "remove", for: key)
    update()
  }

  /// Makes a letter the first one of a key, or leaves it in its place again if it is pinned.
  ///
  /// - Returns: Whether it is pinned now.
  package mutating func togglePin(of letter: String, to key: String) -> Bool {
    var pinned = own.firstCallouts[key]?.all ?? []
    let wasPinned = pinned.contains(letter)
    pinned.removeAll { $0 == letter }
    if !wasPinned { pinned.insert(letter, at: 0) }
    store(pinned.isEmpty ? nil : CalloutEntries(own: pinned).text, in: "first", for: key)
    update()
    return !wasPinned
  }

  /// Removes a key's changes from the file.
  package mutating func reset(_ key: String) {
    for section in Self.sections { store(nil, in: section, for: key) }
    update()
  }

  /// Removes the changes of all keys from the file.
  package mutating func reset() {
    members.removeAll { Self.sections.contains($0.key) }
    update()
  }

  private func section(_ name: String) -> [JSONValue.Member] {
    members.first { $0.key == name }?.value.object ?? []
  }

  /// The inherited data of one key, nearest first.
  private func lineage(for key: String) -> [LocaleData] {
    inherited.lineage(of: locale).map { data in
      var part = LocaleData(id: data.id)
      part.firstCallouts[key] = data.firstCallouts[key]
      part.callouts[key] = data.callouts[key]
      part.replacedCallouts[key] = data.replacedCallouts[key]
      part.removedCallouts[key] = data.removedCallouts[key]
      return part
    }
  }

  private mutating func store(_ list: String?, in name: String, for key: String) {
    var lists = section(name)
    lists.set(list.map { .string($0) }, for: key)
    members.set(lists.isEmpty ? nil : .object(lists), for: name)
  }

  private mutating func update() {
    library = inherited
    own = text.flatMap { try? LocaleData(parsing: $0) } ?? LocaleData(id: locale)
    if text != nil { library.add(own) }
  }
}

extension [JSONValue.Member] {
  /// Replaces, adds or removes the value of a key.
  fileprivate mutating func set(_ value: JSONValue?, for key: String) {
    switch (firstIndex { $0.key == key }, value) {
    case (let index?, let value?): self[index].value = value
    case (nil, let value?): append(.init(key, value))
    case (let index?, nil): remove(at: index)
    case (nil, nil): break
    }
  }
}
