import Foundation

/// The component file of the tested engine.
struct ComponentFile {
  /// The engine's program.
  var program: URL
  /// The program's arguments besides `--ibus`.
  var arguments: [String]
  /// The engines it offers.
  var engines = ["callout", "callout:fr"]

  /// The file's content.
  var text: String {
    let exec = ([program.path, "--ibus"] + arguments).map(\.shellQuoted).joined(separator: " ")
    let descriptions = engines.map { name in
      """
          <engine>
            <name>\(name)</name>
            <longname>Callout</longname>
            <language>\(name.split(separator: ":").dropFirst().first ?? "t")</language>
            <layout>default</layout>
            <rank>0</rank>
            <symbol>é</symbol>
            <icon_prop_key>InputMode</icon_prop_key>
          </engine>
      """
    }
    return """
      <component>
        <name>org.freedesktop.IBus.Callout</name>
        <description>Callout</description>
        <exec>\(exec.xmlEscaped)</exec>
        <engines>
      \(descriptions.joined(separator: "\n"))
        </engines>
      </component>

      """
  }

  /// Writes the file.
  ///
  /// - Parameter folder: The folder, which must be empty.
  /// - Throws: An error of the file system.
  func write(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try text.write(
      to: folder.appending(path: "callout.xml"), atomically: true, encoding: .utf8)
  }
}

extension String {
  /// The text as one shell word, as GLib reads `<exec>`.
  fileprivate var shellQuoted: String {
    "'" + replacing("'", with: #"'\''"#) + "'"
  }

  fileprivate var xmlEscaped: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
