extension String {
  /// Whether a terminal would obey something in the text besides line ends.
  var hasControls: Bool {
    unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control }
  }
}
