import CWayland

/// The seat's pointer and touch screen, on a popup.
@MainActor
final class PopupHand {
  /// Called with what they do.
  var onInput: ((PopupInput) -> Void)?
  /// The popup's surface.
  var surface: OpaquePointer? {
    didSet {
      isInside = false
      tracker = HandTracker()
    }
  }

  /// The version from which on the events of a pointer come in frames.
  private static let version: UInt32 = 5

  private let seat: OpaquePointer
  private var pointer: OpaquePointer?
  private var touch: OpaquePointer?
  private var tracker = HandTracker()
  /// Whether the pointer is on the popup.
  private var isInside = false

  /// Follows the seat's devices, or returns `nil` if the compositor has none that can be followed.
  init?(_ connection: WaylandConnection) {
    guard let seat = connection.bind("wl_seat", version: Self.version) else { return nil }
    guard wl_proxy_get_version(seat) == Self.version else {
      wl_seat_destroy(seat)
      return nil
    }
    self.seat = seat
    wl_seat_add_listener(seat, Self.seatListener, listening(self))
  }

  isolated deinit {
    set(0)
    wl_seat_release(seat)
  }

  private func set(_ devices: UInt32) {
    let hasPointer = devices & WL_SEAT_CAPABILITY_POINTER.rawValue != 0
    if hasPointer, pointer == nil, let new = wl_seat_get_pointer(seat) {
      pointer = new
      wl_pointer_add_listener(new, Self.pointerListener, listening(self))
    } else if !hasPointer, let old = pointer {
      pointer = nil
      isInside = false
      report(tracker.leave())
      wl_pointer_release(old)
    }
    let hasTouch = devices & WL_SEAT_CAPABILITY_TOUCH.rawValue != 0
    if hasTouch, touch == nil, let new = wl_seat_get_touch(seat) {
      touch = new
      wl_touch_add_listener(new, Self.touchListener, listening(self))
    } else if !hasTouch, let old = touch {
      touch = nil
      report(tracker.cancelFingers())
      wl_touch_release(old)
    }
  }

  private func report(_ input: PopupInput?) {
    if let input { onInput?(input) }
  }

  private static let seatListener = permanent(
    wl_seat_listener(
      capabilities: { data, _, devices in
        deliver(data) { (hand: PopupHand) in hand.set(devices) }
      },
      name: { _, _, _ in }))

  // Newer versions of the library have more events than the version that is bound.
  private static let pointerListener = {
    var functions = wl_pointer_listener()
    functions.enter = { data, _, _, surface, x, y in
      // Safe: the proxy belongs to this thread.
      nonisolated(unsafe) let surface = surface
      deliver(data) { (hand: PopupHand) in
        hand.isInside = surface != nil && surface == hand.surface
        hand.tracker.move(to: PopupPoint(x, y))
      }
    }
    functions.leave = { data, _, _, _ in
      deliver(data) { (hand: PopupHand) in
        hand.isInside = false
        hand.report(hand.tracker.leave())
      }
    }
    functions.motion = { data, _, _, x, y in
      deliver(data) { (hand: PopupHand) in hand.tracker.move(to: PopupPoint(x, y)) }
    }
    functions.button = { data, _, _, _, code, state in
      deliver(data) { (hand: PopupHand) in
        guard hand.isInside else { return }
        hand.report(hand.tracker.button(code, isPress: state != 0))
      }
    }
    functions.axis = { data, _, _, _, value in
      deliver(data) { (hand: PopupHand) in
        if hand.isInside { hand.tracker.scroll(by: points(value)) }
      }
    }
    functions.frame = { data, _ in
      deliver(data) { (hand: PopupHand) in hand.report(hand.tracker.endFrame()) }
    }
    functions.axis_source = { _, _, _ in }
    functions.axis_stop = { data, _, _, _ in
      deliver(data) { (hand: PopupHand) in hand.tracker.endScroll() }
    }
    functions.axis_discrete = { data, _, _, clicks in
      deliver(data) { (hand: PopupHand) in
        if hand.isInside { hand.tracker.scroll(byClicks: clicks) }
      }
    }
    return permanent(functions)
  }()

  private static let touchListener = {
    var functions = wl_touch_listener()
    functions.down = { data, _, _, _, surface, id, x, y in
      nonisolated(unsafe) let surface = surface
      deliver(data) { (hand: PopupHand) in
        guard surface != nil, surface == hand.surface else { return }
        hand.report(hand.tracker.fingerDown(id, at: PopupPoint(x, y)))
      }
    }
    functions.up = { data, _, _, _, id in
      deliver(data) { (hand: PopupHand) in hand.report(hand.tracker.fingerUp(id)) }
    }
    functions.motion = { data, _, _, id, x, y in
      deliver(data) { (hand: PopupHand) in hand.tracker.fingerMoved(id, to: PopupPoint(x, y)) }
    }
    functions.frame = { _, _ in }
    functions.cancel = { data, _ in
      deliver(data) { (hand: PopupHand) in hand.report(hand.tracker.cancelFingers()) }
    }
    return permanent(functions)
  }()
}

/// The number of points of a number of Wayland's with 8 bits after the point.
private nonisolated func points(_ number: wl_fixed_t) -> Double { Double(number) / 256 }

extension PopupPoint {
  fileprivate nonisolated init(_ x: wl_fixed_t, _ y: wl_fixed_t) {
    self.init(x: points(x), y: points(y))
  }
}
