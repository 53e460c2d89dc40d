import Adwaita
import EngineHost
import GLib
import Hosting
import KeyboardCore

/// The letters that holding keys offers in a locale, to be changed.
final class LetterEditor {
  private let context: PageContext
  private let locale: LocaleIdentifier
  private let ui: Builder
  private let keys: KeyChooser
  private let editor: LetterListEditor
  private let missing: MissingLetters
  private var file: UserLetterFile?
  private var watcher: FolderWatcher?

  /// Brings the letters on the page of a locale that has a file to life.
  init(_ ui: Builder, _ context: PageContext, _ locale: LocaleIdentifier) {
    self.ui = ui
    self.context = context
    self.locale = locale
    keys = KeyChooser(ui, context)
    editor = LetterListEditor(ui, context)
    missing = MissingLetters(ui)
    connect()
    open()
  }

  private func connect() {
    ui["undo"].on("clicked") { [weak self] in self?.attempt { try $0.undo() } }
    ui["redo"].on("clicked") { [weak self] in self?.attempt { try $0.redo() } }
    ui["reset-all"].on("clicked") { [weak self] in
      self?.attempt { try $0.change { $0.reset() } }
    }
    ui["reset-key"].on("clicked") { [weak self] in
      guard let self else { return }
      attempt { [keys] in try $0.change { $0.reset(keys.key) } }
    }
    keys.onChoice = { [weak self] _ in self?.showList() }
    editor.onChange = { [weak self] list in self?.change(list) }
    for key in ["rare-letters", LocaleSettings.locales] {
      context.settings.onChange(of: key) { [weak self] in self?.showList() }
    }
    editor.onAdd = { [weak self] letter in
      guard let self else { return false }
      return add(letter, to: keys.key)
    }
    missing.onAdd = { [weak self] letter, key in
      guard let self else { return }
      let key = key.isEmpty ? keys.key : key
      guard add(letter, to: key) else { return }
      context.say(translated("Added %1 to %2").filling(LetterRow.name(of: letter), key))
    }
    if let folder = LocaleLoader.directories.last, LocaleLoader.directories.count > 1 {
      watcher = FolderWatcher(path: folder) { [weak self] in self?.follow() }
    }
  }

  /// Reads the files of the locale.
  private func open() {
    do {
      file = try UserLetterFile(of: locale)
    } catch {
      file = nil
      ui["problem"]["description"] = error.description.asMarkup
    }
    ui["problem"]["visible"] = file == nil
    editor.setVisible(file != nil)
    update()
  }

  /// Shows what there is now.
  private func update() {
    ui["undo"]["sensitive"] = file?.canUndo ?? false
    ui["redo"]["sensitive"] = file?.canRedo ?? false
    ui["reset-all"]["sensitive"] = file?.letters.hasOwnLists ?? false
    keys.show(file?.letters)
    // The lists of all keys are gone through: the change is there first.
    MainLoop.after(milliseconds: 50) { [weak self] in self?.missing.show(self?.file?.letters) }
  }

  private func showList() {
    guard let letters = file?.letters else { return }
    let key = keys.key
    editor.setVisible(!key.isEmpty)
    guard !key.isEmpty else { return }
    let list = letters.list(for: key)
    editor.show(
      list, of: key, canFollow: !letters.inheritedList(for: key).isComplete,
      followers: followers(of: list, key))
    ui["reset-key"]["sensitive"] = letters.hasOwnList(for: key)
  }

  /// The letters that the engine puts after a list while its language is the one in use.
  private func followers(of list: LetterList, _ key: String) -> [String] {
    guard var settings = try? SettingsStore().read() else { return [] }
    settings.locales = [locale] + settings.locales.filter { $0 != locale }
    settings.currentLocale = nil
    let keyboard = KeyboardFactory(wanted: settings.locales)
      .makeController(engine: EngineCatalogue.multilingual, settings: settings)
    let known = list.entries.all + [key]
    return keyboard.services.calloutActionProvider.calloutActions(for: .character(key))
      .compactMap { if case .character(let letter) = $0 { letter } else { nil } }
      .filter { !known.contains($0) }
  }

  private func change(_ list: LetterList) {
    attempt { [keys] in try $0.change { $0.set(list, for: keys.key) } }
  }

  /// Adds a letter to the list of a key, or says why that is not possible.
  private func add(_ letter: String, to key: String) -> Bool {
    guard let letters = file?.letters else { return false }
    var list = letters.list(for: key)
    do throws(LetterProblem) {
      try list.check(letter, for: key)
    } catch {
      context.say(error.sentence)
      return false
    }
    list.entries.own.append(letter)
    attempt { [list] in try $0.change { $0.set(list, for: key) } }
    return true
  }

  /// Does something with the file, and shows what has come of it.
  private func attempt(_ body: (UserLetterFile) throws -> Void) {
    guard let file else { return }
    context.attempt { try body(file) }
    update()
  }

  /// Another program may have changed the file.
  private func follow() {
    guard let file else { return open() }
    do {
      if try file.readAgain() { update() }
    } catch {
      open()
    }
  }

  /// Ctrl+Z undoes, Ctrl+Shift+Z does it again; in a field with text they are the field's.
  func handle(_ key: KeyEvent) -> Bool {
    // Layouts of other scripts have a letter of their own on the key, which is evdev's 44.
    let isZ = ["z", "Z"].contains(key.text) || key.keysym.rawValue > 0xff && key.keycode == 44
    guard isZ, key.modifiers.contains(.control), !keys.hasText, !editor.hasText else {
      return false
    }
    attempt { try key.modifiers.contains(.shift) ? $0.redo() : $0.undo() }
    return true
  }
}
