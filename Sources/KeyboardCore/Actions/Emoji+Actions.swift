extension Emoji {
  /// Actions for the emoji without a skin tone and in all tones; empty if it has none.
  public var skinToneVariantActions: [KeyboardAction] {
    skinToneVariants.map { .emoji($0) }
  }
}
