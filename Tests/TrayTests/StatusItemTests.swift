import GLib
import Glibc
import KeyboardCore
import Testing

@testable import TestSession

@Suite("The menu in the tray", .serialized, .inSession) final class StatusItemTests {
  private let session: TraySession

  init() throws { session = try TraySession() }

  @Test func `An item is registered and says what it is`() throws {
    let tray = try session.startTray()
    #expect(tray.services == ["org.kde.StatusNotifierItem-\(getpid())-1"])
    #expect(session.menus == 0)
    for (name, value) in [
      ("Category", "<'SystemServices'>"), ("Id", "<'callout-test'>"),
      ("Title", "<'holdForAccents'>"), ("Status", "<'Active'>"), ("IconName", "<'callout-icon'>"),
      ("ToolTip", "<('callout-icon', @a(iiay) [], 'holdForAccents', 'fr')>"),
      ("ItemIsMenu", "<true>"), ("Menu", "<objectpath '/MenuBar'>"),
    ] {
      #expect(tray.property(name, of: TrayStandIn.item) == value)
    }
    for (name, value) in [
      ("Version", "<uint32 3>"), ("TextDirection", "<'ltr'>"), ("Status", "<'normal'>"),
      ("IconThemePath", "<@as []>"),
    ] {
      #expect(tray.property(name, of: TrayStandIn.menu) == value)
    }
  }

  @Test func `The menu has the languages, and then what can be done`() throws {
    let tray = try session.startTray()
    let languages = """
      <(1, {'label': <'fr'>, 'toggle-type': <'radio'>, 'toggle-state': <1>}, @av [])>, \
      <(2, {'label': <'de'>, 'toggle-type': <'radio'>, 'toggle-state': <0>}, @av [])>, \
      <(3, {'type': <'separator'>}, @av [])>
      """
    let others = """
      <(4, {'label': <'emoji'>, 'icon-name': <'face-smile-symbolic'>}, @av [])>, \
      <(5, {'label': <'holdForAccents'>, 'toggle-type': <'checkmark'>, \
      'toggle-state': <1>}, @av [])>, \
      <(6, {'label': <'feedback'>, 'toggle-type': <'checkmark'>, \
      'toggle-state': <0>}, @av [])>, \
      <(7, {'label': <'preferences'>, 'icon-name': <'emblem-system-symbolic'>}, @av [])>
      """
    let root = "{'children-display': <'submenu'>}"
    #expect(
      tray.askMenu("GetLayout", "i 0", "i -1", "as []")
        == "1 (0, \(root), [\(languages), \(others)])")
    #expect(tray.askMenu("GetLayout", "i 0", "i 0", "as []") == "1 (0, \(root), [])")
    #expect(
      tray.askMenu("GetLayout", "i 7", "i -1", "as ['label']")
        == "1 (7, {'label': <'preferences'>}, [])")
    // One language is nothing to choose.
    session.change { $0.locales = ["fr"] }
    #expect(tray.takeSignals() == ["LayoutUpdated(2, 0)"])
    #expect(
      tray.askMenu("GetLayout", "i 0", "i -1", "as []")
        == "2 (0, \(root), [\(others)])")
  }

  @Test func `Properties are there for some rows or all, in one call or many`() throws {
    let tray = try session.startTray()
    #expect(
      tray.askMenu("GetGroupProperties", "ai [5, 3, 99]", "as ['toggle-state', 'type']")
        == "[(3, {'type': <'separator'>}), (5, {'toggle-state': <1>})]")
    #expect(
      tray.askMenu("GetGroupProperties", "ai []", "as ['label']").components("'label'") == 6)
    #expect(tray.askMenu("GetProperty", "i 2", "s 'label'") == "<'de'>")
    #expect(tray.askMenu("GetProperty", "i 2", "s 'icon-name'").contains("InvalidArgs"))
  }

  @Test func `A switch is turned off and on`() throws {
    let tray = try session.startTray()
    for isOn in [false, true] {
      _ = tray.askMenu("GetLayout", "i 0", "i -1", "as []")
      #expect(tray.click(5) == "")
      #expect(session.controller.settings.hold == isOn)
      let state = isOn ? 1 : 0
      #expect(
        tray.takeSignals() == [
          """
          ItemsPropertiesUpdated([(5, {'label': <'holdForAccents'>, 'toggle-type': <'checkmark'>, \
          'toggle-state': <\(state)>})], [])
          """
        ])
      #expect(tray.askMenu("GetProperty", "i 5", "s 'toggle-state'") == "<\(state)>")
    }
    #expect(session.events == [.setHold(false), .setHold(true)])
  }

  @Test func `A language is selected, and a language that is selected stays`() throws {
    let tray = try session.startTray()
    _ = tray.askMenu("GetLayout", "i 0", "i -1", "as []")
    #expect(tray.click(2) == "")
    #expect(session.controller.state.keyboardContext.locale == "de")
    let signals = tray.takeSignals()
    #expect(signals.count == 2 && signals.first == "NewToolTip()")
    let rows = [("fr", 0), ("de", 1)].enumerated().map { index, row in
      "(\(index + 1), {'label': <'\(row.0)'>, 'toggle-type': <'radio'>, 'toggle-state': <\(row.1)>})"
    }
    #expect(
      signals.last == "ItemsPropertiesUpdated([\(rows.joined(separator: ", "))], [])")
    #expect(tray.click(2) == "")
    #expect(session.controller.state.keyboardContext.locale == "de")
    #expect(tray.takeSignals() == [])
    #expect(session.events == [.selectLocale("de"), .selectLocale("de")])
  }

  @Test func `What is opened, pointed at or no choice changes nothing`() throws {
    let tray = try session.startTray()
    for event in ["opened", "closed", "hovered", "clicked"] {
      #expect(tray.askMenu("Event", "i 0", "s '\(event)'", "v <0>", "u 0") == "")
      #expect(tray.askMenu("Event", "i 3", "s '\(event)'", "v <'x'>", "u 0") == "")
    }
    #expect(tray.askMenu("Event", "i 5", "s 'hovered'", "v <{'a': <1>}>", "u 0") == "")
    #expect(session.events == [])
  }

  @Test func `Events come in groups, too`() throws {
    let tray = try session.startTray()
    #expect(
      tray.askMenu(
        "EventGroup",
        "a(isvu) [(6, 'clicked', <0>, 0), (99, 'clicked', <0>, 0), (6, 'clicked', <0>, 0)]")
        == "[99]")
    #expect(session.events == [.setFeedback(true), .setFeedback(false)])
    #expect(tray.askMenu("EventGroup", "a(isvu) [(98, 'clicked', <0>, 0)]").contains("item 98"))
    #expect(tray.askMenu("EventGroup", "a(isvu) []") == "[]")
  }

  @Test func `A row keeps its number, and new rows change the layout`() throws {
    let tray = try session.startTray()
    _ = tray.askMenu("GetLayout", "i 0", "i -1", "as []")
    // Without a report of the change, the next to ask gets it.
    session.controller.settings.locales = ["es", "de"]
    #expect(tray.askMenu("AboutToShow", "i 0") == "true")
    #expect(tray.askMenu("AboutToShow", "i 0") == "false")
    #expect(tray.askMenu("AboutToShow", "i 2") == "false")
    #expect(tray.takeSignals().contains("LayoutUpdated(2, 0)"))
    #expect(tray.askMenu("GetProperty", "i 2", "s 'label'") == "<'de'>")
    #expect(tray.askMenu("GetProperty", "i 8", "s 'label'") == "<'es'>")
    #expect(tray.click(1).contains("no item 1"))
    session.controller.settings.locales = ["fr", "de"]
    #expect(tray.askMenu("AboutToShowGroup", "ai [0, 2, 99]") == "[0] [99]")
    #expect(tray.askMenu("AboutToShowGroup", "ai [0, 2]") == "[] []")
  }

  @Test func `Many changes are reported once`() throws {
    let tray = try session.startTray()
    _ = tray.askMenu("GetLayout", "i 0", "i -1", "as []")
    let menus = session.menus
    for _ in 0..<101 { session.handle(.setFeedback(!session.controller.settings.feedback.isOn)) }
    #expect(tray.takeSignals().count == 1)
    #expect(session.menus == menus + 1)
  }

  @Test func `Arguments of another type are refused, and the next call is answered`() throws {
    let tray = try session.startTray()
    for (method, arguments) in [
      ("GetLayout", []), ("GetLayout", ["s 'a'", "i 0", "as []"]),
      ("GetLayout", ["i 0", "i 0", "ai []"]), ("GetLayout", ["i 0", "i 0", "as []", "i 0"]),
      ("GetGroupProperties", ["as []", "as []"]), ("GetProperty", ["u 1", "s 'label'"]),
      ("GetProperty", ["i 1", "v <'label'>"]), ("Event", ["i 5", "s 'clicked'", "i 0", "u 0"]),
      ("Event", ["i 5", "s 'clicked'", "v <0>", "i 0"]), ("EventGroup", ["a(isv) []"]),
      ("EventGroup", ["a(isvu) [(5, 'clicked', <0>, 0)]", "i 0"]), ("AboutToShow", ["b true"]),
      ("AboutToShowGroup", ["a{sv} {}"]), ("NoMethod", []),
    ] {
      let answer = tray.ask(method, of: TrayStandIn.menu, path: "/MenuBar", arguments)
      #expect(answer.contains("Error"), "\(method) \(arguments): \(answer)")
    }
    for id in [-1, 8, 1000, Int(Int32.min), Int(Int32.max)] {
      #expect(tray.askMenu("GetLayout", "i \(id)", "i -1", "as []").contains("no item \(id)"))
      #expect(tray.askMenu("GetProperty", "i \(id)", "s 'label'").contains("no item \(id)"))
      #expect(tray.askMenu("AboutToShow", "i \(id)").contains("no item \(id)"))
      #expect(tray.click(id).contains("no item \(id)"))
    }
    #expect(tray.askItem("Activate", "s 'x'", "i 0").contains("Error"))
    #expect(tray.askItem("Scroll", "i 0", "i 0").contains("Error"))
    #expect(tray.property("Label", of: TrayStandIn.item).contains("Error"))
    #expect(tray.property("Version", of: TrayStandIn.item).contains("Error"))
    #expect(session.events == [])
    #expect(tray.askMenu("GetLayout", "i 0", "i 0", "as []").hasPrefix("1 (0, "))
  }

  @Test func `A click without a menu opens the preferences, and the middle button switches`()
    throws
  {
    let tray = try session.startTray()
    // Many clicks within a second open them once.
    for method in ["Activate", "ContextMenu", "Activate", "SecondaryActivate"] {
      #expect(tray.askItem(method, "i 3", "i -4") == "")
    }
    #expect(tray.askItem("Scroll", "i 120", "s 'vertical'") == "")
    #expect(session.events == [.action(.settings), .action(.nextLocale)])
    #expect(session.controller.state.keyboardContext.locale == "de")
  }

  @Test func `A thousand layouts are the same`() throws {
    let tray = try session.startTray()
    let first = tray.askMenu("GetLayout", "i 0", "i -1", "as []")
    for _ in 1..<1000 {
      guard tray.askMenu("GetLayout", "i 0", "i -1", "as []") == first else {
        Issue.record("another layout")
        return
      }
    }
    #expect(first.hasPrefix("1 (0, "))
    #expect(session.menus == 1000)
    #expect(tray.takeSignals() == [])
  }

  @Test func `Without a tray there is no menu`() throws {
    for _ in 0..<10 { session.handle(.setHold(true)) }
    MainLoop.run(forAtMost: 200)
    #expect(session.menus == 0)
    #expect(try !session.hasItem())
  }

  @Test func `The tray goes and comes back`() throws {
    let first = try session.startTray()
    _ = first.askMenu("GetLayout", "i 0", "i -1", "as []")
    first.end()
    MainLoop.run(forAtMost: 100)
    let menus = session.menus
    session.handle(.setHold(false))
    MainLoop.run(forAtMost: 100)
    #expect(session.menus == menus)
    let second = try session.startTray()
    #expect(second.askMenu("GetProperty", "i 5", "s 'toggle-state'") == "<0>")
    // Another one takes its place at once.
    let third = try session.startTray()
    #expect(third.services == second.services)
    #expect(third.click(5) == "")
    #expect(session.controller.settings.hold)
    #expect(third.takeSignals().count == 1)
  }
}

extension String {
  /// How often it has a part.
  fileprivate func components(_ part: String) -> Int { ranges(of: part).count }
}
