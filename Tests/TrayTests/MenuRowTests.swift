import Testing

@testable import GLib
@testable import KeyboardCore
@testable import Tray

@Suite("A row of the tray's menu") struct MenuRowTests {
  @Test(arguments: [("fr_CA", "'fr__CA'"), ("_a__", "'__a____'"), ("é", "'é'")])
  func `An underscore is one, and marks no letter`(label: String, text: String) {
    let item = KeyboardMenu.Item(key: "x", kind: .command, label: label)
    #expect(MenuRow(id: 1, item: item).properties.first?.value.text == text)
  }
}
