import KeyboardCore
import Testing

@testable import TypingModel

@Suite("The menu in a panel") struct KeyboardMenuTests {
  private static func controller(
    _ locales: [LocaleIdentifier], hold: Bool = true
  ) -> KeyboardInputController {
    let controller = TestField.gtk.makeController()
    controller.settings.locales = locales
    controller.settings.hold = hold
    return controller
  }

  @Test func `It has the languages and what can be done`() {
    let menu = KeyboardMenu(for: Self.controller(["fr", "de"], hold: false))
    #expect(menu.languages.map(\.key) == ["locale.fr", "locale.de"])
    #expect(menu.languages.map(\.isChecked) == [true, false])
    #expect(menu.languages.allSatisfy { $0.kind == .choice })
    #expect(menu.language == menu.languages.first?.label)
    #expect(menu.symbol == "fr")
    #expect(menu.items.map(\.key) == ["emoji", "hold", "feedback", "preferences"])
    #expect(menu.items.map(\.kind) == [.command, .toggle, .toggle, .command])
    #expect(menu.items.map(\.isChecked) == [false, false, false, false])
    #expect(!menu.isRightToLeft)
  }

  @Test(arguments: [(["fr"], false, nil), (["fr"], true, "fr"), (["fr", "de"], false, "fr")])
  func `A language shows only where it was chosen`(
    locales: [String], hasOwnLocale: Bool, symbol: String?
  ) {
    let controller = Self.controller(locales.map { LocaleIdentifier($0) })
    #expect(KeyboardMenu(for: controller, hasOwnLocale: hasOwnLocale).symbol == symbol)
  }

  @Test func `It changes with the keyboard`() {
    let controller = Self.controller(["fr", "de"])
    let before = KeyboardMenu(for: controller)
    #expect(KeyboardMenu(for: controller) == before)
    for event in [InputEvent.selectLocale("de"), .setHold(false), .setFeedback(true)] {
      _ = controller.handle(event, at: 0)
    }
    let menu = KeyboardMenu(for: controller)
    #expect(menu.symbol == "de")
    #expect(menu.languages.map(\.isChecked) == [false, true])
    #expect(menu.items.map(\.isChecked) == [false, false, true, false])
  }

  @Test(arguments: [
    ("hold", true, InputEvent.setHold(true)), ("hold", false, .setHold(false)),
    ("feedback", true, .setFeedback(true)), ("feedback", false, .setFeedback(false)),
    ("emoji", false, .action(.keyboardType(.emojis))), ("preferences", false, .action(.settings)),
    ("locale.fr", true, .selectLocale("fr")),
    // GNOME Shell reports every other item of the group, too.
    ("locale.fr", false, nil), ("locale", true, nil), ("InputMode", true, nil), ("", true, nil),
  ])
  func `An item has its event`(key: String, isChecked: Bool, event: InputEvent?) {
    #expect(KeyboardMenu.event(for: key, isChecked: isChecked) == event)
  }
}
