/// Something on the desktop that tells which program has the focus.
protocol ProgramSource: AnyObject {
  /// The program's name, or `nil` where it is not known or no window has the focus.
  var program: String? { get }

  /// Begins to follow the focus; nothing is waited for.
  ///
  /// - Parameters:
  ///   - onChange: Called when `program` is another one.
  ///   - onEnd: Called when it can tell no more, or never could: with what is wrong, or with `nil`
  ///     where the desktop simply has no such source.
  func start(onChange: @escaping () -> Void, onEnd: @escaping (String?) -> Void)

  /// Leaves the desktop as it was before.
  func stop()
}
