import Adwaita
import Diagnosis
import GLib
import Hosting
import KeyboardCore
import KeyboardLayouts
import KeyboardPicture

/// The look of lists, and the themes with a picture of each.
final class AppearancePage: PreferencesPage {
  private static let key = "theme"
  private static let letters = ["é", "è", "ê", "ë"]
  /// The width of a picture, in points.
  private static let width = 480

  private var choices: [(theme: KeyboardTheme, parts: Builder)] = []
  private let names = EmojiStore(recentsPath: nil)
  private lazy var keyboards = KeyboardFactory(wanted: [])

  override init(_ ui: Builder, _ context: PageContext) throws {
    try super.init(ui, context)
    let (group, settings) = (ui["themes"], context.settings)
    if SessionDesktop.current?.isGnome == true {
      group["description"] = translated(
        "GNOME draws lists in its own colours; a theme sets their numbers and direction, and how"
          + " pictures of the keyboard look. To add a theme, put its file in"
          + " ~/.config/ibus-callout/themes.")
    }
    SettingControl.showLock(on: group, of: Self.key, settings)
    for entry in ThemeLoader().entries { try add(entry.theme, to: group) }
    read()
    showList()
    settings.onChange(of: Self.key) { [weak self] in self?.read() }
    for key in [Self.key, "list-labels", "list-orientation", "entry-names"] {
      settings.onChange(of: key) { [weak self] in self?.showList() }
    }
    settings.onChange(of: "list-labels") { [weak self] in self?.draw() }
    Toolkit.onDarkChange { [weak self] in self?.draw() }
    // Each picture takes some time, so the page appears first.
    MainLoop.after(milliseconds: 50) { [weak self] in self?.draw() }
  }

  private func add(_ theme: KeyboardTheme, to group: Object) throws {
    let parts = try PageContext.load("theme")
    let button = parts["choice"]
    let title = translated(theme.title)
    parts["title"]["label"] = title
    for widget in [button, parts["row"]] { widget.setAccessible(label: title) }
    if let first = choices.first { button.set("group", to: first.parts["choice"]) }
    button.on("toggled") { [weak self, weak button] in
      guard let self, button?["active"] == true else { return }
      let settings = context.settings
      if settings[Self.key]?.string != theme.name { settings[Self.key] = Variant(theme.name) }
    }
    parts["row"].be(button)
    // GTK 4.8 does not report that a row is insensitive with its group.
    group.bind("sensitive", to: parts["row"])
    choices.append((theme, parts))
    group.add(parts["row"])
    guard choices.count == 1, let list = parts["row"].ancestor("GtkListBox") else { return }
    list.on("row-activated") { [weak self] arguments in
      guard let self, let row = arguments.object(1).map(Object.init)?.rowIndex else { return }
      if choices.indices.contains(row) { choices[row].parts["choice"]["active"] = true }
    }
  }

  private func read() {
    let stored = context.settings[Self.key]?.string
    for (theme, parts) in choices { parts["choice"]["active"] = theme.name == stored }
  }

  /// Draws the pictures one by one, while the window stays responsive.
  private func draw(from index: Int = 0) {
    guard choices.indices.contains(index) else { return }
    let choice = choices[index]
    if let svg = drawing(of: choice.theme) {
      choice.parts["picture"].setPicture(svg: svg, width: Self.width)
    }
    MainLoop.after(milliseconds: 0) { [weak self] in self?.draw(from: index + 1) }
  }

  /// Shows a sample list as panels draw it.
  private func showList() {
    guard let settings = try? SettingsStore().read() else { return }
    let style = keyboards.theme(of: settings).panel
    let entries = Self.letters.enumerated().map { index, letter in
      "<span alpha=\"60%\">\(style.labels.label(at: index))</span> \(letter)"
    }
    // The first entry stands for the highlighted one.
    let name = settings.entryNames ? names.characters(for: [])?.name(of: Self.letters[0]) : nil
    ui["preview-name"]["label"] = name ?? ""
    ui["preview-name"]["visible"] = name != nil
    ui["preview"]["label"] = entries.joined(
      separator: style.orientation == .vertical ? "\n" : "   ")
  }

  /// The keyboard of the current locale, with an open list.
  private func drawing(of theme: KeyboardTheme) -> String? {
    guard var settings = try? SettingsStore().read() else { return nil }
    settings.theme = theme.name
    let controller = keyboards.makeController(
      settings: settings, colorScheme: Toolkit.isDark ? .dark : .light)
    let locale = controller.state.keyboardContext.locale
    guard let layout = keyboards.physicalLayoutProvider.xkbLayout(for: locale) else { return nil }
    var maker = KeyboardPictureMaker(controller)
    maker.openList = "e"
    return SVGRenderer(maker.picture(of: layout, title: theme.title)).svg
  }
}
