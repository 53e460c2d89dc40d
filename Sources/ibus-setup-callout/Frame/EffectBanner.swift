import Adwaita
import Diagnosis
import GLib

/// Says on every page if the settings have no effect, with a button that changes that.
final class EffectBanner {
  private let ui: Builder
  private let context: PageContext
  private var answer: (() -> Void)?

  /// `ui` contains the widgets of the window.
  init(_ ui: Builder, _ context: PageContext) {
    self.ui = ui
    self.context = context
    ui["banner-button"].onClick { [weak self] in self?.answer?() }
    context.settings.onChange(of: "hold") { [weak self] in self?.update() }
    // Whoever switches to another input method comes back to the window.
    ui["window"].on("notify::is-active") { [weak self] in
      if self?.ui["window"]["is-active"] == true { self?.update() }
    }
  }

  /// Finds out whether the settings have an effect: asking takes some time, so the page appears first.
  func update() {
    MainLoop.after(milliseconds: 100) { [weak self] in self?.look() }
  }

  private func look() {
    let use = KeyboardUse()
    if !use.isInUse {
      let sentence = translated("Hold for Accents is not in use")
      guard let remedy = use.remedy else {
        return show(sentence, PageKind.help.look.title) { [context] in context.open(.help) }
      }
      show(sentence, remedy)
    } else if context.settings["hold"]?.bool == false {
      show(translated("Holding is off"), .holding)
    } else {
      ui["banner"]["reveal-child"] = false
      ui["banner"]["visible"] = false
    }
  }

  private func show(_ sentence: String, _ remedy: Remedy) {
    show(sentence, remedy.title) { [weak self] in
      self?.context.apply(remedy) { self?.update() }
    }
  }

  private func show(_ sentence: String, _ button: String, _ answer: @escaping () -> Void) {
    self.answer = answer
    if ui["banner-text"]["label"] != sentence { ui["window"].announce(sentence) }
    ui["banner-text"]["label"] = sentence
    ui["banner-label"]["label"] = button
    ui["banner-button"].setAccessible(label: button, description: sentence)
    ui["banner"]["visible"] = true
    ui["banner"]["reveal-child"] = true
  }
}
