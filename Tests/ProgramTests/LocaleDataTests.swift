import Testing

extension ProgramTests {
  /// The letters that the keys of the locales offer.
  @Suite @MainActor struct LocaleDataTests {
    @Test(arguments: Exemplars.locales, ["native", "us"])
    func `a list has each letter once, without the key's own, and the language's first`(
      locale: String, layout: String
    ) throws {
      let lists = try OfferedLetters(locale, on: layout).lists
      #expect(!lists.isEmpty)
      for (base, letters) in lists {
        #expect(Set(letters).count == letters.count, "\(base): \(letters)")
        #expect(!letters.contains(base), "\(base): \(letters)")
        #expect(!letters.contains(""), "\(base): \(letters)")
      }
      guard layout == "native" else { return }
      for (base, (own, foreign)) in try LocaleFile(locale).callouts {
        guard let letters = lists[base] else { continue }
        #expect(letters.starts(with: own), "\(base): \(letters)")
        let places = foreign.compactMap(letters.firstIndex)
        #expect(places == places.sorted(), "\(base): \(letters)")
      }
    }
  }
}
