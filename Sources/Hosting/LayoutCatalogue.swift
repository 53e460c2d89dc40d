import GLib
import Glibc

/// The installed layouts of xkeyboard-config.
public struct LayoutCatalogue {
  /// A layout.
  public struct Entry: Hashable, Sendable {
    /// Its name, such as `fr(bepo)`.
    public var name: String
    /// Its description in English.
    public var description: String

    /// Creates a layout.
    public init(name: String, description: String) {
      self.name = name
      self.description = description
    }

    /// Its description in the language of the session.
    public var localizedDescription: String {
      Translation.text(description, of: "xkeyboard-config")
    }
  }

  /// The layouts in the order of the list, each before its variants.
  public let entries: [Entry]
  /// The reason why the list could not be read, as a sentence, or `nil`.
  public let problem: String?

  /// Reads the list, which is one of X's files of rules.
  public init(path: String = Self.path) {
    do {
      entries = Self.entries(of: try TextFile.read(path))
      problem = nil
    } catch {
      entries = []
      problem = "\(path): \(error); install the package xkb-data."
    }
  }

  /// The layout of a name, or `nil`.
  public subscript(name: String) -> Entry? { entries.first { $0.name == name } }

  /// The path of the list.
  public static var path: String {
    (DataDirectory.environment("XKB_CONFIG_ROOT") ?? "/usr/share/X11/xkb") + "/rules/evdev.lst"
  }

  /// Reads sections, which begin with `! layout` or `! variant`.
  ///
  /// A line is a name and a description; that of a variant begins with the layout and a colon.
  private static func entries(of list: String) -> [Entry] {
    var section: Substring = ""
    var layouts: [Entry] = []
    var variants: [String: [Entry]] = [:]
    for line in list.split(separator: "\n") {
      if line.hasPrefix("!") {
        section = line.dropFirst().drop { $0 == " " }
        continue
      }
      let words = line.split(separator: " ", maxSplits: 1)
      guard words.count == 2 else { continue }
      let name = String(words[0])
      let text = String(words[1].drop { $0 == " " })
      if section == "layout" {
        layouts.append(Entry(name: name, description: text))
      } else if section == "variant", let colon = text.firstIndex(of: ":") {
        let layout = String(text[..<colon])
        let description = String(text[colon...].dropFirst().drop { $0 == " " })
        variants[layout, default: []].append(
          Entry(name: "\(layout)(\(name))", description: description))
      }
    }
    // "custom" is a layout that need not exist.
    return layouts.filter { $0.name != "custom" }.flatMap { [$0] + (variants[$0.name] ?? []) }
  }
}
