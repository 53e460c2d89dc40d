import CXKBCommon
import Glibc
import KeyboardLayouts

/// The keymap of the tests.
enum TestKeymap {
  /// The layouts `us` and `ru` as compositors send them, without includes.
  static let text: String = {
    guard let context = XkbContext(flags: XKB_CONTEXT_NO_FLAGS),
      let keymap = "us,ru".withCString({ layout in
        var names = xkb_rule_names()
        names.layout = layout
        return XkbKeymap(context: context, names: &names, flags: XKB_KEYMAP_COMPILE_NO_FLAGS)
      }), let text = xkb_keymap_get_as_string(keymap, XKB_KEYMAP_FORMAT_TEXT_V1)
    else { preconditionFailure("xkeyboard-config is not installed") }
    defer { free(text) }
    return String(cString: text)
  }()
}
