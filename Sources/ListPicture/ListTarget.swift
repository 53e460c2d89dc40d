/// What a click or a touch of the list means.
package enum ListTarget: Hashable {
  /// An entry, by its index among all entries of all pages.
  ///
  /// `InputEvent.candidateClicked` takes it if the field has the capability `onScreenKeyboard`.
  case candidate(Int)
  /// The page, or the row of the grid, before the one shown.
  case previousPage
  /// The page, or the row of the grid, after the one shown.
  case nextPage
}
