import KeyboardCore
import Synchronization
import Testing

@Suite("Locale files that are read when they are needed") struct LocaleFilesTests {
  /// The locales whose files were read, in order.
  private final class Readings: Sendable {
    private let locales = Mutex<[LocaleIdentifier]>([])

    var all: [LocaleIdentifier] { locales.withLock { $0 } }
    func add(_ locale: LocaleIdentifier) { locales.withLock { $0.append(locale) } }
  }

  private let readings = Readings()

  private var library: LocaleLibrary {
    let names = [
      "base": nil, "en": "English", "no": nil, "nb": "norsk", "und-x-math": "Mathematics",
    ]
    return LocaleLibrary(
      unread: Set(names.keys.map { LocaleIdentifier($0) }),
      files: LocaleFiles { [readings] id in
        guard let name = names[id.rawValue] else { return nil }
        readings.add(id)
        var data = LocaleData(id: id)
        data.name = name
        data.keys = ["space": "\(id)"]
        return data
      })
  }

  @Test func `A text needs the files of its locale and of English`() {
    #expect(library.text(of: "space", in: "nb") == "nb")
    #expect(readings.all == ["nb", "no", "en"])
  }

  @Test func `Copies of a library read a file once`() {
    let first = library
    var second = first
    second.add(LocaleData(id: "xx"))
    for library in [first, second, first] { #expect(library["nb"]?.name == "norsk") }
    #expect(readings.all == ["nb"])
  }

  @Test func `Which locales there are is known before any file is read`() {
    let library = library
    #expect(library.identifiers == ["en", "nb", "no", "und-x-math"])
    #expect(library.sets == ["und-x-math"])
    #expect(library.knows("nb-NO"))
    let knowsGerman = library.knows("de")
    #expect(!knowsGerman)
    #expect(readings.all == [])
    #expect(library["de"] == nil)
    #expect(library.namedIdentifiers == ["en", "nb"])
  }

  @Test func `A locale of your own goes on top of its file`() {
    var library = library
    var data = LocaleData(id: "nb")
    data.keys = ["return": "retur"]
    library.add(data)
    #expect(library.text(of: "return", in: "nb") == "retur")
    #expect(library.text(of: "space", in: "nb") == "nb")
    #expect(library.name(of: "nb") == "norsk")
    #expect(library.identifiers.count == 4)
  }

  @Test func `Without a reader, a locale is known and has no data until it is added`() {
    var library = LocaleLibrary(unread: ["de", "fr"])
    #expect(library.knows("de"))
    #expect(library.identifiers == [])
    library.add(LocaleData(id: "de"))
    #expect(library.identifiers == ["de"])
  }

  @Test func `Names in other languages are read by language`() {
    let names = LocaleNames(
      unread: LocaleFiles { [readings] language in
        readings.add(language)
        return try? LocaleNames(parsing: #"{"\#(language)": {"fr": "français in \#(language)"}}"#)
      })
    #expect(names.name(of: "fr", in: "de") == "français in de")
    #expect(names.name(of: "sv", in: "de") == nil)
    #expect(readings.all == ["de"])
  }
}
