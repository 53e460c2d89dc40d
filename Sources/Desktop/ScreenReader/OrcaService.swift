import GLib

/// The service with which programs ask Orca to speak; its name changed with version 51.
enum OrcaService: String, CaseIterable {
  case since51 = "org.gnome.Orca1.Service"
  case since49 = "org.gnome.Orca.Service"

  /// The name on the session bus.
  var name: String { rawValue }
  /// The object that speaks messages.
  var speaker: SessionBus.Object {
    SessionBus.Object(service: name, path: path, interface: name)
  }

  /// Asks it to stop speaking.
  ///
  /// Orca speaks messages one after another and stops only when it sees a key go down, which may be
  /// before our message or never.
  func interrupt(_ bus: SessionBus) {
    let method = "InterruptSpeech"
    let module = "SpeechManager"
    switch self {
    case .since51:
      let object = SessionBus.Object(
        service: name, path: path + "/" + module, interface: "org.gnome.Orca1." + module)
      bus.tell(method, of: object, [Variant(false)])
    case .since49:
      // The module has the first name since version 50.
      for module in [module, "SpeechAndVerbosityManager"] {
        let object = SessionBus.Object(
          service: name, path: path + "/" + module, interface: "org.gnome.Orca.Module")
        bus.tell("ExecuteCommand", of: object, [Variant(method), Variant(false)])
      }
    }
  }

  private var path: String { "/" + name.split(separator: ".").joined(separator: "/") }
}
