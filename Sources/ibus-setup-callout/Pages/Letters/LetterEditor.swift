import Adwaita
import GLib
import Hosting
import KeyboardCore

/// Edits the letters that held keys offer in a locale.
final class LetterEditor {
  private let context: PageContext
  private let locale: LocaleIdentifier
  private let ui: Builder
  private let keys: KeyChooser
  private let editor: LetterListEditor
  private let missing: MissingLetters
  private var file: UserLetterFile?
  private var watcher: FolderWatcher?

  /// `ui` contains the widgets of the locale's view; the locale must have a file.
  init(_ ui: Builder, _ context: PageContext, _ locale: LocaleIdentifier) {
    self.ui = ui
    self.context = context
    self.locale = locale
    keys = KeyChooser(ui, context)
    editor = LetterListEditor(ui, context)
    missing = MissingLetters(ui["missing"])
    connect()
    open()
  }

  private func connect() {
    ui["undo"].on("clicked") { [weak self] in self?.attempt { try $0.undo() } }
    ui["redo"].on("clicked") { [weak self] in self?.attempt { try $0.redo() } }
    ui["reset-all"].on("clicked") { [weak self] in self?.attempt { try $0.change { $0.reset() } } }
    ui["reset-key"].on("clicked") { [weak self, keys] in
      self?.attempt { try $0.change { $0.reset(keys.key) } }
    }
    keys.onChoice = { [weak self] in self?.showList() }
    editor.onChange = { [weak self, keys] list in
      self?.attempt { try $0.change { $0.set(list, for: keys.key) } }
    }
    for key in ["rare-letters", LocaleSettings.locales] {
      context.settings.onChange(of: key) { [weak self] in self?.showList() }
    }
    editor.onAdd = { [weak self, keys] letter in self?.add(letter, to: keys.key) }
    missing.onAdd = { [weak self, keys] letter, key in
      let key = key.isEmpty ? keys.key : key
      guard let self, add(letter, to: key) == nil else { return }
      context.say(translated("Added %1 to %2").filling(LetterRow.name(of: letter), key))
    }
    if let folder = LocaleLoader.directories.last, LocaleLoader.directories.count > 1 {
      watcher = FolderWatcher(path: folder) { [weak self] in self?.readAgain() }
    }
  }

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

  private func update() {
    ui["undo"]["sensitive"] = file?.canUndo ?? false
    ui["redo"]["sensitive"] = file?.canRedo ?? false
    ui["reset-all"]["sensitive"] = file?.letters.hasOwnLists ?? false
    keys.show(file?.letters)
    // Going through the lists of all keys takes some time, so the change appears first.
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

  /// The letters that the engine offers after a list while the locale is in use.
  private func followers(of list: LetterList, _ key: String) -> [String] {
    guard var settings = try? SettingsStore().read().beginning(with: locale) else { return [] }
    settings.currentLocale = nil
    let keyboard = KeyboardFactory(wanted: settings.locales).makeController(settings: settings)
    let known = list.entries.all + [key]
    return keyboard.services.calloutActionProvider.calloutActions(for: .character(key))
      .compactMap { if case .character(let letter) = $0 { letter } else { nil } }
      .filter { !known.contains($0) }
  }

  /// Adds a letter to the list of a key, or shows and returns why that is not possible.
  private func add(_ letter: String, to key: String) -> String? {
    guard let letters = file?.letters else { return "" }
    var list = letters.list(for: key)
    do throws(LetterProblem) {
      try list.check(letter, for: key)
    } catch {
      context.say(error.sentence)
      return error.sentence
    }
    list.entries.own.append(letter)
    attempt { [list] in try $0.change { $0.set(list, for: key) } }
    return nil
  }

  /// Changes the file, and shows the result.
  private func attempt(_ body: (UserLetterFile) throws -> Void) {
    guard let file else { return }
    context.attempt { try body(file) }
    update()
  }

  /// Another program may have changed the file.
  private func readAgain() {
    do {
      guard let file else { return open() }
      if try file.readAgain() { update() }
    } catch {
      open()
    }
  }

  /// Handles Ctrl+Z and Ctrl+Shift+Z, unless they apply to text in a field.
  func handle(_ key: KeyEvent) -> Bool {
    guard key.isUndo, !keys.hasText, !editor.hasText else { return false }
    attempt { try key.modifiers.contains(.shift) ? $0.redo() : $0.undo() }
    return true
  }
}
