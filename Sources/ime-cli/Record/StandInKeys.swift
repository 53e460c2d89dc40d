import KeyboardCore
import KeyboardLayouts

/// Keys that replace typed letters and digits with others of the same kind.
///
/// The stand-in does not depend on the letter, so the letter cannot be recovered from it. Keys that
/// are down at the same time, or follow each other, have different stand-ins, because the same key
/// again would be a repeat. A key that really repeats keeps its stand-in.
struct StandInKeys {
  private struct Kind: Hashable {
    var isDigit: Bool
    var isUppercase: Bool
    /// Whether holding it opens a list.
    var hasList: Bool
  }

  private var keys: [Kind: [KeyEvent]] = [:]
  private var down: [UInt32: KeyEvent] = [:]
  /// The keys that are down and were not replaced.
  private var kept: Set<UInt32> = []
  /// The last two keys, by their own keycodes.
  private var last: [(keycode: UInt32, standIn: KeyEvent)] = []
  private let listLength: (String) -> Int

  /// Takes the keys of a layout; `listLength` returns the number of entries in a letter's list.
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

  /// The key that replaces a typed one, unless that is kept, such as a digit that picks.
  ///
  /// A release without a press is replaced, too: its key may have gone down in a password field.
  mutating func key(for event: KeyEvent, isKept: Bool) -> KeyEvent {
    let wasKept = kept.remove(event.keycode) != nil
    let isKept = event.isRelease ? wasKept : isKept
    guard let standIn = down[event.keycode] ?? (isKept ? nil : free(for: event)) else {
      if !event.isRelease { kept.insert(event.keycode) }
      return event
    }
    down[event.keycode] = event.isRelease ? nil : standIn
    if !event.isRelease { last = last.suffix(1) + [(event.keycode, standIn)] }
    var replaced = event
    (replaced.keysym, replaced.keycode) = (standIn.keysym, standIn.keycode)
    if event.text != nil { replaced.text = standIn.text }
    return replaced
  }

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
    // A letter may go up while another key makes shortcuts of what is pressed.
    guard event.isRelease || !event.modifiers.isCommand,
      let kind = (event.text ?? event.keysym.text).flatMap(kind)
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
