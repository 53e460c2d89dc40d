import Adwaita
import GLib
import Hosting
import KeyboardCore
import KeyboardLayouts
import KeyboardPicture

/// A picture of a locale's or set's keyboard whose keys open their lists: with a click, by typing, or
/// with Space.
///
/// It follows changes of the layout, the theme and the letters.
final class LivePicture {
  /// The width of a drawing, in points.
  private static let width = 640

  private let picture: Object
  private let keys: PictureKeys
  private let locale: LocaleIdentifier
  private let name: String
  private let settings = try? SettingsStore()
  private lazy var keyboards = KeyboardFactory(wanted: [locale])
  private var layout: XKBLayout?
  private var drawing: SVGRenderer?
  private var shown: KeyboardPicture?
  /// The character of the key with the open list, or `nil`.
  private var pressed: String?
  private var isWaiting = false

  /// Draws into `picture`, with buttons in `keys`; the width of `ruler` determines its height.
  init(_ picture: Object, keys: Object, ruler: Object, _ entry: LocaleNamer.Entry) {
    self.picture = picture
    self.keys = PictureKeys(keys)
    locale = entry.locale
    name = entry.ownName
    picture.setAccessible(label: translated("The keyboard of %s").filling(entry.ownName))
    settings?.onChange = { [weak self] in self?.drawSoon() }
    Toolkit.onDarkChange { [weak self] in self?.drawSoon() }
    // A second click closes the list.
    self.keys.onChoice = { [weak self] in self?.open($0 == self?.pressed ? nil : $0) }
    keys.onKey { [weak self] in self?.type($0) ?? false }
    ruler.on("resize") { [weak self] arguments in
      let width = arguments.int(1)
      // Not while GTK lays out the window.
      MainLoop.after(milliseconds: 0) { self?.fit(width: Int(width)) }
    }
    drawSoon()
  }

  /// Draws the picture once for all changes of the next moment.
  private func drawSoon() {
    guard !isWaiting else { return }
    isWaiting = true
    MainLoop.after(milliseconds: 20) { [weak self] in
      self?.isWaiting = false
      self?.draw()
    }
  }

  private func draw() {
    guard let settings = settings?.read() else { return }
    let controller = keyboards.makeController(
      settings: settings.beginning(with: locale),
      colorScheme: Toolkit.isDark ? .dark : .light)
    if locale.isSet {
      // Only its own signs, and only the keys that have them.
      controller.services.calloutActionProvider = LocaleCalloutActionProvider(
        locale: locale, library: keyboards.library)
    }
    layout = keyboards.physicalLayoutProvider.xkbLayout(
      for: controller.state.keyboardContext.locale, chosen: settings.layouts)
    guard let layout else {
      picture["alternative-text"] = translated("No layout for this language is installed.")
      return
    }
    var maker = KeyboardPictureMaker(controller)
    if let pressed {
      maker.pressed = [pressed]
      maker.openList = pressed
    }
    let made = maker.picture(of: layout, title: "\(name) – \(layout.name)")
    let drawing = SVGRenderer(made, keepsRoom: true)
    self.drawing = drawing
    shown = made
    picture.setPicture(svg: drawing.svg, width: Self.width)
    let provider = controller.services.calloutActionProvider
    keys.show(made) { key in
      guard key.hasCallouts else { return "" }
      let offers = provider.calloutActions(for: key.action).filter { $0 != key.action }
      return Self.sentence(key.title, offers.map(\.label))
    }
    fit(width: picture.shownWidth)
    picture["alternative-text"] =
      pressed.map { Self.sentence($0, made.list?.candidates.entries ?? []) }
      ?? translated("Layout %s. Click a key, or type, to see its list.").filling(layout.name)
  }

  private static func sentence(_ key: String, _ offers: [String]) -> String {
    offers.isEmpty
      ? translated("Holding %s offers nothing.").filling(key)
      : translated("Holding %s offers %s.").filling(key, offers.joined(separator: " "))
  }

  private func fit(width: Int) {
    guard let drawing, width > 0, drawing.size.width > 0 else { return }
    let scale = Double(width) / drawing.size.width
    picture["height-request"] = Int(scale * drawing.size.height)
    keys.place(as: drawing, scale: scale)
  }

  private func type(_ key: KeyEvent) -> Bool {
    if key.keysym == .escape, pressed != nil {
      if !key.isRelease { open(nil) }
      return true
    }
    guard key.modifiers.isDisjoint(with: [.control, .alt]) else { return false }
    if !key.isRelease, keys.move(key.keysym) { return true }
    guard let text = layout?.key(keycode: key.keycode, modifiers: [])?.text,
      shown?.key(named: text) != nil
    else { return false }
    if !key.isRelease { open(text) }
    return true
  }

  /// Opens the list of a key, or closes the open list for `nil`.
  private func open(_ name: String?) {
    pressed = name
    drawSoon()
  }
}
