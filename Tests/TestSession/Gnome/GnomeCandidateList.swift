/// GNOME Shell's list of candidates at the cursor.
struct GnomeCandidateList: Decodable, Hashable, Sendable {
  /// One entry.
  struct Entry: Decodable, Hashable, Sendable {
    /// The label that picks it.
    var label: String
    /// Its text.
    var text: String
    /// Whether it is marked.
    var isSelected: Bool
    /// Its place on the screen: x, y, width, height.
    var place: [Double]
  }

  /// Whether the list is on the screen.
  var isVisible: Bool
  /// The entries of the page, from the left.
  var entries: [Entry]

  /// Labels and texts, such as `1 é 2 è`.
  var text: String {
    entries.map { "\($0.label) \($0.text)" }.joined(separator: " ")
  }
}

extension GnomeShellSession {
  /// The current list of candidates.
  func candidateList() throws -> GnomeCandidateList {
    try keyboard.evaluate(
      """
      (() => {
        const popup = \(Self.manager)._candidatePopup;
        const area = popup._candidateArea;
        const place = actor => [...actor.get_transformed_position(), ...actor.get_transformed_size()]
          .map(number => Number.isFinite(number) ? number : 0);
        return {
          isVisible: popup.visible && area.visible && popup.mapped,
          entries: area._candidateBoxes.filter(box => box.visible).map(box => ({
            label: box._indexLabel.text,
            text: box._candidateLabel.text,
            isSelected: box.has_style_pseudo_class('selected'),
            place: place(box),
          })),
        };
      })()
      """, as: GnomeCandidateList.self)
  }
}
