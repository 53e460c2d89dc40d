/// The look of a part of a keyboard.
///
/// The articles change a style that they got from `super` and bound with `let`, so styles are
/// objects. Each call of an appearance returns a new one, so a change never shows elsewhere. The
/// properties of the values are available as those of the style.
@dynamicMemberLookup
public final class KeyboardStyle<Values> {
  /// The parts of the look.
  public var values: Values

  /// Creates a style.
  public init(_ values: Values) { self.values = values }

  /// One part of the look.
  public subscript<Value>(dynamicMember part: WritableKeyPath<Values, Value>) -> Value {
    get { values[keyPath: part] }
    set { values[keyPath: part] = newValue }
  }
}
