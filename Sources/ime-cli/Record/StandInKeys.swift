import Hosting
import KeyboardCore
import KeyboardLayouts

/// Keys that take the place of those that were typed: letters of the same kind, and digits.
///
/// Which of a kind it is does not depend on the letter, so nobody can tell it from them. Keys that
/// are down at the same time, or follow each other, have different ones: the same key once more
/// would be one that repeats. A key that does come once more has the same.
struct StandInKeys {
  /// What counts of a letter or digit.
  private struct Kind: Hashable {
    var isDigit: Bool
    var isUppercase: Bool
    /// Whether there is a list.
    var hasList: Bool
  }

  private var keys: [Kind: [KeyEvent]] = [:]
  private var down: [UInt32: KeyEvent] = [:]
  /// The last keys, by their own keycodes.
  private var last: [(keycode: UInt32, standIn: KeyEvent)] = []
  private let listLength: (String) -> Int

  /// - Parameters:
  ///   - layout: The layout whose keys are used.
  ///   - listLength: How many entries the list of a letter has.
  init(layout: XKBLayout, listLength: @escaping (String) -> Int) {
    self.listLength = listLength
    for level in [Level.plain, .shift] {
      for keycode in layout.typingKeycodes {
        guard let key = layout.key(keycode: keycode, modifiers: level.modifiers),
          let text = key.text, let kind = kind(of: text)
        else { continue }
        keys[kind, default: []].append(
          KeyEvent(keysym: key.keysym, text: text, keycode: keycode, time: 0))
      }
    }
    // A pick from a longer list is a pick as well.
    for kind in keys.keys {
      keys[kind]?.sort {
        (-listLength($0.text ?? ""), $0.keycode) < (-listLength($1.text ?? ""), $1.keycode)
      }
    }
  }

  /// The key to be told in place of one that was typed.
  ///
  /// - Parameters:
  ///   - event: The key.
  ///   - isKept: Whether it has to stay, such as a digit that picks.
  /// - Returns: The key, with all else as it was.
  mutating func key(for event: KeyEvent, isKept: Bool) -> KeyEvent {
    let known = down[event.keycode]
    if event.isRelease { down[event.keycode] = nil }
    guard let standIn = known ?? (event.isRelease || isKept ? nil : free(for: event)) else {
      return event
    }
    if !event.isRelease {
      down[event.keycode] = standIn
      last = last.suffix(1) + [(event.keycode, standIn)]
    }
    var told = event
    (told.keysym, told.keycode) = (standIn.keysym, standIn.keycode)
    if event.text != nil { told.text = standIn.text }
    return told
  }

  /// A text with other letters and digits; all else stays.
  func text(for text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard let kind = kind(of: String(Character(scalar))) else {
        scalars.append(scalar)
        continue
      }
      let known = keys[kind] ?? keys[Kind(isDigit: false, isUppercase: false, hasList: true)]
      scalars.append(known?.first?.text?.unicodeScalars.first ?? "x")
    }
    return String(scalars)
  }

  private func free(for event: KeyEvent) -> KeyEvent? {
    guard !event.modifiers.isCommand, let kind = (event.text ?? event.keysym.text).flatMap(kind)
    else { return nil }
    if let last = last.last, last.keycode == event.keycode { return last.standIn }
    let inUse = Set((down.values + last.map(\.standIn)).map(\.keycode))
    let known = keys[kind] ?? keys.values.first ?? []
    return known.first { !inUse.contains($0.keycode) } ?? known.first
  }

  private func kind(of text: String) -> Kind? {
    guard text.unicodeScalars.count == 1, let properties = text.unicodeScalars.first?.properties,
      properties.isAlphabetic || properties.numericType == .decimal
    else { return nil }
    return Kind(
      isDigit: !properties.isAlphabetic, isUppercase: properties.isUppercase,
      hasList: listLength(text) > 0)
  }
}
