import GLib
import Glibc
import Hosting

/// The layout of the session's keyboard, as far as it is known.
package struct SessionLayout {
  /// The layout's name, such as `us` or `fr(bepo)`, or `nil` if it is unknown.
  package let name: String?

  package static var here: Self {
    let sources = ["mru-sources", "sources"].lazy.compactMap { key in
      InstalledSettings.value(of: key, in: "org.gnome.desktop.input-sources")
    }
    func read(_ path: String) -> String { (try? TextFile.read(path)) ?? "" }
    return Self(
      environment: SessionFacts.environment,
      sources: sources.flatMap { $0.members.map { $0.members.compactMap(\.string) } },
      kxkbrc: DataDirectory.configuration.map { read($0 + "/kxkbrc") } ?? "",
      query: Self.query,
      system: read("/etc/default/keyboard") + read("/etc/X11/xorg.conf.d/00-keyboard.conf"))
  }

  /// X's description of its keyboard: `layout: de,us` and the like.
  private static var query: String {
    guard let pipe = popen("exec setxkbmap -query 2>/dev/null", "r") else { return "" }
    defer { pclose(pipe) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = fread(&bytes, 1, bytes.count, pipe)
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  /// Finds the layout: in the desktop's own settings first, then in the system's.
  ///
  /// - Parameters:
  ///   - environment: The variables of the session.
  ///   - sources: GNOME's input sources, each with its type and name, the last used first.
  ///   - kxkbrc: KDE's keyboard settings.
  ///   - query: The output of `setxkbmap -query`.
  ///   - system: The system's keyboard files.
  init(
    environment: [String: String], sources: [[String]] = [], kxkbrc: String = "",
    query: @autoclosure () -> String = "", system: String = ""
  ) {
    let chosen: String?
    switch Desktop(environment: environment)?.route {
    case .shell:
      let source = sources.first { $0.first == "xkb" }?.last ?? ""
      let parts = source.split(separator: "+", maxSplits: 1).map(String.init)
      chosen = Self.name(parts.first, parts.dropFirst().first)
    case .virtualKeyboard:
      let group = KDESettings(kxkbrc).groups["Layout"]
      chosen = Self.name(group?["LayoutList"], group?["VariantList"])
    case .modules: chosen = Self.name(after: "layout:", "variant:", in: query())
    case .inputMethod, nil:
      chosen = Self.name(environment["XKB_DEFAULT_LAYOUT"], environment["XKB_DEFAULT_VARIANT"])
    }
    name =
      chosen ?? Self.name(after: "XKBLAYOUT=", "XKBVARIANT=", in: system)
      ?? Self.name(after: "Option \"XkbLayout\"", "Option \"XkbVariant\"", in: system)
  }

  private static func name(after layout: String, _ variant: String, in text: String) -> String? {
    func value(_ key: String) -> String? {
      for line in text.split(separator: "\n") {
        let line = line.drop { $0 == " " || $0 == "\t" }
        guard line.hasPrefix(key) else { continue }
        return String(line.dropFirst(key.count).filter { $0 != "\"" && $0 != " " })
      }
      return nil
    }
    return name(value(layout), value(variant))
  }

  /// The first of several layouts, with its variant.
  private static func name(_ layouts: String?, _ variants: String?) -> String? {
    func first(_ list: String?) -> String {
      let entries = (list ?? "").split(separator: ",", omittingEmptySubsequences: false)
      return entries.first.map(String.init) ?? ""
    }
    let (layout, variant) = (first(layouts), first(variants))
    return layout.isEmpty ? nil : variant.isEmpty ? layout : "\(layout)(\(variant))"
  }
}
