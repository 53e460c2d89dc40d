/// The activities of a run, which are counted.
enum Activity: String, CaseIterable {
  case key = "keys typed"
  case list = "lists opened"
  case missingList = "lists that did not open"
  case emoji = "emoji picked"
  case composition = "dead keys"
  case localeSwitch = "locale switches"
  case focusChange = "focus changes"
  case setting = "settings changed"
  case file = "user files changed"
  case kill = "kill -9 of the worker"
  case hang = "hangs of the worker"
  case standstill = "standstills of 50 to 400 ms"
  case restart = "restarts of ibus-daemon"
  case suspension = "suspended machine"
  case clock = "clock jumps"
  case fullDisk = "full disk"
  case backlog = "floods of focus changes"
  case password = "passwords"
  case name = "hostile names of programs"

  /// How often it happens on purpose in an hour; `nil` for what is part of typing.
  var perHour: Int? {
    switch self {
    case .kill, .hang: 20
    case .restart, .suspension, .fullDisk: 3
    case .clock, .backlog: 4
    case .password, .name: 6
    case .setting: 120
    case .standstill: 240
    case .file: 60
    default: nil
    }
  }

  /// The part of the run in which it may happen: what replaces the worker stops half-way, so that one
  /// worker's memory can be followed for a long time.
  var span: ClosedRange<Double> {
    [.kill, .restart].contains(self) ? 0.12...0.5 : 0.12...0.93
  }
}
