package import KeyboardCore

/// Makes pictures of keyboards in the style of an appearance.
package struct KeyboardPictureMaker {
  private let keyboardContext: KeyboardContext
  private let appearance: any KeyboardAppearance
  private let calloutActionProvider: any CalloutActionProvider
  /// The keys that are pressed: what they type, or names such as `Shift`.
  package var pressed: [String] = []
  /// The keys that are pressed, by their evdev codes.
  package var pressedKeycodes: Set<UInt32> = []
  /// What the key with the open list types, or `nil`.
  package var openList: String?
  /// A list that is open, and the evdev code of its key, if it belongs to one.
  package var list: (candidates: CandidateList, keycode: UInt32?)?

  /// Creates a maker for a controller's callouts and its appearance, or another one.
  package init(_ controller: KeyboardInputController, appearance: (any KeyboardAppearance)? = nil) {
    keyboardContext = controller.state.keyboardContext
    self.appearance = appearance ?? controller.services.appearance
    calloutActionProvider = controller.services.calloutActionProvider
  }

  /// Makes the picture of a real keyboard, by default in the form that the layout needs.
  package func picture(
    of layout: any PhysicalLayout, title: String = "", geometry: KeyboardGeometry? = nil
  ) -> KeyboardPicture {
    let rows = (geometry ?? KeyboardGeometry(for: layout)).rows
    let reader = KeyTextReader(
      layout: layout, locale: keyboardContext.locale, appearance: appearance)
    let hasThirdLevel = rows.joined().contains { key in
      PhysicalKey.function(of: key.keycode, hasThirdLevel: false) == nil
        && reader.texts(of: key.keycode).contains { $0.place.isThirdLevel }
    }
    let keys = rows.map { row in
      row.map { key -> KeyboardPicture.Key in
        let code = key.keycode
        if let function = PhysicalKey.function(of: code, hasThirdLevel: hasThirdLevel) {
          return self.key(
            function.action, [function.name], code, frame: key.frame, notch: key.notch)
        }
        return self.key(
          reader.action(of: code), reader.names(of: code), code, frame: key.frame,
          texts: reader.texts(of: code))
      }
    }
    return picture(keys, title: title)
  }

  /// Makes the picture of a keyboard on a screen; a key that types a character is 1 wide.
  package func picture(of layout: KeyboardLayout, title: String = "") -> KeyboardPicture {
    let inputWidth = layout.inputWidth(for: 1)
    let widths = layout.widths(for: inputWidth > 0 ? 1 / inputWidth : 1)
    let rows = zip(layout.itemRows, widths).enumerated().map { index, row in
      var x = 0.0
      return zip(row.0, row.1).map { item, width -> KeyboardPicture.Key in
        defer { x += width }
        return key(
          item.action, [item.action.inputCalloutText ?? ""],
          frame: KeyFrame(x: x, y: Double(index), width: width, height: 1))
      }
    }
    return picture(rows, title: title)
  }

  /// A key that is not pressed, by default with the text and the image of its action.
  private func key(
    _ action: KeyboardAction, _ names: [String], _ keycode: UInt32? = nil, frame: KeyFrame,
    notch: Double = 0, texts: [KeyboardPicture.Text]? = nil
  ) -> KeyboardPicture.Key {
    let isLetter = action.isInputAction && action != .space
    let text = texts == nil ? appearance.buttonText(for: action) : nil
    return KeyboardPicture.Key(
      action: action, names: names, keycode: keycode, frame: frame, notch: notch,
      texts: texts ?? text.map { [.init(text: $0, place: isLetter ? .letter : .label)] } ?? [],
      image: texts == nil ? appearance.buttonImage(for: action) : nil,
      hasCallouts: calloutActionProvider.calloutActions(for: action).contains { $0 != action },
      isPressed: false, style: appearance.buttonStyle(for: action, isPressed: false).values)
  }

  private func picture(_ rows: [[KeyboardPicture.Key]], title: String) -> KeyboardPicture {
    var picture = KeyboardPicture(
      title: title, locale: keyboardContext.locale,
      isRightToLeft: keyboardContext.isRightToLeft, rows: rows,
      background: appearance.backgroundStyle(), terminal: appearance.terminalStyle(), bubbles: [])
    // A key with an open list is down, too.
    let frames = (pressed + (openList.map { [$0] } ?? [])).compactMap {
      picture.key(named: $0)?.frame
    }
    for (row, keys) in rows.enumerated() {
      for (index, key) in keys.enumerated()
      where key.keycode.map(pressedKeycodes.contains) ?? false || frames.contains(key.frame) {
        picture.rows[row][index].isPressed = true
        picture.rows[row][index].style =
          appearance.buttonStyle(for: key.action, isPressed: true).values
      }
    }
    picture.list = openList(in: picture)
    // A list replaces the bubble, as in the articles.
    picture.bubbles = picture.keys.filter { $0.isPressed && $0.frame != picture.list?.frame }
      .compactMap(bubble)
    return picture
  }

  private func openList(in picture: KeyboardPicture) -> KeyboardPicture.List? {
    if let list {
      let key = picture.keys.first { $0.keycode != nil && $0.keycode == list.keycode }
      let everywhere = KeyFrame(x: 0, y: 0, width: picture.width, height: 1)
      return self.list(list.candidates, above: key?.frame ?? everywhere)
    }
    guard let openList, let key = picture.key(named: openList) else { return nil }
    let own = KeyboardAction.character(openList)
    let actions = calloutActionProvider.calloutActions(for: own).filter { $0 != own }
    return actions.isEmpty ? nil : list(CandidateList(actions.map(\.label)), above: key.frame)
  }

  private func list(_ candidates: CandidateList, above frame: KeyFrame) -> KeyboardPicture.List {
    KeyboardPicture.List(
      frame: frame, candidates: candidates, labels: appearance.panelStyle().labels,
      style: appearance.actionCalloutStyle().values)
  }

  private func bubble(_ key: KeyboardPicture.Key) -> KeyboardPicture.Bubble? {
    guard key.action.inputCalloutText != nil,
      let text = appearance.buttonText(for: key.action)
    else { return nil }
    return KeyboardPicture.Bubble(
      frame: key.frame, text: text, style: appearance.inputCalloutStyle().values)
  }
}
