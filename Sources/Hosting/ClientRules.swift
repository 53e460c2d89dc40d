package import KeyboardCore

/// The rules for clients that come with the program, in `data/clients.json`.
public struct ClientRules {
  /// The rules; the first one that matches applies.
  package private(set) var rules: [ClientRule] = []
  /// One sentence for each problem with the file.
  public private(set) var problems: [String] = []

  /// Reads the rules, without those that are wrong.
  public init(path: String = DataDirectory.path + "/clients.json") {
    do {
      let document = try JSONValue(parsing: TextFile.read(path))
      for entry in document["rules"]?.array ?? [] {
        guard let text = entry["rule"]?.string else {
          problems.append("\(path): a rule has no \"rule\"; it is left out.")
          continue
        }
        do {
          var quirks = ClientQuirks()
          for name in (entry["quirks"]?.array ?? []).compactMap(\.string) {
            if let quirk = ClientQuirks.named[name] {
              quirks.formUnion(quirk)
            } else {
              problems.append("\(path): there is no quirk \"\(name)\"; it is left out.")
            }
          }
          rules.append(ClientRule(try HoldRule(text), quirks: quirks))
        } catch {
          problems.append("\(path): \(error); it is left out.")
        }
      }
    } catch {
      problems.append("\(path): \(error); the rules for programs are not applied.")
    }
  }
}
