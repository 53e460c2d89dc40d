import FrontEnd

@main
struct Main {
  static func main() {
    FrontEndProgram.wayland.main { try Worker($0).run() }
  }
}

extension FrontEndProgram {
  /// The input method of a compositor.
  static let wayland = FrontEndProgram(
    name: "callout-wayland", mode: .supervise, modes: ["--alone": .serve],
    usage: """
      Usage: callout-wayland [--alone | --version | --help] [OPTION ...]

      An input method without IBus: hold a key, and pick one of its accented and
      related letters. KWin starts it if it is chosen in System Settings, Virtual
      Keyboard; in sway, labwc, Hyprland and others it is started with the session.

        --alone             serve without a second process that restarts this one
      """)
}
