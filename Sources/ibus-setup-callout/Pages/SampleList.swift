import Adwaita
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

  /// `isDrawn` tells whether our own program draws the lists.
  init(isDrawn: Bool) { self.isDrawn = isDrawn }

  /// Shows the sample in a picture, or as text in a label.
  func show(_ settings: KeyboardSettings, picture: Object, text: Object) {
    let theme = keyboards.theme(of: settings)
    picture["visible"] = isDrawn
    text["visible"] = !isDrawn
    if isDrawn { draw(theme, in: picture) } else { write(theme.panel, in: text) }
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

  private func draw(_ theme: KeyboardTheme, in picture: Object) {
    let list = CandidateList(Self.letters, selected: 0)
    let style = ListStyle(theme: theme, scheme: Toolkit.isDark ? .dark : .light)
    let drawing = ListPicture(ListContent(list, auxiliary: nil), style, in: fonts)
    let (width, height) = drawing.pixels(atScale: Double(Self.scale))
    var pixels = [UInt8](repeating: 0, count: 4 * width * height)
    pixels.withUnsafeMutableBytes { buffer in
      guard let start = buffer.baseAddress else { return }
      drawing.draw(
        into: start, width: width, height: height, stride: 4 * width, scale: Double(Self.scale))
    }
    picture.setPicture(pixels: pixels, width: width, height: height)
    picture["height-request"] = drawing.size.height
    picture["width-request"] = drawing.size.width
  }
}
