/// A set of characters, such as those that fonts show.
package struct CharacterRanges: Hashable, Sendable {
  private let ranges: [ClosedRange<UInt32>]

  /// Reads code points and their ranges as fontconfig prints them, `20-7e a0 17f`, in any order.
  package init(parsing text: String) {
    let read = text.utf8.split { $0 <= 0x20 }.compactMap { word -> ClosedRange<UInt32>? in
      let ends = word.split(separator: UInt8(ascii: "-"))
        .compactMap { UInt32(String(decoding: $0, as: UTF8.self), radix: 16) }
      guard let first = ends.first, let last = ends.last, first <= last, ends.count <= 2 else {
        return nil
      }
      return first...last
    }
    var joined: [ClosedRange<UInt32>] = []
    for range in read.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, range.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    ranges = joined
  }

  /// The ranges as they are read.
  package var text: String {
    ranges.map { range in
      let first = String(range.lowerBound, radix: 16)
      return range.count == 1 ? first : first + "-" + String(range.upperBound, radix: 16)
    }.joined(separator: " ")
  }

  /// Whether there is no character.
  package var isEmpty: Bool { ranges.isEmpty }

  /// Whether a character is one of them.
  package func contains(_ scalar: Unicode.Scalar) -> Bool {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < scalar.value { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(scalar.value)
  }
}
