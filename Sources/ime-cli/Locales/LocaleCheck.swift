import GLib
import Hosting
import KeyboardCore
import KeyboardLayouts

/// Checks a locale's file by the rules for contributions.
struct LocaleCheck {
  /// One sentence for each broken rule.
  private(set) var problems: [String] = []
  /// A sentence on what could not be checked, or `nil`.
  private(set) var remark: String?

  private let data: LocaleData
  /// The file's JSON, which knows the lines.
  private let document: JSONValue
  /// The locale with the file and everything it inherits.
  private let library: LocaleLibrary

  init(_ path: String, library: LocaleLibrary, exemplars: [LocaleIdentifier: Exemplars]) throws {
    let text = try TextFile.read(path)
    let data = try LocaleData(parsing: text)
    document = try JSONValue(parsing: text)
    // A file with a name replaces its locale; one without, such as a user's own, is added to it.
    let kept = [LocaleLibrary.base].compactMap { library[$0] } + library.lineage(of: data.id)
    self.data = data
    self.library = LocaleLibrary(kept.filter { data.name == nil || $0.id != data.id } + [data])
    checkForm(fileName: path, knownKeys: library[KeyboardLocale.english.locale]?.keys ?? [:])
    // The base set and files that several locales share have no letters of their own.
    if data.id.isSet, self.library[data.id]?.name != nil {
      checkSet()
    } else if self.library[data.id]?.name != nil {
      let source = sequence(first: data.id, next: \.parent)
      if let letters = source.lazy.compactMap({ exemplars[$0] }).first {
        checkLetters(letters)
      } else {
        remark = "the letters could not be checked: CLDR lists no letters of \(data.id)."
      }
    } else if !library.knows(data.id), data.id != LocaleLibrary.base {
      report("a new locale needs a \"name\"")
    }
  }

  private var mapping: CaseMapping { CaseMapping(data.id) }

  /// Adds a problem at a path of keys.
  private mutating func report(_ reason: String, at path: String...) {
    var members = document.object
    var line: Int?
    for key in path {
      let member = members?.first { $0.key == key }
      line = member?.line ?? line
      members = member?.value.object
    }
    let place = path.isEmpty ? "" : "\"\(path.joined(separator: "."))\": "
    problems.append("\(line.map { "line \($0): " } ?? "")\(place)\(reason).")
  }

  /// Checks what the reader accepts: the name of the file, composed characters, layouts, keys.
  private mutating func checkForm(fileName: String, knownKeys: [String: String]) {
    let name = fileName.split(separator: "/").last.map(String.init) ?? fileName
    if name != "\(data.id).json" { report("the file's name should be \(data.id).json", at: "id") }
    for section in document.object ?? [] {
      for member in section.value.object ?? [] {
        let text = member.key + (member.value.string ?? "")
        if !text.unicodeScalars.elementsEqual(text.composed.unicodeScalars) {
          report("should be in NFC, with composed characters", at: section.key, member.key)
        }
      }
    }
    let provider = XKBLayoutProvider(library: library)
    for layout in data.layouts where provider.layout(named: layout) == nil {
      report(
        "\(layout) is not in the installed xkb data; see /usr/share/X11/xkb/rules/evdev.lst",
        at: "layouts")
    }
    for key in data.keys.keys.sorted() where knownKeys[key] == nil && !knownKeys.isEmpty {
      report("is not among those of en.json", at: "keys", key)
    }
    let checked = document["checked"]
    if data.isReadBySpeaker, (checked?["note"] ?? checked)?.string?.isEmpty ?? true {
      report("needs a \"note\" under \"checked\": what was read, and by whom", at: "native")
    }
    for word in data.elisions where word != word.lowercased() || "'’".contains(word.prefix(1)) {
      report("\(word) should be in small letters, without the apostrophe", at: "elisions")
    }
    for (letters, reason) in data.explainedLetters.sorted(by: { $0.key < $1.key })
    where reason.isEmpty {
      report("\(letters) should be explained in a sentence", at: "also")
    }
  }

  /// Checks which letters can be typed, and which are before `|`.
  private mutating func checkLetters(_ exemplars: Exemplars) {
    checkOwnLetters(exemplars)
    guard library.script(of: data.id) != nil else {
      return report("the \"script\" is missing")
    }
    let keyboards = LocaleKeyboard.usual(for: data.id, library: library)
    if keyboards.isEmpty { report("none of the layouts is installed", at: "layouts") }
    for keyboard in keyboards {
      checkReach(exemplars, on: keyboard)
      checkSigns(on: keyboard)
    }
  }

  /// Checks that no sign of ASCII is lost, and that the currency is quickly found.
  private mutating func checkSigns(on keyboard: LocaleKeyboard) {
    let layout = keyboard.layout
    let dead = XKBLayoutProvider(library: library).layout(named: layout)?.signsOfDeadKeys ?? []
    let signs = ("!" as Unicode.Scalar).value...("~" as Unicode.Scalar).value
    let lost = signs.compactMap { Unicode.Scalar($0) }.filter { sign in
      guard !sign.properties.isAlphabetic, !dead.contains(String(sign)) else { return false }
      let reach = keyboard.reach(of: String(sign))
      return reach == .none || reach.isOnLaterPage
    }
    if !lost.isEmpty {
      report(
        "\(lost.map { String($0) }.joined(separator: " ")) cannot be typed on the layout \(layout);"
          + " each should be among the first nine of a list", at: "callouts")
    }
    guard let currency = library.lineage(of: data.id).lazy.compactMap(\.currency).first else {
      return
    }
    for (key, list) in keyboard.lists.sorted(by: { $0.key < $1.key })
    where list.dropFirst(CandidateList.pageSize).contains(currency) {
      report(
        "\(currency) is not among the first nine of \(key) on the layout \(layout)", at: "currency")
    }
  }

  private mutating func checkReach(_ exemplars: Exemplars, on keyboard: LocaleKeyboard) {
    let layout = keyboard.layout
    func missing(_ letters: [String]) -> [String] {
      letters.filter { keyboard.reach(of: $0) == .none }
    }
    let main = exemplars.main + exemplars.main.compactMap { mapping.uppercased($0) }
    let unreachable = missing(main)
    if !unreachable.isEmpty {
      report(
        "\(unreachable.joined(separator: " ")) cannot be typed on the layout \(layout)",
        at: "callouts")
    }
    let wanted = Set(main)
    for letter in main where keyboard.reach(of: letter).isOnLaterPage {
      // If the letters of the language fill the first page, some have to be on the next.
      let lists = keyboard.lists.values.filter { $0.contains(letter) }
      let isCrowded = lists.contains {
        $0.prefix(CandidateList.pageSize).allSatisfy(wanted.contains)
      }
      if !isCrowded {
        report("\(letter) is not among the first nine on the layout \(layout)", at: "callouts")
      }
    }
    let rare = missing(exemplars.auxiliary)
    if rare.count * 20 > exemplars.auxiliary.count {
      report(
        "more than 5 % of the auxiliary letters cannot be typed on the layout \(layout):"
          + " \(rare.joined(separator: " "))", at: "callouts")
    }
  }

  /// Checks each character of an entry: Kč needs k and č.
  private mutating func checkOwnLetters(_ exemplars: Exemplars) {
    let lineage = library.lineage(of: data.id)
    let letters = exemplars.all + lineage.flatMap { $0.explainedLetters.keys }
    let known = Set(
      letters + letters.flatMap { $0.map { String($0) } + $0.unicodeScalars.map { String($0) } })
    func isKnown(_ letter: String) -> Bool {
      known.contains(letter) || known.contains(mapping.lowercased(letter))
    }
    let keys = Set(lineage.flatMap { Array($0.callouts.keys) + Array($0.replacedCallouts.keys) })
    for key in keys.sorted() {
      let section = data.replacedCallouts[key] == nil ? "callouts" : "replace"
      for entry in library.entries(of: data.id, for: key).own where !isKnown(entry) {
        let strange = entry.map { String($0) }.filter { character in
          !isKnown(character)
            && character.unicodeScalars.contains {
              $0.properties.isAlphabetic && !isKnown(String($0))
            }
        }
        guard !strange.isEmpty else { continue }
        report(
          "CLDR does not list \(strange.joined(separator: " ")) as a letter of \(data.id); put it"
            + " after | or explain it under \"also\"", at: section, key)
      }
      checkCapitals(of: key, in: section)
    }
  }

  private mutating func checkCapitals(of key: String, in section: String) {
    for entry in data.callouts[key]?.own ?? [] where !mapping.comesBack(entry) {
      // The capital of a letter on the native layout is allowed.
      guard entry != mapping.uppercased(key) else { continue }
      report(
        "\(entry) should be written in lower case, or left out: capitals are made of small"
          + " letters", at: section, key)
    }
  }

  /// Checks a set of signs, which takes everything but its lists from the language in use.
  private mutating func checkSet() {
    let allowed = ["format", "id", "name", "flag", "callouts", "replace", "remove", "checked"]
    for member in document.object ?? [] where !allowed.contains(member.key) {
      report("is not for sets: it comes from the language in use", at: member.key)
    }
    for key in data.callouts.keys.sorted() {
      let count = data.callouts[key]?.own.count ?? 0
      if count > CandidateList.pageSize {
        report("more than nine signs are before |, so some are on later pages", at: "callouts", key)
      }
      checkCapitals(of: key, in: "callouts")
    }
  }
}

extension XKBLayout {
  /// The signs that its dead keys type alone, such as ^ and ~.
  fileprivate var signsOfDeadKeys: Set<String> {
    let keys = Level.allCases.flatMap { level in
      typingKeycodes.compactMap { key(keycode: $0, modifiers: level.modifiers) }
    }
    return Set(keys.map(\.keysym.spacingForm))
  }
}

extension CaseMapping {
  /// Whether a letter is the lower case of its capital; ς shares that of σ, ſ that of s, and texts in
  /// small letters have the capital palochka Ӏ, too.
  fileprivate func comesBack(_ letter: String) -> Bool {
    guard letter.count == 1, !["ς", "ſ", "Ӏ"].contains(letter) else { return true }
    return uppercased(letter).map { lowercased($0) == letter } ?? true
  }
}
