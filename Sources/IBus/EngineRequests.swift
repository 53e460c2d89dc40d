import CIBus
import KeyboardCore

/// What an engine can request of IBus.
protocol EngineRequests: AnyObject {
  /// Inserts a text at the cursor.
  func commit(_ text: String)
  /// Shows or hides a preedit; with `mode`, what becomes of it at a click or when the focus leaves.
  func show(_ preedit: Preedit?, _ style: PanelStyle, mode: IBusPreeditFocusMode)
  /// Shows or hides a list; only the pages around the current one are sent unless `isWhole`.
  func show(_ list: CandidateList?, _ style: PanelStyle, isWhole: Bool)
  /// Shows or hides a line above the list.
  func showAuxiliary(_ text: String?)
  /// Deletes Unicode scalars, from an offset relative to the cursor.
  func deleteSurrounding(offset: Int, count: Int)
  /// Sends the client a key, with IBus's modifier bits.
  func forwardKey(keysym: UInt32, keycode: UInt32, state: UInt32)
  /// Has the client report the text around the cursor from now on.
  func requestSurroundingText()
  /// Sends the panel the menu: all of it, or its items in their new states.
  func sendMenu(of controller: KeyboardInputController, engine: String, isNew: Bool)
}

/// An engine of libibus, by a pointer that does not keep it.
final class EngineObject: EngineRequests {
  // Safe: the engine owns the session that has this object, and outlives it. A strong reference would
  // be a cycle.
  private let rawEngine: UnsafeMutableRawPointer

  init(_ engine: UnsafeMutableRawPointer) { rawEngine = engine }

  private var engine: IBusEngine { cibus_engine(rawEngine) }

  func commit(_ text: String) { engine.commit(IBusText(text)) }

  func show(_ preedit: Preedit?, _ style: PanelStyle, mode: IBusPreeditFocusMode) {
    engine.show(preedit, style, mode: mode)
  }

  func show(_ list: CandidateList?, _ style: PanelStyle, isWhole: Bool) {
    engine.show(list, style, isWhole: isWhole)
  }

  func showAuxiliary(_ text: String?) {
    if let text {
      engine.updateAuxiliaryText(IBusText(text), visible: 1)
    } else {
      engine.hideAuxiliaryText()
    }
  }

  func deleteSurrounding(offset: Int, count: Int) {
    engine.deleteSurroundingText(offset: gint(offset), count: guint(count))
  }

  func forwardKey(keysym: UInt32, keycode: UInt32, state: UInt32) {
    engine.forwardKey(keysym: keysym, keycode: keycode, state: state)
  }

  func requestSurroundingText() { engine.getSurroundingText(nil, cursor: nil, anchor: nil) }

  func sendMenu(of controller: KeyboardInputController, engine name: String, isNew: Bool) {
    let engine = engine
    guard isNew else {
      return PropertyMenu.forEachItem(for: controller, engine: name) { engine.update($0) }
    }
    let menu = IBusPropList()
    PropertyMenu.forEachItem(for: controller, engine: name) { menu.append($0) }
    engine.register(menu)
  }
}
