import Testing

@testable import GLib

/// What a compositor does where compositors differ, as far as an input method can tell.
nonisolated struct CompositorFacts: Hashable, Sendable, CustomTestStringConvertible {
  /// Which releases a grab gets: all, all but those whose press a program has got before, or only those
  /// whose press it has got itself; programs get the others.
  enum GrabbedReleases: Hashable { case all, unlessSent, own }
  /// Who learns of the release of a key whose press the grab has got, after that has ended.
  enum LateKeys: Hashable { case nobody, program }

  var name: String
  /// Newer ones that do the same, as far as `packaging/checks/desktops --conformance` shows.
  var successors: [String] = []
  /// The version of input-method-unstable.
  var version: Int
  var grabbedReleases: GrabbedReleases
  var lateKeys: LateKeys
  /// Whether a change that refers to another report than the last one is dropped.
  var dropsLateChanges = false
  /// Whether programs get modifiers only from the input method.
  var passesModifiers = false
  /// Whether the surfaces of input methods are shown.
  var showsLists = true
  /// Whether a field that follows another one is reported without the end of that one.
  var activatesAgain = false
  /// Whether of a field that follows another one only its type and its text are reported.
  var mergesFields = false

  var testDescription: String { name }

  /// KWin 6.3: the release of a key that has moved the focus goes to the grab (traces of five toolkits).
  static let kwin3 = Self(name: "KWin 6.3", version: 1, grabbedReleases: .all, lateKeys: .program)
  /// KWin 6.7: as 6.3, but programs learn of modifiers only from the input method.
  static let kwin7 = Self(
    name: "KWin 6.7", version: 1, grabbedReleases: .all, lateKeys: .program, passesModifiers: true)
  /// A program of Qt 6.11 in KWin 6.7: its fields are one (`packaging/checks/desktops --conformance`).
  ///
  /// Random hands do not play it: they do not know what a pick does in a silent field behind another.
  static let kwin7Qt = Self(
    name: "KWin 6.7 and Qt 6.11", version: 1, grabbedReleases: .all, lateKeys: .program,
    passesModifiers: true, mergesFields: true)
  /// sway 1.10, with wlroots 0.18: who got a press gets its release (`state_pressed_sent` in
  /// `sway/input/keyboard.c`), and a change that crosses a report is dropped.
  static let sway = Self(
    name: "sway 1.10", successors: ["sway 1.12"], version: 2,
    grabbedReleases: .unlessSent,
    lateKeys: .nobody,
    dropsLateChanges: true)
  /// sway 1.7: never shows surfaces of input methods, and applies any change.
  static let oldSway = Self(
    name: "sway 1.7", version: 2, grabbedReleases: .unlessSent, lateKeys: .nobody,
    showsLists: false)
  /// labwc 0.8, with wlroots 0.18: a release whose press this grab has not got goes to the program
  /// (`packaging/checks/desktops --conformance`).
  static let labwc = Self(
    name: "labwc 0.8", version: 2, grabbedReleases: .own, lateKeys: .program,
    dropsLateChanges: true)
  /// labwc 0.20: the grab gets them, too (`packaging/checks/desktops --conformance`).
  static let newLabwc = Self(
    name: "labwc 0.20", version: 2, grabbedReleases: .all, lateKeys: .program,
    dropsLateChanges: true)
  /// What version 2 allows besides: changes that cross are applied, fields follow each other at once.
  static let other = Self(
    name: "another one", version: 2, grabbedReleases: .all, lateKeys: .program,
    activatesAgain: true)

  static let all = [kwin3, kwin7, sway, oldSway, labwc, newLabwc, other]
}

extension CompositorFacts: DesktopKind {
  var keepsLetters: Bool { true }

  var mayStandStill: Bool { true }

  var silentFields: SilentFields {
    version == 1 || dropsLateChanges ? .besideButtons : .never
  }

  @MainActor func makeModel(_ clock: VirtualClock, _ windows: [WindowModel]) -> any DesktopModel {
    CompositorModel(self, clock, windows)
  }
}
