import Adwaita
import Desktop
import GLib
import Hosting
import KeyboardCore
import ListPicture

/// A sample of the list that people see: drawn as callout-wayland draws it, or else in the order in
/// which a panel writes it.
final class SampleList {
  private static let letters = ["é", "è", "ê", "ë"]
  /// Sharp on screens with two pixels per point, too.
  private static let scale = 2

  private let isDrawn: Bool
  private let keyboards = KeyboardFactory(wanted: [])
  private lazy var fonts = ListFonts()
  private lazy var look = DesktopLook()

  /// `isDrawn` tells whether our own program draws the lists.
  init(isDrawn: Bool) { self.isDrawn = isDrawn }

  /// Shows the sample among the widgets of a theme: in a picture, or as text in a label.
  func show(_ settings: KeyboardSettings, _ ui: Builder) {
    let theme = keyboards.theme(of: settings)
    ui["room"]["visible"] = isDrawn
    ui["text"]["visible"] = !isDrawn
    if isDrawn { draw(theme, ui) } else { write(theme.panel, in: ui["text"]) }
  }

  /// The sample for assistive technologies.
  func text(_ settings: KeyboardSettings) -> String {
    entries(keyboards.theme(of: settings).panel) { "\($0) \($1)" }
  }

  private func write(_ style: PanelStyle, in label: Object) {
    label["label"] = entries(style) { "<span alpha=\"60%\">\($0)</span> \($1)" }
  }

  private func entries(_ style: PanelStyle, _ text: (String, String) -> String) -> String {
    Self.letters.enumerated().map { text(style.labels.label(at: $0), $1) }
      .joined(separator: style.orientation == .vertical ? "\n" : "   ")
  }

  private func draw(_ theme: KeyboardTheme, _ ui: Builder) {
    let list = CandidateList(Self.letters, selected: 0)
    var style = ListStyle(theme: theme, scheme: Toolkit.isDark ? .dark : .light)
    style.font = look.font ?? style.font
    style.textScale = look.textScale
    style.isHighContrast = look.isHighContrast
    let drawing = ListPicture(ListContent(list, auxiliary: nil), style, in: fonts)
    let (width, height) = drawing.pixels(atScale: Double(Self.scale))
    var pixels = [UInt8](repeating: 0, count: 4 * width * height)
    pixels.withUnsafeMutableBytes { buffer in
      guard let start = buffer.baseAddress else { return }
      drawing.draw(
        into: start, width: width, height: height, stride: 4 * width, scale: Double(Self.scale))
    }
    ui["picture"].setPicture(pixels: pixels, width: width, height: height)
    ui["picture"]["height-request"] = drawing.size.height
    for limit in ["maximum-size", "tightening-threshold"] { ui["room"][limit] = drawing.size.width }
  }
}
