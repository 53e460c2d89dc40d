import FrontEnd
import Hosting
import IBus

@main
struct Main {
  static func main() {
    FrontEndProgram.engine.main(
      catalogue: { EngineCatalogue.installed.xml },
      serve: { try Worker($0).run() })
  }
}

extension EngineCatalogue {
  /// The engines of the installed locales.
  static var installed: Self {
    Self(locales: LocaleLoader.names(), setup: DataDirectory.setupProgram)
  }
}

extension FrontEndProgram {
  /// The engine of IBus.
  static let engine = FrontEndProgram(
    name: "ibus-engine-callout", mode: .serve,
    modes: ["--ibus": .supervise, "-i": .supervise, "--xml": .catalogue, "-x": .catalogue],
    supervision: ["--ibus"],
    usage: """
      Usage: ibus-engine-callout [--ibus | --xml | --version | --help] [OPTION ...]

      An input method: hold a key, and pick one of its accented and related letters.
      Without --ibus, it registers with the running IBus; then "ibus engine callout"
      switches to it.

        --ibus              serve the IBus that starts this program
        --xml               print the engines for IBus's component file
      """)
}
