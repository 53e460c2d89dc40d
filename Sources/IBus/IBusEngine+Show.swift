import CIBus
import KeyboardCore

extension IBusEngine {
  /// Shows or hides a preedit.
  func show(_ preedit: Preedit?, _ style: PanelStyle, mode: IBusPreeditFocusMode) {
    let text = preedit?.text ?? ""
    let length = guint(text.unicodeScalars.count)
    let shown = IBusText(text)
    if let preedit {
      for attribute in TextAttribute.attributes(of: preedit, style) {
        shown.append(attribute, length: length)
      }
    }
    updatePreedit(shown, cursor: length, visible: preedit == nil ? 0 : 1, mode: mode)
  }

  /// Shows or hides a list; only the pages around the current one are sent unless `isWhole`.
  func show(_ list: CandidateList?, _ style: PanelStyle, isWhole: Bool) {
    guard let list else { return hideLookupTable() }
    // The cursor also selects the page, even if it is hidden.
    let table = IBusLookupTable(
      pageSize: guint(CandidateList.pageSize),
      cursor: guint(list.selected ?? list.visible.lowerBound),
      cursorVisible: list.selected == nil ? 0 : 1, round: 0)
    table.setOrientation(style.orientation.value)
    let attributes = TextAttribute.candidateAttributes(style)
    for entry in list.entries {
      let text = IBusText(entry)
      for attribute in attributes {
        text.append(attribute, length: guint(entry.unicodeScalars.count))
      }
      table.append(text)
    }
    for index in 0..<CandidateList.pageSize {
      let label = style.labels.label(at: index)
      // GNOME Shell replaces an empty label with a digit.
      table.appendLabel(IBusText(label.isEmpty ? " " : label))
    }
    if isWhole {
      updateLookupTable(table, visible: 1)
    } else {
      updateLookupTableFast(table, visible: 1)
    }
  }
}

extension PanelStyle.Orientation {
  /// IBus's number: GNOME Shell treats anything that is not horizontal as vertical.
  fileprivate var value: gint {
    switch self {
    case .horizontal: gint(IBUS_ORIENTATION_HORIZONTAL.rawValue)
    case .vertical: gint(IBUS_ORIENTATION_VERTICAL.rawValue)
    }
  }
}

extension IBusText {
  fileprivate func append(_ attribute: TextAttribute, length: guint) {
    appendAttribute(
      type: attribute.type.rawValue, value: attribute.value, start: 0, end: gint(length))
  }
}
