import Foundation
import Glibc
import Testing

@testable import TestSession

extension ProgramTests {
  /// What happens when a process of callout-wayland is lost, hangs or is stopped.
  @Suite @MainActor struct CompositorRecoveryTests {
    /// `IBUS_CALLOUT_ROUNDS` makes it longer than one round of all faults.
    @Test(arguments: ScriptedCompositor.Version.allCases)
    func `words arrive whole while everything goes wrong, one thing after another`(
      version: ScriptedCompositor.Version
    ) throws {
      let rounds = ProcessInfo.processInfo.environment["IBUS_CALLOUT_ROUNDS"].flatMap(Int.init) ?? 1
      let compositor = try ScriptedCompositor.withField(version, Faults(hang: 20))
      let supervisor = try compositor.supervisor
      for round in 1...rounds {
        for fault in CompositorFault.allCases {
          try fault.happen(to: compositor)
          compositor.text = ""
          try compositor.unfocus()
          try compositor.focus()
          try compositor.pick(1, of: "e")
          try compositor.tap("t")
          try compositor.pick(2, of: "e")
          for _ in 0..<2 { try compositor.tap("s") }
          try compositor.expect("étèss")
          try #require(compositor.text == "étèss", "after \(fault) in round \(round)")
        }
      }
      #expect(try compositor.supervisor != supervisor)
      #expect(try compositor.processes().count == 2)
    }
  }
}

/// What can go wrong between two words.
private enum CompositorFault: CaseIterable {
  case nothing, hostileText, leftList, brokenKeymap, focusChanges, stop, standstills, crash, hang,
    lostSupervisor

  @MainActor func happen(to compositor: ScriptedCompositor) throws {
    switch self {
    case .nothing: break
    case .hostileText: try compositor.reportHostileTexts()
    case .leftList:
      try compositor.hold("e")
      try compositor.unfocus()
      try compositor.focus()
    case .brokenKeymap:
      try compositor.breakKeymap()
      try compositor.settle()
      try compositor.setKeymap("us")
    case .focusChanges:
      for _ in 0..<20 {
        try compositor.unfocus()
        try compositor.focus()
      }
    case .stop:
      try #require(try compositor.processes().worker).send(SIGSTOP)
      try compositor.tap("a")
      try compositor.settle()
    case .standstills:
      let worker = try #require(try compositor.processes().worker)
      for milliseconds in [50, 150, 250, 400] {
        compositor.text = ""
        try compositor.unfocus()
        try compositor.focus()
        try compositor.move("s", isPress: true)
        worker.send(SIGSTOP)
        try compositor.move("s", isPress: false)
        try compositor.tap("s")
        // The time itself is what can go wrong.
        usleep(UInt32(milliseconds) * 1000)
        worker.send(SIGCONT)
        try compositor.expect("ss")
        try compositor.settle()
        try #require(compositor.text == "ss", "\(milliseconds) ms")
      }
    case .crash: try compositor.replaceWorker { $0.send(SIGKILL) }
    case .hang:
      try compositor.replaceWorker {
        $0.send(SIGUSR1)
        try compositor.tap("a")
      }
      try compositor.wait(forWords: "did not answer for about 3 s and was restarted")
    case .lostSupervisor: try compositor.replaceSupervisor(whileTyping: "a")
    }
  }
}

extension ScriptedCompositor {
  fileprivate func pick(_ number: Int, of key: PhysicalKey) throws {
    try hold(key)
    try tap(.digit(number))
  }
}
