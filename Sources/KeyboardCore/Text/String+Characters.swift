extension String {
  /// The characters of the string, each as a string.
  public var chars: [String] { map(String.init) }
}
