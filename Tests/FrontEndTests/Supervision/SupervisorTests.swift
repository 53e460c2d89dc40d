import Glibc
import Testing

@Suite("The supervisor of a program") nonisolated struct SupervisorTests {
  /// What `waitpid` says of an end with a code.
  private func exited(_ code: Int32) -> Int32 { code << 8 }

  /// KWin learns of the worker's end by that of the connection, and starts only what has crashed.
  @Test func `With a connection that KWin has handed over, a crash of the worker is one of all`()
    throws
  {
    let (compositor, end) = try WireCompositor.pair()
    let program = try SupervisedProgram(handing: end)
    close(end)
    try program.wait(for: "first request") { compositor.take() != 0 }
    let worker = try #require(program.worker)
    kill(program.supervisor, SIGSTOP)
    kill(worker, SIGKILL)
    // The supervisor has no copy that would keep it open.
    try program.wait(for: "end of the connection") { compositor.take() == nil }
    kill(program.supervisor, SIGCONT)
    try program.wait(for: "end of the supervisor") { program.hasEnded }
    #expect(program.status == SIGKILL)
  }

  @Test func `After five crashes in a minute the sixth is the last one`() throws {
    let program = try SupervisedProgram()
    for _ in 0...5 {
      let (_, worker) = try program.connection()
      #expect(!program.hasEnded)
      kill(worker, SIGKILL)
    }
    try program.wait(for: "end of the supervisor") { program.hasEnded }
    #expect(program.status == exited(1))
  }

  @Test func `Whoever ends the supervisor ends the worker, and no other one starts`() throws {
    let program = try SupervisedProgram()
    let (compositor, _) = try program.connection()
    kill(program.supervisor, SIGTERM)
    try program.wait(for: "end of the supervisor") { program.hasEnded }
    #expect(program.status == exited(0))
    try program.wait(for: "end of the worker") { compositor.take() == nil }
  }

  @Test func `A worker that was stopped goes on after three seconds, and not before`() throws {
    let program = try SupervisedProgram()
    let (compositor, worker) = try program.connection()
    compositor.offer("zwp_input_method_v1")
    // It asks two questions, 12 bytes each, before it takes what is offered.
    var count = 0
    try program.wait(for: "input method") {
      count += compositor.take() ?? 0
      return count > 24
    }
    // It answers in its main loop.
    compositor.send(WireCompositor.firstObject, 0, [WireCompositor.ownObject])
    try program.wait(for: "answer") { compositor.take() != 0 }
    kill(worker, SIGSTOP)
    try program.wait(for: "standstill") { SupervisedProgram.isStopped(worker) }
    while let count = compositor.take(), count > 0 {}
    compositor.send(WireCompositor.firstObject, 0, [WireCompositor.ownObject + 1])
    let start = ContinuousClock.now
    try program.wait(for: "end of the standstill") { !SupervisedProgram.isStopped(worker) }
    let time = ContinuousClock.now - start
    #expect(time > .seconds(2), "after \(time)")
    // It is the same one, and knows what was typed.
    var answer: Int? = 0
    try program.wait(for: "answer") {
      answer = compositor.take()
      return answer != 0
    }
    #expect(answer != nil)
  }
}
