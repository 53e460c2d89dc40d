import GLib
package import KeyboardCore
package import KeyboardLayouts

/// The layouts of the session's keyboard by their names in xkeyboard-config, as far as they are known.
package struct SessionLayoutNames: Hashable {
  /// The names, such as `us` or `fr(bepo)`, in the order of XKB's groups; "" is unknown.
  package let names: [String]

  /// Reads what is known of this session; `query` is what X says of its keyboard, as `setxkbmap -query`
  /// prints it, and is asked only where X has the keyboard.
  package static func here(query: @autoclosure () -> String) -> Self {
    let sources = ["mru-sources", "sources"].lazy.compactMap { key in
      InstalledSettings.value(of: key, in: "org.gnome.desktop.input-sources")
        .map { $0.members.map { $0.members.compactMap(\.string) } }
    }
    func read(_ path: String) -> String { (try? TextFile.read(path)) ?? "" }
    return Self(
      variable: DataDirectory.environment,
      sources: sources.first { !$0.isEmpty } ?? [],
      kxkbrc: DataDirectory.configuration.map { read($0 + "/kxkbrc") } ?? "",
      query: query(),
      system: read("/etc/default/keyboard") + read("/etc/X11/xorg.conf.d/00-keyboard.conf"))
  }

  /// The layouts, with the scripts that they have.
  package func layouts(of provider: XKBLayoutProvider) -> SessionLayouts {
    SessionLayouts(
      names.map { .init(name: $0, script: provider.layout(named: $0)?.script) })
  }

  /// Finds the layouts: in the desktop's own settings first, then in the system's.
  ///
  /// - Parameters:
  ///   - variable: The variables of the session.
  ///   - sources: GNOME's input sources, each with its type and name, the last used first.
  ///   - kxkbrc: KDE's keyboard settings.
  ///   - query: The output of `setxkbmap -query`.
  ///   - system: The system's keyboard files.
  init(
    variable: (String) -> String?, sources: [[String]] = [], kxkbrc: String = "",
    query: @autoclosure () -> String = "", system: String = ""
  ) {
    let desktops = variable("XDG_CURRENT_DESKTOP")?.split(separator: ":") ?? []
    let isWayland = DisplayServer.isWayland(variable)
    let chosen: [String]
    if isWayland, desktops.contains("GNOME") {
      // While an engine is in use, so is the layout that was used last, and no other.
      let source = sources.first { $0.first == "xkb" }?.last ?? ""
      let parts = source.split(separator: "+", maxSplits: 1).map(String.init)
      chosen = [Self.name(parts.first ?? "", parts.dropFirst().first ?? "")].filter { !$0.isEmpty }
    } else if isWayland, desktops.contains("KDE") {
      let group = KDESettings(kxkbrc).groups["Layout"]
      chosen = Self.names(group?["LayoutList"], group?["VariantList"])
    } else if isWayland || variable("DISPLAY") == nil {
      chosen = Self.names(variable("XKB_DEFAULT_LAYOUT"), variable("XKB_DEFAULT_VARIANT"))
    } else {
      chosen = Self.names(after: "layout:", "variant:", in: query())
    }
    let ofSystem = [
      ("XKBLAYOUT=", "XKBVARIANT="), ("Option \"XkbLayout\"", "Option \"XkbVariant\""),
    ]
    // XKB has four groups.
    let found =
      chosen.isEmpty
      ? ofSystem.lazy.map { Self.names(after: $0.0, $0.1, in: system) }.first { !$0.isEmpty } ?? []
      : chosen
    names = Array(found.prefix(4))
  }

  private static func names(after layout: String, _ variant: String, in text: String) -> [String] {
    func value(_ key: String) -> String? {
      for line in text.split(separator: "\n") {
        let line = line.drop { $0 == " " || $0 == "\t" }
        guard line.hasPrefix(key) else { continue }
        return String(line.dropFirst(key.count).filter { $0 != "\"" && $0 != " " })
      }
      return nil
    }
    return names(value(layout), value(variant))
  }

  /// The layouts of a list, each with its variant in another one.
  private static func names(_ layouts: String?, _ variants: String?) -> [String] {
    func entries(_ list: String?) -> [String] {
      (list ?? "").split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    let (layouts, variants) = (entries(layouts), entries(variants))
    guard layouts.contains(where: { !$0.isEmpty }) else { return [] }
    return layouts.enumerated().map { index, layout in
      name(layout, variants.indices.contains(index) ? variants[index] : "")
    }
  }

  /// The name of a layout, or "" for one that libxkbcommon would look for elsewhere: it is a path there,
  /// and any X program can name it.
  private static func name(_ layout: String, _ variant: String) -> String {
    let isName = (layout + variant).allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "_-".contains($0))
    }
    guard isName else { return "" }
    return layout.isEmpty || variant.isEmpty ? layout : "\(layout)(\(variant))"
  }
}
