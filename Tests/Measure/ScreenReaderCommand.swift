import ArgumentParser
import Commands
import GLib
import KeyboardCore

/// Stands in for Orca on the session bus, and only counts its messages.
struct ScreenReaderCommand: MainActorCommand {
  static let name = "screen-reader"
  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Stands in for Orca, for the bench.", shouldDisplay: false)

  /// It says messages, and also how many it has said.
  @MainActor static let object = SessionBus.Object(
    service: service, path: "/org/gnome/Orca1/Service", interface: service)
  static let service = "org.gnome.Orca1.Service"
  private static let description = """
    <node><interface name="\(service)"><method name="PresentMessage">
    <arg type="s" direction="in"/><arg type="b" direction="out"/></method>
    <method name="Count"><arg type="i" direction="out"/></method></interface></node>
    """

  @MainActor func perform() throws {
    SessionBus.connect { result in
      guard let bus = try? result.get() else { return MainLoop.quit() }
      var count: Int32 = 0
      try? bus.offer(
        path: "/org/gnome/Orca1/Service", description: Self.description, interface: Self.service
      ) { method, _ in
        if method == "Count" { return [Variant(count)] }
        count += 1
        return [Variant(true)]
      }
      bus.own(Self.service, acquired: {}, lost: { MainLoop.quit() })
    }
    MainLoop.run()
  }
}
