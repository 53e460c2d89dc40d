import CGLib
import CIBus
import CXKBCommon
import GLib
import Glibc
import Testing

/// Objects of C are freed once, by API notes, which compilers interpret differently.
///
/// Each test is a process of its own, which ends if glibc or GLib notices a second release.
@Suite("Ownership of C objects") @MainActor struct OwnershipTests {
  @Test func `A variant is freed once`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      OwnershipTests.expectNothingKept {
        let list = Variant(["é", "è"])
        let entries = Variant.dictionary([("a", Variant(true)), ("b", list)])
        return entries.members.count == 2 && list.members.map(\.string) == ["é", "è"]
          && Variant(parsing: "[1, 2]", type: "ai")?.members.last?.int == 2
      }
    }
  }

  @Test func `A text and a list of IBus are freed once`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      OwnershipTests.expectNothingKept {
        let table = IBusLookupTable(pageSize: 9, cursor: 0, cursorVisible: 0, round: 1)
        table.append(IBusText("é"))
        table.append(IBusText("è"))
        return table.candidate(at: 1).map { String(cString: $0.utf8) } == "è"
      }
    }
  }

  @Test func `A Compose table and its state are freed once`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let context = try #require(XkbContext(flags: XKB_CONTEXT_NO_FLAGS))
      let sequence = "<dead_acute> <e> : \"é\"\n"
      OwnershipTests.expectNothingKept {
        let state = XkbComposeTable(
          context: context, buffer: sequence, length: sequence.utf8.count, locale: "C.UTF-8",
          format: XKB_COMPOSE_FORMAT_TEXT_V1, flags: XKB_COMPOSE_COMPILE_NO_FLAGS
        ).flatMap { XkbComposeState(table: $0, flags: XKB_COMPOSE_STATE_NO_FLAGS) }
        _ = state?.feed(UInt32(XKB_KEY_dead_acute))
        return state?.status == XKB_COMPOSE_COMPOSING
      }
    }
  }

  @Test func `The state of a layout is freed once`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let keymap = try #require(OwnershipTests.makeKeymap())
      OwnershipTests.expectNothingKept {
        XkbState(keymap: keymap)?.keysym(keycode: 26) == UInt32(XKB_KEY_e)
      }
    }
  }

  // Compiling one takes milliseconds, so there are fewer; a leak would be 100 KB each time.
  @Test func `A layout is freed once`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      OwnershipTests.expectNothingKept(times: 300, atMost: 500_000) {
        OwnershipTests.makeKeymap()?.modifierIndex(named: "Shift") == 0
      }
    }
  }

  private static func makeKeymap() -> XkbKeymap? {
    guard let context = XkbContext(flags: XKB_CONTEXT_NO_FLAGS) else { return nil }
    return "us".withCString { layout in
      var names = xkb_rule_names()
      names.layout = layout
      return XkbKeymap(context: context, names: &names, flags: XKB_KEYMAP_COMPILE_NO_FLAGS)
    }
  }

  /// Repeats something that has to succeed, and expects that the memory in use hardly grows after the
  /// first hundredth: a leak would be 16 bytes each time or more.
  private static func expectNothingKept(
    times: Int = 20_000, atMost limit: Int = 100_000, _ body: () -> Bool
  ) {
    g_log_set_always_fatal(.critical)
    var successes = 0
    for _ in 0..<times / 100 where body() { successes += 1 }
    let before = mallinfo2().uordblks
    for _ in times / 100..<times where body() { successes += 1 }
    let kept = Int(mallinfo2().uordblks) - Int(before)
    #expect(successes == times, "It succeeds \(successes) times of \(times).")
    #expect(kept < limit, "\(kept) bytes are kept of what was made \(times) times.")
  }
}
