extension Emoji {
  /// The emoji without skin tones and then in all of them, as actions; empty if it has none.
  public var skinToneVariantActions: [KeyboardAction] {
    let variants = skinToneVariants
    return variants.isEmpty
      ? [] : ([neutralSkinToneVariant] + variants).map { .emoji($0) }
  }
}
