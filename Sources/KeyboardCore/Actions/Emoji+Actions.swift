extension Emoji {
  /// Actions for the emoji without a skin tone and in all tones; empty if it has none.
  public var skinToneVariantActions: [KeyboardAction] {
    let variants = skinToneVariants
    return variants.isEmpty
      ? [] : ([neutralSkinToneVariant] + variants).map { .emoji($0) }
  }
}
