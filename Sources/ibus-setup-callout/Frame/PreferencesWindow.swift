import Adwaita
import GLib
import Hosting
import KeyboardCore

/// The window: a list of pages, and the chosen page; a narrow window shows one of the two.
final class PreferencesWindow {
  let ui: Builder
  let context: PageContext
  private var pages: [PageKind: PreferencesPage] = [:]
  private var locale: LocaleIdentifier?
  private let banner: EffectBanner

  init(_ application: Application) throws {
    ui = try PageContext.load("window")
    let own = InstalledSettings.own
    guard let settings = own, settings.unusableSettings.isEmpty else {
      let reason = translated(
        "The settings schema is missing or from another version. Reinstall ibus-callout or, if the"
          + " schema is in a folder of your own, set GSETTINGS_SCHEMA_DIR to that folder.")
      throw SetupError(([reason] + (own?.unusableSettings ?? [])).joined(separator: "\n"))
    }
    context = PageContext(settings: settings, toasts: ui["toasts"])
    banner = EffectBanner(ui, context)
    addActions(to: application)
    // The keys of a picture are as large as they are drawn.
    Toolkit.add(
      css: ".picture-key { min-width: 0; min-height: 0; padding: 0; background: none; }"
        + " .effect { padding: 6px 12px; background: alpha(@accent_bg_color, 0.15); }")
    context.open = { [weak self] in self?.select($0) }
    for kind in PageKind.allCases { list.add(try Self.row(of: kind)) }
    ui["window"].set("application", to: application.object)
    application.bind(["<Control>w", "<Control>q"], to: "window.close")
    ui["back"].on("clicked") { [leaflet] in leaflet.navigate(isForward: false) }
    list.on("row-selected") { [weak self] arguments in self?.choose(arguments.object(1)) }
    list.on("row-activated") { [leaflet] in leaflet.navigate(isForward: true) }
    list.onKey { [weak self] in self?.handle($0) ?? false }
    // A message with the button Undo is the last thing that Tab reaches, and it disappears. In a field,
    // the keys are for its text.
    ui["window"].onKey(isLate: true) { [ui, context] key in
      key.isUndo && !key.modifiers.contains(.shift)
        && ui["window"].object("focus-widget")?.isKind(of: "GtkText") != true && context.undoLast()
    }
  }

  private var list: Object { ui["pages"] }
  private var leaflet: Object { ui["leaflet"] }

  /// Shows a place, and raises the window.
  func show(_ place: Place) {
    locale = place.locale
    if let page = place.page ?? (place.locale == nil ? nil : PageKind.ofLocales) {
      select(page)
    } else if pages.isEmpty {
      // The usual way in: from the menu, the panel or GNOME's settings. A narrow window shows the list.
      list.selectRow(at: 0)
    }
    for shown in pages.values { shown.show(locale) }
    ui["window"].present()
    banner.update()
  }

  private func select(_ page: PageKind) {
    guard let index = PageKind.allCases.firstIndex(of: page) else { return }
    list.selectRow(at: index)
    leaflet.navigate(isForward: true)
  }

  private func choose(_ row: UnsafeMutableRawPointer?) {
    guard let row else { return }
    let kind = PageKind.allCases[Object(row).rowIndex]
    ui["title"]["title"] = kind.look.title
    context.attempt {
      try makePage(kind)
      ui["stack"].show(page: kind.rawValue)
    }
  }

  private func makePage(_ kind: PageKind) throws {
    guard pages[kind] == nil else { return }
    let page = try kind.makePage(context)
    page.show(locale)
    pages[kind] = page
    page.ui.nameLists(kind.look.title)
    ui["stack"].add(page.ui["page"], named: kind.rawValue)
  }

  /// Makes Tab leave the list: moving through its rows would switch pages.
  private func handle(_ key: KeyEvent) -> Bool {
    guard !key.isRelease, !key.modifiers.contains(.control) else { return false }
    let (content, sidebarHeader) = (ui["content"], ui["sidebar-header"])
    switch key.keysym {
    case .tab:
      return content.focusInside(isForward: true) || sidebarHeader.focusInside(isForward: true)
    case .leftTab:
      return sidebarHeader.focusInside(isForward: false) || content.focusInside(isForward: false)
    default: return false
    }
  }

  private static func row(of kind: PageKind) throws -> Object {
    let ui = try PageContext.load("page-row")
    let (title, icon) = kind.look
    ui["icon"]["icon-name"] = icon
    ui["label"]["label"] = title
    ui["row"].setAccessible(label: title)
    return ui["row"]
  }
}
