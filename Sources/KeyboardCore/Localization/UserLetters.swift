/// The letters of one locale with the user's own file on top, to be changed.
///
/// The file says as little as gives the lists that are wanted; all else in it stays as it is.
package struct UserLetters: Sendable {
  /// The locale.
  package let locale: LocaleIdentifier
  /// The letters with the file.
  package private(set) var library: LocaleLibrary

  private let inherited: LocaleLibrary
  private var members: [JSONValue.Member]

  /// The keys of a locale file that have lists.
  private static let sections = ["callouts", "replace", "remove"]

  /// Reads the user's file.
  ///
  /// - Parameters:
  ///   - locale: The locale.
  ///   - inherited: What there is without the file.
  ///   - text: The file's content, or `nil` where there is none.
  /// - Throws: `DataFileError` where the file is broken, or is on another locale.
  package init(
    of locale: LocaleIdentifier, inherited: LocaleLibrary, text: String?
  ) throws(DataFileError) {
    self.locale = locale
    self.inherited = inherited
    library = inherited
    members = [
      .init("format", .int(LocaleData.format)), .init("id", .string(locale.rawValue)),
    ]
    guard let text else { return }
    let data = try LocaleData(parsing: text)
    guard data.id == locale else {
      throw DataFileError(
        line: 1, key: "id", reason: "is \(data.id), but the file's name says \(locale)")
    }
    members = (try? JSONValue(parsing: text))?.object ?? members
    library.add(data)
  }

  /// The content for the file, or `nil` where it has nothing to say.
  package var text: String? {
    let saysMore = members.contains { !["format", "id"].contains($0.key) }
    return saysMore ? JSONValue.object(members).pretty + "\n" : nil
  }

  /// The characters with lists, in alphabetical order.
  package var keys: [String] {
    let keys = library.lineage(of: locale).flatMap {
      Array($0.callouts.keys) + Array($0.replacedCallouts.keys)
    }
    return Set(keys).sorted()
  }

  /// The list of a key.
  package func list(for key: String) -> LetterList {
    LetterList(of: locale, for: key, in: library)
  }

  /// The list of a key as it is without the file.
  package func inheritedList(for key: String) -> LetterList {
    LetterList(of: locale, for: key, in: inherited)
  }

  /// Whether the file says something on a key.
  package func hasOwnList(for key: String) -> Bool {
    Self.sections.contains { section($0).contains { $0.key == key } }
  }

  /// Whether the file says something on any key.
  package var hasOwnLists: Bool { Self.sections.contains { !section($0).isEmpty } }

  /// Has a key offer a list.
  ///
  /// Where the list is complete without the file, it stays so.
  package mutating func set(_ list: LetterList, for key: String) {
    var wanted = LetterList(list.entries, isComplete: list.isComplete)
    let before = inheritedList(for: key)
    wanted.isComplete = wanted.isComplete || before.isComplete
    // Letters of other locales or the base set that the file does not want.
    let shown = before.entries.all + wanted.entries.all
    let hidden = removed(for: key).filter { !shown.contains($0) }
    let change = LetterChange.smallest(
      from: lineage(for: key), of: locale, for: key, to: wanted, hiding: hidden)
    store(change.added?.text, in: "callouts", for: key)
    store(change.replaced?.text, in: "replace", for: key)
    let gone = change.removed
    store(gone.isEmpty ? nil : CalloutEntries(own: gone).text, in: "remove", for: key)
    update()
  }

  /// Forgets what the file says on a key.
  package mutating func reset(_ key: String) {
    for section in Self.sections { store(nil, in: section, for: key) }
    update()
  }

  /// Forgets what the file says on all keys.
  package mutating func reset() {
    members.removeAll { Self.sections.contains($0.key) }
    update()
  }

  private func section(_ name: String) -> [JSONValue.Member] {
    members.first { $0.key == name }?.value.object ?? []
  }

  private func removed(for key: String) -> [String] {
    guard let text, let data = try? LocaleData(parsing: text) else { return [] }
    return data.removedCallouts[key]?.all ?? []
  }

  /// What the files without the user's say on a key, nearest first.
  private func lineage(for key: String) -> [LocaleData] {
    inherited.lineage(of: locale).map { data in
      var part = LocaleData(id: data.id)
      part.callouts[key] = data.callouts[key]
      part.replacedCallouts[key] = data.replacedCallouts[key]
      part.removedCallouts[key] = data.removedCallouts[key]
      return part
    }
  }

  private mutating func store(_ list: String?, in name: String, for key: String) {
    var lists = section(name)
    let index = lists.firstIndex { $0.key == key }
    switch (index, list) {
    case (let index?, let list?): lists[index].value = .string(list)
    case (nil, let list?): lists.append(.init(key, .string(list)))
    case (let index?, nil): lists.remove(at: index)
    case (nil, nil): return
    }
    let place = members.firstIndex { $0.key == name }
    if lists.isEmpty {
      if let place { members.remove(at: place) }
    } else if let place {
      members[place].value = .object(lists)
    } else {
      members.append(.init(name, .object(lists)))
    }
  }

  private mutating func update() {
    library = inherited
    if let text, let data = try? LocaleData(parsing: text) { library.add(data) }
  }
}
