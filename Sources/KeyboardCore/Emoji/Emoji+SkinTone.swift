extension Emoji {
  /// Whether the emoji has a skin tone.
  public var hasSkinTone: Bool { char.unicodeScalars.contains { $0.properties.isEmojiModifier } }

  /// Whether the emoji comes in skin tones.
  public var hasSkinToneVariants: Bool { !neutralSkinToneVariant.tonePlaces.isEmpty }

  /// The emoji without skin tones.
  public var neutralSkinToneVariant: Emoji {
    guard hasSkinTone else { return self }
    var scalars = String.UnicodeScalarView()
    for scalar in char.unicodeScalars {
      guard scalar.properties.isEmojiModifier else { scalars.append(scalar); continue }
      // A tone takes the place of the selector.
      if let base = scalars.last, !base.properties.isEmojiPresentation {
        scalars.append(Self.presentationSelector)
      }
    }
    let plain = String(scalars)
    return Emoji(Self.couples.first { $0.value.joined == plain }?.key ?? plain)
  }

  /// The emoji without a skin tone, and in all tones from light to dark; empty if it has none.
  ///
  /// There are 5 tones, or 25 for two people, ordered by the first person's.
  public var skinToneVariants: [Emoji] {
    let neutral = neutralSkinToneVariant
    switch neutral.tonePlaces.count {
    case 0: return []
    case 1: return [neutral] + Self.tones.map { neutral.with($0, $0) }
    default:
      return [neutral]
        + Self.tones.flatMap { first in Self.tones.map { neutral.with(first, $0) } }
    }
  }

  /// The emoji with one of the five skin tones, from 0 for light, or `nil` if it has none; two people
  /// have the same.
  func variant(ofTone tone: Int) -> Emoji? {
    let variants = skinToneVariants.dropFirst()
    guard let lightest = variants.indices.first else { return nil }
    return variants[
      lightest + (variants.count == Self.tones.count ? tone : tone * (Self.tones.count + 1))]
  }

  /// The skin tones of Fitzpatrick's scale.
  private static let tones: [Unicode.Scalar] = [
    "\u{1f3fb}", "\u{1f3fc}", "\u{1f3fd}", "\u{1f3fe}", "\u{1f3ff}",
  ]

  /// Emoji of two people that are one character if both have the same tone.
  private static let couples: [String: (joined: String, parts: [String])] = {
    let joiner = "\u{200d}"
    let parts: [String: [String]] = [
      "🤝": ["🫱", "🫲"], "👭": ["👩", "🤝", "👩"], "👫": ["👩", "🤝", "👨"],
      "👬": ["👨", "🤝", "👨"], "💏": ["🧑", "❤️", "💋", "🧑"], "💑": ["🧑", "❤️", "🧑"],
    ]
    return parts.mapValues { ($0.joined(separator: joiner), $0) }
  }()

  /// Emoji of people without skin tones in Unicode.
  private static let toneless: Set<Unicode.Scalar> = ["👯", "🤼", "👪"]

  /// The places of the characters that take a tone: none, one or two.
  private var tonePlaces: [Int] {
    if Self.couples[char] != nil { return [0, 0] }
    let scalars = Array(char.unicodeScalars)
    guard let first = scalars.first, !Self.toneless.contains(first) else { return [] }
    let places = scalars.indices.filter { scalars[$0].properties.isEmojiModifierBase }
    guard places.count > 1 else { return places }
    // Of groups, only two people who hold hands, love or kiss have tones.
    let isCouple = scalars.contains { ["🤝", "\u{2764}", "🫱"].contains($0) }
    return isCouple ? [places[0], places[places.count - 1]] : []
  }

  /// This neutral emoji with the tones of its people.
  private func with(_ first: Unicode.Scalar, _ last: Unicode.Scalar) -> Emoji {
    if let couple = Self.couples[char] {
      guard first != last else { return Emoji(char + String(first)) }
      return Emoji(couple.joined).with(first, last)
    }
    let places = tonePlaces
    var result = String.UnicodeScalarView()
    for (place, scalar) in char.unicodeScalars.enumerated() {
      if scalar == Self.presentationSelector, places.contains(place - 1) { continue }
      result.append(scalar)
      if place == places.first {
        result.append(first)
      } else if place == places.last {
        result.append(last)
      }
    }
    return Emoji(String(result))
  }
}
