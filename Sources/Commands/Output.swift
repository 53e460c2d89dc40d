import GLib
import Glibc
import Hosting
package import KeyboardCore

/// A line as the session can show it: without what could control the terminal, as it may quote a file or
/// another program; and without Unicode, with our signs in ASCII.
package func shown(_ line: String) -> String {
  let line = line.oneLine
  guard !LocaleLoader.usesUnicode else { return line }
  let signs: [Character: String] = ["→": "->", "▸": ">", "×": "x", "…": "...", "✓": "+", "✗": "x"]
  return line.map { signs[$0] ?? String($0) }.joined()
}

/// Prints a line immediately, for whoever is watching.
package func printNow(_ line: String) {
  print(line.printable)
  fflush(nil)
}

package nonisolated func printError(_ line: String) {
  _ = SystemCall.writeAll(Array("\(line.printable)\n".utf8), to: STDERR_FILENO)
}

/// Prints rows: each as a line, or all of them as a JSON array.
package func printRows(_ rows: [(line: String, json: JSONValue)], asJSON isJSON: Bool) {
  if isJSON { return print(JSONValue.array(rows.map(\.json)).compact) }
  for row in rows { print(row.line.printable) }
}
