import EngineHost
import KeyboardCore
import KeyboardLayouts

/// The rules a locale file is to keep.
struct LocaleCheck {
  /// What is wrong with a file.
  struct Result {
    /// One sentence for each problem.
    var problems: [String] = []
    /// What could not be checked, in one sentence, or `nil`.
    var remark: String?
  }

  let library: LocaleLibrary
  let exemplars: [LocaleIdentifier: Exemplars]
  let cldr: CLDR?

  /// Checks a file.
  func check(_ path: String) -> Result {
    let document: JSONValue
    let data: LocaleData
    do {
      let text = try TextFile.read(path)
      data = try LocaleData(parsing: text)
      document = try JSONValue(parsing: text)
    } catch {
      return Result(problems: ["\(error)."])
    }
    var rules = LocaleRules(data: data, document: document, library: contributed(data))
    rules.checkForm(fileName: path, knownKeys: library[KeyboardLocale.english.locale]?.keys ?? [:])
    var result = Result()
    // The base set and what several locales share have no letters of their own to reach.
    if let data = rules.library[data.id], data.name != nil {
      let source = sequence(first: data.id, next: \.parent)
      if let letters = source.lazy.compactMap({ exemplars[$0] }).first
        ?? cldr?.exemplars(of: data.id)
      {
        rules.checkLetters(letters)
      } else {
        result.remark =
          "the letters could not be checked: data/exemplars.json has none of \(data.id)"
          + (cldr == nil ? "; \(CLDR.advice)." : ", nor has CLDR.")
      }
    } else if !library.knows(data.id), data.id != LocaleLibrary.base {
      rules.report("a new locale needs a \"name\"")
    }
    result.problems = rules.problems
    return result
  }

  /// The library with a file as it will be: one that has a name in place of what is there of its
  /// locale; one that has none, such as a user's own, on top of that.
  private func contributed(_ data: LocaleData) -> LocaleLibrary {
    let kept = [LocaleLibrary.base].compactMap { library[$0] } + library.lineage(of: data.id)
    return LocaleLibrary(kept.filter { data.name == nil || $0.id != data.id } + [data])
  }
}
