/// Says which characters the keyboard has keys for, in each of its three types.
public protocol InputSetProvider: AnyObject {
  /// The letters.
  var alphabeticInputSet: InputSet { get }
  /// Digits and the commonest signs.
  var numericInputSet: InputSet { get }
  /// The signs that are wanted less often.
  var symbolicInputSet: InputSet { get }
}
