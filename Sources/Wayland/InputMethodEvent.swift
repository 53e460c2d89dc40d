import CWayland

/// What a compositor reports to an input method.
public enum InputMethodEvent {
  /// A text field has got the focus; its report follows.
  case activated
  /// The text field has lost the focus.
  case deactivated
  /// What the field says about itself, as a whole.
  case report(FieldReport)
  /// The field has reset its input.
  case reset
  /// A key has gone down or up while a text field has the focus.
  case key(CompositorKey)
  /// The modifiers have changed, before the next key.
  case modifiers(ModifierMasks)
  /// The keyboard's layouts, in the text format of XKB.
  case keymap(String)
  /// How held keys repeat: so many in a second, or 0 for not at all, after a delay in ms.
  case repeats(rate: Int, delay: Int)
  /// What was on its way from the keyboard as that was given back; `TextsAfterKeys` passes it, unseen.
  indirect case late(InputMethodEvent)
  /// Another input method is in use, or this one has been ended.
  case unavailable
}

/// A key as the compositor reports it.
public struct CompositorKey: Equatable {
  /// The evdev code.
  public var code: UInt32
  /// The state of `wl_keyboard.key`: KWin 6.7 repeats keys itself, with a state of their own.
  var state: UInt32
  /// The compositor's time in ms, by a clock of its own that starts anew after 2³² ms.
  public var time: UInt32
  /// The compositor's number of the event.
  var serial: UInt32

  /// Whether it went down, or repeats.
  public var isPress: Bool { state != WL_KEYBOARD_KEY_STATE_RELEASED.rawValue }

  /// The same key as it goes up.
  var released: Self {
    var key = self
    key.state = WL_KEYBOARD_KEY_STATE_RELEASED.rawValue
    return key
  }

  /// The oldest key that is believed to be that old, in ms.
  ///
  /// Programs that type have clocks of their own.
  private static let longestWait: UInt32 = 4000

  /// When the key moved, by the clock of `now`, which is that of the main loop when it was read.
  ///
  /// KWin, wlroots and smithay take the time of `CLOCK_MONOTONIC` from libinput, as the main loop does.
  /// A repeat has the time of its press in KWin 6.7: time would go back.
  public func pressTime(at now: Int) -> Int {
    guard state <= WL_KEYBOARD_KEY_STATE_PRESSED.rawValue else { return now }
    let wait = UInt32(truncatingIfNeeded: now) &- time
    return wait <= Self.longestWait ? now - Int(wait) : now
  }
}

/// The modifiers and the layout, as bits and numbers of the keymap.
public struct ModifierMasks: Equatable {
  /// Modifiers that are down.
  public var depressed: UInt32 = 0
  /// Modifiers for the next key.
  public var latched: UInt32 = 0
  /// Modifiers until they are pressed again.
  public var locked: UInt32 = 0
  /// The number of the layout, from 0.
  public var group: UInt32 = 0

  /// Creates the state without any modifier, in the first layout.
  public init() {}

  init(_ depressed: UInt32, _ latched: UInt32, _ locked: UInt32, group: UInt32) {
    (self.depressed, self.latched, self.locked, self.group) = (depressed, latched, locked, group)
  }
}
