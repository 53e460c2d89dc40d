/// Decides which characters have keys, in each of the keyboard's three types.
public protocol InputSetProvider: AnyObject {
  /// The letters.
  var alphabeticInputSet: InputSet { get }
  /// Digits and the most common signs.
  var numericInputSet: InputSet { get }
  /// The less common signs.
  var symbolicInputSet: InputSet { get }
}
