import Hosting
import KeyboardCore

/// The ways to type some letters of a locale on a keyboard.
struct Coverage {
  /// The number of letters.
  let count: Int
  /// The number of letters on keys.
  private(set) var direct = 0
  /// The number of letters on the first page of a list.
  private(set) var firstPage = 0
  /// The letters on later pages.
  private(set) var later: [String] = []
  /// The letters that cannot be typed.
  private(set) var missing: [String] = []

  /// Looks for letters on a keyboard.
  init(of letters: [String], on keyboard: LocaleKeyboard) {
    count = letters.count
    for letter in letters {
      let reach = keyboard.reach(of: letter)
      switch reach {
      case .direct: direct += 1
      case _ where reach.isOnLaterPage: later.append(letter)
      case .list, .twoLists: firstPage += 1
      case .none: missing.append(letter)
      }
    }
  }

  /// The shares of all letters that are on keys, on first and on later pages, and nowhere; `nil`
  /// if there are no letters, such as capitals in Arabic.
  var shares: [Double?] {
    [direct, firstPage, later.count, missing.count].map { share in
      count > 0 ? Double(share) / Double(count) : nil
    }
  }

  /// The coverage as an object.
  var json: JSONValue {
    let shares = shares.map { $0.map { JSONValue.number($0) } ?? .null }
    return [
      "letters": .int(count), "direct": shares[0], "firstPage": shares[1], "laterPage": shares[2],
      "none": shares[3], "onLaterPages": .strings(later), "missing": .strings(missing),
    ]
  }
}

/// How the letters of a locale are typed on a layout.
struct LocaleCoverage {
  /// The kinds of letters in a row of the table, in order.
  static let kinds = ["main", "MAIN", "all", "ALL"]

  let locale: LocaleIdentifier
  let layout: String
  /// Main letters, their capitals, main and auxiliary letters, their capitals.
  let parts: [Coverage]
  /// The places of wanted letters in their lists, if frequencies are known.
  let order: LetterOrder?

  init(
    _ keyboard: LocaleKeyboard, layout: String, exemplars: Exemplars, counts: [String: Int]?
  ) {
    locale = keyboard.locale
    self.layout = layout
    parts = [exemplars.main, exemplars.all].flatMap { letters in
      [letters, letters.compactMap { keyboard.capital(of: $0) }]
    }.map { Coverage(of: $0, on: keyboard) }
    order = counts.map { LetterOrder(of: $0, on: keyboard) }
  }

  /// The coverage as an object.
  var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("locale", .string(locale.rawValue)), .init("layout", .string(layout)),
      .init("main", ["lower": parts[0].json, "upper": parts[1].json]),
      .init("mainAndAuxiliary", ["lower": parts[2].json, "upper": parts[3].json]),
    ]
    if let order {
      members.append(.init("wantedLetters", .int(order.wanted)))
      members.append(.init("meanPosition", order.meanPosition.map { .number($0) } ?? .null))
      members.append(.init("bestPosition", order.bestPosition.map { .number($0) } ?? .null))
    }
    return .object(members)
  }
}

extension LocaleKeyboard {
  /// The capital of a letter, if it has one.
  fileprivate func capital(of letter: String) -> String? {
    mapping.uppercased(letter).flatMap { $0 == letter ? nil : $0 }
  }
}
