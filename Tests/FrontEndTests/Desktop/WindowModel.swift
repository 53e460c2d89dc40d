import KeyboardCore

@testable import TypingModel
@testable import Wayland

/// A window of a program, as a toolkit would have it: it handles keys, has the focus move in it, and
/// reports its fields to the compositor.
final class WindowModel {
  enum Element {
    case field(FieldModel)
    /// A button, list or page, which uses keys in its own way.
    case button
  }

  /// What is in a field.
  final class FieldModel {
    let purpose: ContentPurpose
    /// Whether it reports its text.
    let reportsText: Bool
    var text: [String] = []
    /// Whether all of it is selected.
    var isSelected = false

    var isSecret: Bool { purpose == .password }

    /// Deletes what is selected, and returns whether that was something.
    @discardableResult func takeSelection() -> Bool {
      defer { isSelected = false }
      guard isSelected, !text.isEmpty else { return false }
      text = []
      return true
    }

    init(_ purpose: ContentPurpose = .freeForm, reportsText: Bool = true) {
      self.purpose = purpose
      self.reportsText = reportsText
    }
  }

  let elements: [Element]
  /// Whether Tab selects the text of the field that it moves to, as toolkits do; who types a text at
  /// random loses it then.
  private let selectsAtTab: Bool
  private(set) var focus: Int
  /// The keys that are down, as this program sees them; it repeats the last of them.
  private(set) var down: Set<UInt32> = []
  private(set) var modifiers = ModifierMasks()
  /// Called with what a key or the input method has typed, in the order of arrival.
  var onText: ((String) -> Void)?
  /// Called when a pick has taken the last text back.
  var onErase: (() -> Void)?
  /// Called when another element has the focus, or the focused one a new text.
  var onChange: ((_ isNewField: Bool) -> Void)?

  init(_ elements: [Element], selectsAtTab: Bool = false) {
    self.elements = elements
    self.selectsAtTab = selectsAtTab
    focus = elements.startIndex
  }

  var field: FieldModel? { if case .field(let field) = elements[focus] { field } else { nil } }

  func press(_ code: UInt32) {
    down.insert(code)
    let isCommand = modifiers.depressed & (Key.controlMask | Key.altMask) != 0
    switch code {
    case Key.tab where modifiers.depressed & Key.altMask == 0:
      focus = (focus + 1) % elements.count
      field?.isSelected = selectsAtTab
      onChange?(true)
    case Key.l where isCommand: move(to: 0)
    case Key.backspace where !isCommand:
      onText?("⌫")
      guard let field else { return }
      if !field.takeSelection() { _ = field.text.popLast() }
      onChange?(false)
    default:
      guard !isCommand, let text = Key.texts[code] else { return }
      onText?(text)
      if let field {
        field.takeSelection()
        field.text.append(text)
        onChange?(false)
      } else if code == Key.j {
        // As a list that begins to search at a letter.
        move(to: 0)
      }
    }
  }

  func release(_ code: UInt32) { down.remove(code) }

  func set(_ modifiers: ModifierMasks) { self.modifiers = modifiers }

  /// Sets the modifiers of the next key, as bits of X.
  func set(modifiers: UInt32) { self.modifiers.depressed = modifiers }

  /// The preedit of a field becomes text as the focus leaves it.
  func insertElsewhere(_ text: String) { for character in text { onText?(String(character)) } }

  func move(to element: Int) {
    field?.isSelected = false
    guard element != focus else { return }
    focus = element
    onChange?(true)
  }

  /// The window has lost the keyboard: no toolkit takes a key for down then.
  func leave() {
    down = []
    modifiers = ModifierMasks()
  }

  /// The input method changes the text.
  func change(deleting bytes: Int, _ text: String) {
    guard let field else { return }
    if bytes > 0 {
      _ = field.text.popLast()
      onErase?()
    } else if !text.isEmpty {
      field.takeSelection()
    }
    for character in text {
      field.text.append(String(character))
      onText?(String(character))
    }
    if bytes > 0 || !text.isEmpty { onChange?(false) }
  }
}

/// Keys of the American layout, by their evdev codes.
nonisolated enum Key {
  static let escape = TestKey.escape.keycode
  static let backspace = TestKey.backspace.keycode
  static let tab = TestKey.tab.keycode
  static let control = TestKey.control.keycode
  static let shift = TestKey.shift.keycode
  static let alt = TestKey.alt.keycode
  static let l = TestKey("l").keycode
  static let j = TestKey("j").keycode
  static let (shiftMask, controlMask, altMask): (UInt32, UInt32, UInt32) = (1, 4, 8)
  static let masks = [shift: shiftMask, control: controlMask, alt: altMask]
  static let texts = all.compactMapValues(\.text)
  /// The keysyms of those that tests press.
  static let keysyms = all.mapValues(\.keysym.rawValue)
  static let letters = texts.filter { !"123".contains($0.value) }.keys.sorted()

  private static let all: [UInt32: TestKey] = {
    let named: [TestKey] = [.escape, .backspace, .tab, .control, .shift, .alt, .up, .right]
    let keys = named + ["1", "2", "3", "e", "i", "o", "a", "s", "j", "l", "x", "c"]
    return Dictionary(uniqueKeysWithValues: keys.map { ($0.keycode, $0) })
  }()
}
