import KeyboardCore

// Types of a program may have the names of the library's: theirs are `KeyboardCore.Effect` then.
private struct Effect {}
private struct Response { var effects: [Effect] = [] }
private struct Field { var script = Script.none }
private enum Script { case none }
private struct Pin {}
private struct Modifiers {}

func effects(of event: InputEvent, in keyboard: KeyboardInputController) -> [KeyboardCore.Effect] {
  let response: KeyboardCore.Response = keyboard.handle(event)
  let field: KeyboardCore.Field = keyboard.keyboardContext.field
  let script: KeyboardCore.Script? = keyboard.keyboardContext.script
  let none = KeyboardCore.Modifiers()
  let (own, pin) = (Response(effects: [Effect()]), Pin())
  _ = (field, script, none, own, pin, Field(), Modifiers())
  return response.effects
}
