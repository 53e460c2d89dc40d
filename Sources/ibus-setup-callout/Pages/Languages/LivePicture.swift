import Adwaita
import EngineHost
import GLib
import Hosting
import KeyboardCore
import KeyboardLayouts
import KeyboardPicture

/// A picture of a locale's or set's keyboard on which a click on a key, or typing, opens the key's list.
///
/// It follows changes of the layout, the theme and the letters.
final class LivePicture {
  /// The width of a drawing, in points.
  private static let width = 640

  private let picture: Object
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

  /// Draws into `picture`; the width of `ruler` determines its height.
  init(_ picture: Object, ruler: Object, _ entry: LocaleNamer.Entry) {
    self.picture = picture
    locale = entry.locale
    name = entry.ownName
    picture.setAccessible(label: translated("The keyboard of %s").filling(entry.ownName))
    settings?.onChange = { [weak self] in self?.drawSoon() }
    Toolkit.onDarkChange { [weak self] in self?.drawSoon() }
    picture.onPress { [weak self] in self?.press(x: $0, y: $1) }
    picture.onKey { [weak self] in self?.type($0) ?? false }
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
      engine: "\(EngineCatalogue.multilingual):\(locale)", settings: settings,
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
    fit(width: Int(picture.shownSize.width))
    picture["alternative-text"] = description(of: made, layout)
  }

  private func description(of made: KeyboardPicture, _ layout: XKBLayout) -> String {
    guard let pressed else {
      return translated("Layout %s. Click a key, or type, to see its list.").filling(layout.name)
    }
    guard let list = made.list else {
      return translated("Holding %s offers nothing.").filling(pressed)
    }
    return translated("Holding %s offers %s.")
      .filling(pressed, list.candidates.entries.joined(separator: " "))
  }

  private func fit(width: Int) {
    guard let size = drawing?.size, width > 0, size.width > 0 else { return }
    picture["height-request"] = Int(Double(width) * size.height / size.width)
  }

  private func press(x: Double, y: Double) {
    guard let drawing else { return }
    picture.focus()
    // The drawing is centred, and as large as fits.
    let (size, place) = (drawing.size, picture.shownSize)
    let scale = min(place.width / size.width, place.height / size.height)
    guard scale > 0 else { return }
    let key = drawing.key(
      x: (x - (place.width - size.width * scale) / 2) / scale,
      y: (y - (place.height - size.height * scale) / 2) / scale)
    // A second click closes the list.
    let name = key?.names.first { !$0.isEmpty }
    open(name == pressed ? nil : name)
  }

  private func type(_ key: KeyEvent) -> Bool {
    if key.keysym == .escape, pressed != nil {
      if !key.isRelease { open(nil) }
      return true
    }
    guard key.modifiers.isDisjoint(with: [.control, .alt]),
      let text = layout?.key(keycode: key.keycode, modifiers: [])?.text,
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
