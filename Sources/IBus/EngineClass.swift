import CIBus
import GLib
import KeyboardCore

/// The GType of our engines: a subclass of `IBusEngine`; each instance owns an `EngineSession`.
enum EngineClass {
  private static let sessionKey = g_quark_from_static_string("callout-session")

  /// The type, registered with GObject at first use.
  static let type = register()

  /// Attaches a session to its engine for the engine's life.
  static func attach(_ session: EngineSession, to engine: UnsafeMutableRawPointer) {
    g_object_set_qdata_full(
      engine.assumingMemoryBound(to: GObject.self), sessionKey,
      Box<EngineSession>.retained(session), releaseBox)
  }

  /// The session of an engine, or `nil` during construction.
  private static func session(of engine: UnsafeMutableRawPointer?) -> EngineSession? {
    guard let object = engine?.assumingMemoryBound(to: GObject.self) else { return nil }
    return Box<EngineSession>.value(g_object_get_qdata(object, sessionKey))
  }

  private static func register() -> GType {
    var parent = GTypeQuery()
    g_type_query(ibus_engine_get_type(), &parent)
    return g_type_register_static_simple(
      ibus_engine_get_type(), "CalloutEngine", parent.class_size,
      { classPointer, _ in
        guard let vtable = classPointer?.assumingMemoryBound(to: IBusEngineClass.self) else {
          return
        }
        EngineClass.override(&vtable.pointee)
      }, parent.instance_size, nil, [])
  }

  /// Assigns the C entry points, which libibus calls on the thread of the main loop.
  private nonisolated static func override(_ vtable: inout IBusEngineClass) {
    vtable.process_key_event = { engine, keyval, keycode, state in
      EngineClass.call(engine) {
        $0.processKey(keyval: keyval, keycode: keycode, state: state) ? 1 : 0
      } ?? 0
    }
    vtable.focus_in = { engine in EngineClass.call(engine) { $0.focusIn(client: "") } }
    vtable.focus_in_id = { engine, _, client in
      let name = client.map { String(cString: $0) } ?? ""
      EngineClass.call(engine) { $0.focusIn(client: name) }
    }
    vtable.focus_out = { engine in EngineClass.call(engine) { $0.focusOut() } }
    vtable.focus_out_id = { engine, _ in EngineClass.call(engine) { $0.focusOut() } }
    vtable.disable = { engine in EngineClass.call(engine) { $0.focusOut() } }
    vtable.reset = { engine in EngineClass.call(engine) { $0.handle(.reset) } }
    vtable.set_capabilities = { engine, capabilities in
      EngineClass.call(engine) {
        $0.handle(.capabilities(ClientCapabilities(rawValue: capabilities)))
      }
    }
    vtable.set_content_type = { engine, purpose, hints in
      EngineClass.call(engine) { $0.setContentType(purpose: purpose, hints: hints) }
    }
    vtable.set_surrounding_text = { engine, text, cursor, anchor in
      let string = text?.utf8.map { String(cString: $0) } ?? ""
      EngineClass.call(engine) {
        $0.handle(
          .surroundingText(
            SurroundingText(text: string, cursor: Int(cursor), anchor: Int(anchor))))
      }
    }
    vtable.candidate_clicked = { engine, index, _, _ in
      EngineClass.call(engine) { $0.handle(.candidateClicked(Int(index))) }
    }
    vtable.page_up = { engine in EngineClass.call(engine) { $0.handle(.pageUp) } }
    vtable.page_down = { engine in EngineClass.call(engine) { $0.handle(.pageDown) } }
    vtable.cursor_up = { engine in EngineClass.call(engine) { $0.handle(.cursorUp) } }
    vtable.cursor_down = { engine in EngineClass.call(engine) { $0.handle(.cursorDown) } }
    vtable.property_activate = { engine, name, state in
      let key = name.map { String(cString: $0) } ?? ""
      EngineClass.call(engine) {
        $0.activateProperty(key, isChecked: state == PROP_STATE_CHECKED.rawValue)
      }
    }
  }

  @discardableResult
  fileprivate nonisolated static func call<Result>(
    _ engine: IBusEngine?, _ body: @MainActor (EngineSession) -> Result
  ) -> Result? {
    // Safe: used before the callback returns, on its thread.
    nonisolated(unsafe) let raw = engine.flatMap { cibus_engine_raw($0) }
    return onMainActor { session(of: raw).map(body) }
  }
}
