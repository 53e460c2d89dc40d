/// Random numbers that come again with their seed (SplitMix64), or that bytes decide.
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  private var bytes: ArraySlice<UInt8> = []

  package init(seed: UInt64) { state = seed }

  /// Takes each number from a byte; a fuzzer that changes a byte changes one decision.
  init(bytes: ArraySlice<UInt8>) {
    state = 0
    self.bytes = bytes
  }

  /// Whether no byte is left to decide anything.
  var isExhausted: Bool { bytes.isEmpty }

  package mutating func next() -> UInt64 {
    // Random numbers are made of the highest bits first.
    if let byte = bytes.popFirst() { return UInt64(byte) << 56 | mixed() >> 8 }
    return mixed()
  }

  private mutating func mixed() -> UInt64 {
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

  /// Any 32 bits.
  mutating func word() -> UInt32 { UInt32.random(in: 0...UInt32.max, using: &self) }

  /// A number of a range.
  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// One of some values.
  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &self)]
  }
}
