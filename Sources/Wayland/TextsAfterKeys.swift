import GLib
import KeyboardCore

/// An input method whose texts wait for what the keys before them do.
///
/// Toolkits queue keys, and change the text at once. So a program that has stood still handles a text
/// before the keys that came before it: GTK 4 deleted the letter that followed BackSpace. A text waits,
/// but not for long, until the field reports something new after such a key.
@MainActor
final class TextsAfterKeys: InputMethod {
  var onEvent: ((InputMethodEvent) -> Void)?
  var effectOfKey: (_ code: UInt32, _ isQueued: Bool) -> PassedKey = { _, _ in .nothing }

  /// How long a text waits in a field that reports what it gets, in ms: a busy desktop stands still for
  /// 400 (`Tests/faults.md`).
  private static let patience = KeyboardTiming.keyReceipt
  /// The same where that is not known, or for a key that need not change anything.
  private static let shortPatience = KeyboardTiming.shortKeyReceipt

  private let method: any InputMethod
  /// What the field has reported last, or `nil` before its first report.
  private var report: FieldReport?
  private var unreported = UnreportedChanges()
  /// What a key does that has passed and types nothing.
  private var action = PassedKey.nothing
  /// When the last key passed, in ms.
  private var lastKey = 0
  /// The same of those that do not move the focus; once this has moved, nothing is left of one that does.
  private var lastStayingKey = 0
  /// Until when this field may show keys that have passed in another one, in ms.
  private var olderKeysEnd = 0
  /// Whether the field reports what it gets, once that is known.
  private var reportsChanges: Bool?
  /// Whether the field has reported nothing of Return: a chat does so with each text that is sent.
  private var returnIsSilent = false
  /// What the current turn changes, and whether its preedit is underlined.
  private var change: [FieldChange] = []
  private var isUnderlined = false
  private var waiting: [Step] = []
  /// Ends the wait for a report, or for another field.
  private var timeout: Timeout?
  /// Whether the last key may not have been sent when that began.
  private var wasBehind = false
  /// What the key does that is being passed.
  private var passing: PassedKey?
  /// The modifiers of keys that were on their way as the keyboard was given back, if they have come.
  private var lateMasks: ModifierMasks?

  private typealias Step = StepAfterKeys

  init(_ method: any InputMethod) {
    self.method = method
    method.onEvent = { [weak self] in self?.receive($0) }
    method.effectOfKey = { [weak self] code, isQueued in
      self.map { $0.passing ?? $0.effectOfKey(code, isQueued) } ?? .nothing
    }
  }

  var isActive: Bool { method.isActive }

  var isBehind: Bool { !waiting.isEmpty || method.isBehind }

  func delete(before: Int, after: Int) { change.append(.delete(before: before, after: after)) }

  func commit(_ text: String) { change.append(.commit(text)) }

  func showPreedit(_ text: String, isUnderlined: Bool) {
    change.append(.preedit(text))
    self.isUnderlined = isUnderlined
  }

  func finish() {
    guard !change.isEmpty else { return }
    take(Step(step: .change(change), isUnderlined: isUnderlined))
    change = []
  }

  func pass(_ key: CompositorKey) {
    let step = makeStep(of: key, effect(of: key))
    if overtakes(key) { perform(step) } else { take(step) }
  }

  func pass(_ modifiers: ModifierMasks) {
    if hasPress { take { [method] in method.pass(modifiers) } } else { method.pass(modifiers) }
  }

  /// Whether a key goes up before the texts that wait: they change nothing of it, and KWin has no other
  /// field for the release if the key moves the focus to a button, where it would repeat for ever.
  private func overtakes(_ key: CompositorKey) -> Bool {
    guard !key.isPress, !waiting.isEmpty else { return false }
    // Keys that wait are to find their modifiers.
    let isModifier = effectOfKey(key.code, isBehind) == .nothing
    return isModifier ? !hasPress : !waiting.contains { $0.key?.code == key.code }
  }

  private var hasPress: Bool { waiting.contains(where: \.mayBePress) }

  func send(code: UInt32, keysym: UInt32, isPress: Bool, time: UInt32) {
    take(isPress ? .edits : .nothing) { [method] in
      method.send(code: code, keysym: keysym, isPress: isPress, time: time)
    }
  }

  func flush() { method.flush() }

  func makePopup(of surface: OpaquePointer) -> (any Popup)? { method.makePopup(of: surface) }

  private func receive(_ event: InputMethodEvent) {
    switch event {
    case .deactivated: leaveField()
    case .activated: enterField()
    case .late(let late): return pass(late: late)
    default: break
    }
    onEvent?(event)
    if case .report(let report) = event { note(report) }
  }

  /// Passes what was on its way as the keyboard was given back, after what waits.
  ///
  /// The program has modifiers from the compositor by now, so it gets these only for a key.
  private func pass(late event: InputMethodEvent) {
    switch event {
    case .key(let key):
      let masks = key.isPress ? lateMasks : nil
      if let masks { pass(masks) }
      for step in stepsLeft(of: makeStep(of: key, effect(of: key))) { take(step) }
      if var masks, masks.depressed != 0 {
        masks.depressed = 0
        pass(masks)
      }
    case .modifiers(let masks): lateMasks = masks
    default: break
    }
    flush()
  }

  /// What waits is for the next field, which a key before it may have moved to; what was sent may be, too.
  private func leaveField() {
    (report, action, reportsChanges, lateMasks) = (nil, .nothing, nil, nil)
    returnIsSilent = false
    waiting = waiting.flatMap(stepsLeft)
    timeout = nil
    guard !waiting.isEmpty else { return }
    timeout = ChangeQueue.wait(ChangeQueue.fieldChange) { [weak self] in
      self?.waiting.removeAll { if case .change = $0.step { true } else { false } }
      self?.takeWaiting()
      self?.flush()
    }
  }

  /// What is left of a step in another field: a key goes up at once, as its program may get the release
  /// first, from the compositor itself, and would repeat it for ever.
  private func stepsLeft(of step: Step) -> [Step] {
    guard let left = step.step.inAnotherField else { return [] }
    guard let key = step.key, key.isPress else { return [Step(step: left)] }
    return [Step(step: left), makeStep(of: key.released)]
  }

  private func enterField() {
    if timeout != nil {
      takeWaiting()
      flush()
    }
    olderKeysEnd = lastStayingKey + Self.shortPatience
    if action == .nothing, MainLoop.now < olderKeysEnd { action = .acts }
  }

  private func note(_ new: FieldReport) {
    let (old, isFirst) = (text, report == nil)
    report = new
    if let old, let text {
      guard text != old else { return }
      if text.hasSuffix("\n") { returnIsSilent = false }
      if unreported.forget(shownBy: text, since: old) {
        reportsChanges = true
      } else if !method.isBehind, MainLoop.now >= olderKeysEnd {
        // The field shows an action, or its program has done something else; what it has not got it cannot
        // show.
        stopWaiting()
      }
    } else if isFirst, let text {
      unreported.explained = text
    } else {
      stopWaiting()
    }
    guard timeout != nil else { return }
    takeWaiting()
    flush()
  }

  private func stopWaiting() {
    action = .nothing
    unreported.removeAll()
  }

  /// The reported text before the cursor, selected or not, unless nobody keeps it.
  private var text: String? {
    guard let report, !report.contentType.isConfidential else { return nil }
    return report.text?.surrounding.textUpToCursor
  }

  /// Whether the field reports its text, as far as is known.
  private var mayReport: Bool { text != nil || report == nil }

  private func effect(of key: CompositorKey) -> PassedKey {
    key.isPress ? effectOfKey(key.code, isBehind) : .nothing
  }

  private func makeStep(of key: CompositorKey, _ effect: PassedKey = .nothing) -> Step {
    Step(step: .key({ [method] in method.pass(key) }, effect), key: key)
  }

  private func take(_ effect: PassedKey = .nothing, _ send: @escaping () -> Void) {
    take(Step(step: .key(send, effect)))
  }

  private func take(_ step: Step) {
    waiting.append(step)
    if timeout == nil { takeWaiting() }
  }

  private func takeWaiting() {
    timeout = nil
    if wasBehind { lastKey = MainLoop.now }
    wasBehind = false
    while let step = waiting.first {
      if case .change = step.step, case let rest = patience, rest > 0 {
        wasBehind = method.isBehind
        timeout = ChangeQueue.wait(rest) { [weak self] in self?.endWait() }
        return
      }
      waiting.removeFirst()
      perform(step)
    }
  }

  /// How long a text still waits, in ms.
  private var patience: Int {
    guard action != .nothing || unreported.hasKeys, reportsChanges != false else { return 0 }
    let isCertain =
      reportsChanges == true && action != .acts && !(action == .returns && returnIsSilent)
    let limit = isCertain ? Self.patience : Self.shortPatience
    return method.isBehind ? limit : max(0, lastKey + limit - MainLoop.now)
  }

  /// Takes it that no report will show what the keys have done, unless the last one was not sent so far.
  private func endWait() {
    if !wasBehind {
      // A field that has reported others may stand still for longer.
      if action == .returns, !unreported.hasKeys {
        returnIsSilent = true
      } else if action != .acts {
        reportsChanges = reportsChanges == true ? nil : false
      }
      stopWaiting()
    }
    takeWaiting()
    flush()
  }

  private func perform(_ step: Step) {
    switch step.step {
    case .change(let parts):
      for part in parts {
        switch part {
        case .delete(let before, let after): method.delete(before: before, after: after)
        case .commit(let text): method.commit(text)
        case .preedit(let text): method.showPreedit(text, isUnderlined: step.isUnderlined)
        }
      }
      method.finish()
      if mayReport { unreported.append(parts, after: text) }
    case .key(let send, let effect):
      // The modifiers may be others by now.
      passing = effect
      send()
      passing = nil
      note(effect)
    }
  }

  private func note(_ effect: PassedKey) {
    guard effect != .nothing else { return }
    if action == .acts, MainLoop.now - lastKey >= Self.shortPatience { action = .nothing }
    lastKey = MainLoop.now
    if effect != .edits, effect != .returns { lastStayingKey = lastKey }
    guard mayReport else { return }
    if case .types(let typed) = effect, let text {
      unreported.append([.commit(typed)], isKey: true, after: text)
    } else if effect == .edits || effect == .returns && action != .edits, text?.isEmpty == false {
      action = effect
    } else if action != .edits, action != .returns {
      // Where there is no text, most keys have nothing to edit; what may be secret is not kept.
      action = .acts
    }
  }
}
