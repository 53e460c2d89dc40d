import GLib
public import KeyboardCore

/// How the desktop looks: light or dark, with how much contrast, and in which font.
///
/// Desktops report it through their portal. Where there is none, GNOME's settings are read, which other
/// desktops set as well.
public final class DesktopLook {
  private static let portal = SessionBus.Object(
    service: "org.freedesktop.portal.Desktop", path: "/org/freedesktop/portal/desktop",
    interface: "org.freedesktop.portal.Settings")
  private static let appearance = "org.freedesktop.appearance"
  private static let gnome = "org.gnome.desktop.interface"
  private static let contrast = "org.gnome.desktop.a11y.interface"
  private static let kde = "org.kde.kdeglobals.General"
  /// What is used of what is reported; a program that reports thousands of others costs no memory.
  private static let used: [String: Set<String>] = [
    appearance: ["color-scheme", "contrast"], contrast: ["high-contrast"], kde: ["font"],
    gnome: ["color-scheme", "font-name", "text-scaling-factor"],
  ]
  /// How long after a change others are a part of it, in ms: an open list is drawn for each.
  private static let pause = 50
  /// The longest text that is kept, in bytes: no font has such a name.
  private static let longestText = 1000

  /// Whether the desktop is light or dark according to GNOME's settings, without asking a portal.
  public static var storedScheme: KeyboardColorScheme { DesktopLook(schemas: [gnome]).scheme }

  /// Called when the desktop has reported how it looks now.
  public var onChange: (() -> Void)?

  private let settings: [String: InstalledSettings]
  /// It would be closed without a reference.
  private var bus: SessionBus?
  /// What the portal reported, by namespace and key.
  private var reported: [String: [String: Variant]] = [:]
  private var timeout: Timeout?

  /// Asks the desktop, and follows what it reports from now on.
  public convenience init() {
    self.init(schemas: [Self.gnome, Self.contrast])
    SessionBus.connect { [weak self] in
      if case .success(let bus) = $0 { self?.follow(bus) }
    }
  }

  init(schemas: [String]) {
    settings = Dictionary(
      uniqueKeysWithValues: schemas.compactMap { name in InstalledSettings(name).map { (name, $0) }
      })
    for settings in settings.values {
      settings.onChange = { [weak self] in self?.onChange?() }
    }
  }

  /// Whether the desktop is light or dark.
  public var scheme: KeyboardColorScheme {
    // 0 is no preference.
    switch reported[Self.appearance]?["color-scheme"]?.uint {
    case 1: .dark
    case 2: .light
    default: self[Self.gnome, "color-scheme"]?.string == "prefer-dark" ? .dark : .light
    }
  }

  /// Whether the user wants more contrast.
  public var isHighContrast: Bool {
    reported[Self.appearance]?["contrast"]?.uint == 1
      || self[Self.contrast, "high-contrast"]?.bool == true
  }

  /// The font in Pango's notation, such as `Cantarell 11`, or `nil` if it is unknown.
  public var font: String? {
    Self.font(inKDE: reported[Self.kde]?["font"]?.string) ?? self[Self.gnome, "font-name"]?.string
  }

  /// By how much the user has enlarged texts.
  public var textScale: Double { self[Self.gnome, "text-scaling-factor"]?.double ?? 1 }

  /// KDE's font, such as `Noto Sans,10,-1,5,50,0,0,0,0,0`, in Pango's notation; `nil` without a size in
  /// points.
  static func font(inKDE text: String?) -> String? {
    let parts = text?.split(separator: ",", omittingEmptySubsequences: false) ?? []
    guard parts.count > 1, let size = Double(parts[1]), size > 0 else { return nil }
    return "\(parts[0]) \(parts[1])"
  }

  private subscript(namespace: String, key: String) -> Variant? {
    reported[namespace]?[key] ?? settings[namespace]?[key]
  }

  /// Follows the portal of a bus.
  func follow(_ bus: SessionBus) {
    self.bus = bus
    bus.onSignal("SettingChanged", of: Self.portal) { [weak self] in
      guard $0.count == 3, let namespace = $0[0].string, let key = $0[1].string else { return }
      self?.keep($0[2].members.first, key, namespace)
    }
    let namespaces = Variant([Self.appearance, Self.gnome, Self.contrast, Self.kde])
    bus.ask("ReadAll", of: Self.portal, [namespaces], result: "(a{sa{sv}})", patience: 25_000) {
      [weak self] in
      guard case .success(let answer) = $0 else { return }
      let all = Self.dictionary(answer.first) { Self.dictionary($0) { $0.members.first } }
      for (namespace, values) in all {
        for (key, value) in values { self?.keep(value, key, namespace) }
      }
    }
  }

  /// Keeps a value if it is used, and says once for all that come within some ms that there are new ones.
  private func keep(_ value: Variant?, _ key: String, _ namespace: String) {
    guard Self.used[namespace]?.contains(key) == true,
      value?.string?.utf8.count ?? 0 <= Self.longestText
    else { return }
    reported[namespace, default: [:]][key] = value
    guard timeout == nil else { return }
    timeout = Timeout(milliseconds: Self.pause, priority: .whenIdle) { [weak self] in
      self?.timeout = nil
      self?.onChange?()
    }
  }

  private static func dictionary<Value>(
    _ variant: Variant?, _ value: (Variant) -> Value?
  ) -> [String: Value] {
    let entries = variant?.members.map(\.members) ?? []
    return Dictionary(
      entries.compactMap { entry in
        guard entry.count == 2, let key = entry[0].string, let value = value(entry[1]) else {
          return nil
        }
        return (key, value)
      }, uniquingKeysWith: { $1 })
  }
}
