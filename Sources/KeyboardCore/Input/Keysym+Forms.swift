extension Keysym {
  /// The evdev code of the keys that are forwarded to clients.
  var forwardedKeycode: UInt32 {
    switch self {
    case .escape: 1
    case .backspace: 14
    case .tab: 15
    case .return: 28
    case .left: 105
    case .right: 106
    default: 0
    }
  }

  /// What a dead key looks like by itself, "" where Unicode has no spacing form.
  var spacingForm: String {
    switch rawValue {
    case 0xfe50: "`"
    case 0xfe51: "´"
    case 0xfe52: "^"
    case 0xfe53: "~"
    case 0xfe54: "¯"
    case 0xfe55: "˘"
    case 0xfe56: "˙"
    case 0xfe57: "¨"
    case 0xfe58: "˚"
    case 0xfe59: "˝"
    case 0xfe5a: "ˇ"
    case 0xfe5b: "¸"
    case 0xfe5c: "˛"
    case 0xfe5d: "ͺ"
    case 0xfe63: "/"
    case 0xfe64: "᾿"
    case 0xfe65: "῾"
    case 0xfe6f: "¤"
    case 0xfe8c: "µ"
    default: ""
    }
  }
}
