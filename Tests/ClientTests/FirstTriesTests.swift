import Testing

@Suite("First tries") struct FirstTriesTests {
  private func tries(_ cases: Int, failing failures: Int) -> FirstTries {
    var tries = FirstTries()
    for index in 0..<cases {
      tries.add("case \(index)", reasons: index < failures ? ["an e was lost"] : [])
    }
    return tries
  }

  @Test(arguments: [(200, 4), (199, 3), (100, 2), (99, 1), (10, 1), (1, 1), (1, 0), (0, 0)])
  func `Two in a hundred may fail, and one of few`(cases: Int, failures: Int) {
    #expect(!tries(cases, failing: failures).hasTooManyFailures)
  }

  @Test(arguments: [(200, 5), (199, 4), (149, 3), (100, 3), (99, 2), (10, 2), (2, 2)])
  func `More may not`(cases: Int, failures: Int) {
    #expect(tries(cases, failing: failures).hasTooManyFailures)
  }

  @Test func `The summary names what failed, and why`() {
    #expect(
      tries(50, failing: 1).summary
        == "first tries: 1 of 50 failed\n  case 0: an e was lost")
  }
}
