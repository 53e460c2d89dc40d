import GLib
import KeyboardCore

/// Version 1 of the protocol, which KWin has for the program that it has started.
///
/// A field has a context, and the keyboard is grabbed anew for each. KWin applies a deletion and the
/// text that follows it as one change.
@MainActor
final class InputMethodV1: InputMethod {
  var onEvent: ((InputMethodEvent) -> Void)?
  var effectOfKey: (_ code: UInt32, _ isQueued: Bool) -> PassedKey = { _, _ in .nothing }
  var isActive: Bool { context != nil }

  /// Styles of text-input-unstable-v1.
  private static let (plain, underline): (UInt32, UInt32) = (1, 5)

  /// How long after a change of modifiers the program learns of it without a key, in ms: the next change
  /// may follow at once, and a click comes later.
  private static let patience = 30

  /// The evdev codes of Ctrl, Shift, Alt, Caps Lock, AltGr and Super.
  private static let modifierKeys: Set<UInt32> = [29, 42, 54, 56, 58, 97, 100, 125, 126]

  private let requests: any InputMethodV1Requests
  /// Whether programs get modifiers only from here, as on KWin 6.7.
  ///
  /// KWin 6.3 hands them to programs itself, and takes an echo for the keyboard's state: Super, released
  /// and pressed again within a ms, stayed down. Versions in between were not tried.
  private let passesModifiers: Bool
  private var modifiers = ModifierMasks()
  private var passedModifiers: ModifierMasks?
  private var echoes = ModifierEchoes()
  private var timeout: Timeout?
  private(set) var context: (any FieldContext)?
  private var grab: KeyboardGrab?
  /// The number of the field's last report.
  private var serial: UInt32 = 0
  private var report = FieldReport()
  private var reporting = Reporting.new
  private var hasPreedit = false
  private var deliveries = Deliveries()

  /// How much of the field's report is handed on.
  private enum Reporting {
    /// None of it, as the first one is still on its way.
    case new
    /// All but a text, which Qt changes without a `commit_state`.
    case changed
    case complete
  }

  init(_ requests: any InputMethodV1Requests, passesModifiers: Bool) {
    self.requests = requests
    self.passesModifiers = passesModifiers
  }

  func delete(before: Int, after: Int) {
    guard let context, before + after > 0 else { return }
    context.delete(from: -before, count: before + after)
    deliveries.replace()
  }

  func commit(_ text: String) {
    hasPreedit = false
    guard let context else { return }
    for piece in text.pieces {
      context.commit(piece, serial: serial)
      deliveries.add(.text(piece))
    }
  }

  func showPreedit(_ text: String, isUnderlined: Bool) {
    guard let context, hasPreedit || !text.isEmpty else { return }
    hasPreedit = !text.isEmpty
    context.showPreedit(
      text.pieces[0], style: isUnderlined ? Self.underline : Self.plain, serial: serial)
  }

  func finish() { deliveries.endChange() }

  var isBehind: Bool { false }

  func flush() {
    if let count = deliveries.ask() {
      requests.afterAnswer { [weak self] in self?.deliveries.takeAnswer(count) }
    }
    requests.flush()
  }

  func pass(_ key: CompositorKey) {
    guard let context else { return }
    // A program that does not know that Super is down takes Alt for a tap, and opens its menu.
    let lacksModifier = modifiers.depressed & ~(passedModifiers?.depressed ?? 0) != 0
    if key.isPress, lacksModifier || !Self.modifierKeys.contains(key.code) { passModifiers() }
    context.pass(key)
    deliveries.add(.key(key))
  }

  func pass(_ modifiers: ModifierMasks) {
    self.modifiers = modifiers
    guard passesModifiers else { return }
    timeout = Timeout(milliseconds: Self.patience, priority: .high) { [weak self] in
      self?.passModifiers()
      self?.flush()
    }
  }

  /// Hands the modifiers on if the field does not have them.
  ///
  /// KWin takes them for the keyboard's state. So they are handed on with a key that needs them, or some
  /// time later, as others may be down already; `ModifierEchoes` corrects what that gets wrong.
  private func passModifiers() {
    guard let context, passesModifiers, modifiers != passedModifiers else { return }
    passedModifiers = modifiers
    echoes.send(modifiers)
    context.pass(modifiers, serial: serial)
  }

  /// Takes an event of the grabbed keyboard.
  private func receive(_ event: InputMethodEvent) {
    var event = event
    switch event {
    case .key(let key) where Self.modifierKeys.contains(key.code): echoes.followKey()
    case .modifiers(var masks) where passesModifiers:
      if echoes.correct(&masks) {
        event = .modifiers(masks)
        // KWin believes in its echo.
        modifiers = masks
        passedModifiers = nil
        passModifiers()
        flush()
      }
    default: break
    }
    onEvent?(event)
  }

  func send(code: UInt32, keysym: UInt32, isPress: Bool, time: UInt32) {
    context?.send(keysym: keysym, isPress: isPress, time: time, serial: serial)
  }

  func makePopup(of surface: OpaquePointer) -> (any Popup)? { requests.makePopup(of: surface) }

  /// A field has got the focus.
  func activate(_ context: any FieldContext) {
    deactivate()
    self.context = context
    serial = 0
    report = FieldReport()
    passedModifiers = nil
    echoes = ModifierEchoes()
    grab = context.grabKeyboard { [weak self] in self?.receive($0) }
    for delivery in deliveries.enterField(at: MainLoop.now) {
      switch delivery {
      case .text(let text): context.commit(text, serial: serial)
      case .key(let key): context.pass(key)
      }
      deliveries.add(delivery)
    }
    onEvent?(.activated)
  }

  private func handOn() {
    reporting = .complete
    onEvent?(.report(report))
  }

  /// The field has lost the focus.
  func deactivate() {
    guard context != nil else { return }
    onEvent?(.deactivated)
    deliveries.leaveField(at: MainLoop.now)
    grab = nil
    context = nil
    reporting = .new
    hasPreedit = false
  }

  /// The field's text, as a part of its report.
  func receive(_ text: ReportedText) {
    report.text = text
    if reporting == .complete { reporting = .changed }
  }

  /// What the field is for, as a part of its report.
  func receive(_ contentType: ContentType) { report.contentType = contentType }

  /// The field's report is complete; the number is that of the report.
  func commitState(_ serial: UInt32) {
    self.serial = serial
    handOn()
  }

  /// All events that have arrived are handled.
  func endRead() {
    if reporting == .changed { handOn() }
  }
}
