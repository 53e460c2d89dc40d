import Commands
import EngineHost
import GLib
import KeyboardCore
import KeyboardLayouts
import TerminalScreen

// What the function keys do.
extension KeyboardTrial {
  /// The decisions on holding keys that can be chosen; the first is none.
  private static let rules: [(name: String, title: String)] = [
    ("none", "only your own rules, as in any program"),
    ("on", "a list, even where there is none otherwise"),
    ("off", "no list"),
    ("compose", "a list; the letter is preedit until it is decided"),
    ("backspace", "a list; a pick sends a BackSpace first"),
    ("replace", "a list; a pick deletes the letter as surrounding text"),
    ("correct", "the same, but the letter is typed at once"),
  ]

  /// The decision of a rule that was chosen here, or `nil`.
  var holdRule: String? {
    guard let first = settings.holdRules.first, first.pattern == "*", first.purpose == nil else {
      return nil
    }
    return "\(first)".split(separator: "=").last.map(String.init)
  }

  /// Takes keys that are for the view rather than for the keyboard.
  func isForView(_ key: TerminalKey) -> Bool {
    let functionKey = FunctionKey(key)
    if functionKey == .end || key.isControl("c") {
      if key.kind == .press { MainLoop.quit() }
      return true
    }
    if model.overlay != nil {
      // A key that is still down when something opens goes up unseen otherwise.
      guard key.kind != .release else { return functionKey != nil }
      takeInOverlay(key, functionKey)
      return true
    }
    guard let functionKey else { return false }
    // Nothing can be chosen where there is no screen.
    if key.kind == .press, terminal.kind == .full { perform(functionKey) }
    return true
  }

  private func takeInOverlay(_ key: TerminalKey, _ functionKey: FunctionKey?) {
    if case .named(let keysym) = key.meaning, keysym.isModifier { return }
    guard case .chooser(var chooser) = model.overlay, functionKey == nil else {
      model.overlay = nil
      if let functionKey, functionKey != .help { perform(functionKey) }
      return
    }
    switch chooser.take(key, page: screen.chooserPage) {
    case .open: model.overlay = .chooser(chooser)
    case .closed: model.overlay = nil
    case .chosen(let value):
      model.overlay = nil
      say("\(chooser.title): \(value)")
      choose(value, of: chooser.title)
    }
  }

  private func perform(_ key: FunctionKey) {
    switch key {
    case .help: model.overlay = .help
    case .log: model.showsLogOnly.toggle()
    case .clear:
      let heading = model.heading
      model = ScreenModel(capabilities: field.capabilities)
      model.heading = heading
      enterField()
    case .end: break
    case .locale, .layout, .theme, .field, .hold, .purpose:
      model.overlay = .chooser(chooser(key))
    }
  }

  private func chooser(_ key: FunctionKey) -> ScreenChooser {
    let (entries, current): ([ScreenChooser.Entry], String) =
      switch key {
      case .locale:
        (
          keyboards.library.namedIdentifiers.map {
            ScreenChooser.Entry($0.rawValue, title: keyboards.library.name(of: $0))
          }, locale.rawValue
        )
      case .layout: (layouts, layoutName == "native" ? "native" : translator.layout.name)
      case .theme:
        (
          ThemeLoader().entries.map { ScreenChooser.Entry($0.theme.name, title: $0.theme.title) },
          settings.theme
        )
      case .field:
        (
          FieldKind.allCases.map { ScreenChooser.Entry($0.rawValue, title: $0.explanation) },
          field.rawValue
        )
      case .hold:
        (Self.rules.map { ScreenChooser.Entry($0.name, title: $0.title) }, holdRule ?? "none")
      default: (ContentPurpose.allCases.map { ScreenChooser.Entry($0.label) }, purpose.label)
      }
    return ScreenChooser(Self.title(key), entries, current: current)
  }

  private static func title(_ key: FunctionKey) -> String {
    switch key {
    case .locale: "Locale"
    case .layout: "Layout"
    case .theme: "Theme"
    case .field: "Field"
    case .hold: "Hold"
    default: "Purpose"
    }
  }

  /// The locale's own layouts, then all others.
  private var layouts: [ScreenChooser.Entry] {
    let catalogue = LayoutCatalogue()
    let own = keyboards.library.layouts(of: locale)
    return [ScreenChooser.Entry("native", title: "the locale's own")]
      + own.map { ScreenChooser.Entry($0, title: catalogue[$0]?.description ?? "") }
      + catalogue.entries.filter { !own.contains($0.name) }
      .map { ScreenChooser.Entry($0.name, title: $0.description) }
  }

  private func choose(_ value: String, of title: String) {
    switch title {
    case "Locale":
      settings.locales = [LocaleIdentifier(value)]
      settings.currentLocale = nil
      applySettings()
    case "Layout":
      guard (try? keyboards.systemLayout(value, locale: locale)) != nil else {
        return say("The layout \(value) is not installed, or cannot be read.")
      }
      layoutName = value
      applySettings()
    case "Theme":
      settings.theme = value
      applySettings()
    case "Field":
      field = FieldKind(rawValue: value) ?? field
      enterField()
    case "Hold":
      if holdRule != nil { settings.holdRules.removeFirst() }
      if value != "none", let rule = try? HoldRule("*=\(value)") {
        settings.holdRules.insert(rule, at: 0)
      }
      applySettings()
    default:
      purpose = ContentPurpose(label: value) ?? purpose
      enterField()
    }
  }
}
