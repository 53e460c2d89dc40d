import Adwaita
import EngineHost
import GLib
import KeyboardCore

/// The letters that holding keys offers in a locale, to be changed.
final class LettersPage: PreferencesPage {
  let root: Object

  private let context: PageContext
  private let language: Object
  private let problem: Object
  private let buttons: (undo: Object, redo: Object, resetAll: Object, resetKey: Object)
  private let keys: KeyChooser
  private let editor: LetterListEditor
  private let missing: MissingLetters
  private let locales: [LocaleIdentifier]
  private var file: UserLetterFile?
  private var watcher: FolderWatcher?
  private var isReading = false

  init(_ context: PageContext) throws {
    self.context = context
    let builder = try context.build("letters")
    root = try builder.object("page")
    language = try builder.object("language")
    problem = try builder.object("problem")
    buttons = (
      try builder.object("undo"), try builder.object("redo"), try builder.object("reset-all"),
      try builder.object("reset-key")
    )
    keys = try KeyChooser(builder, context)
    editor = try LetterListEditor(builder, context)
    missing = try MissingLetters(builder, context)
    let names = LocaleLoader.names()
    let enabled = LocaleSettings(context.settings, LocaleNamer(wanted: [])).enabled
      .filter { names[$0] != nil }
    locales = enabled + names.keys.sorted().filter { !enabled.contains($0) }
    for locale in locales {
      language.append(choice: "\(names[locale] ?? locale.rawValue) (\(locale))")
    }
    connect()
    open()
  }

  func show(_ locale: LocaleIdentifier?) {
    guard let locale, let place = locales.firstIndex(of: locale) else { return }
    language.setPlace(place)
  }

  private func connect() {
    language.on("notify::selected") { [weak self] in self?.open() }
    buttons.undo.on("clicked") { [weak self] in self?.attempt { try $0.undo() } }
    buttons.redo.on("clicked") { [weak self] in self?.attempt { try $0.redo() } }
    buttons.resetAll.on("clicked") { [weak self] in
      self?.attempt { try $0.change { $0.reset() } }
    }
    buttons.resetKey.on("clicked") { [weak self] in
      guard let self else { return }
      attempt { [keys] in try $0.change { $0.reset(keys.key) } }
    }
    root.onKeys { [weak self] keysym, code, state, isRelease in
      guard !isRelease, let self else { return false }
      return handle(keysym, code, Modifiers(rawValue: state & 0xff))
    }
    keys.onChoice = { [weak self] _ in self?.showList() }
    editor.onChange = { [weak self] list in self?.change(list) }
    missing.onAdd = { [weak self] letter, key in self?.add(letter, to: key) }
    if let folder = LocaleLoader.directories.last, LocaleLoader.directories.count > 1 {
      watcher = FolderWatcher(path: folder) { [weak self] in self?.follow() }
    }
  }

  /// Reads the files of the locale that is chosen.
  private func open() {
    guard locales.indices.contains(language.place) else { return }
    let locale = locales[language.place]
    problem["visible"] = false
    do {
      file = try UserLetterFile(of: locale)
    } catch {
      file = nil
      problem["description"] = error.description
      problem["visible"] = true
    }
    editor.setVisible(file != nil)
    update()
  }

  /// Shows what there is now.
  private func update() {
    buttons.undo["sensitive"] = file?.canUndo ?? false
    buttons.redo["sensitive"] = file?.canRedo ?? false
    buttons.resetAll["sensitive"] = file?.letters.hasOwnLists ?? false
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
    let base = letters.library.entries(of: LocaleLibrary.base, for: key).shown.all
    let hidden = list.entries.all + letters.library.removedCallouts(of: letters.locale, for: key)
    editor.show(
      list, of: key, canFollow: !letters.inheritedList(for: key).isComplete,
      followers: list.isComplete ? [] : base.filter { !hidden.contains($0) })
    buttons.resetKey["sensitive"] = letters.hasOwnList(for: key)
  }

  private func change(_ list: LetterList) {
    attempt { [keys] in try $0.change { $0.set(list, for: keys.key) } }
  }

  private func add(_ letter: String, to key: String) {
    let key = key.isEmpty ? keys.key : key
    guard let letters = file?.letters else { return }
    var list = letters.list(for: key)
    do throws(LetterProblem) {
      try list.check(letter, for: key)
    } catch {
      return context.say(error.sentence)
    }
    list.entries.own.append(letter)
    attempt { [list] in try $0.change { $0.set(list, for: key) } }
    context.say(
      translated("%1 is on the key %2 now.").filling(LetterRow.name(of: letter), key))
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
  private func handle(_ keysym: UInt32, _ code: UInt32, _ modifiers: Modifiers) -> Bool {
    // Layouts of other scripts have a letter of their own on the key, which is evdev's 44.
    let isZ = keysym == 0x7a || keysym == 0x5a || keysym > 0xff && code == 44
    guard isZ, modifiers.contains(.control), !keys.hasText, !editor.hasText else { return false }
    attempt { try modifiers.contains(.shift) ? $0.redo() : $0.undo() }
    return true
  }
}
