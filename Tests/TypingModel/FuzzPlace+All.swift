import KeyboardCore

extension FuzzPlace {
  /// All places there are: every way of replacing a letter, with everything switched on or nothing.
  static let all: [FuzzPlace] = {
    let told: ClientCapabilities = [.preedit, .focus, .surroundingText]
    let untold: ClientCapabilities = [.preedit, .focus]
    let fields: [TestField] = [
      .gtk, .gtk, .xim, .replace, .gtk.capabilities([.preedit, .onScreenKeyboard]),
      .gtk.capabilities(.focus), .replace.capabilities(.preedit), .gtk.locales("de", "tr", "en"),
      .xim.rules("*=replace"), .gtk.settings { $0.releasePicks = true },
      .xim.settings { $0.releasePicks = true }, .gtk.purpose(.terminal), .gtk.purpose(.number),
      .gnome, .gnome.settings { $0.releasePicks = true }, .gtk.client("gnome-shell"),
      .gtk.settings { $0.releasePicks = true }.client("gtk3-im:mail"),
      .gtk.client("gtk4-im:editor").capabilities(untold),
      .gtk.client("gtk3-im:firefox").capabilities(untold),
      .gtk.client("QIBusInputContext").capabilities(told),
      .gnome.purpose(.terminal).capabilities(untold),
      .gtk.settings { $0.holdDelay = 150 }.rules("gtk3-im:editor=backspace"),
    ]
    let german = fields.prefix(4).map {
      FuzzPlace(
        field: $0.locales("de", "en").settings {
          $0.switchOnEverything()
          $0.holdRepeat = .entry
        })
    }
    let plain = [TestField.gtk, .xim, .replace, .gnome].map { FuzzPlace(field: $0) }
    let full = fields.map { FuzzPlace(field: $0.settings { $0.switchOnEverything() }) }
    let own = [TestField.gtk, .xim, .gnome].map { field in
      FuzzPlace(
        field: field.settings {
          $0.switchOnEverything()
          $0.letterSource = .locale
        }, layout: .french)
    }
    let vietnamese = [TestField.gtk, .xim, .replace, .gnome].map {
      FuzzPlace(
        field: $0.locales("vi", "en").settings {
          $0.releasePicks = true
          $0.holdRepeat = .longer
        })
    }
    let spoken = [TestField.gtk, .xim, .gnome, .gtk.purpose(.terminal)].flatMap { field in
      [0, 400].map { interval in
        FuzzPlace(
          field: field.settings {
            $0.switchOnEverything()
            $0.scanInterval = interval
          }.accessibility { $0.screenReader = .speaking })
      }
    }
    return plain + full + german + own + vietnamese + spoken
  }()
}
