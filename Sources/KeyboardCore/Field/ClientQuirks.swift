/// What some clients do differently, as observed in real programs.
package struct ClientQuirks: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The client drops its preedit when it resets, instead of committing it.
  ///
  /// GTK 4's module of IBus 1.5.27: a click into the text while a letter is held lost the letter.
  package static let losesPreeditOnReset = Self(rawValue: 1 << 0)
  /// The client resets some ms after each commit, and after each key that it typed itself, when the
  /// next letter may already be on its way.
  ///
  /// Firefox: "de Noël" at 5 ms between keys became "de oël", and "bebe" "beb".
  package static let resetsAfterText = Self(rawValue: 1 << 1)
  /// The client commits its preedit itself, and IBus commits it again.
  ///
  /// Qt 5 and Qt 6: a click while a letter was held typed the letter twice.
  package static let commitsPreeditItself = Self(rawValue: 1 << 2)

  /// The client drops or reverses commits that arrive before it has processed the last one.
  ///
  /// GNOME Shell 43 on Wayland lost letters at 0–10 ms between keys on a busy machine. XIM programs
  /// put each commit back at the head of their queue: "tes-vous" at 0 ms became "te suov-s".
  package static let needsPauses = Self(rawValue: 1 << 3)

  /// The client does not always report that a field is for passwords.
  ///
  /// ibus-wayland before IBus 1.5.34 reports no content type at all, and GNOME 48 none for Qt's
  /// fields. On Wayland without IBus, Firefox reports none for the field that has the focus when a page
  /// is loaded, and KWin hands on none as if a field had said so. GNOME before 48 reports none for
  /// GTK 3's fields, and is trusted nevertheless: otherwise every field there might be for passwords.
  package static let hidesPurpose = Self(rawValue: 1 << 4)
  /// The client's preedit is lost when another window gets the focus.
  ///
  /// GNOME 48 and 50, and sway: a held letter never reached the text.
  package static let losesPreeditOnFocusOut = Self(rawValue: 1 << 5)
  /// The client does not delete surrounding text, although it claims to.
  ///
  /// ibus-wayland before IBus 1.5.34 does not forward deletions.
  package static let deletesNothing = Self(rawValue: 1 << 6)

  /// The client marks password fields only as private.
  ///
  /// Qt Quick everywhere, and all of Qt under GNOME 48. Chromium's private windows set more hints.
  package static let marksSecretsPrivate = Self(rawValue: 1 << 7)
  /// The client sends each auto-repeat as a release and a press: Qt and XIM.
  package static let repeatsInPairs = Self(rawValue: 1 << 8)

  /// The client reports the text of every field in which it can delete, unless it is empty: GNOME.
  package static let tellsText = Self(rawValue: 1 << 9)

  /// The client may count positions in its text in bytes: GNOME Shell 43.
  package static let countsBytes = Self(rawValue: 1 << 10)

  /// The client never reports what was typed, although it may have reported an empty text: on Wayland,
  /// LibreOffice in Plasma's look, Emacs and gvim.
  package static let reportsNothing = Self(rawValue: 1 << 11)

  /// The client does not delete surrounding text, although it reports that and claims to: WebKitGTK.
  ///
  /// BackSpace deletes there.
  package static let ignoresDeletions = Self(rawValue: 1 << 12)

  /// Programs have keys and texts at the same time, and handle keys later: GNOME, and IBus's client
  /// on Wayland.
  package static let queuesKeys = Self(rawValue: 1 << 13)

  /// The client commits what a key types that passes: IBus's client on Wayland
  /// (`ibus_wayland_im_post_key`).
  package static let commitsKeys = Self(rawValue: 1 << 14)

  /// The quirks that data can name, by their names.
  package static let named: [String: Self] = [
    "reports-nothing": .reportsNothing, "ignores-deletions": .ignoresDeletions,
  ]

  /// The quirks of a client, by the name IBus gives it.
  package init(client: String) {
    self = []
    if client.hasPrefix("gtk4-im:") { insert(.losesPreeditOnReset) }
    if client.hasPrefix("gtk3-im:firefox") { insert(.resetsAfterText) }
    if client == ClientName.gnomeShell || client == ClientName.xim { insert(.needsPauses) }
    if client == ClientName.gnomeShell || client == ClientName.wayland {
      formUnion([.hidesPurpose, .marksSecretsPrivate, .losesPreeditOnFocusOut, .queuesKeys])
    }
    if client == ClientName.gnomeShell { formUnion([.tellsText, .countsBytes]) }
    if client == ClientName.wayland { insert(.commitsKeys) }
    if client == ClientName.compositor {
      formUnion([.hidesPurpose, .marksSecretsPrivate, .losesPreeditOnFocusOut])
    }
    if client == ClientName.xim { insert(.repeatsInPairs) }
    if client == ClientName.qt {
      formUnion([.commitsPreeditItself, .marksSecretsPrivate, .repeatsInPairs])
    }
  }
}
