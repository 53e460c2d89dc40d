import CGLib

/// Data compressed by gzip.
public nonisolated enum Gzip {
  /// The content of a file, or `nil` if it is damaged, empty, or longer than a limit in bytes.
  public static func decompress(_ compressed: [UInt8], limit: Int) -> [UInt8]? {
    // The last four bytes hold the size of the content.
    let size = compressed.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    guard compressed.count >= 18, size > 0, size <= limit else { return nil }
    var content = [UInt8](repeating: 0, count: size)
    var read: gsize = 0
    var written: gsize = 0
    let result = GConverter.gzipDecompressor().convert(
      compressed, gsize(compressed.count), &content, gsize(size),
      flags: .inputAtEnd, read: &read, written: &written, error: nil)
    return result == G_CONVERTER_FINISHED && Int(written) == size ? content : nil
  }
}
