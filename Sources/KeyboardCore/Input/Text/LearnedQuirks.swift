/// Finds out from reports, or from their absence, what a program does differently: some report no text
/// at all, and some delete none.
///
/// It is known of the program until this one ends; where the desktop does not name programs, of the
/// field.
struct LearnedQuirks {
  /// So many letters without a report show that none comes, if the first one was typed so long ago.
  ///
  /// GNOME Shell on a busy machine reports up to 700 ms late.
  private static let letters = 4
  private static let patience: Milliseconds = 1000
  /// Keys that are read so many ms late were not typed on a busy machine, but on one that stood still.
  private static let lateness: Milliseconds = 100
  /// Desktops choose the names, so their number is limited.
  private static let mostPrograms = 200

  /// The desktop's name for the program, or `nil`.
  var program: String? { didSet { if program != oldValue { ofField = [] } } }

  private var ofPrograms: [String: ClientQuirks] = [:]
  /// Programs that have reported text: where they do not, they may have a reason.
  private var reporters: Set<String> = []
  private var ofField: ClientQuirks = []
  private var hasReported = false
  /// Whether the field reported some text and then nothing of what was typed.
  ///
  /// TeXstudio reports its text beside a preedit and after some keys: such a report promises nothing.
  private var fellSilent = false
  private var typed = 0
  private var firstTyped: Milliseconds = 0
  /// The latest time of an event; a key after a timer may have an earlier one, as it was read late.
  private var latest: Milliseconds = 0
  private var replacement: Replacement?

  /// What was learned that holds here.
  var quirks: ClientQuirks { ofField.union(program.flatMap { ofPrograms[$0] } ?? []) }

  mutating func leaveField() {
    ofField = []
    hasReported = false
    fellSilent = false
    typed = 0
    replacement = nil
  }

  // MARK: No reports

  /// Whether letters that were typed should have been reported by now.
  func missesReport(at time: Milliseconds) -> Bool {
    // A field that has reported some text is not for passwords.
    typed >= Self.letters && time - firstTyped >= Self.patience
      && (hasReported || program.map(reporters.contains) != true)
  }

  mutating func learn(_ quirk: ClientQuirks) {
    if quirk.contains(.reportsNothing), hasReported {
      fellSilent = true
      ofField.formUnion(quirk)
    }
    guard let program else { return ofField.formUnion(quirk) }
    guard ofPrograms.count < Self.mostPrograms || ofPrograms[program] != nil else { return }
    ofPrograms[program, default: []].formUnion(quirk)
  }

  /// Counts what is typed, and notes what replaces a part of a text.
  mutating func follow(
    _ effects: [Effect], of event: InputEvent, isHandled: Bool, in text: SurroundingText?,
    at time: Milliseconds
  ) {
    if effects.contains(where: \.changesText) {
      replacement = Replacement(effects, in: text)
    } else {
      // WebKitGTK reports a text only once another one follows.
      for case .field(.commit(let text)) in effects { replacement?.after += text }
    }
    // After a standstill, reports are as late as keys.
    if latest - time > Self.lateness { typed = 0 }
    latest = max(latest, time)
    for case .field(.commit(let text)) in effects { count(text.count) }
    guard !isHandled, case .key(let key) = event, !key.isRelease, !key.keysym.isModifier else {
      return
    }
    replacement = nil
    if case .insert(let text) = key.nativeEdit { count(text.count) } else { typed = 0 }
  }

  private mutating func count(_ letters: Int) {
    if typed == 0 { firstTyped = latest }
    typed += letters
  }

  // MARK: No deletions

  /// Takes a report, and returns the text that was added to what it should have replaced, if it shows
  /// that.
  mutating func take(_ report: SurroundingText) -> Replacement? {
    if !report.text.isEmpty {
      hasReported = true
      typed = 0
      if !fellSilent { ofField.remove(.reportsNothing) }
      if let program {
        if reporters.count < Self.mostPrograms { reporters.insert(program) }
        ofPrograms[program]?.remove(.reportsNothing)
      }
    }
    guard let last = replacement, let text = report.before, text != last.before else { return nil }
    let isKept =
      text.hasPrefix(last.before + last.text) && (last.before + last.typed).hasPrefix(text)
    replacement = nil
    return isKept ? last : nil
  }

  /// A text with which a client had to replace another one.
  struct Replacement: Equatable {
    /// What was before the cursor.
    let before: String
    /// The end of it that should be gone.
    let deleted: String
    let text: String
    /// What was committed since.
    var after = ""

    /// All that is to be typed again once that is gone.
    var typed: String { text + after }

    /// Reads what one event deletes before the cursor and commits; `nil` if it does not do both.
    init?(_ effects: [Effect], in surrounding: SurroundingText?) {
      var text = ""
      for case .field(.commit(let commit)) in effects { text = commit }
      guard let count = effects.lazy.compactMap(\.deletion).first, count > 0, !text.isEmpty,
        let before = surrounding?.before, before.unicodeScalars.count >= count
      else { return nil }
      self.before = before
      self.text = text
      deleted = before.suffix(scalars: count)
      // With s that became ss, what is kept and what is typed next look alike.
      if text.hasPrefix(deleted) { return nil }
    }
  }
}
