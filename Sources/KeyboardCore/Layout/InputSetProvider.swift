/// Decides which characters the keyboard has keys for, in each of its three types.
public protocol InputSetProvider: AnyObject {
  /// The letters.
  var alphabeticInputSet: InputSet { get }
  /// Digits and the most common signs.
  var numericInputSet: InputSet { get }
  /// The signs that are needed less often.
  var symbolicInputSet: InputSet { get }
}
