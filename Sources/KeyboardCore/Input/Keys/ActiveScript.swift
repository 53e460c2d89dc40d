/// The script of the layout in use, which decides between the enabled locales.
///
/// Only the desktop's own words, or else the letters that a layout has alone or with Shift, say which it
/// is: most layouts have letters of other scripts on AltGr.
package struct ActiveScript: Hashable, Sendable {
  /// What the desktop has told.
  package private(set) var layouts = SessionLayouts()
  /// The script, or `nil` if nothing has shown it yet.
  package private(set) var script: Script?

  /// Begins with what was known before.
  package init(_ layouts: SessionLayouts = SessionLayouts(), script: Script? = nil) {
    self.layouts = layouts
    self.script = script
  }

  /// Takes what the desktop tells, and returns the script of the layout that is in use from now on, or
  /// `nil` if it is the layout from before, or unknown.
  mutating func take(_ layouts: SessionLayouts) -> Script? {
    let old = self.layouts
    self.layouts = layouts
    guard layouts.inUse != nil, layouts != old else { return nil }
    script = layouts.inUse?.script
    return script
  }

  /// Takes a key, and returns its script if it shows that another layout is in use now.
  mutating func take(_ key: KeyEvent) -> Script? {
    guard layouts.active == nil, key.keycode != 0,
      key.modifiers.isDisjoint(with: .levels),
      let new = key.text.flatMap(Script.init(of:)), new != script
    else { return nil }
    script = new
    return new
  }
}
