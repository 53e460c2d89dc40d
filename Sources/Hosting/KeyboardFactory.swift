public import KeyboardCore
package import KeyboardLayouts

/// Makes keyboards from files and settings.
///
/// Keyboards share what they can, because IBus makes and destroys an engine at every switch.
public final class KeyboardFactory {
  /// The available locales.
  public var library: LocaleLibrary { loader.library }
  /// The layouts of the locales.
  package let physicalLayoutProvider: XKBLayoutProvider
  /// One sentence for each file that could not be used.
  public var problems: [String] { loader.problems + rules.problems + themeProblems }

  /// The emoji.
  public let emojiStore: EmojiStore
  /// Dead keys and Compose sequences.
  package let composer = XKBComposer(
    locale: LocaleLoader.systemLocale, own: { try ComposeFile.read() })

  private let rules = ClientRules()
  private let readsAll: Bool
  private var watchers: [FolderWatcher] = []
  private var onUserFiles: (() -> Void)?
  private var loader: LocaleLoader
  private var themes: [String: KeyboardTheme] = [:]
  private var themeProblems: [String] = []

  /// Reads the files.
  ///
  /// - Parameters:
  ///   - wanted: The locales to read, while others are read when they are needed; or `nil` for all,
  ///     with their names in each other's languages.
  ///   - recentEmojis: The file of the recent emoji, or `nil` to keep them in memory.
  public init(wanted: [LocaleIdentifier]? = nil, recentEmojis: String? = nil) {
    readsAll = wanted == nil
    emojiStore = EmojiStore(recentsPath: recentEmojis)
    loader = LocaleLoader(wanted: wanted)
    physicalLayoutProvider = XKBLayoutProvider(library: loader.library)
    finishReading()
  }

  /// Reads the files of locales, except after an upgrade, when they belong to another program.
  ///
  /// - Returns: Whether the library has changed, which existing keyboards need.
  @discardableResult
  public func read(_ locales: [LocaleIdentifier]) -> Bool {
    guard !InstalledProgram.isReplaced, loader.read(locales) else { return false }
    finishReading()
    return true
  }

  /// Reads the files again whenever the user changes one.
  ///
  /// - Parameter onChange: Called after that; existing keyboards need the new library and theme.
  public func followUserFiles(onChange: @escaping () -> Void) {
    onUserFiles = onChange
    follow(LocaleLoader.directories) { [weak self] in self?.readLocalesAgain() }
    follow(ThemeLoader.directories) { [weak self] in
      guard let self, !InstalledProgram.isReplaced else { return }
      themes = [:]
      onChange()
    }
  }

  /// Reads the locales again, as when the user has changed one: a file that is a link is changed in a
  /// folder that nobody watches.
  public func readLocalesAgain() {
    guard !InstalledProgram.isReplaced else { return }
    loader = LocaleLoader(wanted: readsAll ? nil : library.identifiers)
    finishReading()
    onUserFiles?()
  }

  /// Watches the user's folder, which is the last one; the first is the program's.
  private func follow(_ directories: [String], onChange: @escaping () -> Void) {
    guard let folder = directories.last, folder != directories.first else { return }
    watchers.append(FolderWatcher(path: folder, onChange: onChange))
  }

  /// Makes a keyboard for a desktop that is light or dark.
  public func makeController(
    settings: KeyboardSettings, colorScheme: KeyboardColorScheme = .light
  ) -> KeyboardInputController {
    read(settings.locales)
    let controller = KeyboardInputController(library: library, settings: settings)
    controller.clientRules = rules.rules
    controller.useLayouts(of: physicalLayoutProvider)
    controller.services.composer = composer
    controller.services.emojiProvider = emojiStore
    applyTheme(of: settings, to: controller, in: colorScheme)
    return controller
  }

  /// Gives a keyboard the appearance in the settings.
  public func applyTheme(
    of settings: KeyboardSettings, to controller: KeyboardInputController,
    in colorScheme: KeyboardColorScheme = .light
  ) {
    controller.services.appearance = StandardKeyboardAppearance(
      keyboardContext: controller.state.keyboardContext, theme: theme(of: settings),
      colorScheme: colorScheme)
  }

  /// The theme in the settings, with their changes to lists.
  public func theme(of settings: KeyboardSettings) -> KeyboardTheme {
    var theme = theme(named: settings.theme)
    theme.panel.labels = settings.listLabels ?? theme.panel.labels
    theme.panel.orientation = settings.listOrientation ?? theme.panel.orientation
    return theme
  }

  /// The theme of a name, or the standard one if it is unknown or its file is broken.
  public func theme(named name: String) -> KeyboardTheme {
    if let theme = themes[name] { return theme }
    guard !InstalledProgram.isReplaced else { return .standard }
    let loader = ThemeLoader(wanted: name)
    themeProblems = loader.problems
    let theme = loader[name] ?? .standard
    themes[name] = theme
    return theme
  }

  private func finishReading() {
    if readsAll { loader.readNames() }
    physicalLayoutProvider.library = library
  }
}

extension KeyboardSettings {
  /// The settings for a keyboard of one locale or set, which comes before what the user has chosen.
  public func beginning(with locale: LocaleIdentifier) -> Self {
    var settings = self
    settings.locales = [locale] + locales.filter { $0 != locale }
    // Whoever chooses its engine has chosen it.
    if !locale.isSet { settings.currentLocale = locale }
    return settings
  }
}
