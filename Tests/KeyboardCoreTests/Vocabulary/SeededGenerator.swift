/// Random numbers that come again with their seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }
}

extension SeededGenerator {
  /// Whether something happens that happens so many times in a hundred.
  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

  /// A number of a range.
  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// One of some values.
  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &self)]
  }
}
