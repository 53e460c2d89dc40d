/// What is wrong with a choice of layout, in one sentence.
public struct LayoutChoiceError: Error, Hashable, CustomStringConvertible {
  var choice: String

  /// What is wrong, in one sentence.
  public var description: String {
    "layouts: \"\(choice)\" must have the form LOCALE=LAYOUT, such as fr=fr(bepo)"
  }
}
