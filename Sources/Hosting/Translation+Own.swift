public import GLib

extension Translation {
  /// Has the program's texts in the language of the session from now on.
  ///
  /// Programs that may never show one call it with the first.
  public static func prepare() { started }

  private static let started: Void = start(folder: DataDirectory.translations)
}
