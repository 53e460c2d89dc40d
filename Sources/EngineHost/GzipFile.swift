import CIBus

/// Reading compressed text files.
enum GzipFile {
  /// The content of a file in UTF-8.
  ///
  /// - Throws: `TextFile.FileError` where it cannot be read or is not what it should be.
  static func read(_ path: String) throws(TextFile.FileError) -> String {
    let compressed = try TextFile.bytes(of: path)
    // The last four bytes say how long the content is.
    let size = compressed.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    guard compressed.count >= 18, size <= TextFile.sizeLimit else {
      throw TextFile.FileError(description: "the file is not compressed as it should be")
    }
    var content = [UInt8](repeating: 0, count: size)
    let decompressor = g_zlib_decompressor_new(G_ZLIB_COMPRESSOR_FORMAT_GZIP)
    defer { g_object_unref(UnsafeMutableRawPointer(decompressor)) }
    var read: gsize = 0
    var written: gsize = 0
    let result = g_converter_convert(
      decompressor, compressed, gsize(compressed.count), &content, gsize(size),
      G_CONVERTER_INPUT_AT_END, &read, &written, nil)
    guard result == G_CONVERTER_FINISHED, Int(written) == size,
      let text = String(validating: content, as: UTF8.self)
    else { throw TextFile.FileError(description: "the file is damaged") }
    return text
  }
}
