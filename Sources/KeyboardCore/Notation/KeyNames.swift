/// The X11 names of keys, such as `a`, `eacute`, `F12`, `Shift_L` or `KP_1`.
public struct KeyNames: Sendable {
  /// Returns the key with a name, or `nil`.
  public let key: @Sendable (String) -> Keysym?
  /// Returns the name of a key.
  public let name: @Sendable (Keysym) -> String

  /// Creates names, such as those of a library that knows them all.
  public init(
    key: @escaping @Sendable (String) -> Keysym?, name: @escaping @Sendable (Keysym) -> String
  ) {
    self.key = key
    self.name = name
  }

  /// The names of the usual keys.
  ///
  /// Other keys have the hexadecimal number of their character, such as `U1E9E`, or of their
  /// keysym, such as `0x6c1`.
  public static let common = Self(
    key: { name in
      if let value = values[name] { return Keysym(rawValue: value) }
      if name.hasPrefix("0x") {
        return UInt32(name.dropFirst(2), radix: 16).map(Keysym.init(rawValue:))
      }
      guard name.hasPrefix("U") else { return nil }
      return UInt32(name.dropFirst(), radix: 16).flatMap(Unicode.Scalar.init).map { Keysym($0) }
    },
    name: { keysym in
      let value = keysym.rawValue
      if let name = names[value] { return name }
      guard value > firstCharacter, let character = Unicode.Scalar(value - firstCharacter) else {
        return "0x" + String(value, radix: 16)
      }
      return "U" + character.hex
    })

  /// The offset of the keysyms of characters beyond Latin-1.
  private static let firstCharacter: UInt32 = 0x100_0000
  private static let names = Dictionary(entries.map { ($0.1, $0.0) }) { first, _ in first }
  private static let values = Dictionary(uniqueKeysWithValues: entries)

  /// Names and keysyms, with the usual name of a key first.
  static let entries: [(String, UInt32)] = {
    var entries: [(String, UInt32)] = []
    for (first, names) in runs {
      for (index, name) in names.split(separator: " ").enumerated() {
        entries.append((String(name), first + UInt32(index)))
      }
    }
    for value in UInt8(ascii: "0")...UInt8(ascii: "z") {
      let character = Character(Unicode.Scalar(value))
      if character.isLetter || character.isNumber {
        entries.append((String(character), UInt32(value)))
      }
    }
    for digit: UInt32 in 0...9 { entries.append(("KP_\(digit)", 0xffb0 + digit)) }
    for number: UInt32 in 1...35 { entries.append(("F\(number)", 0xffbd + number)) }
    return entries
  }()

  /// Names with consecutive keysyms, after the first keysym, from X11's `keysymdef.h`.
  private static let runs: [(UInt32, String)] = [
    (0x20, "space exclam quotedbl numbersign dollar percent ampersand apostrophe parenleft"),
    (0x29, "parenright asterisk plus comma minus period slash"),
    (0x3a, "colon semicolon less equal greater question at"),
    (0x5b, "bracketleft backslash bracketright asciicircum underscore grave"),
    (0x7b, "braceleft bar braceright asciitilde"),
    (0xa0, "nobreakspace exclamdown cent sterling currency yen brokenbar section diaeresis"),
    (0xa9, "copyright ordfeminine guillemotleft notsign hyphen registered macron degree plusminus"),
    (0xb2, "twosuperior threesuperior acute mu paragraph periodcentered cedilla onesuperior"),
    (0xba, "masculine guillemotright onequarter onehalf threequarters questiondown"),
    (0xc0, "Agrave Aacute Acircumflex Atilde Adiaeresis Aring AE Ccedilla Egrave Eacute"),
    (0xca, "Ecircumflex Ediaeresis Igrave Iacute Icircumflex Idiaeresis ETH Ntilde Ograve Oacute"),
    (0xd4, "Ocircumflex Otilde Odiaeresis multiply Oslash Ugrave Uacute Ucircumflex Udiaeresis"),
    (0xdd, "Yacute THORN ssharp agrave aacute acircumflex atilde adiaeresis aring ae ccedilla"),
    (0xe8, "egrave eacute ecircumflex ediaeresis igrave iacute icircumflex idiaeresis eth ntilde"),
    (0xf2, "ograve oacute ocircumflex otilde odiaeresis division oslash ugrave uacute ucircumflex"),
    (0xfc, "udiaeresis yacute thorn ydiaeresis"), (0x20ac, "EuroSign"),
    (0xfe03, "ISO_Level3_Shift"), (0xfe20, "ISO_Left_Tab"), (0xfe50, "dead_grave dead_acute"),
    (0xfe52, "dead_circumflex dead_tilde dead_macron dead_breve dead_abovedot dead_diaeresis"),
    (0xff08, "BackSpace Tab Linefeed Clear"), (0xff0d, "Return"), (0xff13, "Pause Scroll_Lock"),
    (0xff1b, "Escape"), (0xff20, "Multi_key"), (0xff50, "Home Left Up Right Down Prior Next End"),
    (0xff55, "Page_Up Page_Down"), (0xff58, "Begin"), (0xff61, "Print"), (0xff63, "Insert"),
    (0xff67, "Menu Find Cancel Help Break"), (0xff7e, "Mode_switch Num_Lock KP_Space"),
    (0xff89, "KP_Tab"), (0xff8d, "KP_Enter"), (0xff95, "KP_Home KP_Left KP_Up KP_Right KP_Down"),
    (0xff9a, "KP_Prior KP_Next KP_End KP_Begin KP_Insert KP_Delete"),
    (0xffaa, "KP_Multiply KP_Add KP_Separator KP_Subtract KP_Decimal KP_Divide"),
    (0xffbd, "KP_Equal"), (0xffe1, "Shift_L Shift_R Control_L Control_R Caps_Lock Shift_Lock"),
    (0xffe7, "Meta_L Meta_R Alt_L Alt_R Super_L Super_R Hyper_L Hyper_R"), (0xffff, "Delete"),
  ]
}
