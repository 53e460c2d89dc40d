import GLib
import Glibc

/// The layouts of xkeyboard-config that are installed, by what they are called.
public struct LayoutCatalogue {
  /// A layout.
  public struct Entry: Hashable, Sendable {
    /// Its name, with its variant in brackets, such as `fr(bepo)`.
    public var name: String
    /// What it is called, in English.
    public var description: String

    /// Creates a layout.
    public init(name: String, description: String) {
      self.name = name
      self.description = description
    }

    /// What it is called in the language of the session.
    public var localizedDescription: String {
      Translation.text(description, of: "xkeyboard-config")
    }
  }

  /// The layouts in the order of the list: each before its variants.
  public let entries: [Entry]
  /// One sentence where the list could not be read, or `nil`.
  public let problem: String?

  /// Reads the list of the installed layouts.
  ///
  /// - Parameter path: The list, which is one of X's files of rules.
  public init(path: String = Self.path) {
    do {
      entries = Self.entries(of: try TextFile.read(path))
      problem = nil
    } catch {
      entries = []
      problem = "\(path): \(error); install the package xkb-data."
    }
  }

  /// The layout of a name, or `nil` where the list has none.
  public subscript(name: String) -> Entry? { entries.first { $0.name == name } }

  /// Where the list is.
  public static var path: String {
    (DataDirectory.environment("XKB_CONFIG_ROOT") ?? "/usr/share/X11/xkb") + "/rules/evdev.lst"
  }

  /// A section begins with `! layout` or `! variant`; a line is a name and a description, which
  /// begins with the layout and a colon where the name is a variant's.
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
    // "custom" is a layout that users may or may not have written.
    return layouts.filter { $0.name != "custom" }.flatMap { [$0] + (variants[$0.name] ?? []) }
  }
}
