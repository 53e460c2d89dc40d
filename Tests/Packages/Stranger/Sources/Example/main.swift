import KeyboardCore
import KeyboardData

// The one line: from here on KKL10n and KeyboardLocale know what the locales say.
LocaleLibrary.current = .standard
print(KKL10n.space.text(for: .spanish))  // espacio

/// Types ’ for '.
final class ApostropheHandler: StandardKeyboardActionHandler {
  override func replacementAction(
    for gesture: KeyboardGesture, on action: KeyboardAction
  ) -> KeyboardAction? {
    if action == .character("'") { return .character("’") }
    return super.replacementAction(for: gesture, on: action)
  }
}

final class MyKeyboard: KeyboardInputController {
  override func didLoad() {
    services.actionHandler = ApostropheHandler(controller: self)
    useLayouts(of: StandardPhysicalLayoutProvider())  // the letters of the locales' own layouts
  }
}

// What a locale file of one's own says lies on top: the letters of a held e begin with ə.
var library = LocaleLibrary.standard
library.add(try LocaleData(parsing: #"{ "format": 1, "id": "fr", "callouts": { "e": "ə" } }"#))

let keyboard = MyKeyboard(library: library)
keyboard.settings.locales = ["fr"]

// A field in memory, and an American keyboard before it: e is held, then 3 and ' are tapped.
let field = KeyboardSimulation(controller: keyboard, capabilities: [.preedit, .surroundingText])
let american = StandardPhysicalLayoutProvider().layout(named: "us")
for (keycode, milliseconds) in [(18, 600), (4, 30), (40, 30)] as [(UInt32, Int)] {
  guard let key = american?.key(keycode: keycode, modifiers: []) else { continue }
  var event = KeyEvent(keysym: key.keysym, text: key.text, keycode: keycode, time: 0)
  field.send(event)
  field.wait(milliseconds)
  event.isRelease = true
  field.send(event)
  field.wait(50)
}
print(field.client.text)  // è’

// A host of one's own, in which the same keyboard goes on.
let notepad = Notepad(keyboard)
if let key = american?.key(keycode: 30, modifiers: []) {
  var event = KeyEvent(keysym: key.keysym, text: key.text, keycode: 30, time: field.now)
  notepad.type(event)
  notepad.wait(until: event.time + 600)
  event.isRelease = true
  event.time = notepad.now
  notepad.type(event)
}
print(notepad.preedit, notepad.list.prefix(2))  // a ["à", "â"]

/// Taps a key of the notepad's keyboard.
@MainActor func tap(_ keysym: Keysym, _ text: String? = nil, keycode: UInt32) {
  var event = KeyEvent(keysym: keysym, text: text, keycode: keycode, time: notepad.now + 50)
  notepad.type(event)
  event.isRelease = true
  notepad.type(event)
}

// The letter is picked; x goes before it, and Return behind it.
tap(Keysym("1"), "1", keycode: 2)
tap(.left, keycode: 105)
tap(Keysym("x"), "x", keycode: 45)
tap(Keysym("y"), "y", keycode: 21)
tap(.backspace, keycode: 14)
tap(.right, keycode: 106)
tap(.return, keycode: 28)
print(notepad.field.text.replacing("\n", with: "⏎"))  // xà⏎
