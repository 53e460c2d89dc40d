import Foundation
import Testing

@testable import TestSession

extension PreferencesTests {
  /// The use of the preferences with the keyboard alone, and what is said then.
  @Suite @MainActor struct FocusTests {
    private let desk: PreferencesDesk

    init() throws { desk = try PreferencesDesk() }

    @Test func `Tab and Return lead to each control of each page, and on`() throws {
      try desk.store("locales", "['fr', 'de']")
      try desk.store("hold-rules", "['xterm=off']")
      for page in PreferencesDesk.pages + ["fr", "programs"] {
        if page == "programs" {
          try desk.openPrograms()
        } else {
          try desk.open(page == "fr" ? page : "--page=\(page)")
        }
        try desk.photograph("\(page)-focus", width: 880)
        let path = try desk.walkWithTab().map(\.title)
        let missed = try desk.widgets(boxes: true).ofPage.filter(\.isReachable).map(\.title)
          .filter { !path.contains($0) }
        #expect(missed.isEmpty, "\(page): \(missed), but \(path)")
        // The list of pages comes last.
        #expect(path.contains { $0.hasSuffix("“Main Menu”") }, "\(page)")
        #expect(path.last?.hasPrefix("list item") == true, "\(page)")
        desk.close()
      }
    }

    @Test func `arrow keys lead to each key of a picture, which says what it offers`() throws {
      try desk.open("fr")
      try desk.wait(for: "the picture") { $0.isPicture && $0.description.contains("fr") }
      try desk.photograph("picture-focus", width: 880, height: 620)
      let widgets = try desk.widgets(boxes: true)
      let box = try #require(widgets.first { $0.isPicture }).box
      let keys = widgets.filter { widget in
        widget.isControl && widget.box.count == 4 && widget.box[0] >= box[0]
          && widget.box[0] + widget.box[2] <= box[0] + box[2] && widget.box[1] >= box[1]
          && widget.box[1] + widget.box[3] <= box[1] + box[3]
      }
      #expect(keys.count > 50)
      #expect(keys.filter { !$0.isNamed }.isEmpty)
      try desk.reach("²")
      var reached: Set<String> = []
      for index in keys.indices {
        reached.insert(try #require(try desk.focused()).path)
        if index < keys.count - 1 { try desk.leave(with: .right) }
      }
      #expect(reached.count == keys.count)
      // E is above D.
      for _ in keys where try desk.focused()?.name != "d" { try desk.leave(with: .left) }
      try desk.leave(with: .up)
      try desk.waitForFocus("e")
      #expect(try desk.focused()?.description.hasPrefix("Holding e offers é") == true)
      try desk.perform(.tap(" "))
      try desk.wait(for: "the list") {
        $0.isPicture && $0.description.hasPrefix("Holding e offers é")
      }
      #expect(try desk.focused()?.states.contains("pressed") == true)
      try desk.perform(.press([.shift, .tab]))
      try desk.waitForFocus("Layout")
    }

    @Test func `a theme is chosen with keys, and Ctrl+Z takes back what was removed`() throws {
      try desk.store("locales", "['fr', 'de']")
      try desk.open("--page", "look")
      try desk.reach("Colourful")
      try desk.perform(.tap(" "))
      try desk.wait(until: "theme", is: "'colourful'")
      #expect(try desk.focused()?.states.contains("pressed") == true)
      desk.close()
      try desk.open("--page", "languages")
      try desk.reach("Remove français")
      try desk.perform(.tap(" "))
      try desk.wait(until: "locales", is: "['de']")
      try desk.waitForFocus("Deutsch")
      try desk.perform(.press([.control, "z"]))
      try desk.wait(until: "locales", is: "['fr', 'de']")
      try desk.waitForFocus("français")
    }

    @Test func `rows say what they show, and fields say what is wrong`() throws {
      try desk.store("hold-rules", "['=']")
      try desk.openPrograms()
      #expect(try desk.widget("Program").description.hasPrefix("This rule is invalid."))
      desk.close()
      let environment = try desk.lock(["entry-names": "true"])
      try desk.open("--page", "holding", environment: environment)
      #expect(try desk.widget("Delay", role: "slider").description.contains("milliseconds"))
      // Arabic has one word for both.
      #expect(
        try ["None", "Nothing"].contains(desk.widget("Another way to repeat a letter").description))
      try desk.start(["--page", "look"], environment: environment).waitUntilExit()
      try desk.wait(for: "Names")
      let locked = try desk.widget("Names")
      #expect(
        locked.label != locked.name || locked.description.hasPrefix("Locked by your administrator.")
      )
    }
  }
}

extension PreferencesTests {
  /// What tests call a control, and a name.
  @Suite struct WidgetTests {
    @Test(arguments: Widget.controls.sorted() + ["list item", "table cell"])
    func `a control without a name is found`(role: String) {
      for name in ["", " ", "\u{a0}", "GtkButton", "AdwActionRow", "go-up-symbolic"] {
        let widget = Widget(role: role, name: name, states: ["focusable"])
        #expect([widget].unnamed.count == 1, "“\(name)”")
      }
      #expect([Widget(role: role, name: "Move é up", states: ["focusable"])].unnamed.isEmpty)
    }

    @Test func `an entry of a list is named by the text in it, but not by that in the next one`() {
      let (used, text) = (
        Widget(role: "list item", name: "", states: ["focusable"]),
        Widget(role: "label", name: "All")
      )
      #expect([used, text].unnamed.isEmpty)
      #expect([used, used, text].unnamed.count == 1)
    }
  }
}

extension PreferencesDesk {
  /// The widget with the focus, the innermost if several report it, or `nil`.
  fileprivate func focused() throws -> Widget? { try widgets().last(where: \.isFocused) }

  /// Presses a key, and waits until another widget has the focus.
  fileprivate func leave(with key: PhysicalKey) throws {
    let now = try focused()
    try perform(.tap(key))
    try session.wait(for: "another widget than \(now?.title ?? "none")") {
      let next = try focused()
      return next != nil && next?.path != now?.path
    }
  }

  /// Presses Tab until the focus returns to where it was, and opens the rows on the way.
  ///
  /// - Returns: The widgets that had the focus, in order.
  /// - Throws: A `SessionError` if Tab does not leave a widget.
  fileprivate func walkWithTab() throws -> [Widget] {
    var path: [Widget] = []
    while path.count < 300 {
      let now = try #require(try focused(), "nothing has the focus after \(path.map(\.title))")
      if path.contains(where: { $0.path == now.path }) { return path }
      path.append(now)
      if now.states.contains("expandable"), !now.states.contains("expanded") {
        try perform(.tap(.enter))
        try session.wait(for: "the open row") {
          try focused()?.states.contains("expanded") == true
        }
        // The row unfolds.
        try perform([.wait(500)])
      }
      try leave(with: .tab)
    }
    throw SessionError("Tab does not come back, but leads to \(path.map(\.title))")
  }
}

extension PhysicalKey {
  /// The left arrow key.
  fileprivate static let left = Self(code: 105)
}
