/// A provider that surrounds the characters with the keys of a real keyboard: Tab, Caps Lock and
/// Shift to the left, BackSpace, Return and Shift to the right, and Space below.
///
/// Subclass it and override a method to change some keys.
open class StandardKeyboardLayoutProvider: KeyboardLayoutProvider {
  /// Decides which characters have keys.
  public private(set) var inputSetProvider: any InputSetProvider

  /// Creates a provider.
  public init(inputSetProvider: any InputSetProvider) {
    self.inputSetProvider = inputSetProvider
  }

  open func register(inputSetProvider: any InputSetProvider) {
    self.inputSetProvider = inputSetProvider
  }

  open func keyboardLayout(for context: KeyboardContext) -> KeyboardLayout {
    let inputs = actions(for: inputRows(for: context), context: context)
    let rows = inputs.enumerated().map { index, actions in
      leadingItems(for: context, row: index, of: inputs.count)
        + actions.map { KeyboardLayout.Item(action: $0) }
        + trailingItems(for: context, row: index, of: inputs.count)
    }
    return KeyboardLayout(itemRows: rows + [bottomRow(for: context)])
  }

  /// The characters that have keys, row by row; for emoji, images and custom types there are none.
  open func inputRows(for context: KeyboardContext) -> [InputSet.Row] {
    switch context.keyboardType {
    case .alphabetic, .email, .url, .webSearch: inputSetProvider.alphabeticInputSet.rows
    case .numeric: inputSetProvider.numericInputSet.rows
    case .symbolic: inputSetProvider.symbolicInputSet.rows
    case .numberPad: ["789", "456", "123", "0"].map(InputSet.Row.init(chars:))
    case .emojis, .emojiSearch, .images, .custom: []
    }
  }

  /// The actions of rows of characters, in the case of the keyboard's type.
  open func actions(
    for rows: [InputSet.Row], context: KeyboardContext
  ) -> [[KeyboardAction]] {
    let casing = context.keyboardType.letterCase ?? .lowercased
    return rows.map { $0.characters(for: casing).map { .character($0) } }
  }

  /// The keys to the left of a row of characters.
  open func leadingItems(
    for context: KeyboardContext, row: Int, of count: Int
  ) -> [KeyboardLayout.Item] {
    let casing = context.keyboardType.letterCase
    switch count - row {
    case 1:
      return keyboardSwitchActionForBottomInputRow(for: context).map { [item($0, 2.25)] } ?? []
    case 2: return casing == nil ? [] : [item(.capsLock, 1.75)]
    case 3: return casing == nil ? [] : [item(.tab, 1.5)]
    default: return []
    }
  }

  /// The keys to the right of a row of characters.
  open func trailingItems(
    for context: KeyboardContext, row: Int, of count: Int
  ) -> [KeyboardLayout.Item] {
    var actions: [KeyboardAction] = []
    if row == 0 { actions.append(.backspace) }
    if row == max(count - 2, 0) { actions.append(.primary(.return)) }
    if row == count - 1, let side = keyboardSwitchActionForBottomInputRow(for: context) {
      actions.append(side)
    }
    return actions.map { KeyboardLayout.Item(action: $0, width: .available) }
  }

  /// The row of Space, with the keys that switch to other types and locales.
  open func bottomRow(for context: KeyboardContext) -> KeyboardLayout.ItemRow {
    let switcher = keyboardSwitchActionForBottomRow(for: context).map { [item($0, 1.5)] } ?? []
    let characters: [KeyboardAction] =
      switch context.keyboardType {
      case .email: [.character("@"), .character(".")]
      case .url: [.character("/"), .urlDomain]
      case .webSearch: [.character(".")]
      default: []
      }
    return switcher + (context.hasMultipleLocales ? [item(.nextLocale, 1.25)] : [])
      + [KeyboardLayout.Item(action: .space, width: .available)]
      + characters.map { KeyboardLayout.Item(action: $0) } + switcher
  }

  /// The key on both sides of the last row of characters, or `nil` for none.
  open func keyboardSwitchActionForBottomInputRow(for context: KeyboardContext) -> KeyboardAction? {
    switch context.keyboardType {
    case .numeric: .keyboardType(.symbolic)
    case .symbolic: .keyboardType(.numeric)
    case let type: type.letterCase.map { .shift(currentCasing: $0) }
    }
  }

  /// The key at both ends of the row of Space, or `nil` for none.
  open func keyboardSwitchActionForBottomRow(for context: KeyboardContext) -> KeyboardAction? {
    .keyboardType(context.keyboardType.letterCase == nil ? .alphabetic(.auto) : .numeric)
  }

  private func item(_ action: KeyboardAction, _ width: Double) -> KeyboardLayout.Item {
    KeyboardLayout.Item(action: action, width: .inputPercentage(width))
  }
}

extension KeyboardType {
  fileprivate var letterCase: Case? {
    switch self {
    case .alphabetic(let casing): casing
    case .email, .url, .webSearch: .lowercased
    default: nil
    }
  }
}
