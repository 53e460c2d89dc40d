import Hosting

/// Where to reach those who make the program, as the installed metainfo says.
enum ProjectAddress {
  /// The page on which to say what is wrong, or `nil` if nobody has published the program yet.
  static var bugTracker: String? {
    let file = "/metainfo/org.freedesktop.ibus.engine.callout.metainfo.xml"
    guard let text = try? TextFile.read(DataDirectory.sharedFolder + file) else { return nil }
    guard let tag = text.firstRange(of: "<url type=\"bugtracker\">") else { return nil }
    let address = text[tag.upperBound...].prefix { $0 != "<" }
    return address.hasPrefix("https://") ? String(address) : nil
  }
}
